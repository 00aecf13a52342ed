import type { z } from 'zod';
import { FEEDBACK_MAX_CHARACTERS, POINT_MAX_CHARACTERS, POINTS_MAX, QUOTE_MAX_CHARACTERS } from './business';
import type {
  aiUsageSchema,
  contextualInsightsSchema,
  decidedInsightsSchema,
  essayFlagSchema,
  evidenceSchema,
  feedbackItemSchema,
  gradeEnhancedReplySchema,
  gradeEnhancedRequestSchema,
  gradingResultSchema,
  jobStatusSchema,
  noteToTeacherSchema,
  overallAnalysisSchema,
  passedOverReasonSchema,
  processingEventSchema,
  processingStatusSchema,
  providerNameSchema,
  resultListQuerySchema,
  resultStandingSchema,
  reviewReasonSchema,
  reviewedRequestSchema,
  notesReadRequestSchema,
  textAsSentReplySchema,
} from './grading.schema';

export const GRADING_MESSAGES = {
  noEssays: 'Please upload at least one essay',
  noCriteria: 'Please upload assessment criteria',
} as const;

/**
 * Each includes those before it. `settings`: essays that these criteria graded with other settings; the new result
 * takes the place of the old one. `undecided`: essays graded by other criteria; the new result counts. `all`: those
 * whose result carries decisions of the teacher; it stays in force, and the new one is proposed beside it. `same`:
 * those that have exactly this result already.
 */
export const GRADE_AGAIN = ['none', 'settings', 'undecided', 'all', 'same'] as const;
export type GradeAgain = (typeof GRADE_AGAIN)[number];

/** What the criteria set of a request grades: essays whose assignment has no criteria, or all of them. */
export const CRITERIA_FOR = ['without_own', 'all'] as const;
export type CriteriaFor = (typeof CRITERIA_FOR)[number];

export type GradeEnhancedRequest = z.infer<typeof gradeEnhancedRequestSchema>;
/** As it is sent. */
export type GradeEnhancedBody = z.input<typeof gradeEnhancedRequestSchema>;
export type JobStatus = z.infer<typeof jobStatusSchema>;
export type PassedOverReason = z.infer<typeof passedOverReasonSchema>;

/** Why an essay is not graded now, in the teacher's words. */
export const PASSED_OVER_WORDS: Record<PassedOverReason, string> = {
  graded_by_these: 'This essay has been graded by these criteria.',
  other_settings: 'This essay was graded by these criteria with other settings, so its result stays.',
  graded_by_others: 'This essay was graded by other criteria, so its result stays.',
  decided: 'You have made decisions on this essay’s result, so it stays.',
  being_graded: 'This essay is being graded.',
  graded_since: 'Grading of this essay began after you opened this page, so it was not started again.',
  no_criteria: GRADING_MESSAGES.noCriteria,
};

export type GradeEnhancedReply = z.infer<typeof gradeEnhancedReplySchema>;
export type ProcessingStatus = z.infer<typeof processingStatusSchema>;

/** What an essay can wait for besides its turn: the rest of the month’s tokens are set aside for others, or the service asked for a pause. */
export const GRADING_WAITS = ['allowance', 'ai_service'] as const;
export type GradingWait = (typeof GRADING_WAITS)[number];

/** Why essays wait, in the teacher’s words; after their number. */
export const GRADING_WAIT_WORDS: Record<GradingWait, string> = {
  allowance: 'waiting: the rest of this month’s AI service allowance was set aside for work in progress.',
  ai_service: 'waiting: the AI service asked us to try again later.',
};

export type ProcessingEvent = z.infer<typeof processingEventSchema>;
export type Evidence = z.infer<typeof evidenceSchema>;
export type ReviewReason = z.infer<typeof reviewReasonSchema>;

/** The built-in grader's words where it had nothing to say about a part of the whole essay; for the teacher alone. */
export const NOTHING_SURE = 'There is nothing that the built-in grader could be sure of.';

/** Why a criterion should be looked at twice, in the teacher's words. */
export const REVIEW_REASON_WORDS: Record<ReviewReason, string> = {
  quote_not_found: 'The grader quoted words that are not in this essay. We left that quote out.',
  no_evidence: 'The grader quotes nothing from the essay for this criterion.',
  low_confidence: 'The grader is not sure about this level.',
  instruction_in_essay: 'The essay contains text that tries to instruct the grader.',
  level_moved_by_passage:
    'This level changed when a passage that seems to speak to the grader was left out. We propose the level given without it.',
  unknown_criterion: 'The grader assessed a criterion that is not in your set. We left that out.',
  missing_from_answer: 'The grader’s answer left this criterion out.',
};

export type FeedbackItem = z.infer<typeof feedbackItemSchema>;
export type OverallAnalysis = z.infer<typeof overallAnalysisSchema>;
export type ContextualInsights = z.infer<typeof contextualInsightsSchema>;
/** The insights as they count, after the teacher's decisions. */
export type DecidedInsights = z.infer<typeof decidedInsightsSchema>;
export type AiUsage = z.infer<typeof aiUsageSchema>;
export type ProviderName = z.infer<typeof providerNameSchema>;
export type EssayFlag = z.infer<typeof essayFlagSchema>;
export type NoteToTeacher = z.infer<typeof noteToTeacherSchema>;
export type ResultStanding = z.infer<typeof resultStandingSchema>;
export type GradingResult = z.infer<typeof gradingResultSchema>;
export type ResultListQuery = z.infer<typeof resultListQuerySchema>;

/**
 * The most that a result keeps of what a grader wrote, in characters; longer texts are cut. The lists are cut to
 * `points`. After `all` together, each text is cut to `rest`.
 */
export const RESULT_LIMITS = {
  text: FEEDBACK_MAX_CHARACTERS,
  point: POINT_MAX_CHARACTERS,
  points: POINTS_MAX,
  quote: QUOTE_MAX_CHARACTERS,
  all: 1_500_000,
  rest: 200,
} as const;

export type ReviewedRequest = z.infer<typeof reviewedRequestSchema>;
export type NotesReadRequest = z.infer<typeof notesReadRequestSchema>;
export type TextAsSentReply = z.infer<typeof textAsSentReplySchema>;

/** Why to look twice. Nothing that the grader doubted is left to look at once the teacher has decided on the criterion. */
export function reasonsToLookTwice({
  proposed,
  reviewReasons,
}: Pick<FeedbackItem, 'proposed' | 'reviewReasons'>): ReviewReason[] {
  return proposed === undefined ? reviewReasons : [];
}
