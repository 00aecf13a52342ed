import type { z } from 'zod';
import type { apiErrorSchema } from './errors.schema';

export type ApiError = z.infer<typeof apiErrorSchema>;
