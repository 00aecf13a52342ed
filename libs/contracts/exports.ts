import type { z } from 'zod';
import type { exportQuerySchema } from './exports.schema';

export type ExportQuery = z.infer<typeof exportQuerySchema>;
