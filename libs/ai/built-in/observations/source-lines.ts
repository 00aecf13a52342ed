import { segment, type Sentence } from '@marklight/text/segmentation';
import { contentStems, type EssayReading, keysOfTask, type ReadSentence, topicKey } from '../essay-reading';
import type { JudgedEssay } from '../judged-essay';
import { lastGood, quotable, statementsOf } from './aids';
import type { Observation } from './observation';
import { anchored, clauseOf, hasMarksNear } from './source-anchors';

/* A sentence of the answer, with the line of the text that it most likely draws on. */

/** Shorter sentences of a task are headings, names and captions. */
const SHORTEST_LINE = 8;
/** A word found in more sentences of the text points to none of them. */
const RARE = 2;
/** This many rare words in common are hardly chance. */
const SHARED = 2;
/** Words of a line to find it by. */
const MOST_SHOWN = 8;
const FEWEST_SHOWN = 4;

interface Line {
  keys: ReadonlySet<string>;
  /** Its first words, to find it by. */
  shown: string;
}

let known: { task: string; lines: readonly Line[] } | null = null;
/** The lines of the source that comes with a task, kept for the next essay of the class. */
function linesOf(task: string): readonly Line[] {
  if (known?.task === task) return known.lines;
  const sentences = segment(task).sentences.filter(
    ({ words, text }) =>
      words.length >= SHORTEST_LINE && /[.!]["”’)]*$/u.test(text) && !/[*#<|_\n]/u.test(text),
  );
  const all = sentences.map((sentence) => ({
    sentence,
    keys: keysOfTask(sentence.words.map(({ text }) => text.toLowerCase())),
  }));
  const uses = new Map<string, number>();
  for (const { keys } of all) for (const key of keys) uses.set(key, (uses.get(key) ?? 0) + 1);
  const lines = all.flatMap(({ sentence, keys }): Line[] => {
    const shown = shownOf(sentence);
    return shown === null
      ? []
      : [{ shown, keys: new Set([...keys].filter((key) => (uses.get(key) ?? 0) <= RARE)) }];
  });
  known = { task, lines };
  return lines;
}

function shownOf({ words, text, start }: Sentence): string | null {
  const [first] = words;
  for (let count = Math.min(MOST_SHOWN, words.length - 1); count >= FEWEST_SHOWN; count -= 1) {
    const last = words[count - 1];
    if (first === undefined || last === undefined || !lastGood(last.text)) continue;
    const shown = text.slice(first.start - start, last.end - start);
    if (!/["“”()[\]—–]/u.test(shown)) return shown;
  }
  return null;
}

/** The line of the source with the most rare words in common with a sentence; null if that may be chance. */
function lineBehind(sentence: ReadSentence, reading: EssayReading, lines: readonly Line[]): string | null {
  const keys = new Set(
    contentStems(sentence.forms)
      .map(topicKey)
      .filter((key) => !reading.questionKeys.has(key)),
  );
  const counted = lines
    .map(({ shown, keys: of }) => ({ shown, shared: [...keys].filter((key) => of.has(key)).length }))
    .sort((a, b) => b.shared - a.shared);
  const [best, second] = counted;
  return best === undefined || best.shared < SHARED || best.shared === second?.shared ? null : best.shown;
}

function linesBehind({ reading, task }: JudgedEssay): Observation[] {
  if (!reading.hasSource || task === null) return [];
  const lines = linesOf(task);
  return quotable(
    statementsOf(reading).flatMap((sentence): Observation[] => {
      if (sentence.quotations > 0 || sentence.copied || hasMarksNear(reading, sentence)) return [];
      const quote = clauseOf(sentence);
      const line = quote === null ? null : lineBehind(sentence, reading, lines);
      return line === null ? [] : [{ sentence, quote, slots: { quoteLine: line } }];
    }),
  );
}

export const lineBehindStatement = anchored('line-behind', ['evidence', 'referencing'], linesBehind, {
  low: [
    '{Find|Look up} the sentence in the text that begins {quoteLine}. {Copy|Quote} three or four of its words after {quote}, in quotation marks.',
    'You write {quote}. {Read|Reread} the sentence in the text that begins {quoteLine}: which of its words {prove|show} that? {Copy|Quote} them.',
    'After {quote}, {add|put} “The text says” and a few exact words from the sentence that begins {quoteLine}.',
    'Back up {quote}: {copy|quote} {three or four|a few} words from the sentence in the text that begins {quoteLine}.',
  ],
  high: [
    'Which words in the sentence that begins {quoteLine} prove {quote} best? {Build|Work} two or three of them into your sentence.',
    'You write {quote}. {Quote|Name} the one word that proves it from the sentence in the text that begins {quoteLine}, and say what it adds.',
  ],
});
