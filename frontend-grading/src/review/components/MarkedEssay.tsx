import { Fragment, memo, useMemo, type MouseEvent } from 'react';
import { commentMark, type EssayComment } from '@marklight/contracts/comments';
import { highlightSegments, type HighlightSegment } from '@marklight/ui/highlight-segments';
import { markId, type EvidenceRange } from '../../logic/evidence';
import { hueOf } from '../logic/criterion-hues';

export interface MarkedEssayProps {
  resultId: string;
  text: string;
  ranges: readonly EvidenceRange[];
  /** The teacher's, in the order in which they are numbered. */
  comments: readonly EssayComment[];
  /** From 1: its evidence has its colour, the rest is pale. Null where none is open. */
  open: number | null;
  onOpen: (criterion: number) => void;
  onOpenComment: (id: string) => void;
}

/**
 * The essay with the quoted words marked. A click on a mark, or on a number after it, opens the criterion. Text is
 * only ever drawn as text nodes.
 */
export const MarkedEssay = memo(function MarkedEssay({
  resultId,
  text,
  ranges,
  comments,
  open,
  onOpen,
  onOpenComment,
}: MarkedEssayProps) {
  const all = useMemo(
    // Comments are numbered downwards from -1, so that both kinds can be cut in one go.
    () => [...ranges, ...comments.map(({ start, end }, n) => ({ start, end, criterion: -1 - n }))],
    [ranges, comments],
  );
  const segments = useMemo(() => highlightSegments(text, all), [text, all]);
  const starts = useMemo(() => new Set(all.map((range) => range.start)), [all]);
  const openComment = (number: number) => {
    const comment = comments[-1 - number];
    if (comment) onOpenComment(comment.id);
  };
  const openMarked = ({ target }: MouseEvent) => {
    // Selecting words is not a click on a mark.
    if (document.getSelection()?.isCollapsed === false) return;
    const mark = target instanceof Element ? target.closest<HTMLElement>('mark') : null;
    // Words may belong to several criteria: another click leads to the next one.
    const criteria = (mark?.dataset['opens'] ?? '').split(' ').filter(Boolean).map(Number);
    const next = criteria[(criteria.indexOf(open ?? 0) + 1) % criteria.length];
    if (next === undefined) return;
    if (next > 0) onOpen(next);
    else openComment(next);
  };
  return (
    // The numbers after the marks do the same for the keyboard.
    <div className="ml-essay er-text" dir="auto" onClick={openMarked}>
      {segments.map((segment) =>
        segment.criteria.length === 0 ? (
          <Fragment key={segment.start}>{segment.text}</Fragment>
        ) : (
          <Fragment key={segment.start}>
            <mark
              id={starts.has(segment.start) ? markId(resultId, segment.start) : undefined}
              tabIndex={-1}
              className={lookOf(segment, open)}
              data-opens={pressed(segment.criteria).join(' ')}
            >
              {segment.text}
            </mark>
            {segment.endsHere.map((one) => (
              <button
                key={one}
                type="button"
                className={
                  one < 0
                    ? 'gd-number gd-number-comment gd-mark-number'
                    : `gd-number gd-mark-number ${one === open ? hueOf(one) : ''}`
                }
                aria-label={one < 0 ? `Open comment ${commentMark(-one)}` : `Open criterion ${one}`}
                onClick={(event) => {
                  event.stopPropagation();
                  if (one > 0) onOpen(one);
                  else openComment(one);
                }}
              >
                {one < 0 ? commentMark(-one) : one}
              </button>
            ))}
          </Fragment>
        ),
      )}
    </div>
  );
});

/** What a click on the mark leads to: the criteria, or else the comments. */
function pressed(numbers: readonly number[]): number[] {
  const criteria = numbers.filter((number) => number > 0);
  return criteria.length > 0 ? criteria : [...numbers];
}

function lookOf({ criteria }: HighlightSegment, open: number | null): string {
  const comment = criteria.some((number) => number < 0) ? ' er-mark-comment' : '';
  if (!criteria.some((number) => number > 0)) return `ml-mark er-mark${comment}`;
  return open !== null && criteria.includes(open)
    ? `ml-mark er-mark ${hueOf(open)}${comment}`
    : `ml-mark er-mark er-mark-pale${comment}`;
}
