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
import { anAdmin, someStats } from './builders';

export interface SentRequest {
  method: string;
  path: string;
  params: URLSearchParams;
  json: unknown;
}
export interface Reply {
  status?: number;
  body?: unknown;
  headers?: Record<string, string>;
}
type Answer = (request: SentRequest) => Reply | Promise<Reply>;

/**
 * A stand-in for the server at the fetch of the page. Its records are public: a spec sets them up, and looks at
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
  private readonly original = globalThis.fetch;

  constructor() {
    const answer = (address: string, init?: RequestInit) => this.handle(address, init);
    globalThis.fetch = answer as typeof fetch;
  }

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
    globalThis.fetch = this.original;
  }

  private async handle(address: string, init: RequestInit = {}): Promise<Response> {
    const { pathname, searchParams } = new URL(address, 'http://page.example');
    const request: SentRequest = {
      method: init.method ?? 'GET',
      path: pathname,
      params: searchParams,
      json: typeof init.body === 'string' ? (JSON.parse(init.body) as unknown) : undefined,
    };
    this.requests.push(request);
    const key = `${request.method} ${pathname}`;
    const reply = await (this.answers.get(key)?.(request) ?? this.ownReply(key));
    if (!reply) throw new Error(`The fake server has no answer to ${key}`);
    const { status = 200, body, headers = {} } = reply;
    const text = body === undefined ? '' : typeof body === 'string' ? body : JSON.stringify(body);
    return {
      ok: status < 400,
      status,
      statusText: '',
      headers: new Map(Object.entries(headers)),
      text: async () => text,
      blob: async () => new Blob([text]),
    } as unknown as Response;
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
