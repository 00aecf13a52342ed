import { openNetwork, type Answer, type SentRequest } from '@marklight/api-client/testing/network';

export type { Answer };

/** Stands in for the server, with answers that may change and may look at what was sent. */
export class FakeNetwork {
  readonly requests: SentRequest[] = [];
  private readonly answers = new Map<string, Answer>();
  private readonly network = openNetwork((request) => {
    this.requests.push(request);
    return this.answers.get(keyOf(request))?.(request);
  });

  constructor(answers: Record<string, Answer>) {
    for (const [key, answer] of Object.entries(answers)) this.on(key, answer);
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
    return this.requests.filter((request) => keyOf(request) === key);
  }

  uninstall(): void {
    this.network.close();
  }
}

const keyOf = ({ method, path }: SentRequest) => `${method} ${path}`;
