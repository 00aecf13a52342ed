import type { Evidence } from '@marklight/contracts/grading';
import { segment, wordsOf } from '@marklight/text/segmentation';

export interface Rewrite {
  original: string;
  better: string;
}

/** How many new words a rewrite may bring, or which share of its words where that is more: a better verb, a link. */
const NEW_WORDS = 4;
const NEW_SHARE = 0.35;
/** A sentence that grows by more than this has something added to it, not said better. */
const LONGEST = 1.6;
const ROOM = 8;
/** Shorter words link and bend sentences; they say nothing new. */
const SAYS_SOMETHING = 4;
/** "[your example]": the student fills it in. */
const BLANK = /\[[^[\]\n]{1,60}\]/gu;

/**
 * The student's sentence and how it could read, for `exemplarComparison`; empty where the rewrite is none, or brings
 * what the student did not write: figures, names, or more new words than a better phrasing needs.
 * @param find finds the student's words in the essay
 * @param known every text whose figures and names may be used: essay, task, criteria
 */
export function exemplarOf(
  rewrite: Rewrite,
  find: (quote: string) => Evidence | null,
  known: readonly string[],
): { text: string; isFound: boolean } {
  const place = find(rewrite.original);
  if (place === null) return { text: '', isFound: rewrite.original === '' };
  const better = withoutMarks(rewrite.better);
  const changed = better !== withoutMarks(place.quote);
  const isSafe =
    better !== '' && changed && !isLonger(place.quote, better) && !bringsNews(better, place.quote, known);
  return { text: isSafe ? `“${withoutMarks(place.quote)}” could read: “${better}”` : '', isFound: true };
}

const withoutMarks = (text: string): string => text.trim().replace(/^["“](.+)["”]$/su, '$1');

const isLonger = (original: string, better: string): boolean =>
  wordsOf(better.replace(BLANK, ' ')).length > wordsOf(original).length * LONGEST + ROOM;

function bringsNews(better: string, original: string, known: readonly string[]): boolean {
  const filled = better.replace(BLANK, (blank) => ' '.repeat(blank.length));
  const vocabulary = vocabularyOf(known);
  const openings = new Set(segment(filled).sentences.map(({ words }) => words[0]?.start));
  const misspelt = wordsOf(original.toLowerCase()).map((word) => word.text);
  const said = wordsOf(filled);
  const news = said.filter(({ text }) => {
    const word = text.toLowerCase();
    return !vocabulary.has(stem(word)) && !misspelt.some((other) => isMended(other, word));
  });
  const isFact = ({ text, start }: { text: string; start: number }): boolean =>
    /\p{N}/u.test(text) || (/^\p{Lu}/u.test(text) && !openings.has(start) && text !== 'I');
  const isContent = ({ text }: { text: string }): boolean => text.length >= SAYS_SOMETHING;
  const most = Math.max(NEW_WORDS, Math.floor(said.filter(isContent).length * NEW_SHARE));
  return news.some(isFact) || news.filter(isContent).length > most;
}

const vocabularies = new WeakMap<readonly string[], ReadonlySet<string>>();

/** The stems of all their words; the same texts are known for every criterion of an essay. */
function vocabularyOf(known: readonly string[]): ReadonlySet<string> {
  const before = vocabularies.get(known);
  if (before) return before;
  const stems = known.flatMap((text) => wordsOf(text.toLowerCase()).map((word) => stem(word.text)));
  const vocabulary = new Set(stems);
  vocabularies.set(known, vocabulary);
  return vocabulary;
}

/** Enough of a word to know it again in another form, or with its spelling mended towards the end. */
const stem = (word: string): string => word.replace(/['’]s?$/u, '').slice(0, 5);

/** Whether two words begin alike and differ by a few letters, as a slip and its correction do. */
function isMended(slip: string, word: string): boolean {
  if (slip.charAt(0) !== word.charAt(0)) return false;
  const left = [...slip];
  let added = 0;
  for (const letter of word) {
    const at = left.indexOf(letter);
    if (at < 0) added += 1;
    else left.splice(at, 1);
  }
  return added <= 2 && left.length <= 2;
}
