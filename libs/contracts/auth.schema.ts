import { z } from 'zod';
import { AUTH_MESSAGES, EMAIL_PATTERN, isUnusuallyWritten, mixesAlphabets } from './auth-messages';
import {
  EMAIL_MAX_CHARACTERS,
  LINK_TOKEN_MAX_CHARACTERS,
  PASSWORD_MAX_CHARACTERS,
  PASSWORD_MIN_CHARACTERS,
  PERSON_NAME_MAX_CHARACTERS,
} from './business';
import { lineOfText } from './common.schema';
import { invitationTokenSchema } from './invitations.schema';

export const accessStatusSchema = z.enum(['trial', 'active', 'past_due', 'expired']);

const email = lineOfText(
  EMAIL_MAX_CHARACTERS,
  `An email address can have at most ${EMAIL_MAX_CHARACTERS} characters.`,
  AUTH_MESSAGES.invalidEmail.message,
).regex(EMAIL_PATTERN, AUTH_MESSAGES.invalidEmail.message);
const newEmail = email
  .refine((text) => !isUnusuallyWritten(text), AUTH_MESSAGES.unusualEmail.message)
  .refine((text) => !mixesAlphabets(text), AUTH_MESSAGES.mixedAlphabets.message);
const password = z
  .string(AUTH_MESSAGES.weakPassword.message)
  .min(PASSWORD_MIN_CHARACTERS, AUTH_MESSAGES.weakPassword.message)
  .max(PASSWORD_MAX_CHARACTERS, `A password can have at most ${PASSWORD_MAX_CHARACTERS} characters.`);
const personName = lineOfText(
  PERSON_NAME_MAX_CHARACTERS,
  `A name can have at most ${PERSON_NAME_MAX_CHARACTERS} characters.`,
);

export const loginRequestSchema = z.object({ email, password });

export const signupRequestSchema = z
  .object({
    email: newEmail,
    firstName: personName.optional().default(''),
    lastName: personName.optional().default(''),
    password,
    confirmPassword: z
      .string(AUTH_MESSAGES.passwordMismatch.message)
      .max(PASSWORD_MAX_CHARACTERS, AUTH_MESSAGES.passwordMismatch.message),
    /** The secret in an invitation's link. */
    invitation: invitationTokenSchema.optional(),
  })
  .refine((body) => body.password === body.confirmPassword, {
    path: ['confirmPassword'],
    message: AUTH_MESSAGES.passwordMismatch.message,
  });

export const currentUserSchema = z.object({
  id: z.string(),
  email: z.string(),
  /** Whether the email is known to be the person's. */
  emailVerified: z.boolean(),
  /** The address that replaces it once that is confirmed. */
  pendingEmail: z.string().nullable(),
  firstName: z.string(),
  lastName: z.string(),
  isAdmin: z.boolean(),
  accessStatus: accessStatusSchema,
  /** The address has yet to be confirmed, and until then the account can do nothing. */
  awaitsConfirmation: z.boolean(),
  /** When the trial ends or ended, ISO 8601. */
  trialEndsAt: z.string().nullable(),
  createdAt: z.string(),
});

export const loginReplySchema = z.object({ user: currentUserSchema });

export const signupReplySchema = z.object({
  /** Whether the next step is in an email; the reply is the same whether or not the address had an account. */
  emailSent: z.boolean(),
  message: z.string(),
  /** The person who is now signed in; absent where the next step is in an email. */
  user: currentUserSchema.optional(),
});

const token = z
  .string('This link is incomplete.')
  .max(LINK_TOKEN_MAX_CHARACTERS, 'This link is incomplete.')
  .regex(/^[\w-]+$/, 'This link is incomplete.');

/**
 * Confirms an address, of a new account or in place of another: the link (what follows its `#token=`) shows whose
 * mailbox it is, the password whose account. Neither alone confirms.
 */
export const confirmLinkRequestSchema = z.object({ token, password });

export const forgotPasswordRequestSchema = z.object({ email });
/** The same whether or not the email has an account. */
export const forgotPasswordReplySchema = z.object({ message: z.string() });

export const resendConfirmationRequestSchema = z.object({ email });
/** The same whether or not the email has an account, and whether or not that is confirmed. */
export const resendConfirmationReplySchema = z.object({ message: z.string() });

export const resetPasswordRequestSchema = z.object({ token, password });
