import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import {
  BANK_PAGE_ROWS,
  useBankCommentsQuery,
  useLazyBankCommentsQuery,
} from '@marklight/api-client/comment-bank-api';
import { Button } from '@marklight/ui/antd';
import { Input } from '@marklight/ui/antd-input';
import { usedWords } from '@marklight/ui/comment-bank/used-words';
import { Dialog } from '@marklight/ui/overlays';
import { PageTurner } from '@marklight/ui/page-turner';
import { ErrorState, SkeletonLines } from '@marklight/ui/states';
import { useStillWhilePressed } from '../hooks/use-still-while-pressed';

/** Long enough that typing a word makes one search. */
const PAUSE_MS = 150;

export interface BankPickerProps {
  open: boolean;
  /** Where the words go, said in a sentence. */
  goesTo: string;
  onChoose: (words: string) => void;
  onManage: () => void;
  onClose: () => void;
  /** Called when it has closed. */
  onClosed: () => void;
}

/** The comment bank while reviewing: type to find a comment, Enter or a click inserts it. */
export function BankPicker({ open, onClose, onClosed, onManage, ...picker }: BankPickerProps) {
  return (
    <Dialog
      open={open}
      className="cb-dialog ml-thumbs"
      title="Comment bank"
      width={560}
      onCancel={onClose}
      // The field or the criterion gets the focus, not the button that opened the dialog.
      focusable={{ focusTriggerAfterClose: false }}
      afterClose={onClosed}
      destroyOnHidden
      footer={
        <div className="ml-actions">
          <Button onClick={onManage}>Manage comments</Button>
          <Button onClick={onClose}>Close</Button>
        </div>
      }
    >
      <Picker {...picker} />
    </Dialog>
  );
}

function Picker({ goesTo, onChoose }: Pick<BankPickerProps, 'goesTo' | 'onChoose'>) {
  const id = useId();
  const [text, setText] = useState('');
  const [at, setAt] = useState({ search: '', page: 1 });
  const [active, setActive] = useState(0);
  const { data, currentData, error, isFetching, refetch } = useBankCommentsQuery(at, {
    refetchOnMountOrArgChange: true,
  });
  const [find] = useLazyBankCommentsQuery();
  const box = useRef<HTMLDivElement>(null);
  /** False once the dialog is gone, and after the first choice. */
  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    box.current?.querySelector('input')?.focus();
    return () => {
      isOpen.current = false;
    };
  }, []);
  const wanted = text.trim();
  useEffect(() => {
    if (wanted === at.search) return;
    const timer = setTimeout(() => {
      setActive(0);
      setAt({ search: wanted, page: 1 });
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [wanted, at.search]);
  useEffect(() => {
    document.getElementById(`${id}-${active}`)?.scrollIntoView?.({ block: 'nearest' });
  }, [id, active]);
  // Until the answer is there, the rows of the earlier search stay.
  const found = currentData ?? (error ? undefined : data);
  const [rows, hold] = useStillWhilePressed(found?.rows ?? []);
  const choose = (words: string | undefined) => {
    if (words === undefined || !isOpen.current) return;
    isOpen.current = false;
    onChoose(words);
  };
  /** What is on the screen may still belong to the earlier search. */
  const chooseFirst = async () => {
    const { data } = await find({ search: wanted, page: 1 });
    choose(data?.rows[0]?.words);
  };
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      if (rows.length > 0) setActive((active + step + rows.length) % rows.length);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      if (event.repeat) return;
      if (wanted === at.search && currentData) choose(rows[active]?.words);
      else void chooseFirst();
    }
  };
  return (
    <div ref={box} className="ml-stack ml-gap-8">
      <Input
        role="combobox"
        aria-label="Find a comment"
        aria-expanded={rows.length > 0}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={rows.length > 0 ? `${id}-${active}` : undefined}
        placeholder="Type some of its words"
        autoComplete="off"
        maxLength={200}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={press}
      />
      <p className="ml-hint">{goesTo}</p>
      <p className="ml-sr-only" role="status">
        {currentData && foundWords(currentData.total)}
      </p>
      <ul
        id={`${id}-list`}
        className="er-options ml-list ml-lined ml-frame gd-scroll ml-scrolls"
        role="listbox"
        aria-label="Comments"
        hidden={rows.length === 0}
        onPointerDown={hold}
      >
        {rows.map(({ id: key, words, uses }, index) => (
          <li
            key={key}
            id={`${id}-${index}`}
            className="ml-box ml-col ml-gap-2"
            role="option"
            aria-selected={index === active}
            onMouseMove={() => setActive(index)}
            onClick={() => choose(words)}
          >
            <span className="ml-clamp ml-preline" dir="auto">
              {words}
            </span>
            <span className="ml-hint">{usedWords(uses)}</span>
          </li>
        ))}
      </ul>
      {found ? (
        <>
          {found.rows.length === 0 && rows.length === 0 && (
            <p className="ml-hint">{nothingWords(at.search)}</p>
          )}
          <PageTurner
            page={at.page}
            pageRows={BANK_PAGE_ROWS}
            total={found.total}
            onTurn={(page) => {
              setActive(0);
              setAt({ ...at, page });
              box.current?.querySelector('input')?.focus();
            }}
          />
        </>
      ) : error ? (
        <ErrorState
          title="Your comments could not be loaded."
          error={error}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <SkeletonLines />
      )}
    </div>
  );
}

function foundWords(total: number): string {
  return total === 1 ? '1 comment' : `${total.toLocaleString('en-AU')} comments`;
}

function nothingWords(search: string): string {
  return search === ''
    ? 'Your comment bank is empty. It fills with what you write when you approve an essay; under “Manage comments” you can add and import others.'
    : 'No comment has these words.';
}
