import { z } from 'zod';
import { AUTH_MESSAGES, EMAIL_PATTERN, isUnusuallyWritten, mixesAlphabets } from './auth-messages';
import { EMAIL_MAX_CHARACTERS } from './business';
import { isoDateSchema, lineOfText } from './common.schema';
import { INVITATION_MESSAGES } from './invitations';

/** As it travels in the link, after `#invite=`. */
export const invitationTokenSchema = z
  .string(INVITATION_MESSAGES.notValid)
  .max(200, INVITATION_MESSAGES.notValid)
  .regex(/^[\w-]+$/, INVITATION_MESSAGES.notValid);

export const invitationLookUpRequestSchema = z.object({ invitation: invitationTokenSchema });
export const invitationLookUpReplySchema = z.object({
  /** Whom it is for; null where whoever has the link may use it. */
  email: z.string().nullable(),
  expiresAt: isoDateSchema,
});

export const invitationSchema = z.object({
  id: z.string(),
  email: z.string().nullable(),
  /** Whether we sent the link; otherwise the administrator hands it over. */
  mailed: z.boolean(),
  state: z.enum(['open', 'used', 'revoked', 'expired']),
  /** The administrator's email; null where the account is gone. */
  createdBy: z.string().nullable(),
  createdAt: isoDateSchema,
  expiresAt: isoDateSchema,
  /** The email of the account that was made with it. */
  usedBy: z.string().nullable(),
});

export const inviteRequestSchema = z.object({
  email: lineOfText(
    EMAIL_MAX_CHARACTERS,
    `An email address can have at most ${EMAIL_MAX_CHARACTERS} characters.`,
    INVITATION_MESSAGES.email,
  )
    .toLowerCase()
    .regex(EMAIL_PATTERN, INVITATION_MESSAGES.email)
    .refine((text) => !isUnusuallyWritten(text), AUTH_MESSAGES.unusualEmail.message)
    .refine((text) => !mixesAlphabets(text), AUTH_MESSAGES.mixedAlphabets.message)
    .nullish()
    .transform((email) => email ?? null),
});
export const inviteReplySchema = z.object({
  invitation: invitationSchema,
  /** Shown to the administrator this once, to hand over. */
  link: z.string(),
});
