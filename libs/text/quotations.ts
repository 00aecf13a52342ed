import type { Span } from './segmentation';

const QUOTED = [
  /“[^“”\n]{1,1500}?”/gu,
  /«[^«»\n]{1,1500}?»/gu,
  // Straight quotes open after a space or bracket and close before a space or punctuation.
  /(?<=^|[\s([—–-])"(?=\S)[^"\n]{0,1500}?\S"(?=$|[\s)\].,;:!?—–-])/gmu,
  // Single quotes only around several words, so that apostrophes are not taken for them.
  /(?<=^|[\s([—–])‘[^‘\n]{8,600}?[^\s]’(?=$|[\s)\].,;:!?—–])/gmu,
  /(?<=^|[\s([—–])'[^'\n]{1,200}?[^\s']'(?=$|[\s)\].,;:!?—–])/gmu,
];

/** Stretches of direct quotation, marks included, in order and without overlaps. */
export function quotationsOf(text: string): Span[] {
  const spans = QUOTED.flatMap((pattern) =>
    [...text.matchAll(pattern)].map((match) => ({ start: match.index, end: match.index + match[0].length })),
  ).sort((a, b) => a.start - b.start || b.end - a.end);
  const kept: Span[] = [];
  for (const span of spans) if (span.start >= (kept.at(-1)?.end ?? 0)) kept.push(span);
  return kept;
}

const YEAR = String.raw`(?:1[5-9]|20)\d{2}[a-z]?|n\.d\.`;
const CITATIONS = [
  // (Nguyen & Brown, 2019, p. 4), (see Brown 2019), (Brown et al., 2020; Li, 2018)
  new RegExp(String.raw`\((?=[^()\n]*\p{Lu})[^()\n]{0,200}?(?:${YEAR})[^()\n]{0,80}\)`, 'gu'),
  // (Nguyen 24), (Nguyen and Brown 24-25)
  /\(\p{Lu}[\p{L}’'-]+(?: (?:and|&) \p{Lu}[\p{L}’'-]+| et al\.)? \d{1,4}(?:[-–]\d{1,4})?\)/gu,
  // Nguyen (2019)
  new RegExp(
    String.raw`(?<![\p{L}’'-])\p{Lu}[\p{L}’'-]{1,40}(?: (?:and|&) \p{Lu}[\p{L}’'-]{1,40}| et al\.)? \((?:${YEAR})(?:, pp?\. ?\d+(?:[-–]\d+)?)?\)`,
    'gu',
  ),
  // [12], [3, 4], [5–7]
  /\[\d{1,3}(?:[,–-] ?\d{1,3})*\]/gu,
];

/** In-text citations: author and year, author and page, numbered. In order, without overlaps. */
export function citationsOf(text: string): Span[] {
  const spans = CITATIONS.flatMap((pattern) =>
    [...text.matchAll(pattern)].map((match) => ({ start: match.index, end: match.index + match[0].length })),
  ).sort((a, b) => a.start - b.start || b.end - a.end);
  const kept: Span[] = [];
  for (const span of spans) if (span.start >= (kept.at(-1)?.end ?? 0)) kept.push(span);
  return kept;
}

/** The list of sources at the end, from its heading on; null where there is none. */
export function referenceListOf(text: string): Span | null {
  const heading = /^[ \t]*(?:references?(?: list)?|works cited|bibliography|sources)[ \t]*(?::[ \t]*)?$/gimu;
  const last = [...text.matchAll(heading)].at(-1);
  // A heading in the first third is a section about references, not the list.
  if (last === undefined || last.index < text.length / 3) return null;
  return { start: last.index, end: text.length };
}

/** Web and mail addresses, handles and hashtags, and names of files. */
export function addressesOf(text: string): Span[] {
  return [
    ...text.matchAll(
      /(?:https?:\/\/|www\.)\S+|(?<![\w.+-])[\w.+-]{1,64}@[\w-]+\.[\w.-]+|[@#][\p{L}\p{N}_]+/gu,
    ),
  ].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }));
}

/** What stands in an essay and is not the writer's own wording: a mistake there is not theirs. */
export function notOwnWordsOf(text: string): Span[] {
  const list = referenceListOf(text);
  return [
    ...quotationsOf(text),
    ...citationsOf(text),
    ...addressesOf(text),
    ...(list === null ? [] : [list]),
  ].sort((a, b) => a.start - b.start);
}

/** Tells whether a position lies in any of the spans; spans in order of start. */
export function insideOf(spans: readonly Span[]): (position: number) => boolean {
  const merged: Span[] = [];
  for (const span of spans) {
    const last = merged.at(-1);
    if (last !== undefined && span.start <= last.end) last.end = Math.max(last.end, span.end);
    else merged.push({ ...span });
  }
  return (position) => {
    let low = 0;
    let high = merged.length - 1;
    while (low <= high) {
      const middle = (low + high) >> 1;
      const span = merged[middle];
      if (span === undefined) return false;
      if (position < span.start) high = middle - 1;
      else if (position >= span.end) low = middle + 1;
      else return true;
    }
    return false;
  };
}
