import type { FeedbackView } from './feedback';

/** Words of the essay to mark. Offsets count UTF-16 code units; `text.slice(start, end)` is the quote. */
export interface EvidenceRange {
  start: number;
  end: number;
  /** 1-based number of the criterion. */
  criterion: number;
}

/**
 * Where every quote of a result stands in its essay. A quote whose offsets do not fit (an older result) is
 * looked for word for word; one that is not there is left out: nothing is ever marked as a guess.
 */
export function evidenceRangesOf(text: string, items: readonly FeedbackView[]): EvidenceRange[] {
  return items.flatMap((item) =>
    item.evidence.flatMap(({ quote, start, end }) => {
      const place = placeOf(text, quote, start, end);
      return place ? [{ ...place, criterion: item.number }] : [];
    }),
  );
}

/** Where one quote is in the essay; null if it is not there. */
export function placeOf(
  text: string,
  quote: string,
  start: number,
  end: number,
): { start: number; end: number } | null {
  if (quote.trim() === '') return null;
  if (text.slice(start, end) === quote) return { start, end };
  const found = text.indexOf(quote);
  return found >= 0 ? { start: found, end: found + quote.length } : null;
}

/** The element id of a mark in the essay of a result. */
export function markId(resultId: string, start: number): string {
  return `gd-mark-${resultId}-${start}`;
}

/** The element id of a criterion's feedback. */
export function criterionId(resultId: string, criterion: number): string {
  return `gd-criterion-${resultId}-${criterion}`;
}
