import type { z } from 'zod';
import type { eyeReasonSchema } from './eye-reasons.schema';

/** Why a teacher should look at an essay before trusting its result; the order is that of the list. */
export const EYE_REASONS = [
  'note_to_teacher',
  'not_assessed',
  'mostly_unsure',
  'other_question',
  'wrong_way_round',
  'too_short',
  'partly_read',
  'hidden_text',
  'speaks_to_grader',
  'not_prose',
  'repeated_text',
  'readings_differ',
  'doubts',
] as const;

export type ListedEyeReason = z.infer<typeof eyeReasonSchema>;
export type EyeReasonCode = ListedEyeReason['code'];
