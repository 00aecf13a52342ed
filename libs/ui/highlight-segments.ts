export interface HighlightRange {
  /** Offsets in UTF-16 code units; `text.slice(start, end)` is the quote. */
  start: number;
  end: number;
  /** 1-based number of the criterion that quotes it. */
  criterion: number;
}
export interface HighlightSegment {
  start: number;
  text: string;
  /** Criteria whose evidence covers the segment, ascending; empty for plain text. */
  criteria: number[];
  /** Criteria whose evidence ends with the segment: their numbers are shown after it. */
  endsHere: number[];
}

/**
 * Cuts a text at every edge of the ranges, so that overlapping evidence can be drawn without nesting. Joined
 * together, the segments are the text; a range that reaches outside it is clipped, an empty one is left out.
 */
export function highlightSegments(text: string, ranges: readonly HighlightRange[]): HighlightSegment[] {
  const inside = ranges
    .map(({ start, end, criterion }) => ({
      start: Math.max(0, start),
      end: Math.min(text.length, end),
      criterion,
    }))
    .filter(({ start, end }) => start < end);
  const edges = new Set([0, text.length]);
  for (const { start, end } of inside) edges.add(start).add(end);
  const cuts = [...edges].sort((a, b) => a - b);
  return cuts.slice(0, -1).map((start, index) => {
    const end = cuts[index + 1] ?? text.length;
    const covering = inside.filter((range) => range.start <= start && range.end >= end);
    return {
      start,
      text: text.slice(start, end),
      criteria: ascending(covering.map((range) => range.criterion)),
      endsHere: ascending(covering.filter((range) => range.end === end).map((range) => range.criterion)),
    };
  });
}

function ascending(numbers: number[]): number[] {
  return [...new Set(numbers)].sort((a, b) => a - b);
}
