import { useMemo } from 'react';
import { highlightSegments, type HighlightRange, type HighlightSegment } from './highlight-segments';

export interface HighlightedTextProps {
  text: string;
  ranges: readonly HighlightRange[];
  /** Only this criterion's evidence is marked strongly; the rest is pale. Null or absent: all alike. */
  activeCriterion?: number | null;
  /** The first mark of each criterion gets the id `{idPrefix}-{criterion}`, to scroll to. */
  idPrefix?: string;
}

/**
 * Essay text with the quoted words marked and the criterion's number after them. The text is drawn as text only, and
 * the numbers are drawn by CSS, so that copying gives the essay and nothing else.
 */
export function HighlightedText({ text, ranges, activeCriterion, idPrefix }: HighlightedTextProps) {
  const segments = useMemo(() => highlightSegments(text, ranges), [text, ranges]);
  const firsts = useMemo(() => firstMarks(segments), [segments]);
  return (
    <div className="ml-essay">
      {segments.map((segment) => {
        if (segment.criteria.length === 0) return segment.text;
        const pale = typeof activeCriterion === 'number' && !segment.criteria.includes(activeCriterion);
        const first = firsts.get(segment.start);
        return (
          <mark
            key={segment.start}
            id={idPrefix !== undefined && first !== undefined ? `${idPrefix}-${first}` : undefined}
            className={pale ? 'ml-mark ml-mark-pale' : 'ml-mark'}
            data-criteria={segment.endsHere.length > 0 ? segment.endsHere.join(', ') : undefined}
          >
            {segment.text}
          </mark>
        );
      })}
    </div>
  );
}

/** The criterion whose first mark begins at each segment start. */
function firstMarks(segments: readonly HighlightSegment[]): Map<number, number> {
  const seen = new Set<number>();
  const firsts = new Map<number, number>();
  for (const segment of segments) {
    const fresh = segment.criteria.filter((criterion) => !seen.has(criterion));
    fresh.forEach((criterion) => seen.add(criterion));
    const [first] = fresh;
    if (first !== undefined) firsts.set(segment.start, first);
  }
  return firsts;
}
