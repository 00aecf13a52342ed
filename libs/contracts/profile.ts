import type { z } from 'zod';
import type {
  activityActionSchema,
  activitySchema,
  changePasswordRequestSchema,
  confirmEmailReplySchema,
  deleteAccountRequestSchema,
  openSessionSchema,
  openSessionsReplySchema,
  profileReplySchema,
  updateProfileRequestSchema,
} from './profile.schema';

export const PROFILE_MESSAGES = {
  updated: { title: 'Success', message: 'Profile updated successfully' },
  noEmail: 'User email not available',
  fetchFailed: 'Failed to fetch profile',
  updateFailed: 'Failed to update profile',
} as const;

/** How many of the newest essays and activities the profile page shows. */
export const PROFILE_ESSAY_COUNT = 5;
export const PROFILE_ACTIVITY_COUNT = 10;
/** Of the archive of a person's data; a timestamp follows. */
export const DATA_ARCHIVE_FILENAME = 'my-data';

/** What people did, as user_activity_log stores it. The screens show the first underscore as a space. */
export const ACTIVITY_ACTIONS = [
  'signed_up',
  'logged_in',
  'login_failed',
  'logged_out',
  'essays_uploaded',
  'essays_deleted',
  'essays_restored',
  'criteria_uploaded',
  'grading_started',
  'grading_completed',
  'result_reviewed',
  'essay_reviewed',
  'report_exported',
  'class_changed',
  'assignment_changed',
  'rubric_changed',
  'profile_updated',
  'password_changed',
  'password_reset',
  'email_confirmed',
  'sessions_ended',
  'data_downloaded',
  'trial_ended',
  'billing_changed',
  'admin_action',
] as const;

export type ActivityAction = z.infer<typeof activityActionSchema>;
export type Activity = z.infer<typeof activitySchema>;
export type ProfileReply = z.infer<typeof profileReplySchema>;
export type UpdateProfileRequest = z.infer<typeof updateProfileRequestSchema>;
export type ChangePasswordRequest = z.infer<typeof changePasswordRequestSchema>;
export type ConfirmEmailReply = z.infer<typeof confirmEmailReplySchema>;
export type OpenSession = z.infer<typeof openSessionSchema>;
export type OpenSessionsReply = z.infer<typeof openSessionsReplySchema>;
export type DeleteAccountRequest = z.infer<typeof deleteAccountRequestSchema>;
