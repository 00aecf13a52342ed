import type { z } from 'zod';
import type {
  accountActionRequestSchema,
  adminActivityQuerySchema,
  adminActivitySchema,
  adminStatsSchema,
  adminUserFilterSchema,
  adminUserSchema,
  adminUsersQuerySchema,
  adminUsersReplySchema,
  analyticsQuerySchema,
  analyticsReplySchema,
  auditEntrySchema,
  auditQuerySchema,
  cancelMaintenanceRequestSchema,
  changeMaintenanceRequestSchema,
  dailyNumbersSchema,
  deleteUserRequestSchema,
  extendTrialRequestSchema,
  giveAccessRequestSchema,
  handwritingReplySchema,
  handwritingRequestSchema,
  localAiReplySchema,
  maintenanceWindowSchema,
  planMaintenanceRequestSchema,
  platformNumbersSchema,
  resetLinkReplySchema,
  scheduledJobSchema,
  setDisabledRequestSchema,
  setRoleRequestSchema,
} from './admin.schema';

/** What the screens say when one of their queries fails. */
export const ADMIN_MESSAGES = {
  statsFailed: 'Failed to fetch admin stats',
  usersFailed: 'Failed to fetch users',
} as const;

/** How many entries the dashboard's two lists show. */
export const ADMIN_RECENT_COUNT = 5;
/** Someone who did something within so many days is active. */
export const ACTIVE_USER_DAYS = 30;
/** How long events of product use are kept. */
export const USE_KEPT_DAYS = 180;
export const REASON_MAX_CHARACTERS = 500;
export const TRIAL_EXTENSION_MAX_DAYS = 365;
export const COMPLIMENTARY_MAX_DAYS = 5 * 366;
export const MAINTENANCE_MESSAGE_MAX_CHARACTERS = 500;
export const MAINTENANCE_MAX_DAYS = 7;
/** Days covered by charts and by the daily CSV. */
export const ANALYTICS_MAX_DAYS = 1_100;
export const ANALYTICS_DEFAULT_DAYS = 30;
/** Each followed by a timestamp. */
export const ADMIN_EXPORT_FILENAMES = { users: 'users', analytics: 'daily-analytics' } as const;

export type AdminActivity = z.infer<typeof adminActivitySchema>;
export type PlatformNumbers = z.infer<typeof platformNumbersSchema>;
export type AdminStats = z.infer<typeof adminStatsSchema>;
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

export type AdminUserFilter = z.infer<typeof adminUserFilterSchema>;
export type AdminUsersQuery = z.infer<typeof adminUsersQuerySchema>;
export type AdminUsersReply = z.infer<typeof adminUsersReplySchema>;
export type AccountActionRequest = z.infer<typeof accountActionRequestSchema>;
export type ResetLinkReply = z.infer<typeof resetLinkReplySchema>;
export type ExtendTrialRequest = z.infer<typeof extendTrialRequestSchema>;
export type GiveAccessRequest = z.infer<typeof giveAccessRequestSchema>;
export type SetRoleRequest = z.infer<typeof setRoleRequestSchema>;
export type SetDisabledRequest = z.infer<typeof setDisabledRequestSchema>;
export type DeleteUserRequest = z.infer<typeof deleteUserRequestSchema>;
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
  'handwriting_allowed',
  'handwriting_stopped',
  'users_exported',
  'analytics_exported',
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

/** What the screens call each. */
export const AUDIT_ACTION_LABELS: Record<AuditAction, string> = {
  trial_extended: 'Trial extended',
  access_given: 'Complimentary access given',
  access_ended: 'Complimentary access ended',
  admin_given: 'Made an administrator',
  admin_taken: 'No longer an administrator',
  disabled: 'Account disabled',
  enabled: 'Account enabled',
  signed_out: 'Signed out everywhere',
  email_confirmed: 'Email confirmed',
  reset_link_made: 'Reset link created',
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
  handwriting_allowed: 'Handwriting sent to the AI service',
  handwriting_stopped: 'Handwriting no longer sent to the AI service',
  users_exported: 'Users exported',
  analytics_exported: 'Daily analytics exported',
};

export type AuditEntry = z.infer<typeof auditEntrySchema>;
export type AuditQuery = z.infer<typeof auditQuerySchema>;
export type AnalyticsQuery = z.infer<typeof analyticsQuerySchema>;
export type DailyNumbers = z.infer<typeof dailyNumbersSchema>;
export type AnalyticsReply = z.infer<typeof analyticsReplySchema>;
export type HandwritingReply = z.infer<typeof handwritingReplySchema>;
export type HandwritingRequest = z.infer<typeof handwritingRequestSchema>;
export type LocalAiReply = z.infer<typeof localAiReplySchema>;
export type ScheduledJobReply = z.infer<typeof scheduledJobSchema>;
export type MaintenanceWindow = z.infer<typeof maintenanceWindowSchema>;
export type PlanMaintenanceRequest = z.infer<typeof planMaintenanceRequestSchema>;
export type ChangeMaintenanceRequest = z.infer<typeof changeMaintenanceRequestSchema>;
export type CancelMaintenanceRequest = z.infer<typeof cancelMaintenanceRequestSchema>;
