import { Fragment, memo, useMemo, type MouseEvent } from 'react';
import { highlightSegments, type HighlightSegment } from '@marklight/ui/highlight-segments';
import { markId, type EvidenceRange } from '../../logic/evidence';
import { hueOf } from '../logic/criterion-hues';

export interface MarkedEssayProps {
  resultId: string;
  text: string;
  ranges: readonly EvidenceRange[];
  /** From 1: its evidence has its colour, the rest is pale. Null where none is open. */
  open: number | null;
  onOpen: (criterion: number) => void;
}

/**
 * The essay with the quoted words marked. A click on a mark, or on a number behind it, opens the criterion. Text is only
 * ever drawn as text nodes.
 */
export const MarkedEssay = memo(function MarkedEssay({
  resultId,
  text,
  ranges,
  open,
  onOpen,
}: MarkedEssayProps) {
  const segments = useMemo(() => highlightSegments(text, ranges), [text, ranges]);
  const starts = useMemo(() => new Set(ranges.map((range) => range.start)), [ranges]);
  const openMarked = ({ target }: MouseEvent) => {
    const mark = target instanceof Element ? target.closest<HTMLElement>('mark') : null;
    // Words may bear on several criteria: another click leads to the next of them.
    const criteria = (mark?.dataset['criteria'] ?? '').split(' ').filter(Boolean).map(Number);
    const next = criteria[(criteria.indexOf(open ?? 0) + 1) % criteria.length];
    if (next !== undefined) onOpen(next);
  };
  return (
    // The numbers behind the marks do the same for the keyboard.
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
              data-criteria={segment.criteria.join(' ')}
            >
              {segment.text}
            </mark>
            {segment.endsHere.map((criterion) => (
              <button
                key={criterion}
                type="button"
                className={`gd-mark-number ${criterion === open ? hueOf(criterion) : ''}`}
                aria-label={`Open criterion ${criterion}`}
                onClick={(event) => {
                  event.stopPropagation();
                  onOpen(criterion);
                }}
              >
                {criterion}
              </button>
            ))}
          </Fragment>
        ),
      )}
    </div>
  );
});

function lookOf({ criteria }: HighlightSegment, open: number | null): string {
  return open !== null && criteria.includes(open) ? `er-mark ${hueOf(open)}` : 'er-mark er-mark-pale';
}
