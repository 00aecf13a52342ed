import type { SummarizerReply } from '@marklight/contracts/ai-tools';
import type { Locale } from '@marklight/contracts/language';
import { wordsOf } from '@marklight/text/segmentation';
import { joinHidden, ours } from '../privacy/hidden-text';
import type { KnownPeople } from '../privacy/known-people';
import { PersonalDetails } from '../privacy/personal-details';
import { type SummaryAnswer, summaryAnswerSchema } from './answer-schema';
import { ask, type AskContext } from './ask';
import { dataBlock, dataRules, markerCode } from './data-block';
import { mapStrings } from './map-strings';
import { standardOf } from './prompt';

const SUMMARY_MIN_WORDS = 30;
const SUMMARY_MAX_WORDS = 250;
/** Models miscount; this much over the limit is still a summary. */
const TOLERANCE = 1.15;
const KEY_POINTS_MAX = 7;
/** Share of words in common above which two key points say the same. */
const SAME_POINT = 0.7;

/** Longest summary of a text, in words: a third of it, within 30 and 250, never longer than the text. */
export function summaryLimit(wordCount: number): number {
  const third = Math.ceil(wordCount / 3);
  return Math.min(Math.max(SUMMARY_MIN_WORDS, third), SUMMARY_MAX_WORDS, Math.max(wordCount, 1));
}

/** The model's summary, checked for length, distinct points and figures; see `AiProvider.summarize`. */
export async function summarizeText(
  text: string,
  locale: Locale,
  people: KnownPeople,
  context: AskContext,
): Promise<SummarizerReply> {
  const limit = summaryLimit(wordsOf(text).length);
  const details = new PersonalDetails(people, { written: [text] });
  const hidden = details.hide(text);
  const code = markerCode(hidden, context.settings.apiKey);
  const restored = (answer: SummaryAnswer): SummaryAnswer =>
    mapStrings(answer, (words) => details.restore(words));
  const { value } = await ask(
    {
      name: 'summary',
      schema: summaryAnswerSchema,
      system: joinHidden(
        [
          ours`You summarise a text for a teacher.`,
          ours`- Say only what the text says; add no fact, figure, opinion or praise.`,
          ours`- Words in square brackets such as [Student] stand for names and other details: keep each as it is.`,
          ours`- Write plain ${standardOf(locale)}.`,
          ours`- Key points are different from each other, one sentence each, at most ${KEY_POINTS_MAX}.`,
        ],
        '\n',
      ),
      user: joinHidden(
        [
          ours`## Text`,
          dataRules('TEXT', code),
          dataBlock('TEXT', hidden, code),
          ours``,
          ours`Summarise the text above in at most ${limit} words, and give its key points.`,
        ],
        '\n',
      ),
      details,
      problemsOf: (answer) => problemsOf(restored(answer), text, limit, code),
    },
    context,
  );
  const answer = restored(value);
  return { summary: answer.summary, keyPoints: distinctPoints(answer.keyPoints, text) };
}

function problemsOf(answer: SummaryAnswer, text: string, limit: number, code: string): string[] {
  const problems: string[] = [];
  const length = wordsOf(answer.summary).length;
  if (length > limit * TOLERANCE)
    problems.push(`The summary has ${length} words; at most ${limit} are allowed.`);
  const strange = strangeFigures(answer.summary, text);
  if (strange.length > 0)
    problems.push(`The text does not have these figures: ${strange.slice(0, 5).join(', ')}.`);
  if (distinctPoints(answer.keyPoints, text).length === 0) problems.push('No key point is true to the text.');
  if (JSON.stringify(answer).includes(code)) problems.push('It repeats the code of the marker lines.');
  return problems;
}

/** Key points that differ from those before them and bring no figure that the text does not have. */
function distinctPoints(points: readonly string[], text: string): string[] {
  const kept: { point: string; words: Set<string> }[] = [];
  for (const point of points) {
    const words = new Set(wordsOf(point.toLowerCase()).map((word) => word.text));
    const isNew = kept.every((other) => overlap(words, other.words) < SAME_POINT);
    if (words.size > 0 && isNew && strangeFigures(point, text).length === 0) kept.push({ point, words });
  }
  return kept.slice(0, KEY_POINTS_MAX).map(({ point }) => point);
}

/** Words in common by all words of both (Jaccard index), 0–1. */
function overlap(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const common = [...one].filter((word) => other.has(word)).length;
  return common / Math.max(1, one.size + other.size - common);
}

/** Figures of two digits or more that the text does not have; a single digit may be a number word of the text. */
function strangeFigures(summary: string, text: string): string[] {
  const digitsOf = (words: string): string[] =>
    words.replace(/(?<=\d)[,\s](?=\d{3}\b)/g, '').match(/\d{2,}/g) ?? [];
  const known = new Set(digitsOf(text));
  return digitsOf(summary).filter((figure) => !known.has(figure));
}
