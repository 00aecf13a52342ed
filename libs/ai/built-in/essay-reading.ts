import type { Evidence } from '@marklight/contracts/grading';
import { type FramedSentence, paragraphsKept, withFrame } from '@marklight/text/essay-frame';
import type { LintFinding, Linter } from '@marklight/text/linter';
import { quotationsOf } from '@marklight/text/quotations';
import { type Paragraph, type Sentence, segment, type Span, wordsOf } from '@marklight/text/segmentation';
import { findOrders } from '../orders/find-orders';
import { withPassagesLeftOut } from '../orders/left-out';
import type { GradingRequest } from '../provider';
import { CLAIMS, CLOSINGS, COUNTERS, EXAMPLES, REASONS, STOP_WORDS } from './lexicon';
import { stemOf, topicKey } from './stem';
import { meantWords } from './task-words';

export { topicKey } from './stem';

/** How often a sentence does each of these, by the words that mark it. */
export interface SentenceRoles {
  claim: number;
  reason: number;
  example: number;
  counter: number;
  closing: number;
}

export interface ReadSentence extends FramedSentence {
  /** Position in `EssayReading.sentences`. */
  index: number;
  /** Lower-case words, straight apostrophes. */
  forms: readonly string[];
  /** Stems of the content words. */
  stems: readonly string[];
  /**
   * Their topic keys; a misspelt word of the task counts as that word. Used for the words of a comment only: used for
   * the levels as well, it did not bring them closer to people's.
   */
  topics: readonly string[];
  roles: SentenceRoles;
  /** Appeared earlier in the essay, word for word or nearly so. */
  repeated: boolean;
  /**
   * Appears in the task, word for word or nearly so, or is something only a task would say; a few sentences out of a
   * source that comes with it do not count.
   */
  copied: boolean;
  quotations: number;
  findings: readonly LintFinding[];
}

/** An essay as the built-in grader reads it. Offsets are those of the essay as it was sent. */
export interface EssayReading {
  text: string;
  sentences: readonly ReadSentence[];
  /**
   * The sentences that count: those of the essay proper that are not repeated, not copied from the task, and not
   * addressed to the grader.
   */
  own: readonly ReadSentence[];
  /**
   * What is counted of an essay: its own sentences with the salutation and sign-off of a letter, which are the
   * writer's words too; a salutation on one line with a sentence counts with it.
   */
  measured: readonly ReadSentence[];
  /** Those of the essay proper, without titles, names, salutations and sign-offs. */
  paragraphs: readonly Paragraph[];
  /** False if a long text arrived as one block, so its paragraphs may have been lost on the way here. */
  paragraphsKept: boolean;
  findings: readonly LintFinding[];
  instructions: readonly Evidence[];
  /** Keys of the task's content words; empty where there is no task. */
  taskKeys: ReadonlySet<string>;
  /** Those of the task's sentences that ask for something; a source text that comes with the task does not. */
  questionKeys: ReadonlySet<string>;
  /** Words of the task by the misspellings that stand for them here. */
  meant: ReadonlyMap<string, string>;
  /** The task is long enough to come with a text to draw on. */
  hasSource: boolean;
  /** Topic keys of each sentence of the task that comes with a source; empty without one. */
  sourceSentences: readonly ReadonlySet<string>[];
  /** All words, repeated ones too. */
  wordCount: number;
}

/** Words of a task that say what to do rather than what about. */
const INSTRUCTING = new Set(
  'write essay letter paragraph state support explain describe discuss include including response respond text article author reader readers details detail evidence examples example specific opinion position topic prompt word words answer based understanding conclude conclusion attempting convince persuade'.split(
    ' ',
  ),
);
const ASKING =
  /(?<!\p{L})(?:describe|explain|write|discuss|state|tell|argue|compare|analy[sz]e|evaluate|how|why|what)(?!\p{L})/iu;
/** A sentence longer than this belongs to a source rather than to a question. */
const LONGEST_QUESTION = 60;
/** A task of more words than this comes with a source, and an answer may well use some of its wording. */
const SOURCE_FROM = 200;
const BORROWED_UP_TO = 0.25;
/** What only tasks say, in an essay whose task the grader was not given. */
export const OF_A_TASK =
  /^\W*do you (?:strongly )?(?:agree|disagree)(?: or (?:agree|disagree))?(?!\p{L})|(?<!\p{L})use (?:specific |relevant )?(?:reasons|examples|details)(?: and (?:specific |relevant )?(?:reasons|examples|details))? to (?:support|explain)|^\W*(?:write|plan) (?:and write )?an? (?:\p{L}+ )?(?:essay|letter|paper|response|paragraph) (?:in which|to|that|explaining|about|stating)|^\W*(?:be sure to )?support your (?:position|opinion|answer|response|argument)s? with/iu;
const RUN = 5;
const REPEATED_FROM = 0.7;
/** Fewer words in common than this happen by chance: "I think that it is a". */
const SHORTEST_REPEAT = 4;

export const countOf = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;
const formOf = (word: string): string => word.toLowerCase().replace(/’/gu, "'");

const formsOf = (sentence: Sentence): string[] => sentence.words.map((word) => formOf(word.text));

/** The topic key of a word in an essay, however it is spelt. */
export const topicOf = ({ meant }: Pick<EssayReading, 'meant'>, form: string): string =>
  topicKey(stemOf(meant.get(form) ?? form));

/** Keys of the content words of the sentences that count. */
export const topicKeysOf = (sentences: readonly ReadSentence[]): Set<string> =>
  new Set(sentences.flatMap((sentence) => sentence.stems.map(topicKey)));

export function contentStems(forms: readonly string[]): string[] {
  return forms.filter((form) => form.length > 2 && !STOP_WORDS.has(form) && /^\p{L}/u.test(form)).map(stemOf);
}

/** Runs of words of a sentence; a short sentence is one run. */
function runsOf(forms: readonly string[]): string[] {
  if (forms.length <= RUN) return [forms.join(' ')];
  return forms.slice(0, forms.length - RUN + 1).map((_, at) => forms.slice(at, at + RUN).join(' '));
}
const shareIn = (runs: readonly string[], seen: ReadonlySet<string>): number =>
  runs.filter((run) => seen.has(run)).length / Math.max(1, runs.length);

function rolesOf(text: string): SentenceRoles {
  return {
    claim: countOf(text, CLAIMS),
    reason: countOf(text, REASONS),
    example: countOf(text, EXAMPLES),
    counter: countOf(text, COUNTERS),
    closing: countOf(text, CLOSINGS),
  };
}

/** Walks two ordered lists of spans together: how many of `inner` start inside each of `outer`. */
function startingIn<T extends Span>(outer: readonly Span[], inner: readonly T[]): T[][] {
  let at = 0;
  return outer.map(({ start, end }) => {
    while (at < inner.length && (inner[at]?.start ?? end) < start) at += 1;
    const inside: T[] = [];
    for (let item = inner[at]; item !== undefined && item.start < end; item = inner[at]) {
      inside.push(item);
      at += 1;
    }
    return inside;
  });
}

/** Topic keys of the words of a task that say what it is about. */
export const keysOfTask = (forms: readonly string[]): Set<string> =>
  new Set(contentStems(forms.filter((form) => !INSTRUCTING.has(form))).map(topicKey));

function withLetterForm(
  sentences: readonly ReadSentence[],
  own: ReadonlySet<ReadSentence>,
  text: string,
): ReadSentence[] {
  const measured: ReadSentence[] = [];
  for (const sentence of sentences) {
    const before = measured.at(-1);
    if (!own.has(sentence) && !sentence.isLetterForm) continue;
    const isGlued =
      before?.isLetterForm === true &&
      before.index === sentence.index - 1 &&
      !text.slice(before.end, sentence.start).includes('\n');
    if (isGlued) measured.splice(-1, 1, joined(before, sentence, text));
    else measured.push(sentence);
  }
  return measured;
}

function joined(before: ReadSentence, sentence: ReadSentence, text: string): ReadSentence {
  const whole = text.slice(before.start, sentence.end);
  return {
    ...sentence,
    start: before.start,
    text: whole,
    words: [...before.words, ...sentence.words],
    forms: [...before.forms, ...sentence.forms],
    stems: [...before.stems, ...sentence.stems],
    topics: [...before.topics, ...sentence.topics],
    roles: rolesOf(whole),
    findings: [...before.findings, ...sentence.findings],
  };
}

/** Reads an essay: sentences with their roles, mistakes, repetitions and copies. Linear in its length. */
export async function readEssay(
  request: GradingRequest,
  linter: Linter,
  signal?: AbortSignal,
): Promise<EssayReading> {
  const instructions = findOrders(request.essayText).found;
  const text = withPassagesLeftOut(request.essayText, instructions);
  const segmentation = segment(text);
  const framed = withFrame(segmentation);
  const findings = await linter.lint(text, request.locale, signal);
  const taskForms = wordsOf(request.task ?? '').map((word) => formOf(word.text));
  const taskSentences = segment(request.task ?? '').sentences;
  const asking = taskSentences.filter(
    (sentence) => sentence.words.length <= LONGEST_QUESTION && ASKING.test(sentence.text),
  );
  const taskRuns = new Set(runsOf(taskForms));
  const taskKeys = keysOfTask(taskForms);
  const meant = meantWords(taskForms, taskKeys, findings);
  const findingsOf = startingIn(framed.sentences, findings);
  const quotationsIn = startingIn(framed.sentences, quotationsOf(text));
  const seen = new Set<string>();
  const untouched = ({ start, end, text: shown }: Sentence): boolean =>
    request.essayText.slice(start, end) === shown;
  let before = false;
  const read = framed.sentences.map((sentence, index): ReadSentence => {
    const forms = sentence.words.map((word) => formOf(word.text));
    const runs = runsOf(forms);
    const long = forms.length >= SHORTEST_REPEAT;
    // Anybody may write the same short sentence, so it counts only in the middle of a longer repetition.
    const repeated = !sentence.isFrame && (long || before) && shareIn(runs, seen) >= REPEATED_FROM;
    before = repeated;
    // A sentence may well say what the title says.
    if (!sentence.isFrame) for (const run of runs) seen.add(run);
    return {
      ...sentence,
      index,
      forms,
      stems: contentStems(forms),
      topics: contentStems(forms.map((form) => meant.get(form) ?? form)).map(topicKey),
      roles: rolesOf(sentence.text),
      repeated,
      // Words in quotation marks are quoted, not copied.
      copied:
        !sentence.isFrame &&
        forms.length > RUN &&
        (quotationsIn[index]?.length ?? 0) === 0 &&
        (shareIn(runs, taskRuns) >= REPEATED_FROM || OF_A_TASK.test(sentence.text)),
      quotations: quotationsIn[index]?.length ?? 0,
      findings: findingsOf[index] ?? [],
    };
  });
  const borrowed =
    read.filter((sentence) => sentence.copied).length /
    Math.max(1, read.filter((sentence) => !sentence.isFrame).length);
  const hasSource = taskForms.length >= SOURCE_FROM;
  const fromSource = hasSource && borrowed < BORROWED_UP_TO;
  const sentences = fromSource ? read.map((sentence) => ({ ...sentence, copied: false })) : read;
  const own = sentences.filter(
    (sentence) => !sentence.isFrame && !sentence.repeated && !sentence.copied && untouched(sentence),
  );
  return {
    text,
    sentences,
    own,
    measured: withLetterForm(sentences, new Set(own), text),
    paragraphs: framed.paragraphs,
    paragraphsKept: paragraphsKept(segmentation),
    findings,
    instructions,
    taskKeys,
    questionKeys: keysOfTask(asking.flatMap(formsOf)),
    meant,
    hasSource,
    sourceSentences: hasSource ? taskSentences.map((sentence) => keysOfTask(formsOf(sentence))) : [],
    wordCount: segmentation.words.length,
  };
}
