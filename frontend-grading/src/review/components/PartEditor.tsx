import { Check, PencilLine, Plus, Undo2, X } from 'lucide-react';
import { useId, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import {
  FEEDBACK_MAX_CHARACTERS,
  POINT_MAX_CHARACTERS,
  POINTS_MAX,
  QUOTE_MAX_CHARACTERS,
} from '@marklight/contracts/business';
import { Button } from '@marklight/ui/antd';
import { Input } from '@marklight/ui/antd-input';
import { rowsFor } from '../logic/review-words';
import { sameEntries } from '../logic/words';

const MOST_CHARACTERS = {
  text: FEEDBACK_MAX_CHARACTERS,
  points: POINT_MAX_CHARACTERS,
  quotes: QUOTE_MAX_CHARACTERS,
} as const;

export interface PartEditorProps {
  title: string;
  /** Follows the title, for people who cannot see where it is: "for criterion 2". */
  of: string;
  /** What one entry is called: "step". */
  entry: string;
  kind: keyof typeof MOST_CHARACTERS;
  mine: readonly string[];
  proposal: readonly string[];
  /** What another window saved in the meantime; null if nothing was. */
  theirs: readonly string[] | null;
  /** What is wrong with an entry, besides its length. */
  problemOf?: (entry: string) => string | null;
  /** Shown above the fields. */
  hint?: string;
  /** Shown with the words, whether or not they are being changed. */
  note?: ReactNode;
  /** It can be removed, but not reworded. */
  isFixed?: boolean;
  onChange: (entries: readonly string[]) => void;
  /** How it reads. */
  children: ReactNode;
}

/** One part of what the student reads, which can be read, changed, removed, and taken back to what was proposed. */
export function PartEditor(props: PartEditorProps) {
  const { title, of, entry, mine, proposal, theirs, isFixed = false, onChange, children } = props;
  const [isOpen, setIsOpen] = useState(false);
  /** An empty field at the end, which does not count as a change until something is typed in it. */
  const [isAdding, setIsAdding] = useState(false);
  const shown = isAdding || mine.length === 0 ? [...mine, ''] : mine;
  const opener = useRef<HTMLButtonElement>(null);
  const fields = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  /** Where the focus goes after the next render: the field at this position, or the button that opens the fields. */
  const goTo = useRef<number | 'opener' | null>(null);
  useLayoutEffect(() => {
    const place = goTo.current;
    goTo.current = null;
    if (place === null) return;
    const areas = [...(fields.current?.querySelectorAll('textarea') ?? [])];
    const area = place === 'opener' ? null : areas[Math.min(place, areas.length - 1)];
    // A score that was left out has neither.
    (area ?? opener.current ?? heading.current)?.focus();
  });
  const isEmpty = mine.length === 0;
  const isYours = !sameEntries(mine, proposal);
  const open = () => {
    goTo.current = 0;
    setIsOpen(true);
  };
  const close = () => {
    goTo.current = 'opener';
    setIsOpen(false);
    setIsAdding(false);
    const filled = mine.filter((text) => text.trim() !== '');
    if (filled.length < mine.length) onChange(filled);
  };
  const remove = (index: number) => {
    goTo.current = shown.length > 1 ? index : 'opener';
    if (shown.length === 1) setIsOpen(false);
    if (index === mine.length) setIsAdding(false);
    else onChange(mine.filter((_, place) => place !== index));
  };
  /** For buttons that remove themselves: the keyboard would lose its place with them. */
  const take = (entries: readonly string[]) => {
    goTo.current = isOpen ? 0 : 'opener';
    onChange(entries);
  };
  return (
    <div className="er-part ml-stack ml-gap-6">
      <div className="ml-row ml-near">
        <h4 ref={heading} className="ml-size-14" tabIndex={-1}>
          {title}
        </h4>
        {(isYours || !isEmpty) && (
          <span className="ml-hint ml-weight-400">{isYours ? 'Yours' : 'Proposed'}</span>
        )}
        {!isOpen && !(isFixed && isEmpty) && (
          <Button
            ref={opener}
            className="ml-push"
            size="small"
            icon={
              isFixed ? (
                <X size={14} aria-hidden />
              ) : isEmpty ? (
                <Plus size={14} aria-hidden />
              ) : (
                <PencilLine size={14} aria-hidden />
              )
            }
            onClick={isFixed ? () => take([]) : open}
          >
            {isFixed ? 'Leave out' : isEmpty ? 'Add' : 'Edit'}
            <span className="ml-sr-only">{` ${title} ${of}`}</span>
          </Button>
        )}
      </div>
      {isOpen ? (
        <div ref={fields} className="ml-stack ml-gap-8" role="group" aria-label={`${title} ${of}`}>
          <Fields
            {...props}
            shown={shown}
            onType={(index, text) => {
              if (index === mine.length) setIsAdding(false);
              onChange(
                index === mine.length
                  ? [...mine, text]
                  : mine.map((other, place) => (place === index ? text : other)),
              );
            }}
            onRemove={remove}
          />
          <div className="ml-actions">
            {props.kind !== 'text' && shown.length < POINTS_MAX && (
              <Button
                size="small"
                icon={<Plus size={14} aria-hidden />}
                onClick={() => {
                  goTo.current = mine.length;
                  setIsAdding(true);
                }}
              >
                {`Add a ${entry}`}
                <span className="ml-sr-only">{` ${of}`}</span>
              </Button>
            )}
            <Button size="small" icon={<Check size={14} aria-hidden />} onClick={close}>
              Done
              <span className="ml-sr-only">{` with ${title} ${of}`}</span>
            </Button>
          </div>
        </div>
      ) : (
        !isEmpty && children
      )}
      {props.note}
      {isYours && (
        <OtherWords
          heading={proposal.length > 0 ? 'The grader proposed' : 'The grader proposed nothing here'}
          words={proposal}
          action={proposal.length > 0 ? 'Use the proposal again' : 'Remove yours'}
          of={`${title} ${of}`}
          onTake={() => take(proposal)}
        />
      )}
      {theirs && (
        <OtherWords
          heading={
            theirs.length > 0
              ? 'Saved in another window in the meantime'
              : 'Removed in another window in the meantime'
          }
          words={theirs}
          action="Use the saved version"
          of={`${title} ${of}`}
          onTake={() => take(theirs)}
        />
      )}
    </div>
  );
}

interface FieldsProps extends Pick<
  PartEditorProps,
  'title' | 'of' | 'entry' | 'kind' | 'problemOf' | 'hint'
> {
  shown: readonly string[];
  onType: (index: number, text: string) => void;
  onRemove: (index: number) => void;
}

function Fields({ title, of, entry, kind, shown, problemOf, hint, onType, onRemove }: FieldsProps) {
  const id = useId();
  const max = MOST_CHARACTERS[kind];
  const nameOf = (index: number) => (kind === 'text' ? `${title} ${of}` : `${entry} ${index + 1} ${of}`);
  return (
    <>
      {hint && <p className="ml-hint">{hint}</p>}
      {shown.map((text, index) => {
        const tooLong =
          text.trim().length > max
            ? `This can have at most ${max.toLocaleString('en-AU')} characters.`
            : null;
        const problem = tooLong ?? (text.trim() === '' ? null : (problemOf?.(text) ?? null));
        return (
          <div key={index} className="ml-wrap">
            <Input.TextArea
              className="er-feedback ml-main"
              // A quote has to be the student's words.
              data-bank={kind === 'quotes' ? undefined : true}
              aria-label={capitalised(nameOf(index))}
              dir="auto"
              rows={rowsFor(text)}
              value={text}
              status={problem ? 'error' : undefined}
              aria-invalid={problem ? true : undefined}
              aria-describedby={problem ? `${id}-${index}` : undefined}
              onChange={(event) => onType(index, event.target.value)}
            />
            <Button
              icon={<X size={16} aria-hidden />}
              aria-label={`Remove ${nameOf(index)}`}
              title="Remove"
              onClick={() => onRemove(index)}
            />
            {problem && (
              <p id={`${id}-${index}`} className="ml-field-error ml-full">
                {problem}
              </p>
            )}
          </div>
        );
      })}
    </>
  );
}

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

interface OtherWordsProps {
  heading: string;
  words: readonly string[];
  action: string;
  of: string;
  onTake: () => void;
}

function OtherWords({ heading, words, action, of, onTake }: OtherWordsProps) {
  return (
    <div className="ml-box ml-stack ml-start ml-gap-6 ml-wash ml-size-14">
      <p className="ml-wrap ml-near">
        <strong>{heading}</strong>
      </p>
      {words.length === 1 && <p className="ml-size-15 ml-anywhere">{words[0]}</p>}
      {words.length > 1 && (
        <ul className="ml-bullets ml-stack ml-gap-4 ml-size-15 ml-anywhere">
          {words.map((text, index) => (
            <li key={index}>{text}</li>
          ))}
        </ul>
      )}
      <Button size="small" icon={<Undo2 size={14} aria-hidden />} onClick={onTake}>
        {action}
        <span className="ml-sr-only">{` (${of})`}</span>
      </Button>
    </div>
  );
}
