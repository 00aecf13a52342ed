import { z } from 'zod';
import {
  ADMIN_USER_SORTS,
  ANALYTICS_MAX_DAYS,
  AUDIT_ACTIONS,
  MAINTENANCE_MAX_DAYS,
  MAINTENANCE_MESSAGE_MAX_CHARACTERS,
  REASON_MAX_CHARACTERS,
  TRIAL_EXTENSION_MAX_DAYS,
} from './admin';
import { accessStatusSchema } from './auth.schema';
import { subscriptionStateSchema } from './billing.schema';
import { EMAIL_MAX_CHARACTERS } from './business';
import {
  idSchema,
  isoDateSchema,
  lineOfText,
  pageQuerySchema,
  prose,
  requestDay,
  requestTime,
  searchSchema,
  versionSchema,
} from './common.schema';
import { DAY_MS } from './durations';
import { activityActionSchema } from './profile.schema';

const count = z.number().int().min(0);

export const adminActivitySchema = z.object({
  id: z.string(),
  action: z.string(),
  userEmail: z.string(),
  details: z.string().nullable(),
  createdAt: isoDateSchema,
});

/**
 * The platform's numbers at one moment. Each is defined in `backend/src/admin/numbers.sql.ts`; the cards, the
 * daily records and the CSV files all come from there.
 */
export const platformNumbersSchema = z.object({
  /** Accounts that exist. */
  totalUsers: count,
  /** Accounts that did something within ACTIVE_USER_DAYS. */
  activeUsers: count,
  /** Accounts whose access comes from a running trial. */
  trialUsers: count,
  /** Accounts with a live paid subscription. */
  paidUsers: count,
  /** Essays that have been graded and are not deleted: the card "Essays Graded". */
  totalEssays: count,
  /** Gradings of those essays; an essay graded by two criteria sets has two. */
  totalGradings: count,
  /** AUD received less refunds, to the cent. */
  revenue: z.number(),
});

export const adminStatsSchema = platformNumbersSchema.extend({
  /** The latest entries, newest first. */
  recentActivity: z.array(adminActivitySchema),
});

export const adminUserSchema = z.object({
  id: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  isAdmin: z.boolean(),
  subscriptionStatus: subscriptionStateSchema,
  access: accessStatusSchema,
  trialEndsAt: isoDateSchema.nullable(),
  subscriptionEndsAt: isoDateSchema.nullable(),
  /** When complimentary access, which an administrator gave, ends; null where there is none. */
  complimentaryUntil: isoDateSchema.nullable(),
  /** When the account was disabled; null while it can be used. */
  disabledAt: isoDateSchema.nullable(),
  /** When the email was confirmed; null if it has not been. */
  emailVerifiedAt: isoDateSchema.nullable(),
  createdAt: isoDateSchema,
  lastActivity: isoDateSchema.nullable(),
  /** Not deleted. */
  essays: count,
  /** Results of those essays. */
  gradings: count,
  /** Tokens of the AI service, since the account was created. */
  tokensUsed: count,
  /** The same since the first of the month (UTC). */
  tokensThisMonth: count,
  /** Tokens that the account may use in a calendar month; null for no cap. */
  tokenCap: count.nullable(),
  /** What these tokens cost in US dollars; null where no call's price is known. */
  costUsd: z.number().min(0).nullable(),
  /** Sent back with every action: an action on an older version is refused with 409. */
  version: z.number().int(),
});

export const adminUserFilterSchema = z.object({
  /** Part of the email or the name, in any case. */
  search: searchSchema.optional(),
  status: z.enum([...subscriptionStateSchema.options, 'disabled']).optional(),
  role: z.enum(['admin', 'teacher']).optional(),
});

/** Paged like every list; the total of the filter travels in X-Total-Count. */
export const adminUsersQuerySchema = pageQuerySchema.extend({
  ...adminUserFilterSchema.shape,
  sort: z.enum(ADMIN_USER_SORTS).default('createdAt'),
  order: z.enum(['asc', 'desc']).default('desc'),
});

export const adminUsersReplySchema = z.object({ users: z.array(adminUserSchema) });

const reason = prose(
  REASON_MAX_CHARACTERS,
  `A reason can have at most ${REASON_MAX_CHARACTERS} characters.`,
  'Please say why.',
)
  .trim()
  .min(3, 'Please say why, in a few words.');

/** Every action on an account says why, and which version of the account the administrator saw. */
const action = z.object({ reason, version: versionSchema });
export const accountActionRequestSchema = action;

/** A link that is shown once: the server keeps only what proves it. */
export const resetLinkReplySchema = z.object({
  account: adminUserSchema,
  url: z.string(),
  expiresAt: isoDateSchema,
});

const days = `Choose from 1 to ${TRIAL_EXTENSION_MAX_DAYS} days.`;
/** Counted from the trial's end, or from now where it has ended. */
export const extendTrialRequestSchema = action.extend({
  days: z.number(days).int(days).min(1, days).max(TRIAL_EXTENSION_MAX_DAYS, days),
});

/** Null ends it. */
export const giveAccessRequestSchema = action.extend({ until: requestTime().nullable() });

export const setRoleRequestSchema = action.extend({ isAdmin: z.boolean() });

export const setDisabledRequestSchema = action.extend({ disabled: z.boolean() });

export const deleteUserRequestSchema = action.extend({
  /** The account's email, typed by the administrator. */
  confirmEmail: lineOfText(
    EMAIL_MAX_CHARACTERS,
    `An email address can have at most ${EMAIL_MAX_CHARACTERS} characters.`,
    'Type the account’s email.',
  ),
});

export const adminActivityQuerySchema = pageQuerySchema.extend({
  action: activityActionSchema.optional(),
  userId: idSchema.optional(),
});

export const auditEntrySchema = z.object({
  id: z.string(),
  /** Empty where the entry records a denied request, which no administrator made. */
  adminEmail: z.string(),
  action: z.enum(AUDIT_ACTIONS),
  /** The account concerned; null where the action concerns none. */
  subjectId: z.string().nullable(),
  /** Its email, or what is left of it ("t…@school.example") once the account is gone. */
  subject: z.string().nullable(),
  /** What exactly: "7 days, until 2026-12-01". */
  details: z.string().nullable(),
  reason: z.string().nullable(),
  createdAt: isoDateSchema,
});

export const auditQuerySchema = pageQuerySchema.extend({ userId: idSchema.optional() });

/** `?from=&to=`, both days included (UTC); without them the last ANALYTICS_DEFAULT_DAYS. */
export const analyticsQuerySchema = z
  .object({ from: requestDay().optional(), to: requestDay().optional() })
  .refine(({ from, to }) => !from || !to || from <= to, {
    message: 'The first day must not be after the last.',
    path: ['from'],
  })
  .refine(({ from, to }) => !from || daysBetween(from, to ?? new Date().toISOString()) < ANALYTICS_MAX_DAYS, {
    message: `Choose at most ${ANALYTICS_MAX_DAYS} days.`,
    path: ['from'],
  });

function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / DAY_MS;
}

/** The numbers at the end of a day (UTC); for today, the current ones. */
export const dailyNumbersSchema = platformNumbersSchema.extend({
  date: z.iso.date(),
  /** True for today, whose numbers still change. */
  soFar: z.boolean(),
});

const aiUsageSumSchema = z.object({ tokens: count, costUsd: z.number().min(0).nullable() });

export const analyticsReplySchema = z.object({
  /** Oldest first. A day without a record (before the first account) is left out. */
  days: z.array(dailyNumbersSchema),
  /** What people used in the period, most used first; as far back as USE_KEPT_DAYS. */
  use: z.array(z.object({ action: z.string(), people: count, times: count })),
  /** What the AI service was used for by accounts that exist: since the first of the month (UTC), and in all. */
  ai: z.object({
    thisMonth: aiUsageSumSchema,
    allTime: aiUsageSumSchema,
    /**
     * Tokens that each teacher may use in a calendar month, and each account on trial (null where nobody is); null for
     * no cap.
     */
    cap: z.object({ tokens: count, onTrial: count.nullable() }).nullable(),
  }),
});

/** Servers for open models that answer on this server's machine. */
export const handwritingReplySchema = z.object({
  /** Null where no AI service is set up. */
  model: z.string().nullable(),
  /** Whether pictures of pages with handwriting may be sent to the service. */
  allowed: z.boolean(),
  /** Whether the model reads pictures; null while that is not known. */
  sees: z.boolean().nullable(),
  triedAt: isoDateSchema.nullable(),
  /** Why it is not known, if the trial failed. */
  problem: z.string().nullable(),
});

export const handwritingRequestSchema = z.object({ allowed: z.boolean() });

export const localAiReplySchema = z.object({
  /** Null where an AI service already grades, so none was looked for. */
  servers: z
    .array(
      z.object({
        /** "Ollama" */
        name: z.string(),
        baseUrl: z.string(),
        models: z.array(z.string()),
        /** The setting that makes this server grade with it; null where it has no model. */
        howToUse: z.string().nullable(),
      }),
    )
    .nullable(),
});

export const scheduledJobSchema = z.object({
  name: z.string(),
  title: z.string(),
  /** Five cron fields, UTC. */
  cron: z.string(),
  nextDue: isoDateSchema,
  running: z.boolean(),
  lastRun: z
    .object({
      startedBy: z.enum(['schedule', 'admin']),
      startedAt: isoDateSchema,
      finishedAt: isoDateSchema.nullable(),
      durationMs: count.nullable(),
      outcome: z.enum(['running', 'succeeded', 'failed', 'interrupted']),
      /** What it did: "3 sessions removed". */
      summary: z.string().nullable(),
      error: z.string().nullable(),
    })
    .nullable(),
});

export const maintenanceWindowSchema = z.object({
  id: z.string(),
  startsAt: isoDateSchema,
  endsAt: isoDateSchema,
  message: z.string(),
  state: z.enum(['planned', 'running', 'over', 'cancelled']),
  version: z.number().int(),
});

const maintenanceFields = z.object({
  startsAt: requestTime(),
  endsAt: requestTime(),
  message: prose(
    MAINTENANCE_MESSAGE_MAX_CHARACTERS,
    `A message can have at most ${MAINTENANCE_MESSAGE_MAX_CHARACTERS} characters.`,
    'Please write what people should know.',
  )
    .trim()
    .min(1, 'Please write what people should know.'),
});

function withOrder<Schema extends z.ZodType<{ startsAt: string; endsAt: string }>>(schema: Schema) {
  return schema
    .refine(({ startsAt, endsAt }) => Date.parse(endsAt) > Date.parse(startsAt), {
      message: 'The end must be after the start.',
      path: ['endsAt'],
    })
    .refine(({ startsAt, endsAt }) => daysBetween(startsAt, endsAt) <= MAINTENANCE_MAX_DAYS, {
      message: `Maintenance lasts at most ${MAINTENANCE_MAX_DAYS} days.`,
      path: ['endsAt'],
    });
}

export const planMaintenanceRequestSchema = withOrder(maintenanceFields);
export const changeMaintenanceRequestSchema = withOrder(maintenanceFields.extend({ version: versionSchema }));
export const cancelMaintenanceRequestSchema = z.object({ version: versionSchema });
