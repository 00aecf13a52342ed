import { z } from 'zod';
import { billingConfigSchema } from './billing.schema';
import { providerNameSchema } from './grading.schema';
import { SIGNUP_MODES } from './invitations';

/** `GET /api/config`: what the client must know before it can draw anything. */
export const clientConfigSchema = z.object({
  productName: z.string(),
  supportEmail: z.string(),
  /** Whether the server sends mail: then emails are confirmed and passwords are reset by it. */
  mail: z.boolean(),
  provider: z.object({ name: providerNameSchema, model: z.string() }),
  billing: billingConfigSchema,
  /** Who may create an account; `domains` are those of `domain`, in lower case. */
  signup: z.object({ mode: z.enum(SIGNUP_MODES), domains: z.array(z.string()) }),
  remotes: z.object({ grading: z.string(), admin: z.string() }),
  maintenance: z.object({ startsAt: z.string(), endsAt: z.string(), message: z.string() }).nullable(),
});
