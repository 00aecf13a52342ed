import { z } from 'zod';
import { AUTH_MESSAGES, EMAIL_PATTERN, isUnusuallyWritten, mixesAlphabets } from './auth-messages';
import { currentUserSchema } from './auth.schema';
import {
  EMAIL_MAX_CHARACTERS,
  PASSWORD_MAX_CHARACTERS,
  PASSWORD_MIN_CHARACTERS,
  PERSON_NAME_MAX_CHARACTERS,
} from './business';
import { isoDateSchema, lineOfText, longText } from './common.schema';
import { gradeSchema } from './grades.schema';
import { ACTIVITY_ACTIONS, PROFILE_MESSAGES } from './profile';

export const activityActionSchema = z.enum(ACTIVITY_ACTIONS);

export const activitySchema = z.object({
  action: z.string(),
  /** Counts, and names of the teacher's own things; never student text or names. */
  details: z.string().nullable(),
  createdAt: z.string(),
});

export const profileReplySchema = z.object({
  user: currentUserSchema,
  usageStats: z.object({
    totalEssays: z.number().int(),
    totalGradings: z.number().int(),
    /** The grade of the mean percentage; null without gradings. */
    averageGrade: gradeSchema.nullable(),
    lastActivity: z.string().nullable(),
    /** Of the AI service, this calendar month (UTC). */
    tokensThisMonth: z.number().int(),
    costUsdThisMonth: z.number().nullable(),
    /** What this account may use of it in a calendar month; null for no cap. */
    tokenCap: z.number().int().nullable(),
  }),
  recentActivity: z.array(activitySchema),
  essayHistory: z.array(
    z.object({
      id: z.string(),
      filename: z.string(),
      uploadedAt: z.string(),
      /** Newest first; without a grade where no criterion has a level yet. */
      gradingResults: z.array(z.object({ grade: gradeSchema.nullable(), isProvisional: z.boolean() })),
    }),
  ),
});

const requiredName = (what: string) =>
  lineOfText(
    PERSON_NAME_MAX_CHARACTERS,
    `A name can have at most ${PERSON_NAME_MAX_CHARACTERS} characters.`,
    `Please enter your ${what}.`,
  ).min(1, `Please enter your ${what}.`);

/** What the form was filled with; a save over something else is refused with 409. */
const before = longText(1_000, 'Reload the page and try again.');
const profileBeforeSchema = z.object({ firstName: before, lastName: before, email: before });

export const updateProfileRequestSchema = z
  .object({
    firstName: requiredName('first name'),
    lastName: requiredName('last name'),
    email: lineOfText(
      EMAIL_MAX_CHARACTERS,
      `An email address can have at most ${EMAIL_MAX_CHARACTERS} characters.`,
      PROFILE_MESSAGES.noEmail,
    ).regex(EMAIL_PATTERN, AUTH_MESSAGES.invalidEmail.message),
    /** Needed where the email changes. */
    currentPassword: z.string().max(PASSWORD_MAX_CHARACTERS, 'This password is incorrect.').optional(),
    was: profileBeforeSchema.optional(),
  })
  // Not where the address stays as it was: it may be older than these rules, and the name must remain changeable.
  .refine(({ email, was }) => was?.email === email || !isUnusuallyWritten(email), {
    path: ['email'],
    error: AUTH_MESSAGES.unusualEmail.message,
  })
  .refine(({ email, was }) => was?.email === email || !mixesAlphabets(email), {
    path: ['email'],
    error: AUTH_MESSAGES.mixedAlphabets.message,
  });

const LONG_PASSWORD = `A password can have at most ${PASSWORD_MAX_CHARACTERS} characters.`;

export const changePasswordRequestSchema = z.object({
  currentPassword: z
    .string('Please enter your current password.')
    .min(1, 'Please enter your current password.')
    .max(PASSWORD_MAX_CHARACTERS, LONG_PASSWORD),
  newPassword: z
    .string('Password must be at least 6 characters long.')
    .min(PASSWORD_MIN_CHARACTERS, 'Password must be at least 6 characters long.')
    .max(PASSWORD_MAX_CHARACTERS, LONG_PASSWORD),
});

/** The email by which the person signs in from now on. */
export const confirmEmailReplySchema = z.object({ email: z.string() });

/** A device where the account is signed in. */
export const openSessionSchema = z.object({
  /** Names the session; it does not open it. */
  id: z.string(),
  /** Browser and system in words; null where the browser does not say. */
  agent: z.string().nullable(),
  openedAt: isoDateSchema,
  /** To the hour. */
  lastUsedAt: isoDateSchema,
  /** Whether this is the session that asks. */
  current: z.boolean(),
});
export const openSessionsReplySchema = z.object({ sessions: z.array(openSessionSchema) });
export const sessionIdSchema = z.string().regex(/^[0-9a-f]{64}$/, 'This is not a valid id.');

export const deleteAccountRequestSchema = z.object({
  password: z
    .string('Please enter your password.')
    .min(1, 'Please enter your password.')
    .max(PASSWORD_MAX_CHARACTERS, LONG_PASSWORD),
});
