/** A word of the text, and the word of the pages that shows it, or a part of it. */
export type Pair = readonly [inText: number, onPage: number];

/** Words in a row that agree, and what may differ between two such rows: misread words, or some that were typed over. */
const FEWEST_IN_A_ROW = 4;
const DIFFERING_MOST = 3;

interface Stretch {
  text: readonly [from: number, to: number];
  page: readonly [from: number, to: number];
}

/**
 * Which words of the pages show which words of the text, both in reading order. Where somebody corrected the text, as far as both
 * agree; single words that agree among others that do not are no match.
 */
export function alignWords(text: readonly string[], page: readonly string[]): Pair[] {
  const pairs: Pair[] = [];
  const open: Stretch[] = [{ text: [0, text.length], page: [0, page.length] }];
  for (let stretch = open.pop(); stretch; stretch = open.pop())
    open.push(...split(text, page, stretch, pairs));
  return surely(
    pairs.sort((a, b) => a[0] - b[0] || a[1] - b[1]),
    text.length,
  );
}

/** Adds the pairs that are plain in a stretch. @returns what lies between them, to be looked at in turn */
function split(
  text: readonly string[],
  page: readonly string[],
  { text: [t0, t1], page: [p0, p1] }: Stretch,
  pairs: Pair[],
): Stretch[] {
  while (t0 < t1 && p0 < p1 && text[t0] === page[p0]) pairs.push([t0++, p0++]);
  const tail: Pair[] = [];
  while (t0 < t1 && p0 < p1 && text[t1 - 1] === page[p1 - 1]) tail.push([--t1, --p1]);
  pairs.push(...tail);
  if (t0 === t1 || p0 === p1) return [];
  const whole = sameLetters(text.slice(t0, t1), page.slice(p0, p1));
  if (whole) {
    for (const [inText, onPage] of whole) pairs.push([t0 + inText, p0 + onPage]);
    return [];
  }
  const anchors = rising(anchorsOf(text, page, { text: [t0, t1], page: [p0, p1] }));
  if (anchors.length === 0) return [];
  const between: Stretch[] = [];
  let [t, p] = [t0, p0];
  for (const [inText, onPage] of anchors) {
    pairs.push([inText, onPage]);
    between.push({ text: [t, inText], page: [p, onPage] });
    [t, p] = [inText + 1, onPage + 1];
  }
  between.push({ text: [t, t1], page: [p, p1] });
  return between.filter(({ text: [a, b], page: [c, d] }) => a < b && c < d);
}

/** Longer stretches that differ in their words do not have the same letters. */
const JOINED_MOST = 40;

/** Words that are divided otherwise, as at the end of a line ("commit-", "ted"); null if their letters differ. */
function sameLetters(text: readonly string[], page: readonly string[]): Pair[] | null {
  if (text.length > JOINED_MOST || page.length > JOINED_MOST || text.join('') !== page.join('')) return null;
  const pairs: Pair[] = [];
  let [t, p, textEnd, pageEnd] = [0, 0, text[0]!.length, page[0]!.length];
  while (t < text.length && p < page.length) {
    pairs.push([t, p]);
    const [textEnds, pageEnds] = [textEnd <= pageEnd, pageEnd <= textEnd];
    if (textEnds) textEnd += text[++t]?.length ?? 0;
    if (pageEnds) pageEnd += page[++p]?.length ?? 0;
  }
  return pairs;
}

/** Words that stand once on either side, in the order of the text. */
function anchorsOf(text: readonly string[], page: readonly string[], stretch: Stretch): Pair[] {
  const [inText, onPage] = [onceIn(text, stretch.text), onceIn(page, stretch.page)];
  return [...inText].flatMap(([word, at]): Pair[] => {
    const there = onPage.get(word);
    return at === null || there === undefined || there === null ? [] : [[at, there]];
  });
}

/** Null for a word that stands there more than once. */
function onceIn(words: readonly string[], [from, to]: Stretch['text']): Map<string, number | null> {
  const places = new Map<string, number | null>();
  for (let at = from; at < to; at += 1) places.set(words[at]!, places.has(words[at]!) ? null : at);
  return places;
}

/** The longest part of it that is in order on both sides: words that were moved are left out. */
function rising(anchors: readonly Pair[]): Pair[] {
  const piles: number[] = [];
  const before: (number | undefined)[] = [];
  anchors.forEach(([, onPage], at) => {
    let [low, high] = [0, piles.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (anchors[piles[middle]!]![1] < onPage) low = middle + 1;
      else high = middle;
    }
    before[at] = low > 0 ? piles[low - 1] : undefined;
    piles[low] = at;
  });
  const chain: Pair[] = [];
  for (let at = piles.at(-1); at !== undefined; at = before[at]) chain.push(anchors[at]!);
  return chain.reverse();
}

function surely(pairs: readonly Pair[], words: number): Pair[] {
  const rows: Pair[][] = [];
  for (const pair of pairs) {
    const last = rows.at(-1)?.at(-1);
    const follows =
      last && pair[0] - last[0] <= DIFFERING_MOST + 1 && pair[1] - last[1] <= DIFFERING_MOST + 1;
    if (follows) rows.at(-1)!.push(pair);
    else rows.push([pair]);
  }
  return rows.filter((row) => row.length >= Math.min(FEWEST_IN_A_ROW, words)).flat();
}
