import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Random } from './random';

/** Run from its source, because it belongs to the tests and is not in the build. */
const STAND_IN = 'backend/test/stand-ins/openai/main.mjs';

/** What the stand-in noted about one call. */
export interface ProviderCall {
  body: { messages: { content: string }[] };
  behaviour: string;
  aborted: boolean;
  /** When it came and when its answer was sent, in milliseconds since 1970. */
  at: number;
  answeredAt: number | null;
}

/** Answers and faults in about the mix of a bad day: two calls in three are answered. */
function behaviourFrom(random: Random): object {
  const share = random.next();
  if (share < 0.6) return { type: 'answer', latencyMs: random.whole(20, 400) };
  if (share < 0.68) return { type: 'answer', latencyMs: random.whole(1_000, 2_500) };
  if (share < 0.76) return { type: 'rate_limited', retryAfter: '1' };
  if (share < 0.84) return { type: 'status', status: random.pick([500, 502, 503]) };
  if (share < 0.89) return { type: 'drop', midBody: random.next() < 0.5 };
  if (share < 0.93) return { type: 'invalid_json' };
  if (share < 0.96) return { type: 'wrong', how: random.pick(['missing', 'level', 'duplicate']) };
  if (share < 0.98) return { type: 'truncated' };
  return { type: 'hang', midBody: random.next() < 0.5 };
}

/** The AI service: a stand-in in a separate process, with faults that the seed chooses. */
export class Provider {
  private constructor(
    private readonly child: ChildProcess,
    /** Without the version path. */
    readonly address: string,
  ) {}

  static async start(root: string): Promise<Provider> {
    const child = spawn(process.execPath, [join(root, STAND_IN), '0'], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    for await (const line of createInterface({ input: child.stdout })) {
      const [address] = /http:\/\/[\w.:]+(?=\/v1)/u.exec(line) ?? [];
      if (address) return new Provider(child, address);
    }
    throw new Error(`${STAND_IN} did not start`);
  }

  async misbehave(random: Random, calls: number): Promise<void> {
    await this.control({ next: Array.from({ length: calls }, () => behaviourFrom(random)) });
  }

  /** Makes it answer every call from now on. */
  async behave(): Promise<void> {
    await this.control({ forgetNext: true });
  }

  async calls(): Promise<ProviderCall[]> {
    const reply = await fetch(`${this.address}/control/requests`);
    return ((await reply.json()) as { requests: ProviderCall[] }).requests;
  }

  stop(): void {
    this.child.kill();
  }

  private async control(body: object): Promise<void> {
    await fetch(`${this.address}/control`, { method: 'POST', body: JSON.stringify(body) });
  }
}
