import type { z } from 'zod';
import type {
  assignmentRosterSchema,
  matchReasonSchema,
  putEssayStudentRequestSchema,
} from './roster-matches.schema';

/** Essays to match that one reply lists: each comes with the students who may have written it. */
export const TO_MATCH_MAX = 200;
/** Essays that one reply names for each student: enough to see that they have handed in. */
export const ESSAYS_PER_STUDENT_MAX = 20;

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
/** What screens call each reason. */
export const MATCH_REASON_WORDS: Record<MatchReason, string> = {
  email: 'Email address found',
  number: 'Student number found',
  name: 'Name found',
  file_name: 'Name in the file name',
  part_of_name: 'Part of the name in the file name',
  similar_name: 'Similar name',
};

export type AssignmentRoster = z.infer<typeof assignmentRosterSchema>;
export type PutEssayStudentRequest = z.infer<typeof putEssayStudentRequestSchema>;
