import type { EssayFlag } from '@marklight/contracts/grading';
import { insideOf, quotationsOf } from '@marklight/text/quotations';
import { seemsToAnswerAnother } from '../../triage/other-question';
import { OTHER_QUESTION } from '../../triage/request-flags';
import { type EssayReading, topicKey } from '../essay-reading';
import type { EssayFeatures } from '../features';
import { percent } from '../judged-essay';
import { STOP_WORDS } from '../lexicon';

/** What keeps an essay from being judged like others, and the highest level it then can have. */
export interface Trouble {
  flags: EssayFlag[];
  /** For criteria about what is said. */
  contentCap: number;
  /** For criteria about how it is written. */
  languageCap: number;
  /** To the student, in plain words, why the caps are what they are; null where there is nothing to tell. */
  reason: string | null;
  /** The same, for the teacher. */
  cause: string | null;
}

const NO_CAP = 4;
/** Fewer words are no essay on anything. */
const HARDLY_ANY = 15;
const TOO_SHORT = 40;

/** English prose has some 45% function words; lists, code, other languages and keyboard mashing have not. */
const PROSE_FROM = 0.22;
const MOST_IMPOSSIBLE = 0.02;
/** Pairs such as "the of", which no sentence has; shuffled words have many. */
const IMPOSSIBLE =
  /(?<![\p{L}])(?:the|a|an|my|your|our|their|his) (?:the|a|an|of|to|is|are|was|were|and|or|but|for|with|have|has|be|it|they|he|we|at|from|by|that|because)(?![\p{L}'’])/giu;

const functionShareOf = (forms: readonly string[]): number =>
  forms.filter((form) => STOP_WORDS.has(form)).length / Math.max(1, forms.length);

/** "An" for "and" and words spelt by ear are a learner's English: no text to be told that it is none. */
function isLearners({ own }: EssayReading): boolean {
  const forms = own.flatMap((sentence) => sentence.forms);
  const impossible = own.reduce(
    (sum, { text }) => sum + (text.replace(/(?<!\p{L})an(?!\p{L})/giu, 'and').match(IMPOSSIBLE)?.length ?? 0),
    0,
  );
  return functionShareOf(forms) >= PROSE_FROM && impossible / Math.max(1, forms.length) < MOST_IMPOSSIBLE;
}

function isProse({ own }: EssayReading, f: EssayFeatures): boolean {
  const forms = own.flatMap((sentence) => sentence.forms);
  const functionShare = functionShareOf(forms);
  const impossible = own.reduce((sum, s) => sum + (s.text.match(IMPOSSIBLE)?.length ?? 0), 0);
  return (
    functionShare >= PROSE_FROM && f.spelling < 35 && impossible / Math.max(1, forms.length) < MOST_IMPOSSIBLE
  );
}

function isOffTopic({ taskKeys, own }: EssayReading, f: EssayFeatures): boolean {
  const keys = own.flatMap((sentence) => sentence.stems.map(topicKey));
  return seemsToAnswerAnother(keys, taskKeys, f.words);
}

/** From this share of sentences on a student is told that much is copied. */
const MUCH_COPIED = 0.25;

/** Whether many sentences are the task's own words without quotation marks; marks may span several sentences. */
function isMuchCopied({ text, sentences }: EssayReading): boolean {
  const inside = insideOf(quotationsOf(text));
  const copied = sentences.filter(
    // A mark that is never closed quotes all the same.
    ({ copied: isCopied, start, index }) =>
      isCopied &&
      !inside(start) &&
      !sentences.slice(Math.max(0, index - 1), index + 1).some((one) => /["“”]|''/u.test(one.text)),
  );
  return copied.length >= MUCH_COPIED * sentences.length;
}

/** Looks for what makes an essay no essay: nothing there, no prose, repetition, copying, another topic. */
export function troubleOf(reading: EssayReading, f: EssayFeatures): Trouble {
  const flags: EssayFlag[] = reading.instructions.map((evidence) => ({
    code: 'instruction_in_essay',
    message: 'This passage speaks to the grader. It was left out of the grading and changed no level.',
    evidence,
  }));
  let contentCap = NO_CAP;
  let languageCap = NO_CAP;
  let reason: string | null = null;
  let cause: string | null = null;
  const note = (
    code: EssayFlag['code'],
    message: string,
    content: number,
    language: number,
    toStudent: string | null = message,
  ): void => {
    flags.push({ code, message, evidence: null });
    if (content < contentCap) {
      reason ??= toStudent;
      cause ??= message;
    }
    contentCap = Math.min(contentCap, content);
    languageCap = Math.min(languageCap, language);
  };
  if (reading.wordCount === 0) {
    note('too_short', 'There are no words to read in this essay.', 0, 0);
    return { flags, contentCap, languageCap, reason, cause };
  }
  if (f.words >= HARDLY_ANY && !isProse(reading, f))
    note(
      'not_prose',
      isLearners(reading)
        ? 'Too many words in this text are misspelt or out of place for any level to be sure, so the lowest is proposed. Please read it yourself.'
        : 'Most of this text does not read as English sentences, so it cannot be judged as an essay.',
      0,
      0,
      isLearners(reading)
        ? 'Read this aloud to somebody and let them ask about each sentence. Then write it again, one idea at a time.'
        : undefined,
    );
  if (f.repeatedShare >= 0.25)
    note(
      'repeated_text',
      `${percent(f.repeatedShare)} of the sentences repeat earlier ones; each was counted once.`,
      f.repeatedShare >= 0.6 ? 1 : NO_CAP,
      f.repeatedShare >= 0.6 ? 2 : NO_CAP,
      'Much of this repeats what you have said before. Say each thing once.',
    );
  if (f.copiedShare >= 0.25)
    note(
      'repeated_text',
      `${percent(f.copiedShare)} of the sentences are the task’s own words, which earn nothing.`,
      f.copiedShare >= 0.6 ? 0 : f.copiedShare >= 0.4 ? 1 : NO_CAP,
      f.copiedShare >= 0.6 ? 1 : NO_CAP,
      isMuchCopied(reading)
        ? `Much of this is copied from the ${reading.hasSource ? 'text' : 'task'}. Say it in your own words.`
        : null,
    );
  if (f.words < HARDLY_ANY)
    note(
      'too_short',
      f.words === 1
        ? 'There is only 1 word of the writer’s own here, too few to show what was asked.'
        : `There are only ${f.words} words of the writer’s own here, too few to show what was asked.`,
      0,
      1,
      'You have too few words of your own here to answer the task. Write more.',
    );
  else if (f.words < TOO_SHORT)
    note(
      'too_short',
      `With only ${f.words} words, the essay can do no more than begin to show what was asked.`,
      1,
      2,
      'This is too short to do all that the task asks. Write more.',
    );
  if (isOffTopic(reading, f)) note('off_topic', OTHER_QUESTION, 1, 2);
  return { flags, contentCap, languageCap, reason, cause };
}
