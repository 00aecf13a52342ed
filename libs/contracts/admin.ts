import { z } from 'zod';
import { DAY_MS } from './durations';
import { accessStatusSchema } from './auth';
import { subscriptionStateSchema } from './billing';
import { EMAIL_MAX_CHARACTERS } from './business';
import {
  idSchema,
  isoDateSchema,
  lineOfText,
  longText,
  pageQuerySchema,
  requestDay,
  requestTime,
  searchSchema,
  versionSchema,
} from './common';
import { activityActionSchema } from './profile';

/** What the screens say when a query of theirs fails. */
export const ADMIN_MESSAGES = {
  statsFailed: 'Failed to fetch admin stats',
  usersFailed: 'Failed to fetch users',
} as const;

/** How many entries the dashboard's two lists show. */
export const ADMIN_RECENT_COUNT = 5;
/** Someone who did something within so many days is active. */
export const ACTIVE_USER_DAYS = 30;
/** Events of product use are kept for so long. */
export const USE_KEPT_DAYS = 180;
export const REASON_MAX_CHARACTERS = 500;
export const TRIAL_EXTENSION_MAX_DAYS = 365;
export const COMPLIMENTARY_MAX_DAYS = 5 * 366;
export const MAINTENANCE_MESSAGE_MAX_CHARACTERS = 500;
export const MAINTENANCE_MAX_DAYS = 7;
/** Of charts and of the daily CSV. */
export const ANALYTICS_MAX_DAYS = 1_100;
export const ANALYTICS_DEFAULT_DAYS = 30;
/** Each followed by a timestamp. */
export const ADMIN_EXPORT_FILENAMES = { users: 'users', analytics: 'daily-analytics' } as const;

const count = z.number().int().min(0);

export const adminActivitySchema = z.object({
  id: z.string(),
  action: z.string(),
  userEmail: z.string(),
  details: z.string().nullable(),
  createdAt: isoDateSchema,
});
export type AdminActivity = z.infer<typeof adminActivitySchema>;

/**
 * The numbers of a moment. Each is defined in `backend/src/admin/numbers.sql.ts`; the cards, the daily records
 * and the CSV files all come from there.
 */
export const platformNumbersSchema = z.object({
  /** Accounts that exist. */
  totalUsers: count,
  /** Accounts that did something within ACTIVE_USER_DAYS. */
  activeUsers: count,
  /** Accounts whose access is a running trial. */
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
export type PlatformNumbers = z.infer<typeof platformNumbersSchema>;

export const adminStatsSchema = platformNumbersSchema.extend({
  /** The newest, newest first. */
  recentActivity: z.array(adminActivitySchema),
});
export type AdminStats = z.infer<typeof adminStatsSchema>;

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
  /** Access that an administrator gave, until then. */
  complimentaryUntil: isoDateSchema.nullable(),
  /** Since when the account cannot be used; null where it can. */
  disabledAt: isoDateSchema.nullable(),
  /** Since when the email is known to be the person's; null where it is not. */
  emailVerifiedAt: isoDateSchema.nullable(),
  createdAt: isoDateSchema,
  lastActivity: isoDateSchema.nullable(),
  /** Not deleted. */
  essays: count,
  /** Results of those essays. */
  gradings: count,
  /** Of the AI service, ever. */
  tokensUsed: count,
  /** Since the first of the month (UTC). */
  tokensThisMonth: count,
  /** Tokens that the account may use in a calendar month; null for no cap. */
  tokenCap: count.nullable(),
  /** US dollars of these tokens; null where no call's price is known. */
  costUsd: z.number().min(0).nullable(),
  /** Sent back with every action: an action on an older version is refused with 409. */
  version: z.number().int(),
});
export type AdminUser = z.infer<typeof adminUserSchema>;

export const ADMIN_USER_SORTS = [
  'createdAt',
  'email',
  'name',
  'lastActivity',
  'essays',
  'tokensUsed',
  'status',
] as const;

export const adminUserFilterSchema = z.object({
  /** Part of the email or the name, in any case. */
  search: searchSchema.optional(),
  status: z.enum([...subscriptionStateSchema.options, 'disabled']).optional(),
  role: z.enum(['admin', 'teacher']).optional(),
});
export type AdminUserFilter = z.infer<typeof adminUserFilterSchema>;

/** Paged like every list; the total of the filter travels in X-Total-Count. */
export const adminUsersQuerySchema = pageQuerySchema.extend({
  ...adminUserFilterSchema.shape,
  sort: z.enum(ADMIN_USER_SORTS).default('createdAt'),
  order: z.enum(['asc', 'desc']).default('desc'),
});
export type AdminUsersQuery = z.infer<typeof adminUsersQuerySchema>;

export const adminUsersReplySchema = z.object({ users: z.array(adminUserSchema) });
export type AdminUsersReply = z.infer<typeof adminUsersReplySchema>;

const reason = longText(
  REASON_MAX_CHARACTERS,
  `A reason can have at most ${REASON_MAX_CHARACTERS} characters.`,
  'Please say why.',
)
  .trim()
  .min(3, 'Please say why, in a few words.');

/** Every action on an account says why, and which version of the account the administrator saw. */
const action = z.object({ reason, version: versionSchema });
export const accountActionRequestSchema = action;
export type AccountActionRequest = z.infer<typeof action>;

/** A link that is shown once: the server keeps only what proves it. */
export const resetLinkReplySchema = z.object({
  account: adminUserSchema,
  url: z.string(),
  expiresAt: isoDateSchema,
});
export type ResetLinkReply = z.infer<typeof resetLinkReplySchema>;

const days = `Choose from 1 to ${TRIAL_EXTENSION_MAX_DAYS} days.`;
/** Counted from the trial's end, or from now where it has ended. */
export const extendTrialRequestSchema = action.extend({
  days: z.number(days).int(days).min(1, days).max(TRIAL_EXTENSION_MAX_DAYS, days),
});
export type ExtendTrialRequest = z.infer<typeof extendTrialRequestSchema>;

/** Null ends it. */
export const giveAccessRequestSchema = action.extend({ until: requestTime().nullable() });
export type GiveAccessRequest = z.infer<typeof giveAccessRequestSchema>;

export const setRoleRequestSchema = action.extend({ isAdmin: z.boolean() });
export type SetRoleRequest = z.infer<typeof setRoleRequestSchema>;

export const setDisabledRequestSchema = action.extend({ disabled: z.boolean() });
export type SetDisabledRequest = z.infer<typeof setDisabledRequestSchema>;

export const deleteUserRequestSchema = action.extend({
  /** The account's email, typed by the administrator. */
  confirmEmail: lineOfText(
    EMAIL_MAX_CHARACTERS,
    `An email address can have at most ${EMAIL_MAX_CHARACTERS} characters.`,
    'Type the account’s email.',
  ),
});
export type DeleteUserRequest = z.infer<typeof deleteUserRequestSchema>;

export const adminActivityQuerySchema = pageQuerySchema.extend({
  action: activityActionSchema.optional(),
  userId: idSchema.optional(),
});
export type AdminActivityQuery = z.infer<typeof adminActivityQuerySchema>;

export const AUDIT_ACTIONS = [
  'trial_extended',
  'access_given',
  'access_ended',
  'admin_given',
  'admin_taken',
  'disabled',
  'enabled',
  'signed_out',
  'email_confirmed',
  'reset_link_made',
  'deleted',
  'rubric_removed',
  'rubric_kept',
  'admin_call_denied',
  'sign_in_unknown',
  'invited',
  'invitation_revoked',
  'job_started',
  'maintenance_planned',
  'maintenance_changed',
  'maintenance_cancelled',
  'users_exported',
  'analytics_exported',
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

/** What the screens call each. */
export const AUDIT_ACTION_LABELS: Record<AuditAction, string> = {
  trial_extended: 'Trial extended',
  access_given: 'Access given',
  access_ended: 'Given access ended',
  admin_given: 'Made an administrator',
  admin_taken: 'No longer an administrator',
  disabled: 'Account disabled',
  enabled: 'Account enabled',
  signed_out: 'Signed out everywhere',
  email_confirmed: 'Email confirmed',
  reset_link_made: 'Reset link made',
  deleted: 'Account deleted',
  rubric_removed: 'Public rubric removed',
  rubric_kept: 'Reported rubric kept',
  admin_call_denied: 'Administrator’s request denied',
  sign_in_unknown: 'Sign-in to an unknown account',
  invited: 'Invited to create an account',
  invitation_revoked: 'Invitation withdrawn',
  job_started: 'Job started by hand',
  maintenance_planned: 'Maintenance planned',
  maintenance_changed: 'Maintenance changed',
  maintenance_cancelled: 'Maintenance cancelled',
  users_exported: 'Users exported',
  analytics_exported: 'Daily analytics exported',
};

export const auditEntrySchema = z.object({
  id: z.string(),
  /** Empty where somebody was turned away, and no administrator did it. */
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
export type AuditEntry = z.infer<typeof auditEntrySchema>;

export const auditQuerySchema = pageQuerySchema.extend({ userId: idSchema.optional() });
export type AuditQuery = z.infer<typeof auditQuerySchema>;

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
export type AnalyticsQuery = z.infer<typeof analyticsQuerySchema>;

function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / DAY_MS;
}

/** The numbers at the end of a day (UTC); of today, as they stand. */
export const dailyNumbersSchema = platformNumbersSchema.extend({
  date: z.iso.date(),
  /** True for today, whose numbers still change. */
  soFar: z.boolean(),
});
export type DailyNumbers = z.infer<typeof dailyNumbersSchema>;

const aiUsageSumSchema = z.object({ tokens: count, costUsd: z.number().min(0).nullable() });

export const analyticsReplySchema = z.object({
  /** Oldest first. A day without a record (before the first account) is left out. */
  days: z.array(dailyNumbersSchema),
  /** What people used in the period, most used first; as far back as USE_KEPT_DAYS. */
  use: z.array(z.object({ action: z.string(), people: count, times: count })),
  /** What the AI service was used for by accounts that exist: since the first of the month (UTC), and ever. */
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
export type AnalyticsReply = z.infer<typeof analyticsReplySchema>;

/** Servers of open models that answer on the machine of this server. */
export const localAiReplySchema = z.object({
  /** Null where an AI service grades already, and none was looked for. */
  servers: z
    .array(
      z.object({
        /** "Ollama" */
        name: z.string(),
        baseUrl: z.string(),
        models: z.array(z.string()),
        /** The line that makes this server grade by it; null where it has no model. */
        howToUse: z.string().nullable(),
      }),
    )
    .nullable(),
});
export type LocalAiReply = z.infer<typeof localAiReplySchema>;

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
export type ScheduledJobReply = z.infer<typeof scheduledJobSchema>;

export const maintenanceWindowSchema = z.object({
  id: z.string(),
  startsAt: isoDateSchema,
  endsAt: isoDateSchema,
  message: z.string(),
  state: z.enum(['planned', 'running', 'over', 'cancelled']),
  version: z.number().int(),
});
export type MaintenanceWindow = z.infer<typeof maintenanceWindowSchema>;

const maintenanceFields = z.object({
  startsAt: requestTime(),
  endsAt: requestTime(),
  message: longText(
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
export type PlanMaintenanceRequest = z.infer<typeof planMaintenanceRequestSchema>;
export const changeMaintenanceRequestSchema = withOrder(maintenanceFields.extend({ version: versionSchema }));
export type ChangeMaintenanceRequest = z.infer<typeof changeMaintenanceRequestSchema>;
export const cancelMaintenanceRequestSchema = z.object({ version: versionSchema });
export type CancelMaintenanceRequest = z.infer<typeof cancelMaintenanceRequestSchema>;
