export interface SentRequest {
  /** `METHOD /path`. */
  key: string;
  params: URLSearchParams;
  /** Parsed, where the body was JSON. */
  json: unknown;
  form: FormData | null;
}
export interface Reply {
  status?: number;
  body?: unknown;
  headers?: Record<string, string>;
}
export type Answer = (request: SentRequest) => Reply | Promise<Reply>;

/**
 * Stands in for the server at the page's fetch, with answers that may change and look at what was sent.
 * What it was not told to answer fails the test.
 */
export class FakeNetwork {
  readonly requests: SentRequest[] = [];
  private readonly answers = new Map<string, Answer>();
  private readonly original = globalThis.fetch;

  constructor(answers: Record<string, Answer>) {
    for (const [key, answer] of Object.entries(answers)) this.on(key, answer);
    globalThis.fetch = ((address: string, init?: RequestInit) => this.answer(address, init)) as typeof fetch;
  }

  /** From now on: `on('PUT /api/classes/1', () => ({ body }))`. */
  on(key: string, answer: Answer): void {
    this.answers.set(key, answer);
  }

  /** From now on it answers with an error in the one shape. */
  fail(key: string, statusCode: number, message: string, fields?: Record<string, string>): void {
    this.on(key, () => ({ status: statusCode, body: { statusCode, code: 'test', message, fields } }));
  }

  /** From now on it refuses a save, because something else was saved meanwhile. */
  conflict(key: string, message: string): void {
    this.on(key, () => ({ status: 409, body: { statusCode: 409, code: 'changed_meanwhile', message } }));
  }

  sent(key: string): SentRequest[] {
    return this.requests.filter((request) => request.key === key);
  }

  uninstall(): void {
    globalThis.fetch = this.original;
  }

  private async answer(address: string, init: RequestInit = {}): Promise<Response> {
    const { pathname, searchParams } = new URL(address, 'http://page.example');
    const { body } = init;
    const request: SentRequest = {
      key: `${init.method ?? 'GET'} ${pathname}`,
      params: searchParams,
      json: typeof body === 'string' ? (JSON.parse(body) as unknown) : undefined,
      form: body instanceof FormData ? body : null,
    };
    this.requests.push(request);
    const answer = this.answers.get(request.key);
    if (!answer) throw new Error(`The fake network has no answer to ${request.key}`);
    const { status = 200, body: reply, headers = {} } = await answer(request);
    const text = reply === undefined ? '' : JSON.stringify(reply);
    return {
      ok: status < 400,
      status,
      statusText: '',
      headers: new Headers(Object.entries(headers)),
      text: async () => text,
    } as Response;
  }
}
