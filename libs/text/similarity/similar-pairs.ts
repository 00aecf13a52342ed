import { addTo } from '@marklight/contracts/add-to';
import type { Span } from '../segmentation';
import { fingerprintsOf, SHINGLE_WORDS } from './fingerprints';
import { HashTable } from './hash-table';
import { leaveOut, readWords, shinglesOf, type ReadText } from './read-words';
import { seedsOf, sharedPassages, type SharedPassage, type Stretch } from './shared-passages';

export interface ComparedTexts {
  /** Each is compared with each other one. */
  own: readonly string[];
  /** Each is compared with each of `own`. */
  earlier?: readonly string[];
  /** Task and source text: what stands in them is nobody's own. */
  given?: readonly string[];
  /** Who wrote each of `own`, where that is known: two texts by one writer are not compared. */
  writers?: readonly (string | null)[];
}

/** Two texts that share unusual passages. */
export interface SimilarPair {
  /** Places among `own` and then `earlier`; the first is the lower one. */
  first: number;
  second: number;
  /** Of the words that are compared, 0–1. */
  shareOfFirst: number;
  shareOfSecond: number;
  /** Words that are the same, in the same order. */
  words: number;
  /** How many there are. */
  count: number;
  /** The longest, in the first text's order. */
  passages: { first: Span; second: Span; words: number }[];
}

export interface Similarity {
  /** The greatest share first. */
  pairs: SimilarPair[];
  /** How many more there are. */
  left: number;
  /** A passage that more texts than this share is taken for common. */
  fewMayShare: number;
}

/** This many words of the task in a row count as a quotation of it. */
const GIVEN_WORDS = 4;
/** Of the texts, those that may share a passage before it counts as common, and its bounds. */
const FEW_MAY_SHARE = { part: 1 / 4, least: 5, most: 20 };
/** Pairs that are compared word by word, those with most fingerprints in common first. */
const CANDIDATES_MAX = 6_000;
/** Of those: words of both texts, all together. */
const COMPARED_WORDS_MAX = 20_000_000;
/** Words of the longest passage of a pair: two lines, more than a turn of phrase that two people may both know. */
const LONGEST_PASSAGE_MIN = 14;
export const SIMILAR_PAIRS_MAX = 500;
export const PASSAGES_OF_PAIR_MAX = 30;

/**
 * The pairs of texts that share passages which most others do not have. Words of quotations, of the task and the source,
 * and passages that many texts share are left out. Fingerprints find the pairs (see `fingerprintsOf`), which are then
 * compared word by word. Linear in the length of the texts but for the pairs, whose number and length are bounded.
 */
export function similarPairs({ own, earlier = [], given = [], writers = [] }: ComparedTexts): Similarity {
  const texts = [...own, ...earlier].map(readWords);
  leaveGivenOut(texts, given.map(readWords));
  const { part, least, most } = FEW_MAY_SHARE;
  const fewMayShare = Math.min(most, Math.max(least, Math.floor(texts.length * part)));
  leaveCommonOut(texts, fewMayShare);
  const pairs = candidates(texts, { own: own.length, writers, fewMayShare })
    .map(({ first, shared }) => compared(texts, first, shared))
    .flat()
    .sort((a, b) => greatest(b) - greatest(a) || b.words - a.words);
  return {
    pairs: pairs.slice(0, SIMILAR_PAIRS_MAX),
    left: Math.max(0, pairs.length - SIMILAR_PAIRS_MAX),
    fewMayShare,
  };
}

const greatest = ({ shareOfFirst, shareOfSecond }: SimilarPair): number =>
  Math.max(shareOfFirst, shareOfSecond);

function leaveGivenOut(texts: readonly ReadText[], given: readonly ReadText[]): void {
  const theirs = new Set<number>();
  // Words of the task are left out even if the task has quotation marks around them.
  for (const { words, ...one } of given)
    for (const { hash } of shinglesOf(
      { ...one, words, isLeftOut: new Uint8Array(words.length) },
      GIVEN_WORDS,
    ))
      theirs.add(hash);
  for (const text of texts)
    for (const { at } of [...shinglesOf(text, GIVEN_WORDS)].filter(({ hash }) => theirs.has(hash)))
      leaveOut(text, at, GIVEN_WORDS);
}

/** Leaves out the shingles that more than `fewMayShare` texts have. */
function leaveCommonOut(texts: readonly ReadText[], fewMayShare: number): void {
  const table = new HashTable(texts.reduce((sum, { words }) => sum + words.length, 0));
  const counts = new Uint16Array(table.size);
  const lastText = new Int32Array(table.size).fill(-1);
  texts.forEach((text, place) => {
    for (const { hash } of shinglesOf(text, SHINGLE_WORDS)) {
      const at = table.placeOf(hash);
      if (lastText[at] === place) continue;
      lastText[at] = place;
      counts[at] = (counts[at] ?? 0) + 1;
    }
  });
  const isCommon = (hash: number): boolean => (counts[table.find(hash)] ?? 0) > fewMayShare;
  for (const text of texts)
    for (const { at } of [...shinglesOf(text, SHINGLE_WORDS)].filter(({ hash }) => isCommon(hash)))
      leaveOut(text, at, SHINGLE_WORDS);
}

interface PairRules {
  /** How many of the texts, from the first, are compared with all others. */
  own: number;
  writers: readonly (string | null)[];
  fewMayShare: number;
}

interface Candidates {
  first: number;
  shared: number[];
}

/** The pairs that have fingerprints in common, by their first text. */
function candidates(texts: readonly ReadText[], rules: PairRules): Candidates[] {
  const counts = fingerprintsInCommon(texts, rules);
  const least = leastCountOf(counts, CANDIDATES_MAX);
  const likely: (readonly [number, number])[] = [];
  for (const [pair, count] of counts) if (count >= least) likely.push([pair, count]);
  const found = likely.sort((a, b) => b[1] - a[1]).slice(0, CANDIDATES_MAX);
  const byFirst = new Map<number, number[]>();
  let words = 0;
  for (const [pair] of found) {
    const first = Math.floor(pair / texts.length);
    const second = pair % texts.length;
    words += (texts[first]?.words.length ?? 0) + (texts[second]?.words.length ?? 0);
    if (words > COMPARED_WORDS_MAX) break;
    addTo(byFirst, first, second);
  }
  return [...byFirst].map(([first, shared]) => ({ first, shared }));
}

/**
 * The least number of shared fingerprints that leaves about `most` pairs. Sorting a million pairs instead would take
 * as much memory again as they do.
 */
function leastCountOf(counts: ReadonlyMap<number, number>, most: number): number {
  const having: number[] = [];
  for (const count of counts.values()) having[count] = (having[count] ?? 0) + 1;
  let sum = 0;
  for (let count = having.length - 1; count > 1; count -= 1) {
    sum += having[count] ?? 0;
    if (sum >= most) return count;
  }
  return 1;
}

/** How many fingerprints each pair shares; a pair is `first * texts.length + second`. */
function fingerprintsInCommon(
  texts: readonly ReadText[],
  { own, writers, fewMayShare }: PairRules,
): Map<number, number> {
  const holders = new Map<number, number[]>();
  const counts = new Map<number, number>();
  texts.forEach((text, place) => {
    for (const hash of new Set(fingerprintsOf(text))) {
      const before = holders.get(hash);
      if (!before) {
        holders.set(hash, [place]);
        continue;
      }
      // Common ones were left out; this keeps the bound even if two hashes collide.
      if (before.length > fewMayShare) continue;
      for (const first of before) {
        if (first >= own) break;
        const writer = writers[first] ?? null;
        if (writer !== null && writer === writers[place]) continue;
        const pair = first * texts.length + place;
        counts.set(pair, (counts.get(pair) ?? 0) + 1);
      }
      before.push(place);
    }
  });
  return counts;
}

function compared(texts: readonly ReadText[], first: number, shared: readonly number[]): SimilarPair[] {
  const a = texts[first];
  if (!a) return [];
  const seeds = seedsOf(a);
  return shared.flatMap((second) => {
    const b = texts[second];
    const passages = b ? sharedPassages(a, b, seeds) : [];
    const words = passages.reduce((sum, passage) => sum + passage.words, 0);
    if (!b || !passages.some((passage) => passage.words >= LONGEST_PASSAGE_MIN)) return [];
    return [
      {
        first,
        second,
        shareOfFirst: shareOf(
          a,
          passages.map((passage) => passage.first),
        ),
        shareOfSecond: shareOf(
          b,
          passages.map((passage) => passage.second),
        ),
        words,
        count: passages.length,
        passages: longest(passages).map((passage) => ({
          first: spanOf(a, passage.first),
          second: spanOf(b, passage.second),
          words: passage.words,
        })),
      },
    ];
  });
}

function longest(passages: readonly SharedPassage[]): SharedPassage[] {
  return [...passages]
    .sort((a, b) => b.words - a.words)
    .slice(0, PASSAGES_OF_PAIR_MAX)
    .sort((a, b) => a.first.start - b.first.start);
}

function spanOf({ starts, ends }: ReadText, { start, end }: Stretch): Span {
  return { start: starts[start] ?? 0, end: ends[end - 1] ?? 0 };
}

/** Of the words that are not left out, those within the stretches. */
function shareOf({ isLeftOut }: ReadText, stretches: readonly Stretch[]): number {
  const isShared = new Uint8Array(isLeftOut.length);
  for (const { start, end } of stretches) isShared.fill(1, start, end);
  let all = 0;
  let shared = 0;
  isLeftOut.forEach((out, at) => {
    if (out === 1) return;
    all += 1;
    shared += isShared[at] ?? 0;
  });
  return all === 0 ? 0 : shared / all;
}
