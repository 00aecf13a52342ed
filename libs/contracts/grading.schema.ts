import { z } from 'zod';
import { commentSchema } from './comments.schema';
import { GRADE_ESSAYS_MAX } from './business';
import { idSchema, pageQuerySchema, requestTime, versionSchema } from './common.schema';
import { DAY_MS } from './durations';
import { essayStatusSchema } from './essays.schema';
import { essayGenreSchema } from './genre.schema';
import { feedbackStatusSchema, gradeSchema, levelSchema } from './grades.schema';
import { GRADERS } from './grader-choice';
import { CRITERIA_FOR, GRADE_AGAIN, GRADING_MESSAGES, GRADING_WAITS } from './grading';
import { localeSchema } from './language.schema';
import { strictnessSchema } from './strictness.schema';
import { TOO_MUCH } from './too-much';

/** One message where nothing was sent, another where it is the wrong thing. */
const orMissing = (missing: string, wrong: string) => (issue: { input?: unknown }) =>
  issue.input === undefined || issue.input === null || issue.input === '' ? missing : wrong;

const SEEN_AT = 'The field "seenAt" takes the time that the preview gave.';

/** See GRADE_AGAIN. */
export const gradeAgainSchema = z
  .enum(GRADE_AGAIN, `The field "again" takes ${GRADE_AGAIN.join(', ')}.`)
  .default('none');

/**
 * If given, a result by the same criteria with another strictness counts as graded with other settings. If left out,
 * an essay that these criteria have graded keeps the strictness it had; any other essay is graded like most of its
 * assignment, or with standard strictness if nothing there is graded.
 */
export const askedStrictnessSchema = strictnessSchema.optional();

/**
 * For essays whose assignment names no language standard. If left out, a failed grading is tried again in the
 * standard that it was requested in, and an essay with a result keeps that of its result; any other essay is graded
 * like most of its assignment, or in Australian English if nothing there is graded.
 */
export const askedLocaleSchema = localeSchema.optional();

/**
 * If given, a result by the same criteria from another grader counts as graded with other settings. If left out, an
 * essay that these criteria have graded keeps the built-in grader if that was chosen, and every other essay is graded
 * as the server is set up.
 */
export const askedGraderSchema = z
  .enum(GRADERS, `The field "grader" takes ${GRADERS.join(', ')}.`)
  .optional();

export const gradeEnhancedRequestSchema = z.object({
  essayIds: z
    .array(idSchema, { error: orMissing(GRADING_MESSAGES.noEssays, 'Send essayIds as a list of ids.') })
    .min(1, GRADING_MESSAGES.noEssays)
    .max(GRADE_ESSAYS_MAX, TOO_MUCH.essaysToGrade),
  /**
   * Grades the essays whose assignment has no criteria, and those that are not filed. The others are graded by the rubric
   * of their assignment, or by the criteria that were pasted for it.
   */
  criteriaId: z
    .uuid({ error: orMissing(GRADING_MESSAGES.noCriteria, 'This is not a valid id.') })
    .toLowerCase()
    .nullish(),
  /** `all`: the criteria set also grades essays whose assignment has its own criteria. */
  criteriaFor: z
    .enum(CRITERIA_FOR, `The field "criteriaFor" takes ${CRITERIA_FOR.join(', ')}.`)
    .default('without_own'),
  locale: askedLocaleSchema,
  /** What is graded besides essays without a result; see GRADE_AGAIN. */
  again: gradeAgainSchema,
  strictness: askedStrictnessSchema,
  grader: askedGraderSchema,
  /**
   * When the teacher saw what a start would do, from the preview. With it, nothing is graded again that another start has
   * graded since.
   */
  seenAt: requestTime(SEEN_AT)
    // The clocks of two machines may differ, but not by so much.
    .refine((time) => Date.parse(time) < Date.now() + DAY_MS, SEEN_AT)
    .optional(),
});

export const jobStatusSchema = z.enum(['pending', 'processing', 'complete', 'error']);

export const passedOverReasonSchema = z.enum([
  'graded_by_these',
  'other_settings',
  'graded_by_others',
  'decided',
  'being_graded',
  'graded_since',
  'no_criteria',
]);

export const gradeEnhancedReplySchema = z.object({
  /** Essays that are being or have been graded by the criteria asked for. */
  jobs: z.array(z.object({ essayId: z.string(), status: jobStatusSchema })),
  /** How many of them this request started. */
  started: z.number().int(),
  /** Essays that this request does not grade, each with the reason. */
  passedOver: z.array(
    z.object({
      essayId: z.string(),
      reason: passedOverReasonSchema,
      /** The reason in words. */
      message: z.string(),
    }),
  ),
});

export const processingStatusSchema = z.object({
  essayId: z.string(),
  filename: z.string(),
  /** The one that the essay is filed under. */
  assignmentId: z.string().nullable(),
  status: jobStatusSchema,
  /** 0–100. */
  progress: z.number(),
  /** For people; null unless status is error. */
  error: z.string().nullable(),
  /** Null for an essay that is being graded, or only waits for its turn. */
  waitsFor: z.enum(GRADING_WAITS).nullable(),
});

/**
 * What the stream sends. On every (re)connection first a `snapshot` of all statuses, then one `change`
 * for each new state and one `removed` for each dismissed entry, so that nothing is lost between two connections.
 */
export const processingEventSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('snapshot'), statuses: z.array(processingStatusSchema) }),
  z.object({ type: z.literal('change'), status: processingStatusSchema }),
  z.object({ type: z.literal('removed'), essayId: z.string() }),
  /** Another page of the essay's file has been read, or the last: the essay is to be fetched again. */
  z.object({ type: z.literal('essay'), essayId: z.string() }),
  /**
   * The teacher decided something, perhaps in another window: `result` is what now counts of the essay, and `reviewed`
   * whether it is marked so. A part that is left out did not change. Without `essayId`, several essays are meant.
   */
  z.object({
    type: z.literal('decided'),
    essayId: z.string().optional(),
    result: z.object({ id: z.string(), version: z.number().int() }).optional(),
    reviewed: z.boolean().optional(),
  }),
]);

/** Words of the essay, character for character: `content.slice(start, end) === quote`. */
export const evidenceSchema = z.object({ quote: z.string(), start: z.number().int(), end: z.number().int() });

export const reviewReasonSchema = z.enum([
  'quote_not_found',
  'no_evidence',
  'low_confidence',
  'instruction_in_essay',
  'level_moved_by_passage',
  'unknown_criterion',
  'missing_from_answer',
]);

export const feedbackItemSchema = z.object({
  /** The criterion's text. */
  criteria: z.string(),
  weight: z.number().positive(),
  /** Null where the criterion was not assessed and the teacher has not marked it yet. */
  level: levelSchema.nullable(),
  /** What the grader gave, where calibration shifted it before the result was stored. */
  levelBeforeShift: levelSchema.optional(),
  status: feedbackStatusSchema,
  /**
   * Empty where the grader had nothing sure to say or did not assess the criterion, until the teacher writes
   * something.
   */
  feedback: z.string(),
  /** Why the grader left the criterion to the teacher, in words to the teacher; it stays when the teacher marks it. */
  notAssessedReason: z.string().optional(),
  /** 0–100. */
  confidenceScore: z.number().min(0).max(100),
  /** How the level was reached, step by step, in plain words. */
  chainOfThought: z.string(),
  /** The first quote, or a sentence that says there is none; empty where the criterion was not assessed. */
  identifiedText: z.string(),
  evidence: z.array(evidenceSchema),
  improvementSteps: z.array(z.string()),
  /** Empty where nothing safe can be compared. */
  exemplarComparison: z.string(),
  /** Older single text: the improvement steps as one paragraph. */
  suggestions: z.string(),
  /** Why the teacher should look twice; empty when nothing stands out. */
  reviewReasons: z.array(reviewReasonSchema),
  /** What the machine proposed; only where the teacher decided otherwise. The parts after `feedback` only if they were changed. */
  proposed: z
    .object({
      level: levelSchema.nullable(),
      feedback: z.string(),
      evidence: z.array(evidenceSchema).optional(),
      identifiedText: z.string().optional(),
      improvementSteps: z.array(z.string()).optional(),
      suggestions: z.string().optional(),
      exemplarComparison: z.string().optional(),
    })
    .optional(),
});

export const overallAnalysisSchema = z.object({
  strengths: z.array(z.string()),
  areasForImprovement: z.array(z.string()),
  nextSteps: z.array(z.string()),
  cognitiveLevel: z.string(),
  writingMaturity: z.string(),
  /** The teacher's words on the whole essay; no grader writes any. */
  remark: z.string().optional(),
});

export const contextualInsightsSchema = z.object({
  thematicConsistency: z.string(),
  argumentStructure: z.string(),
  evidenceQuality: z.string(),
  linguisticComplexity: z.string(),
  originalityScore: z.number().min(0).max(100),
});

/** As they count, after the teacher's decisions. */
export const decidedInsightsSchema = contextualInsightsSchema.extend({
  /** Null where the teacher left it out. */
  originalityScore: z.number().min(0).max(100).nullable(),
});

export const aiUsageSchema = z.object({
  promptTokens: z.number().int(),
  completionTokens: z.number().int(),
  /** US dollars; null where the model's price is not known. */
  costUsd: z.number().nullable(),
});

export const providerNameSchema = z.enum(['built-in', 'openai']);

/** Something about the whole essay that the teacher should know before trusting the result. */
export const essayFlagSchema = z.object({
  code: z.enum([
    'instruction_in_essay',
    'hidden_text',
    'too_short',
    'off_topic',
    'wrong_way_round',
    'repeated_text',
    'not_prose',
    'partly_read',
  ]),
  message: z.string(),
  /** Where it stands; null where it is not in the text. */
  evidence: evidenceSchema.nullable(),
});

/**
 * Something that only the teacher sees: shown where one essay is reviewed, and nowhere else. It is in no list, no
 * export and no feedback, and changes no level.
 */
export const noteToTeacherSchema = z.object({
  /**
   * `welfare`: the text may speak of harm to the student or others. `criterion`: a criterion does not fit the task, or
   * cannot be judged from the text.
   */
  about: z.enum(['welfare', 'criterion']),
  words: z.string(),
  /** The words of the essay that gave rise to it; null where it is about no passage. */
  evidence: evidenceSchema.nullable(),
});

/**
 * `in_force`: the one result of an essay that counts, wherever a result is shown. `proposed`: a newer grading of
 * an essay whose result carries the teacher's decisions; it waits to be accepted. `earlier`: kept, and can be put
 * in force again.
 */
export const resultStandingSchema = z.enum(['in_force', 'proposed', 'earlier']);

export const gradingResultSchema = z.object({
  id: z.string(),
  criteriaId: z.string(),
  standing: resultStandingSchema,
  /** The essay was graded again, and its result in force was kept because it carries decisions. */
  hasProposal: z.literal(true).optional(),
  essay: z.object({
    id: z.string(),
    filename: z.string(),
    studentName: z.string().nullable(),
    content: z.string(),
    status: essayStatusSchema,
  }),
  /** Null where no criterion was assessed; so are score and percentage. */
  grade: gradeSchema.nullable(),
  /** Out of assessedCriteria, one decimal. */
  score: z.number().nullable(),
  totalCriteria: z.number().int(),
  /** Of the criteria, those with a level; score, percentage and grade count these alone. */
  assessedCriteria: z.number().int(),
  percentage: z.number().nullable(),
  /** Some criteria have no level, and the teacher has not approved the result without them. */
  isProvisional: z.boolean(),
  feedback: z.array(feedbackItemSchema),
  overallAnalysis: overallAnalysisSchema,
  contextualInsights: decidedInsightsSchema,
  /** Of the two above, what the machine proposed where the teacher decided otherwise. */
  proposedWhole: z
    .object({ ...overallAnalysisSchema.shape, ...decidedInsightsSchema.shape })
    .partial()
    .optional(),
  /**
   * What the grader proposed in these two about a criterion that now has the highest level: it is not given to
   * anybody. The teacher's own words are never left out.
   */
  leftOut: z
    .object({ areasForImprovement: z.array(z.string()), nextSteps: z.array(z.string()) })
    .partial()
    .optional(),
  /** The teacher’s own, on words of the essay, in the order in which they stand there. */
  comments: z.array(commentSchema),
  flags: z.array(essayFlagSchema),
  /** Of a second opinion, in the order of the criteria; absent without one, and in every export. */
  secondLevels: z.array(levelSchema.nullable()).optional(),
  /** Null on results from before it was recognised. */
  genre: essayGenreSchema.nullable(),
  /** Filled only in the results of one essay that its teacher is reviewing; empty elsewhere. */
  notesToTeacher: z.array(noteToTeacherSchema),
  /** Set where there is such a note that the teacher has not marked as read, but only on the teacher's own screens; no export says so. */
  hasNotesToTeacher: z.literal(true).optional(),
  /** The teacher has read them and has no concern; only where `notesToTeacher` is filled. */
  notesRead: z.literal(true).optional(),
  locale: localeSchema,
  strictness: strictnessSchema,
  provider: providerNameSchema,
  model: z.string(),
  usage: aiUsageSchema.nullable(),
  /** Rises with every change that the teacher makes. */
  version: z.number().int(),
  createdAt: z.string(),
  /** The list was too long to include the feedback and the comments on the whole essay: they are empty here. */
  isShortened: z.boolean().optional(),
});

/** Of the list of all results. Without `texts`, the `content` of each essay comes empty: the essays have it. */
export const resultListQuerySchema = pageQuerySchema.extend({
  texts: z.literal('included', 'Set "texts" to "included", or leave it out.').optional(),
});

/** Marks an essay as reviewed, or removes that mark. */
export const reviewedRequestSchema = z.object({
  reviewed: z.boolean(),
  /** Approves although some criteria have no level: the grade then counts the others. Refused without this. */
  leaveOutUnmarked: z.boolean().default(false),
  /**
   * The result in force when the teacher looked, null if there was none; a mark for another one is refused with 409. If
   * left out, whatever is in force is approved.
   */
  result: z.object({ id: idSchema, version: versionSchema }).nullish(),
});

/** The teacher has read the notes and has no concern, or takes that back. */
export const notesReadRequestSchema = z.object({ read: z.boolean() });

export const textAsSentReplySchema = z.object({ text: z.string().nullable() });
