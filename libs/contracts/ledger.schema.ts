import { z } from 'zod';
import { appliedCalibrationSchema } from './calibration.schema';
import { idSchema, pageQuerySchema } from './common.schema';
import { WHOLE_LISTS, WHOLE_TEXTS } from './decisions';
import { essayGenreSchema } from './genre.schema';
import { gradeSchema, levelSchema } from './grades.schema';
import { aiUsageSchema, providerNameSchema } from './grading.schema';
import { localeSchema } from './language.schema';
import { strictnessSchema } from './strictness.schema';
import { timeZoneSchema } from './time-zone.schema';

/** What the levels are based on: a criteria set, and the version of the rubric that it copies. */
export const gradedBySchema = z.object({
  id: z.string(),
  /** The rubric's name, or the file's. */
  name: z.string(),
  /** Null if the criteria came from no rubric. The rubric may have been changed or deleted since. */
  rubric: z.object({ id: z.string(), version: z.number().int() }).nullable(),
});

/** What made a result, and from what. */
export const ledgerProposalSchema = z.object({
  provider: providerNameSchema,
  /** For the built-in grader, its name with its version. */
  model: z.string(),
  /** Changes whenever our request to the service does; null if no service was asked, or if it was not recorded. */
  promptVersion: z.string().nullable(),
  locale: localeSchema,
  strictness: strictnessSchema,
  genre: essayGenreSchema.nullable(),
  criteriaSet: gradedBySchema,
  /** As proposed, in the order of the criteria. */
  levels: z.array(z.object({ criterion: z.string(), weight: z.number(), level: levelSchema.nullable() })),
  /** From these levels alone. */
  grade: gradeSchema.nullable(),
  /** For how many criteria the teacher's decisions on an earlier result were kept. */
  decisionsKept: z.number().int(),
  usage: aiUsageSchema.nullable(),
  /** This was a second reading: it never counted, and is kept beside the result. */
  secondOpinion: z.literal(true).optional(),
  /** What calibration added; absent where nothing was switched on. */
  calibration: appliedCalibrationSchema.optional(),
  /** Milliseconds until the answer arrived; null if not recorded. */
  tookMs: z.number().int().nullable(),
  /** Null if nothing left the server. */
  textAsSent: z
    .object({
      /** Of its UTF-8 bytes. */
      sha256: z.string(),
      characters: z.number().int(),
      /** The result that still has the text; null if a later grading took its place. */
      keptWith: z.string().nullable(),
    })
    .nullable(),
});

/** A result, as it is recognised once its row has been replaced by another. */
export const namedResultSchema = z.object({
  id: z.string(),
  gradedAt: z.string(),
  criteriaSet: gradedBySchema,
});

const fromElsewhere = {
  /** The teacher decided it on another result of the essay, and it was carried over when this one was chosen. */
  carriedOver: z.literal(true).optional(),
  /** That result; absent on lines from before it was recorded. */
  carriedFrom: namedResultSchema.optional(),
};
const toCriterion = {
  criterion: z.object({ number: z.number().int(), text: z.string() }),
  ...fromElsewhere,
};

/** One change by the teacher. */
export const ledgerChangeSchema = z.discriminatedUnion('field', [
  z.object({
    field: z.literal('level'),
    ...toCriterion,
    from: levelSchema.nullable(),
    to: levelSchema.nullable(),
  }),
  z.object({
    field: z.literal('feedback'),
    ...toCriterion,
    from: z.string(),
    to: z.string(),
  }),
  z.object({
    field: z.enum(['evidence', 'improvementSteps']),
    ...toCriterion,
    from: z.array(z.string()),
    to: z.array(z.string()),
  }),
  z.object({
    field: z.literal('exemplarComparison'),
    ...toCriterion,
    from: z.string(),
    to: z.string(),
  }),
  z.object({
    field: z.enum(WHOLE_LISTS),
    ...fromElsewhere,
    from: z.array(z.string()),
    to: z.array(z.string()),
  }),
  /** Those that were removed or changed, and those that were added or changed; each with the words of the essay that it is about. */
  z.object({
    field: z.literal('comments'),
    ...fromElsewhere,
    from: z.array(z.string()),
    to: z.array(z.string()),
  }),
  z.object({ field: z.enum(WHOLE_TEXTS), ...fromElsewhere, from: z.string(), to: z.string() }),
  /** Null: left out. */
  z.object({
    field: z.literal('originalityScore'),
    ...fromElsewhere,
    from: z.number().nullable(),
    to: z.number().nullable(),
  }),
  z.object({
    field: z.literal('reviewed'),
    from: z.boolean(),
    to: z.boolean(),
    /** Criteria without a level that the teacher left out of the grade. */
    leftOut: z.array(z.string()),
    /** The teacher did not take the mark back: it went because another result was chosen. Absent otherwise. */
    byChoice: z.literal(true).optional(),
  }),
  /** The teacher read the notes that only teachers see, and has no concern; or took that back. */
  z.object({ field: z.literal('notes_read'), from: z.boolean(), to: z.boolean() }),
  /** From here on another result of the essay counts; ids of results. */
  z.object({ field: z.literal('in_force'), from: z.string(), to: z.string() }),
  /** A newer grading that was declined, so that this result continues to count. */
  z.object({
    field: z.literal('declined'),
    proposal: namedResultSchema.extend({ grade: gradeSchema.nullable() }),
  }),
]);

const entry = {
  id: z.string(),
  /** Null for a mark on an essay that has no result. */
  resultId: z.string().nullable(),
  /** When it happened; null for changes made before there was a ledger. */
  at: z.string().nullable(),
};
export const ledgerEntrySchema = z.discriminatedUnion('kind', [
  z.object({ ...entry, kind: z.literal('proposed'), proposal: ledgerProposalSchema }),
  z.object({
    ...entry,
    kind: z.literal('changed'),
    /** When the first of several saves in one sitting happened; absent where there was one. `at` is that of the last. */
    since: z.string().optional(),
    /** The teacher's name; null if the profile has none. */
    by: z.string().nullable(),
    change: ledgerChangeSchema,
  }),
]);

/** Newest first; of one result only, if `resultId` is given. */
export const ledgerQuerySchema = pageQuerySchema.extend({ resultId: idSchema.optional() });

/** The time zone for all dates; UTC if absent. */
export const explanationQuerySchema = z.object({ timeZone: timeZoneSchema.optional() });
