import type { z } from 'zod';
import type { clientConfigSchema } from './config.schema';

export type ClientConfig = z.infer<typeof clientConfigSchema>;
