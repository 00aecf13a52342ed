import { z } from 'zod';
import { AUTH_MESSAGES, EMAIL_PATTERN } from './auth-messages';
import {
  EMAIL_MAX_CHARACTERS,
  PASSWORD_MAX_CHARACTERS,
  PASSWORD_MIN_CHARACTERS,
  PERSON_NAME_MAX_CHARACTERS,
} from './business';
import { lineOfText } from './common';
import { invitationTokenSchema } from './invitations';

export const accessStatusSchema = z.enum(['trial', 'active', 'past_due', 'expired']);
export type AccessStatus = z.infer<typeof accessStatusSchema>;

export { AUTH_MESSAGES };

const email = lineOfText(
  EMAIL_MAX_CHARACTERS,
  `An email address has at most ${EMAIL_MAX_CHARACTERS} characters.`,
  AUTH_MESSAGES.invalidEmail.message,
).regex(EMAIL_PATTERN, AUTH_MESSAGES.invalidEmail.message);
const password = z
  .string(AUTH_MESSAGES.weakPassword.message)
  .min(PASSWORD_MIN_CHARACTERS, AUTH_MESSAGES.weakPassword.message)
  .max(PASSWORD_MAX_CHARACTERS, `A password has at most ${PASSWORD_MAX_CHARACTERS} characters.`);
const personName = lineOfText(
  PERSON_NAME_MAX_CHARACTERS,
  `A name has at most ${PERSON_NAME_MAX_CHARACTERS} characters.`,
);

export const loginRequestSchema = z.object({ email, password });
export type LoginRequest = z.infer<typeof loginRequestSchema>;

export const signupRequestSchema = z
  .object({
    email,
    firstName: personName.optional().default(''),
    lastName: personName.optional().default(''),
    password,
    confirmPassword: z
      .string(AUTH_MESSAGES.passwordMismatch.message)
      .max(PASSWORD_MAX_CHARACTERS, AUTH_MESSAGES.passwordMismatch.message),
    /** The secret of an invitation's link. */
    invitation: invitationTokenSchema.optional(),
  })
  .refine((body) => body.password === body.confirmPassword, {
    path: ['confirmPassword'],
    message: AUTH_MESSAGES.passwordMismatch.message,
  });
export type SignupRequest = z.infer<typeof signupRequestSchema>;

export const currentUserSchema = z.object({
  id: z.string(),
  email: z.string(),
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
export type CurrentUser = z.infer<typeof currentUserSchema>;

export const loginReplySchema = z.object({ user: currentUserSchema });
export type LoginReply = z.infer<typeof loginReplySchema>;

export const signupReplySchema = z.object({
  emailSent: z.boolean(),
  message: z.string(),
  user: currentUserSchema,
});
export type SignupReply = z.infer<typeof signupReplySchema>;
