import type { z } from 'zod';
import type { readyReplySchema } from './health.schema';

export type ReadyReply = z.infer<typeof readyReplySchema>;
