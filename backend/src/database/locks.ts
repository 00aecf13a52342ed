import { EMBEDDED_SERVER_LOCK } from './embedded/hold.repository';

/**
 * Keys of the advisory locks that processes of this product take on one database: any numbers that no other program
 * on it uses. Each key has one purpose and keeps its number, because an older process may still hold it.
 */
export const LOCKS = {
  /** Migrations run in one process; the others wait and then find nothing to do. */
  migrations: 7_274_001,
  /** Held in shared mode by every process that uses the embedded server; the last to leave stops it. */
  embeddedServer: EMBEDDED_SERVER_LOCK,
  /** For the test suites: one process makes the template database. */
  testTemplate: 7_274_003,
  /** Two processes that start together do not both make the first administrator. */
  firstAdmin: 7_274_004,
  /** Windows are planned and moved one after the other: two that are checked for overlaps at the same moment can deadlock. */
  maintenancePlan: 7_274_006,
  /** Of all processes that look for lost queue jobs, one at a time does so. */
  queueSweep: 7_274_005,

  // Scheduled jobs: held for as long as the job runs.
  purgeDeletedEssays: 7_274_100,
  sessionCleanUp: 7_274_101,
  signInLimitsCleanUp: 7_274_102,
  jobRunsCleanUp: 7_274_103,
  activityRetention: 7_274_105,
  dailyNumbers: 7_274_106,
  trialReminders: 7_274_107,
  trialsEnded: 7_274_108,
  linksCleanUp: 7_274_121,
  billingReconciliation: 7_274_150,

  // With a second key, the hash of a teacher’s id: one at a time for each teacher.
  /** Two workers that end a batch of gradings together do not both note it. */
  gradingBatchEnd: 7_274_120,
  /** Reservations of AI tokens for one teacher are made one after the other. */
  aiTokens: 7_274_130,
  /** Changes of one comment bank are made one after the other, so that its limit holds. */
  commentBank: 7_274_131,
} as const;
