import type { z } from 'zod';
import type { studentEssaySchema } from './student-work.schema';

export type StudentEssay = z.infer<typeof studentEssaySchema>;
