import type { z } from 'zod';
import type {
  createRubricRequestSchema,
  importRubricRequestSchema,
  ownScaleSchema,
  putSharesRequestSchema,
  rubricCriterionSchema,
  rubricListQuerySchema,
  rubricSchema,
  rubricVersionSchema,
  rubricScopeSchema,
  rubricShareSchema,
  rubricTypeSchema,
  updateRubricRequestSchema,
} from './rubrics.schema';

export const RUBRIC_NAME_MAX_CHARACTERS = 500;
/** Weights are relative, and points are taken as weights as they are written; few assignments have more points than this. */
export const RUBRIC_WEIGHT_MAX = 1_000;
/** Levels of a criterion's own scale. */
export const OWN_LEVELS_MIN = 2;
export const OWN_LEVELS_MAX = 10;
export const OWN_LEVEL_NAME_MAX_CHARACTERS = 200;
/** As weights are. */
export const OWN_POINTS_MAX = 1_000;
export const RUBRIC_SHARES_MAX = 100;
/** Descriptions and criteria in one list reply, as the database counts them; rubrics after that come shortened. */
export const RUBRIC_LIST_MAX_BYTES = 1024 * 1024;

export const RUBRIC_MESSAGES = {
  created: { title: 'Rubric Created', message: 'Your new rubric has been created successfully.' },
} as const;

/** What the server would say at a field; the form can say it without asking. */
export const RUBRIC_FIELD_MESSAGES = {
  name: 'Please enter a rubric name.',
  criterion: 'Please enter the criterion.',
  weight: 'Please enter a weight.',
  weightTooSmall: 'A weight must be above 0.',
  weightTooLarge: `A weight can be at most ${RUBRIC_WEIGHT_MAX.toLocaleString('en-AU')}.`,
  email: 'Please enter a valid email address.',
  domain: 'Please enter a domain such as school.edu.au.',
  tooManyShares: `A rubric can be shared with at most ${RUBRIC_SHARES_MAX} people and domains.`,
  importText: 'Please paste a rubric.',
} as const;
export const SHARE_PATTERNS = {
  email: /^[^\s@\u0000-\u001f]+@[^\s@\u0000-\u001f]+$/,
  domain: /^[a-z0-9-]+(\.[a-z0-9-]+)+$/,
} as const;

export type RubricType = z.infer<typeof rubricTypeSchema>;
export type RubricCriterion = z.infer<typeof rubricCriterionSchema>;
export type OwnScale = z.infer<typeof ownScaleSchema>;
export type OwnLevel = OwnScale['levels'][number];
export type RubricShare = z.infer<typeof rubricShareSchema>;
export type CreateRubricRequest = z.infer<typeof createRubricRequestSchema>;
export type UpdateRubricRequest = z.infer<typeof updateRubricRequestSchema>;
export type Rubric = z.infer<typeof rubricSchema>;
export type RubricVersion = z.infer<typeof rubricVersionSchema>;
/** Used versions that a rubric lists, the newest. */
export const RUBRIC_VERSIONS_LISTED = 100;
export type PutSharesRequest = z.infer<typeof putSharesRequestSchema>;
export type ImportRubricRequest = z.infer<typeof importRubricRequestSchema>;
export type RubricScope = z.infer<typeof rubricScopeSchema>;
export type RubricListQuery = z.infer<typeof rubricListQuerySchema>;
