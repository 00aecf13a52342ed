import type {
  AdminActivity,
  AdminStats,
  AdminUser,
  AnalyticsReply,
  AuditEntry,
  HandwritingReply,
  LocalAiReply,
  MaintenanceWindow,
  ScheduledJobReply,
} from '@marklight/contracts/admin';
import type { CurrentUser } from '@marklight/contracts/auth';
import {
  openNetwork,
  type Answer,
  type Reply,
  type SentRequest,
} from '@marklight/api-client/testing/network';
import { anAdmin, someStats } from './builders';

/**
 * A stand-in for the server of the page. Its records are public: a spec sets them up, and looks at
 * `requests` afterwards.
 */
export class FakeServer {
  me: CurrentUser | null = anAdmin();
  stats: AdminStats = someStats();
  users: AdminUser[] = [];
  /** How many accounts there are, where more than `users` holds. */
  userTotal: number | null = null;
  activity: AdminActivity[] = [];
  audit: AuditEntry[] = [];
  analytics: AnalyticsReply = {
    days: [],
    use: [],
    ai: { thisMonth: { tokens: 0, costUsd: null }, allTime: { tokens: 0, costUsd: null }, cap: null },
  };
  localAi: LocalAiReply = { servers: null };
  handwriting: HandwritingReply = { model: null, allowed: false, sees: null, triedAt: null, problem: null };
  jobs: ScheduledJobReply[] = [];
  windows: MaintenanceWindow[] = [];
  readonly requests: SentRequest[] = [];
  private readonly answers = new Map<string, Answer>();
  private readonly network = openNetwork((request) => this.answer(request));

  /** From now on: `on('POST /api/admin/maintenance', () => ({ status: 201, body }))`. */
  on(key: string, answer: Answer): void {
    this.answers.set(key, answer);
  }

  /** From now on it answers with an error in the one shape. */
  fail(key: string, statusCode: number, message: string, fields?: Record<string, string>): void {
    this.on(key, () => ({ status: statusCode, body: { statusCode, code: 'test', message, fields } }));
  }

  sent(key: string): SentRequest[] {
    return this.requests.filter(({ method, path }) => `${method} ${path}` === key);
  }

  uninstall(): void {
    this.network.close();
  }

  private answer(request: SentRequest): ReturnType<Answer> {
    this.requests.push(request);
    const key = `${request.method} ${request.path}`;
    return (this.answers.get(key) ?? (() => this.ownReply(key)))(request);
  }

  private ownReply(key: string): Reply | undefined {
    const list = (rows: readonly unknown[], total = rows.length): Reply => ({
      body: rows,
      headers: { 'X-Total-Count': String(total) },
    });
    switch (key) {
      case 'GET /api/auth/user':
        return this.me ? { body: this.me } : { status: 401, body: {} };
      case 'GET /api/config':
        return { body: { maintenance: null } };
      case 'GET /api/admin/stats':
        return { body: this.stats };
      case 'GET /api/admin/users':
        return {
          ...list(this.users, this.userTotal ?? this.users.length),
          body: { users: this.users },
        };
      case 'GET /api/admin/activity':
        return list(this.activity);
      case 'GET /api/admin/audit':
        return list(this.audit);
      case 'GET /api/admin/analytics':
        return { body: this.analytics };
      case 'GET /api/admin/local-ai':
        return { body: this.localAi };
      case 'GET /api/admin/handwriting':
        return { body: this.handwriting };
      case 'GET /api/admin/jobs':
        return { body: this.jobs };
      case 'GET /api/admin/maintenance':
        return list(this.windows);
      default:
        return undefined;
    }
  }
}
