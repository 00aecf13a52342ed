import { z } from 'zod';
import { STRICTNESSES } from './strictness';

export const strictnessSchema = z.enum(
  STRICTNESSES,
  `The field "strictness" takes ${STRICTNESSES.join(', ')}.`,
);
