import { z } from 'zod';
import {
  accountActionRequestSchema,
  adminActivitySchema,
  adminStatsSchema,
  adminUserSchema,
  adminUsersReplySchema,
  analyticsReplySchema,
  auditEntrySchema,
  cancelMaintenanceRequestSchema,
  changeMaintenanceRequestSchema,
  deleteUserRequestSchema,
  extendTrialRequestSchema,
  giveAccessRequestSchema,
  maintenanceWindowSchema,
  planMaintenanceRequestSchema,
  scheduledJobSchema,
  setDisabledRequestSchema,
  setRoleRequestSchema,
} from '../admin';
import { API } from '../routes';
import { json, nothing, type Operation } from './operation';

const tag = 'Administration';
const csv = { status: 200, type: 'text/csv' };
/** Of every action on an account: bad input, no session, no admin, no such account, changed meanwhile. */
const actionErrors = [400, 401, 403, 404, 409];

function accountAction(path: string, summary: string, body: z.ZodType): Operation {
  return {
    method: 'post',
    path,
    tag,
    summary,
    body,
    success: json(adminUserSchema),
    errors: actionErrors,
  };
}

/** Administrators only, each of them. */
export const ADMIN_OPERATIONS: readonly Operation[] = [
  {
    method: 'get',
    path: API.adminStats,
    tag,
    summary: 'The numbers of the dashboard’s cards and the newest activity',
    success: json(adminStatsSchema),
    errors: [401, 403],
  },
  {
    method: 'get',
    path: API.adminUsers,
    tag,
    summary: 'Accounts; ?search=, ?status=, ?role=, ?sort= and ?order= choose',
    paged: true,
    success: json(adminUsersReplySchema),
    errors: [400, 401, 403],
  },
  accountAction(API.adminExtendTrial, 'Give a trial more days', extendTrialRequestSchema),
  accountAction(API.adminGiveAccess, 'Give access until a date, or end it', giveAccessRequestSchema),
  accountAction(
    API.adminSetRole,
    'Make an administrator, or no longer; the last one stays',
    setRoleRequestSchema,
  ),
  accountAction(API.adminSetDisabled, 'Disable or enable an account', setDisabledRequestSchema),
  accountAction(API.adminSignOut, 'End every session of an account', accountActionRequestSchema),
  {
    method: 'post',
    path: API.adminDeleteUser,
    tag,
    summary: 'Delete an account and everything of it, at once and for good',
    body: deleteUserRequestSchema,
    success: nothing,
    errors: actionErrors,
  },
  {
    method: 'get',
    path: API.adminActivity,
    tag,
    summary: 'What people did, newest first; ?action= and ?userId= choose',
    paged: true,
    success: json(z.array(adminActivitySchema)),
    errors: [400, 401, 403],
  },
  {
    method: 'get',
    path: API.adminAudit,
    tag,
    summary: 'What administrators did, newest first; ?userId= chooses an account',
    paged: true,
    success: json(z.array(auditEntrySchema)),
    errors: [400, 401, 403],
  },
  {
    method: 'get',
    path: API.adminAnalytics,
    tag,
    summary: 'The numbers of each day from ?from= to ?to=, for charts',
    success: json(analyticsReplySchema),
    errors: [400, 401, 403],
  },
  {
    method: 'get',
    path: API.adminExportUsers,
    tag,
    summary: 'The accounts of ?search=, ?status=, ?role= as CSV',
    success: csv,
    errors: [400, 401, 403],
  },
  {
    method: 'get',
    path: API.adminExportAnalytics,
    tag,
    summary: 'The numbers of each day from ?from= to ?to= as CSV',
    success: csv,
    errors: [400, 401, 403],
  },
  {
    method: 'get',
    path: API.adminJobs,
    tag,
    summary: 'The scheduled jobs and how each went last',
    success: json(z.array(scheduledJobSchema)),
    errors: [401, 403],
  },
  {
    method: 'post',
    path: API.adminRunJob,
    tag,
    summary: 'Run a scheduled job now; the reply does not wait for its end',
    success: json(scheduledJobSchema, 202),
    errors: [401, 403, 404, 409],
  },
  {
    method: 'get',
    path: API.adminMaintenance,
    tag,
    summary: 'Maintenance windows, the latest first',
    paged: true,
    success: json(z.array(maintenanceWindowSchema)),
    errors: [400, 401, 403],
  },
  {
    method: 'post',
    path: API.adminMaintenance,
    tag,
    summary: 'Plan a maintenance window',
    body: planMaintenanceRequestSchema,
    success: json(maintenanceWindowSchema, 201),
    errors: [400, 401, 403, 409],
  },
  {
    method: 'put',
    path: API.adminMaintenanceWindow,
    tag,
    summary: 'Change a maintenance window that is not over',
    body: changeMaintenanceRequestSchema,
    success: json(maintenanceWindowSchema),
    errors: [400, 401, 403, 404, 409],
  },
  {
    method: 'post',
    path: API.adminCancelMaintenance,
    tag,
    summary: 'Cancel a maintenance window, or end the one that is running',
    body: cancelMaintenanceRequestSchema,
    success: json(maintenanceWindowSchema),
    errors: [400, 401, 403, 404, 409],
  },
];
