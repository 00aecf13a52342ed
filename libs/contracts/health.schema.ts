import { z } from 'zod';

/** What a load balancer and the person who runs the server ask of a process. */
export const readyReplySchema = z.object({
  status: z.enum(['ready', 'not_ready']),
  database: z.boolean(),
  /** Shutting down: finishes what has begun and takes nothing new. */
  draining: z.boolean(),
  /** Of all processes together. `stuck`: some gradings are waiting and no worker will take them. */
  grading: z.enum(['working', 'no_workers', 'stuck', 'unknown']),
  /** Why it cannot serve, in words; empty while it can. */
  problems: z.array(z.string()),
});
