import type { ReadText } from './read-words';
import { shinglesOf } from './read-words';

/** Shorter than the shingles that find a pair: between exchanged words a passage has only short runs in common. */
const SEED_WORDS = 3;
/**
 * At most this many places of a seed are looked at; a seed that occurs more often is not a sign of a shared passage.
 */
const PLACES_OF_SEED = 6;
/** Words between two seeds of one passage, on either side. */
const GAP_WORDS = 12;
/** How many words more may have been put in on one side of a gap than on the other. */
const SLACK_WORDS = 4;
/** Chains that go on at a time, and passages of a pair: reached only by texts that repeat themselves. */
const OPEN_CHAINS = 20;
const PASSAGES_MAX = 500;
/** A passage needs at least one place with this many words in a row in common: see SHINGLE_WORDS. */
const RUN_WORDS = 5;
/** Words of a passage that are the same, in the same order: a short sentence. */
const PASSAGE_WORDS_MIN = 7;
/**
 * The least share of a passage's words that are the same: with fewer, two people may just have had the same thought.
 */
const PASSAGE_SHARE_MIN = 0.5;

/** A stretch of words, `end` not included. */
export interface Stretch {
  start: number;
  end: number;
}

/** What two texts share, in words' places. */
export interface SharedPassage {
  first: Stretch;
  second: Stretch;
  /** Words that are the same, in the same order. */
  words: number;
}

/** Where each seed of a text stands. Made once for all texts that it is compared with. */
export type Seeds = ReadonlyMap<number, readonly number[]>;

export function seedsOf(text: ReadText): Seeds {
  const seeds = new Map<number, number[]>();
  for (const { at, hash } of shinglesOf(text, SEED_WORDS)) {
    const places = seeds.get(hash);
    if (!places) seeds.set(hash, [at]);
    else if (places.length < PLACES_OF_SEED) places.push(at);
  }
  return seeds;
}

/** Seeds that follow each other on both sides. */
interface Chain {
  first: Stretch;
  second: Stretch;
  words: number;
  longestRun: number;
  /** Words in a row up to now. */
  run: number;
  lastFirst: number;
  lastSecond: number;
}

/**
 * The passages that two texts share, also with some words exchanged, put in or left out, and wherever they stand. None
 * overlaps another by more than half.
 * @param seeds of `first`
 */
export function sharedPassages(first: ReadText, second: ReadText, seeds: Seeds): SharedPassage[] {
  const done: Chain[] = [];
  let open: Chain[] = [];
  for (const { at: inSecond, hash } of shinglesOf(second, SEED_WORDS)) {
    const places = seeds.get(hash);
    if (!places) continue;
    if (open.some((chain) => isOver(chain, inSecond))) {
      for (const chain of open) if (isOver(chain, inSecond)) done.push(chain);
      open = open.filter((chain) => !isOver(chain, inSecond));
    }
    for (const inFirst of places) {
      const chain = nearest(open, inFirst, inSecond);
      if (chain) extend(chain, { first, second, inFirst, inSecond });
      else if (open.length < OPEN_CHAINS) open.push(begun(inFirst, inSecond));
    }
  }
  return distinct([...done, ...open].filter(isPassage));
}

const isOver = (chain: Chain, inSecond: number): boolean => inSecond > chain.second.end + GAP_WORDS;

const begun = (inFirst: number, inSecond: number): Chain => ({
  first: { start: inFirst, end: inFirst + SEED_WORDS },
  second: { start: inSecond, end: inSecond + SEED_WORDS },
  words: SEED_WORDS,
  run: SEED_WORDS,
  longestRun: SEED_WORDS,
  lastFirst: inFirst,
  lastSecond: inSecond,
});

/** The chain that a seed goes on, by the least shift between the sides. */
function nearest(open: readonly Chain[], inFirst: number, inSecond: number): Chain | null {
  let best: Chain | null = null;
  let least = SLACK_WORDS + 1;
  for (const chain of open) {
    if (inFirst <= chain.lastFirst || inSecond <= chain.lastSecond) continue;
    if (inFirst > chain.first.end + GAP_WORDS) continue;
    const shift = Math.abs(inFirst - chain.first.end - (inSecond - chain.second.end));
    if (shift < least) [best, least] = [chain, shift];
  }
  return best;
}

function extend(
  chain: Chain,
  {
    first,
    second,
    inFirst,
    inSecond,
  }: { first: ReadText; second: ReadText; inFirst: number; inSecond: number },
): void {
  const isNext = inFirst === chain.lastFirst + 1 && inSecond === chain.lastSecond + 1;
  const added = Math.min(
    SEED_WORDS,
    inFirst + SEED_WORDS - chain.first.end,
    inSecond + SEED_WORDS - chain.second.end,
  );
  chain.words += Math.max(0, added) + sameInGap(chain, first, second, inFirst, inSecond);
  chain.run = isNext ? chain.run + 1 : SEED_WORDS;
  chain.longestRun = Math.max(chain.longestRun, chain.run);
  chain.first.end = Math.max(chain.first.end, inFirst + SEED_WORDS);
  chain.second.end = Math.max(chain.second.end, inSecond + SEED_WORDS);
  chain.lastFirst = inFirst;
  chain.lastSecond = inSecond;
}

/** Single words that stayed where others were exchanged: counted from the end of the gap, where the sides meet again. */
function sameInGap(
  chain: Chain,
  first: ReadText,
  second: ReadText,
  inFirst: number,
  inSecond: number,
): number {
  const gap = Math.min(inFirst - chain.first.end, inSecond - chain.second.end);
  let same = 0;
  for (let back = 1; back <= gap; back += 1)
    if (first.words[inFirst - back] === second.words[inSecond - back]) same += 1;
  return same;
}

const lengthOf = ({ start, end }: Stretch): number => end - start;

const isPassage = ({ words, longestRun, first, second }: Chain): boolean =>
  words >= PASSAGE_WORDS_MIN &&
  longestRun >= RUN_WORDS &&
  words >= PASSAGE_SHARE_MIN * Math.max(lengthOf(first), lengthOf(second));

const overlap = (a: Stretch, b: Stretch): number =>
  Math.max(0, Math.min(a.end, b.end) - Math.max(a.start, b.start));

const longestFirst = (chains: readonly Chain[]): Chain[] =>
  [...chains].sort((a, b) => b.words - a.words).slice(0, PASSAGES_MAX);

/** The longest first; what mostly repeats a longer one is left out. */
function distinct(chains: readonly Chain[]): SharedPassage[] {
  const kept: SharedPassage[] = [];
  for (const { first, second, words } of longestFirst(chains)) {
    const repeats = kept.some(
      (other) =>
        overlap(other.first, first) > lengthOf(first) / 2 ||
        overlap(other.second, second) > lengthOf(second) / 2,
    );
    if (!repeats) kept.push({ first, second, words });
  }
  return kept.sort((a, b) => a.first.start - b.first.start);
}
