/** What the servers answered over the whole run. */
export class Tally {
  private readonly byStatus = new Map<number, number>();
  /** Calls that got no answer: refused, reset or too late. */
  unanswered = 0;
  /** Answers that no fault explains, such as `500 unexpected POST /api/essays`. */
  readonly wrong = new Map<string, number>();

  answered(status: number): void {
    this.byStatus.set(status, (this.byStatus.get(status) ?? 0) + 1);
  }

  isWrong(line: string): void {
    this.wrong.set(line, (this.wrong.get(line) ?? 0) + 1);
  }

  get lines(): string[] {
    const statuses = [...this.byStatus]
      .sort(([a], [b]) => a - b)
      .map(([status, count]) => `${count} × ${status}`);
    return [...statuses, `${this.unanswered} × no answer`];
  }

  get total(): number {
    return [...this.byStatus.values()].reduce((sum, count) => sum + count, this.unanswered);
  }
}

export interface Answer {
  status: number;
  body: unknown;
  /** The status is one of those that were expected. */
  isRight: boolean;
}

/** A frozen server answers once it resumes; by then people would have closed the page. */
const PATIENCE_MS = 30_000;
/** Busy, or its database is unreachable: try again. */
const COME_AGAIN = [429, 503];

/** A teacher's browser, which may use either server. */
export class Client {
  private cookies = '';

  constructor(
    private readonly tally: Tally,
    /** Chooses a server for each call. */
    private readonly server: () => string,
  ) {}

  /**
   * Makes a call once. Null: no answer came.
   * @param expected the right statuses; 429 and 503 are accepted, and everything else is noted as wrong
   */
  async call(
    method: string,
    path: string,
    body: object | FormData | null,
    expected: readonly number[],
  ): Promise<Answer | null> {
    let response: Response;
    let text: string;
    try {
      response = await fetch(`${this.server()}${path}`, {
        method,
        headers: {
          ...(this.cookies ? { cookie: this.cookies } : {}),
          ...(body === null || body instanceof FormData ? {} : { 'content-type': 'application/json' }),
        },
        body: body === null || body instanceof FormData ? body : JSON.stringify(body),
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
      text = await response.text();
    } catch {
      this.tally.unanswered += 1;
      return null;
    }
    this.tally.answered(response.status);
    this.keepCookies(response);
    const answer = {
      status: response.status,
      body: parsed(text),
      isRight: expected.includes(response.status),
    };
    if (!answer.isRight && !COME_AGAIN.includes(response.status)) {
      const code = (answer.body as { code?: string } | null)?.code ?? text.slice(0, 80);
      this.tally.isWrong(`${response.status} ${code} ${method} ${path.replace(/[0-9a-f-]{36}/g, ':id')}`);
    }
    return answer;
  }

  /** Opens an event stream and passes on the data of each event until it ends. @returns whether it was open at all */
  async listen(path: string, heard: (data: string) => void, signal: AbortSignal): Promise<boolean> {
    let stood = false;
    try {
      const response = await fetch(`${this.server()}${path}`, { headers: { cookie: this.cookies }, signal });
      if (!response.ok || !response.body) {
        await response.body?.cancel();
        if (!COME_AGAIN.includes(response.status)) this.tally.isWrong(`${response.status} GET ${path}`);
        return false;
      }
      stood = true;
      let rest = '';
      for await (const piece of response.body.pipeThrough(new TextDecoderStream())) {
        const events = `${rest}${piece}`.split('\n\n');
        rest = events.pop() ?? '';
        for (const event of events) {
          const data = event.split('\n').find((line) => line.startsWith('data: '));
          if (data) heard(data.slice('data: '.length));
        }
      }
    } catch {
      // Cut by a fault, or closed by us: opened again either way if it is still wanted.
    }
    return stood;
  }

  private keepCookies(response: Response): void {
    const set = response.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '');
    if (set.length === 0) return;
    const kept = new Map(
      [...this.cookies.split('; '), ...set]
        .filter(Boolean)
        .map((pair) => [pair.split('=')[0], pair] as const),
    );
    this.cookies = [...kept.values()].join('; ');
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
