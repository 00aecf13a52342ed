import type { Genre } from '@marklight/contracts/genre';
import type { ReadSentence } from '../essay-reading';
import type { JudgedEssay } from '../judged-essay';

/** One thing seen in one essay, at its place. */
export interface Observation {
  /** Where it stands; null where it is of the whole text. */
  sentence: ReadSentence | null;
  /** Words of the essay, exact, a whole phrase of at most 12 words; null where nothing is quoted. */
  quote: string | null;
  /** Further words for the templates: `{ word: 'there', right: 'their' }`. */
  slots?: Readonly<Record<string, string>>;
  /** Steps of its kind that do not fit here: what they advise is there already, or they would hang on the wrong sentence. */
  omits?: readonly ('low' | 'high')[];
  /** Single steps of its kind that do not fit this essay, as their templates. */
  without?: readonly string[];
}

/**
 * A kind of thing that can be seen in an essay, and the words for it. It may speak to a student only where its
 * measured precision is above its bar (see measured.ts).
 */
export interface ObservationKind {
  id: string;
  polarity: 'strength' | 'need';
  /** Says that something is not there, which takes more certainty than saying that something is. */
  isAbsence: boolean;
  genres: readonly Genre[] | 'any';
  /** Ids of the kinds of criteria (levels/criterion-kinds.ts) under which it may be said. */
  bearsOn: readonly string[];
  /** What was seen, best first. Linear in the essay; never throws. */
  find(essay: JudgedEssay): readonly Observation[];
  /** What is so, to the student, as whole sentences; see words/phrasing.ts for the templates. May be empty for a need. */
  says: readonly string[];
  /**
   * One next step, saying where and how: `first` at levels 0 and 1 (one simple thing to write; that of `low` where none
   * fits), `low` at level 2, `high` at level 3 (a harder question). At level 4 nothing is advised.
   */
  step?: { first?: readonly string[]; low: readonly string[]; high: readonly string[] };
}

export type Slot = 'first' | 'low' | 'high';
export const slotAt = (level: number): Slot => (level >= 3 ? 'high' : level === 2 ? 'low' : 'first');

/** The templates of a step that fit what was seen; empty where nothing is to be advised. */
export function stepsIn(
  { step }: Pick<ObservationKind, 'step'>,
  { omits = [], without = [] }: Observation,
  slot: Slot,
): readonly string[] {
  if (omits.includes(slot === 'high' ? 'high' : 'low')) return [];
  const fitting = (templates: readonly string[] = []): readonly string[] =>
    templates.filter((template) => !without.includes(template));
  const first = slot === 'first' ? fitting(step?.first) : [];
  return first.length > 0 ? first : fitting(slot === 'high' ? step?.high : step?.low);
}

/** Every step of a kind. */
export const allSteps = ({ step }: Pick<ObservationKind, 'step'>): readonly string[] => [
  ...(step?.first ?? []),
  ...(step?.low ?? []),
  ...(step?.high ?? []),
];

/** A need that is put as a step alone: nothing is said of the essay beyond the words that the step quotes. */
export const stepAlone = (
  kind: Pick<ObservationKind, 'id' | 'genres' | 'bearsOn' | 'find' | 'step'>,
): ObservationKind => ({ ...kind, polarity: 'need', isAbsence: false, says: [] });

const LONGEST_QUOTE_IN_WORDS = 12;

/**
 * A sentence's words as a comment may quote them: the whole of a short sentence, else its beginning up to a mark or a
 * joining word that ends a phrase; null where no whole phrase of 3 to 12 words can be cut. Always the essay's own
 * characters.
 */
export function phraseOf(sentence: ReadSentence): string | null {
  const { words, text, start } = sentence;
  if (words.length <= LONGEST_QUOTE_IN_WORDS) {
    const last = words.at(-1);
    return last === undefined ? null : text.slice(0, last.end - start);
  }
  for (let count = LONGEST_QUOTE_IN_WORDS; count >= 4; count -= 1) {
    const last = words[count - 1];
    const next = words[count];
    if (last === undefined || next === undefined) continue;
    const between = text.slice(last.end - start, next.start - start);
    const joins = /^(?:and|but|because|so|which|who|when|while|if|although|or|since)$/iu.test(next.text);
    if (/[,;:–—]/u.test(between) || joins) return text.slice(0, last.end - start);
  }
  return null;
}
