import { Injectable } from '@nestjs/common';
import {
  ADMIN_EXPORT_FILENAMES,
  type AdminUser,
  type AdminUserFilter,
  type AnalyticsQuery,
  type DailyNumbers,
} from '@marklight/contracts/admin';
import { SUBSCRIPTION_STATE_LABELS } from '@marklight/contracts/billing';
import { exportFilename } from '../common/files/export-filename';
import type { ExportedFile } from '../common/files/send-file';
import { BYTE_ORDER_MARK, csvLines, type Cell } from '../common/files/csv-lines';
import { safeCell } from '../common/files/safe-cell';
import { AdminUsersService } from './admin-users.service';
import { DailyNumbersService } from './daily-numbers.service';

const DAILY_CHUNK = 500;

const USER_HEADER = [
  'Email',
  'First name',
  'Last name',
  'Role',
  'Status',
  'Access',
  'Trial ends (UTC)',
  'Subscription ends (UTC)',
  'Access given until (UTC)',
  'Disabled since (UTC)',
  'Signed up (UTC)',
  'Last activity (UTC)',
  'Essays',
  'Gradings',
  'AI tokens used',
  'AI cost (USD)',
];
const DAILY_HEADER = [
  'Date (UTC)',
  'Total users',
  'Active users',
  'Trial users',
  'Paid users',
  'Essays graded',
  'Gradings',
  'Revenue (AUD)',
  'Note',
];

/** The reports as CSV (RFC 4180), a chunk at a time. Texts are made safe for spreadsheets. */
@Injectable()
export class AdminExportsService {
  constructor(
    private readonly users: AdminUsersService,
    private readonly daily: DailyNumbersService,
  ) {}

  usersCsv(filter: AdminUserFilter, now = new Date()): ExportedFile {
    return csvFile(
      ADMIN_EXPORT_FILENAMES.users,
      now,
      USER_HEADER,
      rowsOf(this.users.all(filter, now), userRow),
    );
  }

  async analyticsCsv(query: AnalyticsQuery, now = new Date()): Promise<ExportedFile> {
    const days = await this.daily.days(query, now);
    return csvFile(
      ADMIN_EXPORT_FILENAMES.analytics,
      now,
      DAILY_HEADER,
      rowsOf(inChunks(days, DAILY_CHUNK), dailyRow),
    );
  }
}

function csvFile(name: string, now: Date, header: string[], chunks: AsyncIterable<Cell[][]>): ExportedFile {
  return {
    contentType: 'text/csv; charset=utf-8',
    filename: exportFilename(name, 'csv', now),
    content: (async function* () {
      yield BYTE_ORDER_MARK + csvLines([header]);
      for await (const rows of chunks) yield csvLines(rows);
    })(),
  };
}

async function* rowsOf<T>(chunks: AsyncIterable<T[]>, row: (item: T) => Cell[]): AsyncGenerator<Cell[][]> {
  for await (const chunk of chunks) yield chunk.map(row);
}

async function* inChunks<T>(items: readonly T[], size: number): AsyncGenerator<T[]> {
  for (let start = 0; start < items.length; start += size) yield items.slice(start, start + size);
}

function userRow(user: AdminUser): Cell[] {
  return [
    safeCell(user.email),
    safeCell(user.firstName),
    safeCell(user.lastName),
    user.isAdmin ? 'Administrator' : 'Teacher',
    SUBSCRIPTION_STATE_LABELS[user.subscriptionStatus],
    user.disabledAt === null ? user.access : 'disabled',
    timeCell(user.trialEndsAt),
    timeCell(user.subscriptionEndsAt),
    timeCell(user.complimentaryUntil),
    timeCell(user.disabledAt),
    timeCell(user.createdAt),
    timeCell(user.lastActivity),
    user.essays,
    user.gradings,
    user.tokensUsed,
    user.costUsd?.toFixed(4) ?? '',
  ];
}

function dailyRow(day: DailyNumbers): Cell[] {
  return [
    day.date,
    day.totalUsers,
    day.activeUsers,
    day.trialUsers,
    day.paidUsers,
    day.totalEssays,
    day.totalGradings,
    day.revenue.toFixed(2),
    day.soFar ? 'so far' : '',
  ];
}

/** Spreadsheets read this form as a date and time in every regional setting. */
function timeCell(iso: string | null): string {
  return iso?.slice(0, 19).replace('T', ' ') ?? '';
}
