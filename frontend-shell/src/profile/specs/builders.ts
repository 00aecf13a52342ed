import type { OpenSession, ProfileReply } from '@marklight/contracts/profile';
import { aUser } from '../../testing/fake-server';

/** A profile with some use behind it: `aProfile({ essayHistory: [] })`. */
export function aProfile(given: Partial<ProfileReply> = {}): ProfileReply {
  return {
    user: aUser({ createdAt: '2026-01-05T02:00:00.000Z' }),
    usageStats: {
      totalEssays: 1240,
      totalGradings: 31,
      averageGrade: 'B',
      lastActivity: '2026-03-03T02:00:00.000Z',
      tokensThisMonth: 0,
      costUsdThisMonth: null,
      tokenCap: null,
    },
    recentActivity: [
      { action: 'essays_uploaded', details: '3 essays', createdAt: '2026-03-03T02:00:00.000Z' },
      { action: 'two_factor_turned_on', details: null, createdAt: '2026-03-02T02:00:00.000Z' },
    ],
    essayHistory: [anEntry(1, { gradingResults: [aGrade('A'), aGrade('F')] }), anEntry(2)],
    ...given,
  };
}

type HistoryGrade = ProfileReply['essayHistory'][number]['gradingResults'][number];

export function aGrade(grade: HistoryGrade['grade'], isProvisional = false): HistoryGrade {
  return { grade, isProvisional };
}

export function anEntry(
  number: number,
  given: Partial<ProfileReply['essayHistory'][number]> = {},
): ProfileReply['essayHistory'][number] {
  return {
    id: `essay-${number}`,
    filename: `essay-${number}.pdf`,
    uploadedAt: '2026-03-03T02:00:00.000Z',
    gradingResults: [],
    ...given,
  };
}

/** This device, unless said otherwise. */
export function aSession(given: Partial<OpenSession> = {}): OpenSession {
  return {
    id: '0'.repeat(64),
    agent: 'Firefox on Windows',
    openedAt: '2026-03-01T02:00:00.000Z',
    lastUsedAt: '2026-03-03T02:00:00.000Z',
    current: true,
    ...given,
  };
}
