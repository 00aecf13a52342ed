import { z } from 'zod';
import { idSchema, pageQuerySchema } from './common.schema';
import { essayGenreSchema } from './genre.schema';
import { gradeSchema, levelSchema } from './grades.schema';
import { aiUsageSchema, providerNameSchema } from './grading.schema';
import { localeSchema } from './language.schema';
import { timeZoneSchema } from './time-zone.schema';

/** What the levels stand on: a criteria set, and the version of the rubric that it is a copy of. */
export const gradedBySchema = z.object({
  id: z.string(),
  /** The rubric's name, or the file's. */
  name: z.string(),
  /** Null for criteria that came from no rubric. The rubric may have been changed or deleted since. */
  rubric: z.object({ id: z.string(), version: z.number().int() }).nullable(),
});

/** What made a result, and from what. */
export const ledgerProposalSchema = z.object({
  provider: providerNameSchema,
  /** Of the built-in grader with its version. */
  model: z.string(),
  /** Changes with every change of what a service is asked; null where none was, or it was not noted then. */
  promptVersion: z.string().nullable(),
  locale: localeSchema,
  genre: essayGenreSchema.nullable(),
  criteriaSet: gradedBySchema,
  /** As proposed, in the order of the criteria. */
  levels: z.array(z.object({ criterion: z.string(), weight: z.number(), level: levelSchema.nullable() })),
  /** Of these levels alone. */
  grade: gradeSchema.nullable(),
  /** How many of an earlier result's criteria keep what the teacher had decided on them. */
  decisionsKept: z.number().int(),
  usage: aiUsageSchema.nullable(),
  /** Milliseconds until the answer was there; null where that was not noted. */
  tookMs: z.number().int().nullable(),
  /** Null where nothing left the server. */
  textAsSent: z
    .object({
      /** Of its UTF-8 bytes. */
      sha256: z.string(),
      characters: z.number().int(),
      /** The result that still has the text; null where a later grading took its place. */
      keptWith: z.string().nullable(),
    })
    .nullable(),
});

/** One change by the teacher. */
export const ledgerChangeSchema = z.discriminatedUnion('field', [
  z.object({
    field: z.literal('level'),
    criterion: z.object({ number: z.number().int(), text: z.string() }),
    from: levelSchema.nullable(),
    to: levelSchema.nullable(),
  }),
  z.object({
    field: z.literal('feedback'),
    criterion: z.object({ number: z.number().int(), text: z.string() }),
    from: z.string(),
    to: z.string(),
  }),
  z.object({
    field: z.literal('reviewed'),
    from: z.boolean(),
    to: z.boolean(),
    /** Criteria without a level that the teacher left out of the grade. */
    leftOut: z.array(z.string()),
  }),
  /** Another result of the essay counts from here on; ids of results. */
  z.object({ field: z.literal('in_force'), from: z.string(), to: z.string() }),
]);

const entry = {
  id: z.string(),
  /** Null for a mark on an essay that has no result. */
  resultId: z.string().nullable(),
  /** When it happened; null for changes from before the ledger was kept. */
  at: z.string().nullable(),
};
export const ledgerEntrySchema = z.discriminatedUnion('kind', [
  z.object({ ...entry, kind: z.literal('proposed'), proposal: ledgerProposalSchema }),
  z.object({
    ...entry,
    kind: z.literal('changed'),
    /** The teacher's name; null where the profile has none. */
    by: z.string().nullable(),
    change: ledgerChangeSchema,
  }),
]);

/** Newest first; of one result where `resultId` says so. */
export const ledgerQuerySchema = pageQuerySchema.extend({ resultId: idSchema.optional() });

/** Dates are those of this time zone; without one, UTC. */
export const explanationQuerySchema = z.object({ timeZone: timeZoneSchema.optional() });
