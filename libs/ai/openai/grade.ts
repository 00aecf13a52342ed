import type { Evidence } from '@marklight/contracts/grading';
import { findOrders, type Orders } from '../orders/find-orders';
import { withPassagesLeftOut } from '../orders/left-out';
import type { HiddenText } from '../privacy/hidden-text';
import { PersonalDetails } from '../privacy/personal-details';
import type { CriterionToGrade, ExampleEssay, GradingProposal, GradingRequest } from '../provider';
import { ProviderError } from '../provider-error';
import { quoteFinder } from '../quote-check';
import { type GradingAnswer, gradingAnswerSchema } from './answer-schema';
import { ask, type AskContext } from './ask';
import type { Message } from './chat-client';
import { markerCode, paragraphNumbersOf } from './data-block';
import { mapStrings } from './map-strings';
import { flagsOf, movedLevels, type MovedLevels, withReview } from './moved-levels';
import { gradingSystemPrompt, gradingUserPrompt, type HiddenCriterion, type HiddenExample } from './prompt';
import { promptVersion } from './prompt-version';
import { tidyQuote } from './tidy-quote';
import { CRITERIA_PER_REQUEST } from './tokens';
import { wordsOfAnswers } from './words-of-answers';

/** Asks for every criterion of one essay; see `AiProvider.grade`. */
export async function gradeEssay(request: GradingRequest, context: AskContext): Promise<GradingProposal> {
  const orders = findOrders(request.essayText);
  const asking = new EssayAsking(request, orders, context);
  const { opening, kept, passages, moved } = await openingOf(asking, orders, context);
  const answers = [opening];
  // The outcome on the first criteria decides how the others are requested.
  for (let batch = 1; batch < asking.batches; batch += 1) answers.push(await asking.ask(kept, batch));
  const words = wordsOfAnswers(answers, CRITERIA_PER_REQUEST, request);
  const flags = flagsOf(passages, moved);
  return {
    ...words,
    feedback: flags.length === 0 ? words.feedback : words.feedback.map((item) => withReview(item, moved)),
    flags,
    model: asking.model,
    promptVersion: promptVersion(request.locale),
    usage: context.usage.total(),
    answerMs: context.spent.ms,
    textAsSent: asking.sent.join('\n\n'),
  };
}

interface Opening {
  /** The answer to the first criteria that is proposed. */
  opening: GradingAnswer;
  /** The text to continue with. */
  kept: string;
  /** What is reported to the teacher as addressing the grader. */
  passages: readonly Evidence[];
  moved: MovedLevels | null;
}

/**
 * The first criteria, asked for with and without what may speak to the grader: one more call, for such essays only.
 * Plain orders are left out of the first request, so that the proposal does not rest on them even where there can be
 * no second; the teacher hears of passages that only might be orders if levels followed them.
 */
async function openingOf(asking: EssayAsking, orders: Orders, context: AskContext): Promise<Opening> {
  const { essayText } = asking.request;
  const { found, suspected } = orders;
  const isPlain = found.length > 0;
  const left = (passages: readonly Evidence[]): string => withPassagesLeftOut(essayText, passages);
  const first = isPlain && hasWords(left(found)) ? left(found) : essayText;
  const opening = await asking.ask(first);
  const reported = first === essayText ? reportedIn(opening, essayText) : [];
  const passages = isPlain ? found : suspected.length > 0 ? suspected : reported;
  const nothing: Opening = { opening, kept: first, passages: isPlain ? found : reported, moved: null };
  const second = first === essayText ? left(passages) : essayText;
  if (passages.length === 0 || !context.mayAskTwice || second === first || !hasWords(second)) return nothing;
  const other = await secondAsking(asking, second);
  if (other === null) return nothing;
  const [without, whole] = first === essayText ? [other, opening] : [opening, other];
  const moved = movedLevels(without, whole, isPlain);
  if (moved) return { opening: without, kept: left(passages), passages, moved };
  return nothing;
}

/** Without a comparison the first answer stays as it is; an abort ends this too. */
async function secondAsking(asking: EssayAsking, essayText: string): Promise<GradingAnswer | null> {
  try {
    return await asking.ask(essayText);
  } catch (error) {
    if (error instanceof ProviderError) return null;
    throw error;
  }
}

const hasWords = (text: string): boolean => /[\p{L}\p{N}]/u.test(text);

/** One essay's prompts: the same criteria, task and names for whichever version of its text. */
class EssayAsking {
  readonly sent: string[] = [];
  readonly batches: number;
  model: string;
  private readonly details: PersonalDetails;
  private readonly criteria: readonly HiddenCriterion[];
  private readonly task: HiddenText | null;
  private readonly examples: readonly HiddenExample[];

  constructor(
    readonly request: GradingRequest,
    /** In the essay as it was written. */
    private readonly orders: Orders,
    private readonly context: AskContext,
  ) {
    if (request.criteria.length === 0)
      throw new RangeError('A grading request needs at least one criterion.');
    this.details = detailsOf(request);
    this.criteria = request.criteria.map((criterion) => hideInCriterion(criterion, this.details));
    this.task = request.task === null ? null : this.details.hide(request.task);
    this.examples = (request.examples ?? []).map((example) => hideInExample(example, request, context));
    this.batches = Math.ceil(this.criteria.length / CRITERIA_PER_REQUEST);
    this.model = context.settings.model;
  }

  /** The answer to one batch of criteria, with names put back. */
  async ask(written: string, batch = 0): Promise<GradingAnswer> {
    const { details, task, context } = this;
    const { genre, yearLevel, strictness } = this.request;
    const first = batch * CRITERIA_PER_REQUEST;
    const criteria = this.criteria.slice(first, first + CRITERIA_PER_REQUEST);
    const essayText = details.hide(written);
    const code = markerCode(essayText, context.settings.apiKey);
    const isAsWritten = essayText === this.request.essayText;
    const { found } = isAsWritten ? this.orders : findOrders(essayText);
    const addressed = paragraphNumbersOf(found, essayText);
    const reply = await ask(
      {
        name: 'essay_grading',
        schema: gradingAnswerSchema,
        system: gradingSystemPrompt(this.request.locale),
        user: gradingUserPrompt({
          ...{ essayText, task, criteria, code, addressed, genre, yearLevel, strictness },
          examples: this.examples.map(({ levels, ...example }) => ({
            ...example,
            levels: levels.slice(first, first + CRITERIA_PER_REQUEST),
          })),
        }),
        details,
        problemsOf: (answer) => problemsOf(answer, criteria.length, code),
      },
      context,
    );
    this.sent.push(asText(reply.sent));
    this.model = reply.model ?? this.model;
    return mapStrings(reply.value, (text) => details.restore(text));
  }
}

function detailsOf({ essayText, studentName, people, task, criteria }: GradingRequest): PersonalDetails {
  const about = [
    task ?? '',
    ...criteria.flatMap(({ text, levelDescriptions }) => [text, ...(levelDescriptions ?? [])]),
  ];
  return new PersonalDetails({ ...people, student: studentName }, { written: [essayText], about });
}

function hideInCriterion(criterion: CriterionToGrade, details: PersonalDetails): HiddenCriterion {
  return {
    text: details.hide(criterion.text),
    levelDescriptions: (criterion.levelDescriptions ?? []).map((description) => details.hide(description)),
  };
}

/**
 * Another student's essay, with its own names replaced: words of an example are never put back into an answer, because
 * that restores only what stands in the essay. Passages that speak to the grader are left out.
 */
function hideInExample(
  { essayText, studentName, levels }: ExampleEssay,
  { people }: GradingRequest,
  { settings }: AskContext,
): HiddenExample {
  const written = withPassagesLeftOut(essayText, findOrders(essayText).found);
  const hidden = new PersonalDetails({ ...people, student: studentName }, { written: [written] }).hide(
    written,
  );
  return { essayText: hidden, levels, code: markerCode(hidden, settings.apiKey) };
}

/** What the form of an answer does not say: each criterion answered once, and the marker code kept. */
function problemsOf(answer: GradingAnswer, criteriaCount: number, code: string): string[] {
  const problems: string[] = [];
  const seen = new Set<number>();
  for (const { criterion, level, feedback } of answer.criteria) {
    if (criterion < 1 || criterion > criteriaCount) problems.push(`There is no criterion ${criterion}.`);
    else if (seen.has(criterion)) problems.push(`Criterion ${criterion} has more than one entry.`);
    if (level !== null && feedback === '') problems.push(`The feedback on criterion ${criterion} is empty.`);
    seen.add(criterion);
  }
  for (let number = 1; number <= criteriaCount; number += 1) {
    if (!seen.has(number)) problems.push(`Criterion ${number} has no entry.`);
  }
  if (JSON.stringify(answer).includes(code)) problems.push('It repeats the code of the marker lines.');
  return problems;
}

/** Passages that a model reports as speaking to it, as far as they stand in the essay. */
function reportedIn(answer: GradingAnswer, essayText: string): Evidence[] {
  const find = quoteFinder(essayText);
  const places: Evidence[] = [];
  for (const passage of answer.instructionsToGrader) {
    const place = find(tidyQuote(passage, essayText));
    if (!place || places.some((other) => place.start < other.end && other.start < place.end)) continue;
    places.push(place);
  }
  return places;
}

/** Messages as a person reads them: each under its role, its words unchanged. */
function asText(messages: readonly Message[]): string {
  return messages.map(({ role, content }) => `[${role}]\n${content}`).join('\n\n');
}
