/** What a mutation can invalidate. A tag names a list or record of the server, not a screen. */
export const TAGS = [
  'CurrentUser',
  'Config',
  'Essays',
  'Criteria',
  'Results',
  'ProcessingStatus',
  'Analysis',
  'Classes',
  'Assignments',
  'Rubrics',
  'Subscription',
  'Profile',
  'Metrics',
  'AdminStats',
  'AdminUsers',
  'AdminActivity',
  'AdminAudit',
  'AdminAnalytics',
  'AdminJobs',
  'AdminMaintenance',
] as const;
export type Tag = (typeof TAGS)[number];
