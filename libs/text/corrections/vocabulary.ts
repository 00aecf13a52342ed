import { WORD_FREQUENCIES } from '../data/word-frequencies';
import { WORD_PAIRS } from '../data/word-pairs';

/** Short forms, which the counts leave out, with log10 of how often they would be counted in students' writing. */
const SHORT_FORMS: Readonly<Record<string, number>> = {
  ...each(9, "don't i'm it's"),
  ...each(8.5, "didn't can't doesn't isn't won't i've i'll that's there's you're he's she's we're what's"),
  ...each(8, "wasn't wouldn't couldn't shouldn't aren't weren't haven't hasn't hadn't i'd they're they've"),
  ...each(8, "they'll we've we'll you've you'll who's let's"),
  ...each(7.5, "o'clock"),
};
/** log10 of all words counted, and of the rarest pair that is kept. */
const ALL_WORDS = 12;
const RAREST_PAIR = 7;
const RAREST_IN_PAIR = 7.3;

function each(frequency: number, words: string): Record<string, number> {
  return Object.fromEntries(words.split(' ').map((word) => [word, frequency]));
}

/** Words by how common they are and how well they stand beside each other. */
export interface Vocabulary {
  words: readonly string[];
  /** log10 of how often the word was counted; undefined for a word that is rare or none. */
  frequencyOf(word: string): number | undefined;
  /**
   * By how many powers of ten two words stand together more often than by chance (−2 to 3); 0 where that is unknown.
   */
  affinityOf(first: string, second: string): number;
}

function readVocabulary(): Vocabulary {
  const frequencies = new Map<string, number>(Object.entries(SHORT_FORMS));
  let frequency = 0;
  for (const entry of WORD_FREQUENCIES.split(/\s/u)) {
    if (entry.endsWith(':')) frequency = Number(entry.slice(0, -1));
    else frequencies.set(entry, frequency);
  }
  const affinities = new Map<string, number>();
  let first = '';
  let affinity = 0;
  for (const entry of WORD_PAIRS.split(/\s/u)) {
    if (entry.endsWith(':')) first = entry.slice(0, -1);
    else if (entry <= '9') affinity = Number(entry) / 2;
    else affinities.set(`${first} ${entry}`, affinity);
  }
  return {
    words: [...frequencies.keys()],
    frequencyOf: (word) => frequencies.get(word),
    affinityOf(before, after) {
      const one = frequencies.get(before) ?? 0;
      const other = frequencies.get(after) ?? 0;
      if (one < RAREST_IN_PAIR || other < RAREST_IN_PAIR) return 0;
      // A pair that is not listed stands together more seldom than the rarest that is.
      return (
        affinities.get(`${before} ${after}`) ??
        Math.max(-2, Math.min(0, RAREST_PAIR - (one + other - ALL_WORDS)))
      );
    },
  };
}

let read: Vocabulary | undefined;

/** The vocabulary, read when it is first asked for: some 100 ms and 15 MB. */
export function vocabulary(): Vocabulary {
  read ??= readVocabulary();
  return read;
}
