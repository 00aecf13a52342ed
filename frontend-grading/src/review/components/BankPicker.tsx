import { useEffect, useId, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { BANK_PAGE_ROWS, useLazyBankCommentsQuery } from '@marklight/api-client/comment-bank-api';
import { Button } from '@marklight/ui/antd';
import { Input } from '@marklight/ui/antd-input';
import { usedWords } from '@marklight/ui/comment-bank/used-words';
import { Dialog } from '@marklight/ui/overlays';
import { PageTurner } from '@marklight/ui/page-turner';
import { ErrorState, SkeletonLines } from '@marklight/ui/states';
import { useBankSearch } from '../hooks/use-bank-search';

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
  const { shown, next, isCurrent, error, ...search } = useBankSearch();
  const [find] = useLazyBankCommentsQuery();
  const box = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLUListElement>(null);
  /** The row that the arrow keys or the mouse highlighted, and in which list; it means nothing in a later one. */
  const [moved, setMoved] = useState<{ in: unknown; to: number } | null>(null);
  /** Counts everything that cancels an Enter which is still waiting for its answer. */
  const changes = useRef(0);
  /** Whether an Enter is waiting: the mouse must not highlight a row that it will not insert. */
  const enterWaits = useRef(false);
  /** False once the dialog is gone, and after the first choice. */
  const isOpen = useRef(true);
  const cancelEnter = () => {
    changes.current += 1;
    enterWaits.current = false;
  };
  const focusSearch = () => box.current?.querySelector('input')?.focus();
  useEffect(() => {
    isOpen.current = true;
    focusSearch();
    return () => {
      isOpen.current = false;
    };
  }, []);
  useLayoutEffect(() => {
    if (list.current) list.current.scrollTop = 0;
  }, [shown]);
  const rows = shown?.found.rows ?? [];
  // The first row is what Enter inserts, unless another list is on its way.
  const active = moved?.in === shown ? (moved?.to ?? null) : isCurrent && rows.length > 0 ? 0 : null;
  const choose = (words: string | undefined) => {
    if (words === undefined || !isOpen.current) return;
    isOpen.current = false;
    onChoose(words);
  };
  const change = (then: () => void) => {
    cancelEnter();
    setMoved(null);
    then();
  };
  /** Inserts the first comment of the answer that is on its way. */
  const chooseFirst = async () => {
    const before = changes.current;
    enterWaits.current = true;
    const { data } = await find(next);
    if (changes.current !== before) return;
    enterWaits.current = false;
    choose(data?.rows[0]?.words);
  };
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      if (rows.length === 0) return;
      const to = ((active ?? (step > 0 ? -1 : 0)) + step + rows.length) % rows.length;
      cancelEnter();
      setMoved({ in: shown, to });
      document.getElementById(`${id}-${to}`)?.scrollIntoView?.({ block: 'nearest' });
    } else if (event.key === 'Enter') {
      event.preventDefault();
      if (event.repeat) return;
      if (isCurrent || active !== null) choose(rows[active ?? -1]?.words);
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
        aria-activedescendant={active === null ? undefined : `${id}-${active}`}
        placeholder="Type some of its words"
        autoComplete="off"
        maxLength={200}
        value={search.text}
        onChange={(event) => change(() => search.setText(event.target.value))}
        onKeyDown={press}
      />
      <p className="ml-hint">{goesTo}</p>
      <p className="ml-sr-only" role="status">
        {error ? '' : isCurrent && shown ? foundWords(shown.found.total) : 'Searching…'}
      </p>
      <ul
        ref={list}
        id={`${id}-list`}
        className={`er-options ml-list ml-lined ml-frame gd-scroll ml-scrolls${isPaged(shown) ? ' er-options-page' : ''}`}
        role="listbox"
        aria-label="Comments"
        aria-busy={!isCurrent}
        hidden={rows.length === 0}
        onPointerDown={search.beginPress}
      >
        {rows.map(({ id: key, words, uses }, index) => (
          <li
            key={key}
            id={`${id}-${index}`}
            className="ml-box ml-col ml-gap-2"
            role="option"
            aria-selected={index === active}
            onMouseMove={() => !enterWaits.current && setMoved({ in: shown, to: index })}
            onClick={() => choose(words)}
          >
            <span className="ml-clamp ml-preline" dir="auto">
              {words}
            </span>
            <span className="ml-hint">{usedWords(uses)}</span>
          </li>
        ))}
      </ul>
      {shown ? (
        <>
          {rows.length === 0 && <p className="ml-hint">{nothingWords(shown.asked.search)}</p>}
          <PageTurner
            page={shown.asked.page}
            pageRows={BANK_PAGE_ROWS}
            total={shown.found.total}
            onTurn={(page) =>
              change(() => {
                search.turnTo(page);
                focusSearch();
              })
            }
          />
        </>
      ) : error ? (
        <ErrorState
          title="Your comments could not be loaded."
          error={error}
          retrying={search.isFetching}
          onRetry={() => {
            void search.refetch();
            focusSearch();
          }}
        />
      ) : (
        <SkeletonLines />
      )}
    </div>
  );
}

/** All pages have the same height, so that the button that turns them stays under the pointer. */
const isPaged = (shown: { found: { total: number } } | null): boolean =>
  (shown?.found.total ?? 0) > BANK_PAGE_ROWS;

function foundWords(total: number): string {
  return total === 1 ? '1 comment' : `${total.toLocaleString('en-AU')} comments`;
}

function nothingWords(search: string): string {
  return search === ''
    ? 'Your comment bank is empty. It fills with what you write when you approve an essay; under “Manage comments” you can add and import others.'
    : 'No comment has these words.';
}
