import type { z } from 'zod';
import type { criteriaSetSchema, criteriaTextRequestSchema, gradedCriteriaSchema } from './criteria.schema';

export const CRITERIA_FIELD = 'criteria';

export type CriteriaSet = z.infer<typeof criteriaSetSchema>;
export type CriteriaTextRequest = z.infer<typeof criteriaTextRequestSchema>;
export type GradedCriteria = z.infer<typeof gradedCriteriaSchema>;
