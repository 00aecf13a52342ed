import { z } from 'zod';
import { CALIBRATION_ESSAYS_MAX, CRITERIA_MAX_ITEMS } from './business';
import { idSchema, pageQuerySchema, versionSchema } from './common.schema';
import { levelSchema } from './grades.schema';
import { strictnessSchema } from './strictness.schema';

/** As in `libs/ai/calibration/agreement.ts`. */
export const agreementSchema = z.object({
  /** How many levels were compared. */
  n: z.number().int(),
  /** 0–1. */
  exact: z.number(),
  /** 0–1: at most one level away. */
  adjacent: z.number(),
  /** With quadratic weights; null where it means nothing, because one side gave only one level. */
  kappa: z.number().nullable(),
  /** Mean of grader minus teacher, in levels. */
  bias: z.number(),
});

/** What was the same for all results that were compared, and has to be the same where a shift is applied. */
export const calibrationBasisSchema = z.object({
  /** `built-in`, or the AI service with its model. */
  grader: z.string(),
  strictness: strictnessSchema,
  /** Whether the grader was shown marked essays. */
  withExamples: z.boolean(),
});

/** In levels, one for each criterion in its order. */
const shiftsSchema = z.array(z.number().int());

export const markedEssaySchema = z.object({
  essayId: z.string(),
  filename: z.string(),
  studentName: z.string().nullable(),
  /** In the order of the criteria; null where the teacher has not marked one yet. */
  levels: z.array(levelSchema.nullable()),
  /** Whether the essay has been graded by this version, on the basis that is compared. */
  isCompared: z.boolean(),
});

export const calibrationSchema = z.object({
  rubric: z.object({ id: z.string(), name: z.string() }),
  /** Of the rubric's criteria; what follows belongs to it alone. */
  version: versionSchema,
  criteria: z.array(
    z.object({
      name: z.string(),
      description: z.string(),
      /** What each level looks like, or empty. */
      levels: z.array(z.string()),
    }),
  ),
  /** Those marked first come first. */
  marked: z.array(markedEssaySchema),
  /** Null until a marked essay has been graded by this version. */
  comparison: z
    .object({
      basis: calibrationBasisSchema,
      /** Marked essays with a result of this basis. */
      essays: z.number().int(),
      /** In the order of the criteria. */
      criteria: z.array(
        z.object({
          before: agreementSchema.nullable(),
          /** With the shift, on essays that it was not learned from; null where none is proposed. */
          after: agreementSchema.nullable(),
          /** 0 where none is proposed. */
          shift: z.number().int(),
        }),
      ),
      /** Levels that are apart, the furthest first. */
      differences: z.array(
        z.object({
          essayId: z.string(),
          filename: z.string(),
          studentName: z.string().nullable(),
          /** From 0. */
          criterion: z.number().int(),
          teacher: levelSchema,
          grader: levelSchema,
          /** How the grader reached its level. */
          reasoning: z.string(),
        }),
      ),
    })
    .nullable(),
  /** What later gradings by this version apply; null if nothing was switched on. */
  inUse: z
    .object({
      shifts: shiftsSchema.nullable(),
      /** Essays that the shifts were learned from; null without shifts. */
      learnedFrom: z.number().int().nullable(),
      basis: calibrationBasisSchema.nullable(),
      examples: z.boolean(),
    })
    .nullable(),
  /** Whether this server grades with an AI service, which alone reads examples. */
  readsExamples: z.boolean(),
  /** Titles of the teacher's assignments that use the rubric, newest first. */
  assignments: z.array(z.object({ id: z.string(), title: z.string(), className: z.string() })),
});

/** An essay that may be marked; nothing says how it was graded. */
export const calibrationEssaySchema = z.object({
  essayId: z.string(),
  filename: z.string(),
  studentName: z.string().nullable(),
  wordCount: z.number().int(),
  /** Whether this version has graded it. */
  isGraded: z.boolean(),
  isMarked: z.boolean(),
  /** Whether the teacher reviewed or changed its result before marking it, so that the mark is not blind. */
  isDecided: z.boolean(),
});

export const calibrationEssaysQuerySchema = pageQuerySchema.extend({ assignmentId: idSchema });

const TOO_MANY = `Send one level for each criterion, at most ${CRITERIA_MAX_ITEMS}.`;
export const putCalibrationEssayRequestSchema = z.object({
  version: versionSchema,
  levels: z.array(levelSchema.nullable(), TOO_MANY).min(1, TOO_MANY).max(CRITERIA_MAX_ITEMS, TOO_MANY),
});

const ON_OR_OFF = 'Send true or false.';
/** What later gradings by this version apply. `shifts: true` uses those that the comparison now proposes. */
export const putCalibrationRequestSchema = z.object({
  version: versionSchema,
  shifts: z.boolean(ON_OR_OFF),
  examples: z.boolean(ON_OR_OFF),
});

/** What a grading applied; kept with its line in the ledger. */
export const appliedCalibrationSchema = z.object({
  /** In the order of the criteria; null if none was applied. */
  shifts: shiftsSchema.nullable(),
  learnedFrom: z.number().int().nullable(),
  /** Marked essays that the grader was shown. */
  examples: z.number().int().max(CALIBRATION_ESSAYS_MAX),
});
