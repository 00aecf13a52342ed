import type { z } from 'zod';
import type {
  assignmentRosterSchema,
  matchReasonSchema,
  putEssayStudentRequestSchema,
} from './roster-matches.schema';

/** Why an essay may be a student's. */
export const MATCH_REASONS = [
  'email',
  'number',
  'name',
  'file_name',
  'part_of_name',
  'similar_name',
] as const;
export type MatchReason = z.infer<typeof matchReasonSchema>;
/** The same for people. */
export const MATCH_REASON_WORDS: Record<MatchReason, string> = {
  email: 'The email stands in it',
  number: 'The student number stands in it',
  name: 'The name stands in it',
  file_name: 'The file is named so',
  part_of_name: 'Part of the name is in the file name',
  similar_name: 'The name is similar',
};

export type AssignmentRoster = z.infer<typeof assignmentRosterSchema>;
export type PutEssayStudentRequest = z.infer<typeof putEssayStudentRequestSchema>;
