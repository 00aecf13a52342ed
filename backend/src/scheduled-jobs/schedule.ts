import { LOCKS } from '../database/locks';

export interface JobTimes {
  /** For the administrator: "Remove ended sessions". */
  title: string;
  /** When it is due: five cron fields, UTC. */
  cron: string;
  /** Key of its advisory lock; no two jobs share one. */
  lock: number;
}

/**
 * Every job that runs on a schedule. The module whose work it is provides the handler, with `ScheduledJobs.handle`.
 */
export const SCHEDULE = {
  purge_deleted_essays: {
    title: 'Remove essays deleted long ago, and criteria that nothing uses',
    cron: '0 * * * *',
    lock: LOCKS.purgeDeletedEssays,
  },
  trial_reminders: {
    title: 'Remind of trials that end soon',
    cron: '15 * * * *',
    lock: LOCKS.trialReminders,
  },
  billing_reconciliation: {
    title: 'Compare subscriptions with Stripe',
    cron: '17 * * * *',
    lock: LOCKS.billingReconciliation,
  },
  trials_ended: { title: 'Note trials that have ended', cron: '20 * * * *', lock: LOCKS.trialsEnded },
  session_clean_up: { title: 'Remove ended sessions', cron: '25 * * * *', lock: LOCKS.sessionCleanUp },
  daily_numbers: { title: 'Record the day’s numbers', cron: '5 0 * * *', lock: LOCKS.dailyNumbers },
  activity_retention: { title: 'Remove old activity', cron: '35 1 * * *', lock: LOCKS.activityRetention },
  sign_in_limits_clean_up: {
    title: 'Remove counts of failed sign-ins that no longer matter',
    cron: '40 1 * * *',
    lock: LOCKS.signInLimitsCleanUp,
  },
  job_runs_clean_up: {
    title: 'Remove old records of these jobs',
    cron: '45 1 * * *',
    lock: LOCKS.jobRunsCleanUp,
  },
  links_clean_up: {
    title: 'Remove links that no longer work, and sign-ups whose email was never confirmed',
    cron: '50 1 * * *',
    lock: LOCKS.linksCleanUp,
  },
} as const satisfies Record<string, JobTimes>;

export type ScheduledJobName = keyof typeof SCHEDULE;
