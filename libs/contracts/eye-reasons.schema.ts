import { z } from 'zod';
import { EYE_REASONS } from './eye-reasons';

/** As lists carry it: without words of the essay. */
export const eyeReasonSchema = z.object({
  code: z.enum(EYE_REASONS),
  /** One or two sentences to the teacher. */
  words: z.string(),
});
