import { segment, wordsOf } from '@marklight/text/segmentation';
import { STOP_WORDS } from '../lexicon';
import { type ReadSentence, topicKey, topicOf } from '../essay-reading';
import type { JudgedEssay } from '../judged-essay';
import { quotable, statementsOf } from './aids';
import type { Observation, ObservationKind } from './observation';
import {
  anchored,
  anchorsOf,
  clauseOf,
  hasMarksNear,
  isAnswer,
  isOfTask,
  mayAnswerEarly,
  POINTS_OUT,
  retells,
} from './source-anchors';
import { textAfter } from './surroundings';
import { carriesOn, isFollowedUp } from './follow-up';
import { stemOf } from '../stem';

/*
 * Steps for short answers to a source that are built on what was asked: the task's own words for it, and words that the
 * answer shares with one place of the source.
 */

/** "Write a response that explains how …", "Describe the mood …": what is asked, with the verb that asks for it. */
const ASKED =
  /^\W*(?:(?:write|in your|your|give|using) [^.?!]{0,60}?(?<!\p{L})(?:that|to|which) )?(explain|describe|discuss|analy[sz]e|compare|show|tell)s? ((?:how|why|what|the|who|where|when|which|whether) [^.?!;:\n]{8,100})[.?!]/iu;
const MOST_WORDS = 14;

interface Task {
  text: string;
  asked: string | null;
  /** How often each word stands in the task with its source. */
  uses: ReadonlyMap<string, number>;
}
const TASKS_KEPT = 1;
const tasks = new Map<string, Task>();
function taskOf(text: string): Task {
  const known = tasks.get(text);
  if (known !== undefined) return known;
  const uses = new Map<string, number>();
  for (const { text: word } of wordsOf(text)) {
    const form = word.toLowerCase();
    uses.set(form, (uses.get(form) ?? 0) + 1);
  }
  const asked = segment(text).sentences.flatMap((sentence) => {
    const match = ASKED.exec(sentence.text.replace(/\s+/gu, ' '));
    const object = match?.[2]?.split(/,\s/u)[0] ?? '';
    return match?.[1] === undefined || object === '' || object.split(' ').length > MOST_WORDS
      ? []
      : [`${match[1].toLowerCase()} ${object}`];
  });
  const task = { text, asked: asked[0] ?? null, uses };
  // One task is kept: a class is marked on one.
  if (tasks.size >= TASKS_KEPT) tasks.clear();
  tasks.set(text, task);
  return task;
}

/** What the task asks the student to do, as it stands in a sentence: "explain how the setting affects the cyclist". */
export const askedOf = (task: string | null): string | null => (task === null ? null : taskOf(task).asked);

const FEWEST_WORDS = 15;

const withAsked = (essay: JudgedEssay, observation: Observation): Observation[] => {
  const asked = askedOf(essay.task);
  return asked === null ? [] : [{ ...observation, slots: { ...observation.slots, asked } }];
};

/** No early sentence takes up the question: the answer to what was asked is wanted first. */
const askedFirst = anchored(
  'asked-first',
  ['relevance', 'thesis', 'introduction'],
  (essay) =>
    essay.reading.wordCount < FEWEST_WORDS || mayAnswerEarly(essay.reading)
      ? []
      : withAsked(essay, { sentence: null, quote: null }),
  {
    low: [
      'The task asks you to {asked}. {Do so|Do that} in your {first sentence|first line}, and {add|write} “because” and your reason.',
      'You are asked to {asked}. {Write|Say} your answer in one sentence, and put it first.',
      '{Begin|Start} with {one|a} sentence in which you {asked}. The details can follow.',
    ],
    high: [],
  },
);

/** A detail after which nothing says what it has to do with the question. */
const detailToQuestion = anchored(
  'detail-to-question',
  ['development', 'argument', 'relevance'],
  (essay) =>
    anchorsOf(
      essay,
      (sentence, quote) =>
        !isFollowedUp(essay.reading, sentence) &&
        !carriesOn(textAfter(essay.reading, sentence)) &&
        retells(sentence, essay.reading) &&
        !POINTS_OUT.test(quote) &&
        !sentence.topics.some((topic) => essay.reading.questionKeys.has(topic)),
    ).flatMap((one) => withAsked(essay, one)),
  {
    low: [
      'How does {quote} help {you |}to {asked}? {Tell us|Explain it} in {one|the next} sentence.',
      'You are asked to {asked}. {Say|Write} in one sentence what {quote} has to do with that.',
      'After {quote}, {write|add} a sentence that begins “This matters because”: you are asked to {asked}.',
    ],
    high: [
      'You are asked to {asked}. What does {quote} add to that? {Write|Give} the missing step.',
      'You are asked to {asked}. What does {quote} tell us that no other {line|part} of your answer does? {Say|Write} it in one more sentence.',
    ],
  },
);

const MOST_USES = 3;
const SHORTEST_WORD = 5;
/** Words of any text: nothing to find a place by. */
const OF_ANY_TEXT = new Set(
  `around rather comes coming going little another always never things people place places right think thought being
  making makes getting takes taken might future between before after again still really about would could should where
  while until there these those their other every anything something everything nothing himself herself myself itself
  because though although however together different great small large first second third since without within during
  along across maybe sometimes someone somebody everyone everybody almost enough quite often later today together having
  given gives feels feeling looks looking seems seemed tells knows known finds found wants wanted needs needed starts
  started begins began helps helped shows showed means meant leaves turns turned tried trying called using whole years
  author authors writer memoir narrator story essay passage paragraph article times moment point thing person world start happy important special hours minutes until every shall against toward
  towards doing going least actually probably usually finally easily simply certain become became brings brought`
    .split(/\s+/u)
    .filter(Boolean),
);

/** The rarest word that the sentence shares with the source, by which its place there is found. */
function sharedWord({ forms }: ReadSentence, essay: JudgedEssay): string | null {
  const { task, reading } = essay;
  if (task === null || !reading.hasSource) return null;
  const { uses } = taskOf(task);
  const [best] = forms
    .filter(
      (form) =>
        form.length >= SHORTEST_WORD &&
        !/(?:ed|ing)$/u.test(form) &&
        /^\p{L}+$/u.test(form) &&
        !STOP_WORDS.has(form) &&
        !OF_ANY_TEXT.has(form) &&
        !reading.questionKeys.has(topicOf(reading, form)) &&
        (uses.get(form) ?? MOST_USES + 1) <= MOST_USES,
    )
    .map((form) => ({ form, count: uses.get(form) ?? 0 }))
    .sort((a, b) => a.count - b.count || b.form.length - a.form.length);
  return best?.form ?? null;
}

/** The place of the source that has the word has another of the sentence's words too: the word is not the student's alone. */
const standsBeside = (word: string, { topics }: ReadSentence, { reading }: JudgedEssay): boolean => {
  const own = topicKey(stemOf(word));
  const others = topics.filter((key) => key !== own && !reading.questionKeys.has(key));
  return reading.sourceSentences.some((keys) => keys.has(own) && others.some((key) => keys.has(key)));
};

/** A detail retold without quotation marks, with the word by which its place in the source can be found. */
const placeByWord = anchored(
  'source-word-to-find',
  ['evidence', 'referencing'],
  (essay) =>
    quotable<Observation>(
      statementsOf(essay.reading).flatMap((sentence) => {
        if (
          sentence.quotations > 0 ||
          hasMarksNear(essay.reading, sentence) ||
          isOfTask(sentence, essay.task) ||
          isAnswer(sentence, essay.reading)
        )
          return [];
        const word = sharedWord(sentence, essay);
        const quote = word === null ? null : clauseOf(sentence);
        return quote === null ||
          word === null ||
          !quote.toLowerCase().includes(word) ||
          !standsBeside(word, sentence, essay)
          ? []
          : [{ sentence, quote, slots: { word } }];
      }),
    ),
  {
    low: [
      'The {text|source} has the word “{word}” too. {Find|Look for} that place, and after {quote} {copy|quote} three or four words from it.',
      '{Look for|Find} “{word}” in the text. {Copy|Quote} three or four words from there to prove {quote}.',
      'After {quote}, {add|give} the words around “{word}” in the text, in quotation marks.',
    ],
    high: [
      '{Look for|Find} “{word}” in the text. Which words beside it best prove {quote}? {Build|Work} them into your sentence.',
      'What comes beside “{word}” in the text that {quote} leaves out? Quote {three or four words|a few words} of it.',
    ],
  },
);

export const ASKED_KINDS: readonly ObservationKind[] = [askedFirst, placeByWord, detailToQuestion];
