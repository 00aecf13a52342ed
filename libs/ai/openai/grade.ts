import type { EssayFlag } from '@marklight/contracts/grading';
import { findInstructions } from '../injection';
import { PersonalDetails } from '../privacy/personal-details';
import type { CriterionToGrade, GradingProposal, GradingRequest, ProposedFeedback } from '../provider';
import { quoteFinder } from '../quote-check';
import { type GradingAnswer, gradingAnswerSchema } from './answer-schema';
import { ask, type AskContext } from './ask';
import type { Message } from './chat-client';
import { markerCode, paragraphNumbersOf } from './data-block';
import { mapStrings } from './map-strings';
import { gradingSystemPrompt, gradingUserPrompt, type HiddenCriterion } from './prompt';

/** More criteria than this make answers longer than models give; the essay is then sent once for each batch. */
const CRITERIA_PER_REQUEST = 25;
const QUOTES_KEPT = 5;

const INSTRUCTION_MESSAGE =
  'These words speak to the grader rather than to a reader. They were treated as part of the essay; check the levels yourself.';

/** Asks for every criterion of one essay; see `AiProvider.grade`. */
export async function gradeEssay(request: GradingRequest, context: AskContext): Promise<GradingProposal> {
  const { settings } = context;
  const details = detailsOf(request);
  const essayText = details.hide(request.essayText);
  const criteria = request.criteria.map((criterion) => hideInCriterion(criterion, details));
  const task = request.task === null ? null : details.hide(request.task);
  const code = markerCode(essayText, settings.apiKey);
  const addressed = paragraphNumbersOf(findInstructions(essayText), essayText);

  const feedback: ProposedFeedback[] = [];
  const sent: string[] = [];
  const answers: GradingAnswer[] = [];
  let model = settings.model;
  for (let first = 0; first < criteria.length; first += CRITERIA_PER_REQUEST) {
    const batch = criteria.slice(first, first + CRITERIA_PER_REQUEST);
    const reply = await ask(
      {
        name: 'essay_grading',
        schema: gradingAnswerSchema,
        system: gradingSystemPrompt(request.locale),
        user: gradingUserPrompt({ essayText, task, criteria: batch, code, addressed }),
        details,
        problemsOf: (answer) => problemsOf(answer, batch.length, code),
      },
      context,
    );
    const answer = mapStrings(reply.value, (text) => details.restore(text));
    answers.push(answer);
    feedback.push(...feedbackOf(answer, first, request.essayText));
    sent.push(asText(reply.sent));
    model = reply.model ?? model;
  }
  const flags = flagsOf(answers, request.essayText);
  const [opening] = answers;
  if (!opening) throw new RangeError('A grading request needs at least one criterion.');

  return {
    // An order that was obeyed shows in no answer, so one that was given puts every level to the teacher.
    feedback: flags.length === 0 ? feedback : feedback.map(withReviewForOrders),
    overallAnalysis: opening.overallAnalysis,
    contextualInsights: {
      ...opening.contextualInsights,
      originalityScore: Math.round(opening.contextualInsights.originalityScore),
    },
    flags,
    model,
    usage: context.usage.total(),
    textAsSent: sent.join('\n\n'),
  };
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

/** What the form of an answer does not say: each criterion answered once, and the marker code kept. */
function problemsOf(answer: GradingAnswer, criteriaCount: number, code: string): string[] {
  const problems: string[] = [];
  const seen = new Set<number>();
  for (const { criterion } of answer.criteria) {
    if (criterion < 1 || criterion > criteriaCount) problems.push(`There is no criterion ${criterion}.`);
    else if (seen.has(criterion)) problems.push(`Criterion ${criterion} has more than one entry.`);
    seen.add(criterion);
  }
  for (let number = 1; number <= criteriaCount; number += 1) {
    if (!seen.has(number)) problems.push(`Criterion ${number} has no entry.`);
  }
  if (JSON.stringify(answer).includes(code)) problems.push('It repeats the code of the marker lines.');
  return problems;
}

function feedbackOf(answer: GradingAnswer, first: number, essayText: string): ProposedFeedback[] {
  const ordered = [...answer.criteria].sort((a, b) => a.criterion - b.criterion);
  return ordered.map((item) => {
    const quotes = item.quotes.map((quote) => tidyQuote(quote, essayText)).filter((quote) => quote !== '');
    return {
      criterionIndex: first + item.criterion - 1,
      level: item.level,
      feedback: item.feedback,
      chainOfThought: item.chainOfThought,
      quotes: [...new Set(quotes)].slice(0, QUOTES_KEPT),
      improvementSteps: [...new Set(item.improvementSteps)],
      exemplarComparison: item.exemplarComparison,
      confidence: Math.round(item.confidence),
      reviewReasons: quotes.length === 0 ? ['no_evidence'] : [],
    };
  });
}

/** A quotation without what models put around one: the paragraph's number, quotation marks. */
function tidyQuote(quote: string, essayText: string): string {
  const whole = quote.trim();
  if (essayText.includes(whole)) return whole;
  const unnumbered = whole.replace(/^\[\d{1,4}\]\s*/, '');
  const bare = /^["'“‘«](.+)["'”’»]$/su.exec(unnumbered)?.[1]?.trim() ?? unnumbered;
  return [unnumbered, bare].find((candidate) => essayText.includes(candidate)) ?? whole;
}

function withReviewForOrders(item: ProposedFeedback): ProposedFeedback {
  return { ...item, reviewReasons: [...item.reviewReasons, 'instruction_in_essay'] };
}

/**
 * Flags for what speaks to the grader: what we find ourselves, since a model that obeys will not say so,
 * and what the model reports, as far as it stands in the essay.
 */
function flagsOf(answers: readonly GradingAnswer[], essayText: string): EssayFlag[] {
  const found = findInstructions(essayText);
  const find = quoteFinder(essayText);
  for (const passage of answers.flatMap((answer) => answer.instructionsToGrader)) {
    const place = find(tidyQuote(passage, essayText));
    if (!place || found.some((other) => place.start < other.end && other.start < place.end)) continue;
    found.push(place);
  }
  return found.map((evidence) => ({ code: 'instruction_in_essay', message: INSTRUCTION_MESSAGE, evidence }));
}

/** Messages as a person reads them: each under its role, its words unchanged. */
function asText(messages: readonly Message[]): string {
  return messages.map(({ role, content }) => `[${role}]\n${content}`).join('\n\n');
}
