import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const STAND_IN = 'backend/test/stand-ins/openai/main.mjs';

export interface ModelStandIn {
  baseUrl: string;
  /** Sets how long every answer takes from now on, in ms. */
  takes(latencyMs: number): Promise<void>;
  stop(): void;
}

/** A chat-completions server in a separate process, so that its work is not measured with ours. */
export async function startStandIn(): Promise<ModelStandIn> {
  const child = spawn(process.execPath, [join(process.cwd(), STAND_IN), '0'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface({ input: child.stdout })) {
    const [baseUrl] = /http:\/\/[\w.:]+\/v1/u.exec(line) ?? [];
    if (!baseUrl) continue;
    return {
      baseUrl,
      takes: async (latencyMs) => {
        await fetch(new URL('/control', baseUrl), {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ reset: true, always: { type: 'answer', latencyMs } }),
        });
      },
      stop: () => child.kill(),
    };
  }
  await once(child, 'exit');
  throw new Error(`${STAND_IN} did not start.`);
}
