import { quoteFinder } from '@marklight/ai/quote-check';
import {
  WHOLE_LISTS,
  WHOLE_TEXTS,
  type ReviewRequest,
  type WholeDecisionRequest,
} from '@marklight/contracts/decisions';
import { NEW_QUOTES_MAX } from '@marklight/contracts/business';
import type { EssayComment } from '@marklight/contracts/comments';
import type { Evidence, FeedbackItem } from '@marklight/contracts/grading';
import { decidedFeedback, isAsProposed, withoutProposed } from './decided-feedback';
import { wholeWithoutProposed, type WholeDecision } from './decided-whole';
import type { CriterionDecision, GradingResultRecord } from './grading-result.entity';

type Reviewed = Pick<
  GradingResultRecord,
  'feedback' | 'review' | 'overallAnalysis' | 'contextualInsights' | 'wholeReview'
>;

/** A quote that the essay does not have; both count from 1. */
export interface MissingQuote {
  criterion: number;
  quote: number;
}

interface StoredDecisions {
  review: CriterionDecision[] | null;
  wholeReview: WholeDecision | null;
  /** The first that the essay does not have; the decisions must not be stored then. */
  missing: MissingQuote | null;
  /** How many quotes are neither proposed nor saved. */
  newQuotes: number;
  /** The first comment, from 1, that is not on these words of the essay, or bears on a criterion that is not there. */
  misplaced: number | null;
}

/**
 * The decisions to store for a request, which names every criterion of the result in order; null where all is as
 * proposed. What the request leaves out stays as it was.
 * @param essay the essay's text, which every quote is from; no more than NEW_QUOTES_MAX are looked for in it
 */
export function decisionsOfRequest(result: Reviewed, request: ReviewRequest, essay: string): StoredDecisions {
  const inEssay = quoteFinder(essay);
  let newQuotes = 0;
  let missing: MissingQuote | null = null;
  let gaveUp = false;
  // A short word can take 60 ms in the longest essay, so no word is looked for twice, and none after one that is missing.
  const found = new Map<string, Evidence | null>();
  const find = (quote: string): Evidence | null => {
    newQuotes += 1;
    if (gaveUp || newQuotes > NEW_QUOTES_MAX) return null;
    const place = found.get(quote) ?? inEssay(quote);
    found.set(quote, place);
    gaveUp = place === null;
    return place;
  };
  const review = result.feedback.map((item, index) => {
    const saved = result.review?.[index];
    const asked: AskedDecision = request.feedback[index] ?? { level: item.level, feedback: item.feedback };
    const quotes = evidenceOf(item, saved, asked.evidence, find);
    if (quotes.missing !== null) missing ??= { criterion: index + 1, quote: quotes.missing };
    const { level, feedback } = asked;
    const improvementSteps = kept(asked.improvementSteps, saved?.improvementSteps);
    const exemplarComparison = kept(asked.exemplarComparison, saved?.exemplarComparison);
    return withoutProposed(item, {
      ...{ level, feedback },
      ...(quotes.evidence && { evidence: quotes.evidence }),
      ...(improvementSteps && { improvementSteps }),
      ...(exemplarComparison !== undefined && { exemplarComparison }),
    });
  });
  const isUnchanged = review.every((decision, index) => isAsProposed(result.feedback[index], decision));
  const misplaced = (request.whole?.comments ?? []).findIndex((comment) => !fits(comment, result, essay));
  return {
    misplaced: misplaced < 0 ? null : misplaced + 1,
    review: isUnchanged ? null : review,
    wholeReview: wholeOf(result, request.whole ?? {}, decidedFeedback(result.feedback, review)),
    missing,
    newQuotes,
  };
}
/** One that is saved may bear on a criterion of an earlier result. */
function fits(comment: EssayComment, { feedback, wholeReview }: Reviewed, essay: string): boolean {
  const { start, end, quote, criterion } = comment;
  if (quote.trim() === '' || essay.slice(start, end) !== quote) return false;
  const known = [
    ...feedback.map(({ criteria }) => criteria),
    ...(wholeReview?.comments ?? []).map((one) => one.criterion),
  ];
  return criterion === null || known.includes(criterion);
}

type AskedDecision = ReviewRequest['feedback'][number];

/** Left out stays as saved; null is what was proposed. */
function kept<T>(asked: T | null | undefined, saved: T | undefined): T | undefined {
  return asked === undefined ? saved : (asked ?? undefined);
}

function evidenceOf(
  item: FeedbackItem,
  saved: CriterionDecision | undefined,
  asked: readonly string[] | null | undefined,
  find: (quote: string) => Evidence | null,
): { evidence: Evidence[] | undefined; missing: number | null } {
  if (!asked) return { evidence: kept(asked, saved?.evidence), missing: null };
  const known = [...(saved?.evidence ?? []), ...item.evidence];
  const evidence: Evidence[] = [];
  let missing: number | null = null;
  const isTaken = ({ start, end }: Evidence) =>
    evidence.some((other) => other.start === start && other.end === end);
  for (const [index, quote] of asked.entries()) {
    // The same words may stand in the essay twice; what was proposed says which place is meant.
    const place = known.find((one) => one.quote.trim() === quote && !isTaken(one)) ?? find(quote);
    if (place === null) missing ??= index + 1;
    else if (!isTaken(place)) evidence.push(place);
  }
  return { evidence, missing };
}

function wholeOf(
  result: Reviewed,
  asked: WholeDecisionRequest,
  decided: readonly FeedbackItem[],
): WholeDecision | null {
  const before = result.wholeReview ?? {};
  const leavesOut = kept(asked.leaveOutOriginality, before.leaveOutOriginality);
  const decision: WholeDecision = leavesOut ? { leaveOutOriginality: true } : {};
  for (const name of WHOLE_LISTS) {
    const words = kept(asked[name], before[name]);
    if (words) decision[name] = words;
  }
  for (const name of WHOLE_TEXTS) {
    const words = kept(asked[name], before[name]);
    if (words !== undefined) decision[name] = words;
  }
  const comments = kept(asked.comments, before.comments);
  if (comments) decision.comments = comments;
  return wholeWithoutProposed(result, decision, decided);
}
