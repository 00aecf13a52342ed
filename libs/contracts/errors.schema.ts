import { z } from 'zod';

/** The one shape of every error reply. `message` is for people; `code` is for programs. */
export const apiErrorSchema = z.object({
  statusCode: z.number().int(),
  code: z.string(),
  message: z.string(),
  /** By field name, what is wrong with it. */
  fields: z.record(z.string(), z.string()).optional(),
  /** Of an unknown error: what to quote to support; the log carries it too. */
  reference: z.string().optional(),
});
