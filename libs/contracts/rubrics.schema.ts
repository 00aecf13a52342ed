import { z } from 'zod';
import {
  CRITERIA_MAX_ITEMS,
  CRITERION_MAX_CHARACTERS,
  EMAIL_MAX_CHARACTERS,
  RUBRIC_IMPORT_MAX_CHARACTERS,
  RUBRIC_MAX_CHARACTERS,
} from './business';
import { DESCRIPTION_MAX_CHARACTERS } from './classes';
import { lineOfText, longText, pageQuerySchema, prose, searchSchema, versionSchema } from './common.schema';
import { LEVEL_MAX } from './grades';
import {
  OWN_LEVEL_NAME_MAX_CHARACTERS,
  OWN_LEVELS_MAX,
  OWN_LEVELS_MIN,
  OWN_POINTS_MAX,
  RUBRIC_FIELD_MESSAGES,
  RUBRIC_NAME_MAX_CHARACTERS,
  RUBRIC_SHARES_MAX,
  RUBRIC_WEIGHT_MAX,
  SHARE_PATTERNS,
} from './rubrics';
import type { RubricCriterion } from './rubrics';
import { TOO_MUCH } from './too-much';

const LEVEL_TEXT_MAX_CHARACTERS = 2_000;

export const rubricTypeSchema = z.enum(['platform', 'custom']);

const LONG_DESCRIPTION = `A description can have at most ${DESCRIPTION_MAX_CHARACTERS} characters.`;

const badPoints = `Points must be a number from 0 to ${OWN_POINTS_MAX.toLocaleString('en-AU')}.`;
const ownLevelSchema = z.object({
  name: lineOfText(
    OWN_LEVEL_NAME_MAX_CHARACTERS,
    `The name of a level can have at most ${OWN_LEVEL_NAME_MAX_CHARACTERS} characters.`,
    'Each level of a rubric’s own scale needs a name.',
  ).min(1, 'Each level of a rubric’s own scale needs a name.'),
  description: prose(LEVEL_TEXT_MAX_CHARACTERS, 'A level description can have at most 2,000 characters.')
    .trim()
    .default(''),
  points: z.number(badPoints).min(0, badPoints).max(OWN_POINTS_MAX, badPoints),
});
const badScale = `A rubric’s own scale has from ${OWN_LEVELS_MIN} to ${OWN_LEVELS_MAX} levels.`;

/** Levels as another program has them; the grader uses `levels`, to which they are mapped. */
export const ownScaleSchema = z.object({
  /** Canvas: a level stands for all points down to the next. */
  isRange: z.boolean().default(false),
  /** In the order of the file that they came from. */
  levels: z.array(ownLevelSchema).min(OWN_LEVELS_MIN, badScale).max(OWN_LEVELS_MAX, badScale),
});

export const rubricCriterionSchema = z.object({
  name: prose(
    CRITERION_MAX_CHARACTERS,
    `A criterion can have at most ${CRITERION_MAX_CHARACTERS} characters.`,
    RUBRIC_FIELD_MESSAGES.criterion,
  )
    .trim()
    .min(1, RUBRIC_FIELD_MESSAGES.criterion),
  description: prose(DESCRIPTION_MAX_CHARACTERS, LONG_DESCRIPTION).trim().default(''),
  weight: z
    .number(RUBRIC_FIELD_MESSAGES.weight)
    .positive(RUBRIC_FIELD_MESSAGES.weightTooSmall)
    .max(RUBRIC_WEIGHT_MAX, RUBRIC_FIELD_MESSAGES.weightTooLarge)
    .default(1),
  /** What each level 0–4 looks like, lowest first; empty where the rubric does not say. */
  levels: z
    .array(prose(LEVEL_TEXT_MAX_CHARACTERS, 'A level description can have at most 2,000 characters.').trim())
    .max(LEVEL_MAX + 1, 'Describe all five levels, or none.')
    .refine(
      (levels) => levels.length === 0 || levels.length === LEVEL_MAX + 1,
      'Describe all five levels, or none.',
    )
    .default([]),
  /** Where the criterion came with other levels than the five. */
  ownScale: ownScaleSchema.optional(),
});

export const rubricShareSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('email'),
    value: lineOfText(EMAIL_MAX_CHARACTERS, 'This is too long to be an email address.')
      .toLowerCase()
      .regex(SHARE_PATTERNS.email, RUBRIC_FIELD_MESSAGES.email),
  }),
  z.object({
    kind: z.literal('domain'),
    value: lineOfText(253, 'This is too long to be a domain.')
      .toLowerCase()
      .regex(SHARE_PATTERNS.domain, RUBRIC_FIELD_MESSAGES.domain),
  }),
]);

function charactersOf(criteria: readonly RubricCriterion[]): number {
  let sum = 0;
  for (const { name, description, levels, ownScale } of criteria) {
    sum += name.length + description.length;
    for (const level of levels) sum += level.length;
    for (const own of ownScale?.levels ?? []) sum += own.name.length + own.description.length;
  }
  return sum;
}

export const createRubricRequestSchema = z.object({
  name: lineOfText(
    RUBRIC_NAME_MAX_CHARACTERS,
    `A rubric name can have at most ${RUBRIC_NAME_MAX_CHARACTERS} characters.`,
    RUBRIC_FIELD_MESSAGES.name,
  ).min(1, RUBRIC_FIELD_MESSAGES.name),
  description: prose(DESCRIPTION_MAX_CHARACTERS, LONG_DESCRIPTION)
    .trim()
    .nullish()
    .transform((text) => text || null),
  /** Accepted because the call has the field; what a teacher creates is always custom. */
  type: rubricTypeSchema.default('custom'),
  /** A plain string is a criterion of weight 1 without descriptions. */
  criteria: z
    .array(
      z.preprocess((given) => (typeof given === 'string' ? { name: given } : given), rubricCriterionSchema),
    )
    .max(CRITERIA_MAX_ITEMS, `A rubric can have at most ${CRITERIA_MAX_ITEMS} criteria.`)
    .refine((criteria) => charactersOf(criteria) <= RUBRIC_MAX_CHARACTERS, { error: TOO_MUCH.rubric })
    .default([]),
  isPublic: z.boolean().default(false),
});
export const updateRubricRequestSchema = createRubricRequestSchema.extend({ version: versionSchema });

export const rubricSchema = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string().nullable(),
  type: rubricTypeSchema,
  isPublic: z.boolean(),
  criteria: z.array(rubricCriterionSchema),
  criterionCount: z.number().int(),
  /** In a list of very large rubrics, only the names of the first criteria are here. Read the rubric itself. */
  isShortened: z.boolean(),
  /** Whether the signed-in teacher may edit it. */
  isOwn: z.boolean(),
  /** Whether it reached the teacher by the public flag, an email share or a domain share. */
  isShared: z.boolean(),
  /** The name that its author goes by; null for the platform's, the teacher's own, and authors without a name. */
  author: z.string().nullable(),
  /** Of the teacher's own: why an administrator took it out of the public list, where it cannot come back. */
  removedFromPublic: z.object({ at: z.string(), reason: z.string() }).nullable(),
  /** With whom; empty where it is not the teacher's own. */
  sharedWith: z.array(rubricShareSchema),
  createdAt: z.string(),
  version: versionSchema,
});

/** A version of a rubric's criteria: the present one, or one that the teacher has used. */
export const rubricVersionSchema = z.object({
  version: versionSchema,
  isCurrent: z.boolean(),
  /** When the teacher first graded with it or took it to the dashboard; null if never. */
  firstUsedAt: z.string().nullable(),
  /** A criteria set with its text; null if it was never used, and then only the rubric has it. */
  criteriaId: z.string().nullable(),
  /** Essays whose result in force is based on it. */
  essays: z.number().int(),
  /** Titles of up to five assignments that these essays are filed under. */
  assignments: z.array(z.string()),
});

export const putSharesRequestSchema = z.object({
  shares: z.array(rubricShareSchema).max(RUBRIC_SHARES_MAX, RUBRIC_FIELD_MESSAGES.tooManyShares),
});

/** What is pasted or uploaded to import: our JSON, CSV, or a table copied from a document or spreadsheet. */
export const importRubricRequestSchema = z.object({
  text: longText(RUBRIC_IMPORT_MAX_CHARACTERS, TOO_MUCH.rubricToImport, RUBRIC_FIELD_MESSAGES.importText),
});
/** What was understood, for the teacher to check and save; nothing is stored yet. */
export const importRubricReplySchema = createRubricRequestSchema;

/** `mine` are the teacher's own, `shared` what others made public or shared with them. */
export const rubricScopeSchema = z.enum(['platform', 'mine', 'shared']);
export const rubricListQuerySchema = pageQuerySchema.extend({
  type: rubricTypeSchema.optional(),
  scope: rubricScopeSchema.optional(),
  /** Words of the name or the description. */
  search: searchSchema.optional(),
});
