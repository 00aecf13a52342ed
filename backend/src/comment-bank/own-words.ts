import { COMMENT_MAX_CHARACTERS } from '@marklight/contracts/business';

/** What a teacher wrote on an essay, and what else may be in it. */
export interface Written {
  /** Comments on words of the essay; each is kept whole. */
  comments: readonly string[];
  /** Longer words that the teacher put in place of the machine's or added; each sentence is looked at by itself. */
  texts: readonly string[];
  /** Everything that the machine proposed. */
  proposed: readonly string[];
  essay: string;
  /** Whose essay it is; empty where nobody knows. */
  student: string;
  /** Of everybody on the teacher's class lists. */
  names: readonly string[];
}

/** This many words in a row are not a coincidence. */
const RUN = 5;
/** A limit, so that the comments on one essay cannot fill the bank. */
const KEPT_MAX = 200;
const SENTENCES = new Intl.Segmenter('en', { granularity: 'sentence' });
const WORDS = /[\p{L}\p{M}\p{N}]+/gu;

/**
 * The words that can be said to another student as well: the teacher's sentences, without the machine's, without
 * words of the essay, and without those that name a student. Each once, in their order.
 */
export function ownWords({ comments, texts, proposed, essay, student, names }: Written): string[] {
  const pieces = [...comments.map((words) => words.trim()), ...texts.flatMap(sentencesOf)];
  const isMachines = runsIn(proposed.map(wordsOf));
  const machineSaid = new Set(proposed.flatMap(sentencesOf).map((sentence) => wordsOf(sentence).join(' ')));
  const isStudents = runsIn([wordsOf(essay)]);
  const namesStudent = nameIn(student, names);
  const own = pieces.filter((piece) => {
    const words = wordsOf(piece);
    if (!/\p{L}/u.test(piece) || piece.length > COMMENT_MAX_CHARACTERS || namesStudent(piece)) return false;
    return !machineSaid.has(words.join(' ')) && !isMachines(words) && !isStudents(words);
  });
  return [...new Map(own.map((words) => [folded(words), words])).values()].slice(0, KEPT_MAX);
}

/** Which comments of the bank stand in the texts, each as sentences of their own. */
export function usedIn<Comment extends { words: string }>(
  comments: readonly Comment[],
  texts: readonly string[],
): Comment[] {
  const said = texts.map((text) => sentencesOf(text).map(folded));
  return comments.filter(({ words }) => {
    const wanted = sentencesOf(words).map(folded);
    return said.some((sentences) => placeOf(wanted, sentences) >= 0);
  });
}

/** The texts without the sentences that the bank has already. */
export function withoutKnown(texts: readonly string[], known: readonly { words: string }[]): string[] {
  const longestFirst = known
    .map(({ words }) => sentencesOf(words).map(folded))
    .filter((wanted) => wanted.length > 0)
    .sort((one, other) => other.length - one.length);
  return texts.flatMap((text) => {
    let left = sentencesOf(text).map((sentence) => ({ sentence, said: folded(sentence) }));
    for (const wanted of longestFirst) {
      const at = placeOf(
        wanted,
        left.map(({ said }) => said),
      );
      if (at >= 0) left = left.toSpliced(at, wanted.length);
    }
    return left.map(({ sentence }) => sentence);
  });
}

/** Each line is taken by itself: a heading or a point of a list is no part of the next sentence. */
export function sentencesOf(text: string): string[] {
  return text
    .split('\n')
    .flatMap((line) => [...SENTENCES.segment(line)].map(({ segment }) => segment.trim()))
    .filter((sentence) => sentence !== '');
}

const folded = (text: string): string => text.toLowerCase().replace(/\s+/g, ' ');
const wordsOf = (text: string): string[] => text.toLowerCase().match(WORDS) ?? [];

/** Where the sentences stand in a row; -1 where they do not. */
function placeOf(wanted: readonly string[], sentences: readonly string[]): number {
  if (wanted.length === 0) return -1;
  return sentences.findIndex((_, at) => wanted.every((sentence, n) => sentences[at + n] === sentence));
}

/** Whether RUN words in a row stand in one of the sources. Gathered once: an essay is long. */
function runsIn(sources: readonly (readonly string[])[]): (words: readonly string[]) => boolean {
  const runs = new Set(sources.flatMap(runsOf));
  return (words) => runsOf(words).some((run) => runs.has(run));
}

function runsOf(words: readonly string[]): string[] {
  return Array.from({ length: Math.max(0, words.length - RUN + 1) }, (_, at) =>
    words.slice(at, at + RUN).join(' '),
  );
}

/**
 * Whether a text names a student. Others than the essay's own only with a capital, where the script has capitals: "will"
 * and "grace" are words as well. Scripts without spaces between words are searched for the name.
 */
function nameIn(student: string, names: readonly string[]): (text: string) => boolean {
  const own = new Set(partsOf(student).map(bare));
  const parts = [student, ...names].flatMap(partsOf);
  const others = new Set(parts.map(bare));
  const unspaced = [...new Set(parts.filter((part) => !hasCase(part)))];
  return (text) =>
    unspaced.some((part) => text.includes(part)) ||
    (text.match(WORDS) ?? []).some((word) => {
      const said = bare(word);
      return own.has(said) || (isCapital(word) && others.has(said));
    });
}

/** The words of a name. "van" and "de" name nobody, unless all of the name is in small letters. */
function partsOf(name: string): string[] {
  const parts = (name.match(WORDS) ?? []).filter((part) => part.length > 1);
  const capitals = parts.filter(isCapital);
  const chosen = capitals.length > 0 ? capitals : parts;
  // In Chinese the family name comes first, without a space.
  return chosen.flatMap((part) => (/^\p{Script=Han}{3,4}$/u.test(part) ? [part, part.slice(1)] : [part]));
}

const bare = (word: string): string => word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
const isCapital = (word: string): boolean => !/^\p{Ll}/u.test(word);
const hasCase = (word: string): boolean => word.toLowerCase() !== word.toUpperCase();
