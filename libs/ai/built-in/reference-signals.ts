import { countOf, type ReadSentence } from './essay-reading';
import { alongThe, marksOf, type OrderSignal, type WeighedSignal } from './order-signal';
import { LEANING } from './order-markers';

const NAME = /(?<=[\p{L},] )\p{Lu}\p{Ll}+/gu;

const PERSONS: readonly ReadonlySet<string>[] = [
  "i me my mine myself i'm i've i'd i'll",
  "you your yours you're you'll",
  "we us our ours we're",
  "he him his himself he's she her hers herself she's",
  "it its it's",
  "they them their they're themselves",
].map((forms) => new Set(forms.split(' ')));
const ONE_PERSON = 3;
const SEVERAL = 5;
const MANY = /^(?:people|children|men|women|\p{L}{3,}s)$/u;
const POINTING = new Set(['this', 'that', 'these', 'those', 'such']);
const DEFINITE = new Set([...POINTING, 'the']);
const INDEFINITE = new Set(['a', 'an']);
/** Long enough to know a word by, whatever its ending. */
const KNOWN_BY = 5;
const SHORTEST = 4;

/** Which grammatical persons each sentence speaks of, 1 or 0 each. */
export const personsOf = (sentences: readonly ReadSentence[]): number[][] =>
  sentences.map((s) => PERSONS.map((person) => (s.forms.some((form) => person.has(form)) ? 1 : 0)));

/** The words that stand right after one of these, by their first letters. */
const wordsAfter = (sentences: readonly ReadSentence[], articles: ReadonlySet<string>): string[][] =>
  sentences.map(({ forms }) =>
    forms
      .filter((form, at) => form.length >= SHORTEST && articles.has(forms[at - 1] ?? ''))
      .map((form) => form.slice(0, KNOWN_BY)),
  );

/**
 * Signals that what a sentence points back to stands before it: names before the pronouns for them, "a dog"
 * before "the dog" (given before new: Clark and Haviland 1977), what "this idea" means in the sentence before,
 * speech that opens before it closes, and the second half of a sentence after its first.
 */
export function referenceSignalsOf(sentences: readonly ReadSentence[]): WeighedSignal[] {
  const persons = personsOf(sentences);
  const has = (person: number, sentence: number): boolean => (persons[sentence]?.[person] ?? 0) > 0;
  const names = sentences.map((s) => countOf(s.text, NAME));
  const many = marksOf(sentences, (s) => s.forms.some((form) => MANY.test(form)));
  const leaning = marksOf(sentences, (s) => LEANING.test(s.text));
  const keys = sentences.map((s) => new Set(s.forms.map((form) => form.slice(0, KNOWN_BY))));
  const definite = wordsAfter(sentences, DEFINITE);
  const indefinite = wordsAfter(sentences, INDEFINITE);
  const pointedAt = wordsAfter(sentences, POINTING);
  const small = marksOf(sentences, (s) => /^\p{Ll}/u.test(s.text));
  const unended = marksOf(sentences, (s) => !/[.!?…]["'”’)\]]*$/u.test(s.text));
  return [
    // An opening names whom and what it is about; later sentences say "he" and "the story".
    { weight: 0.8, rate: (order) => names[order[0] ?? 0] ?? 0 },
    { weight: 0.7, rate: (order) => namedFirst(names, (sentence) => has(ONE_PERSON, sentence), order) },
    {
      weight: 0.5,
      // "They" at a start points to several just named.
      rate: (order) =>
        alongThe(order)((before, sentence) =>
          leaning[sentence] === 1 && has(SEVERAL, sentence)
            ? has(SEVERAL, before) || many[before] === 1
              ? 1
              : -1
            : 0,
        ),
    },
    {
      weight: 0.4,
      rate: givenBeforeNew(keys, definite, indefinite),
    },
    {
      weight: 0.5,
      rate: (order) =>
        alongThe(order)(
          (before, sentence) =>
            (pointedAt[sentence] ?? []).filter((word) => keys[before]?.has(word) === true).length,
        ),
    },
    { weight: 1, rate: speechInOrder(sentences) },
    {
      weight: 0.5,
      rate: (order) =>
        alongThe(order)((before, sentence) => (small[sentence] ?? 0) * (unended[before] ?? 0)) -
        (small[order[0] ?? 0] ?? 0),
    },
  ];
}

/** "A dog" before "the dog": words seen before count for the one and against the other. */
function givenBeforeNew(
  keys: readonly ReadonlySet<string>[],
  definite: readonly (readonly string[])[],
  indefinite: readonly (readonly string[])[],
): OrderSignal {
  // Many orders are rated: words are compared as numbers.
  const numbers = new Map<string, number>();
  const numberOf = (word: string): number => {
    const known = numbers.get(word) ?? numbers.size;
    numbers.set(word, known);
    return known;
  };
  const numbered = (words: readonly Iterable<string>[]): number[][] =>
    words.map((ofSentence) => Array.from(ofSentence, numberOf));
  const all = numbered(keys);
  const known = numbered(definite);
  const introduced = numbered(indefinite);
  const seen = new Uint8Array(numbers.size);
  return (order) => {
    seen.fill(0);
    let sum = 0;
    for (const sentence of order) {
      for (const word of known[sentence] ?? []) sum += seen[word] ?? 0;
      for (const word of introduced[sentence] ?? []) sum -= seen[word] ?? 0;
      for (const word of all[sentence] ?? []) seen[word] = 1;
    }
    return sum;
  };
}

/** A person is named before being called "he" or "she". */
function namedFirst(
  names: readonly number[],
  isPronoun: (sentence: number) => boolean,
  order: readonly number[],
): number {
  const name = order.findIndex((sentence) => (names[sentence] ?? 0) > 0);
  const pronoun = order.findIndex(isPronoun);
  return name < 0 || pronoun < 0 ? 0 : name <= pronoun ? 1 : -1;
}

/** Speech that runs over several sentences opens in the first of them and closes in the last. */
function speechInOrder(sentences: readonly ReadSentence[]): OrderSignal {
  const uneven = marksOf(sentences, (s) => countOf(s.text, /["“”]/gu) % 2 === 1);
  const opens = marksOf(sentences, (s) => /^["“]|\s["“]\S[^"“”]*$/u.test(s.text));
  return (order) => {
    let open = false;
    let sum = 0;
    for (const sentence of order) {
      if (uneven[sentence] !== 1) continue;
      sum += (opens[sentence] === 1) === open ? -1 : 1;
      open = !open;
    }
    return sum;
  };
}
