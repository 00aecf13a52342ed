import type {
  AdminActivity,
  AdminStats,
  AdminUser,
  AuditEntry,
  DailyNumbers,
  MaintenanceWindow,
  ScheduledJobReply,
} from '@marklight/contracts/admin';
import type { CurrentUser } from '@marklight/contracts/auth';

/** Records with defaults for the specs of this remote: `aUser({ isAdmin: true })`. */
export function anAdmin(given: Partial<CurrentUser> = {}): CurrentUser {
  return {
    id: 'admin-1',
    email: 'ada@school.example',
    emailVerified: true,
    pendingEmail: null,
    firstName: 'Ada',
    lastName: 'Okafor',
    isAdmin: true,
    awaitsConfirmation: false,
    accessStatus: 'active',
    trialEndsAt: null,
    createdAt: '2026-01-01T00:00:00.000Z',
    ...given,
  };
}

export function aUser(given: Partial<AdminUser> = {}): AdminUser {
  return {
    id: 'user-1',
    email: 'mei@school.example',
    firstName: 'Mei',
    lastName: 'Chen',
    isAdmin: false,
    subscriptionStatus: 'trialing',
    access: 'trial',
    trialEndsAt: '2126-03-08T00:00:00.000Z',
    subscriptionEndsAt: null,
    complimentaryUntil: null,
    disabledAt: null,
    emailVerifiedAt: '2026-03-01T00:00:00.000Z',
    createdAt: '2026-03-01T00:00:00.000Z',
    lastActivity: '2026-03-02T00:00:00.000Z',
    essays: 3,
    gradings: 4,
    tokensUsed: 12_345,
    tokensThisMonth: 0,
    tokenCap: null,
    costUsd: 0.0842,
    version: 1,
    ...given,
  };
}

export function anActivity(given: Partial<AdminActivity> = {}): AdminActivity {
  return {
    id: '1',
    action: 'essays_uploaded',
    userEmail: 'mei@school.example',
    details: '3 essays',
    createdAt: '2026-03-02T00:00:00.000Z',
    ...given,
  };
}

export function someStats(given: Partial<AdminStats> = {}): AdminStats {
  return {
    totalUsers: 1_204,
    activeUsers: 310,
    trialUsers: 17,
    paidUsers: 41,
    totalEssays: 5_210,
    totalGradings: 6_001,
    revenue: 1_230,
    recentActivity: [],
    ...given,
  };
}

export function aDay(given: Partial<DailyNumbers> = {}): DailyNumbers {
  return {
    date: '2026-03-01',
    soFar: false,
    totalUsers: 10,
    activeUsers: 6,
    trialUsers: 4,
    paidUsers: 2,
    totalEssays: 30,
    totalGradings: 33,
    revenue: 60,
    ...given,
  };
}

export function anAuditEntry(given: Partial<AuditEntry> = {}): AuditEntry {
  return {
    id: '1',
    adminEmail: 'ada@school.example',
    action: 'trial_extended',
    subjectId: 'user-1',
    subject: 'mei@school.example',
    details: '7 days, until 2026-03-15 00:00 UTC',
    reason: 'Asked for more time',
    createdAt: '2026-03-02T00:00:00.000Z',
    ...given,
  };
}

export function aJob(given: Partial<ScheduledJobReply> = {}): ScheduledJobReply {
  return {
    name: 'session_clean_up',
    title: 'Remove ended sessions',
    cron: '5 0 * * *',
    nextDue: '2026-03-03T00:05:00.000Z',
    running: false,
    lastRun: null,
    ...given,
  };
}

export function aWindow(given: Partial<MaintenanceWindow> = {}): MaintenanceWindow {
  return {
    id: 'window-1',
    startsAt: '2126-03-01T10:00:00.000Z',
    endsAt: '2126-03-01T12:00:00.000Z',
    message: 'The database moves.',
    state: 'planned',
    version: 1,
    ...given,
  };
}
