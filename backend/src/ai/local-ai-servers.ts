import { Agent, get } from 'node:http';
import { z } from 'zod';

/** Where a server for open models listens on this machine by default. */
export interface LocalPlace {
  name: string;
  port: number;
}

/** The defaults of Ollama (`OLLAMA_HOST`), of LM Studio's local server and of llama.cpp's `llama-server`. */
export const USUAL_PLACES: readonly LocalPlace[] = [
  { name: 'Ollama', port: 11_434 },
  { name: 'LM Studio', port: 1_234 },
  { name: 'llama.cpp', port: 8_080 },
];

export interface LocalAiServer {
  name: string;
  /** For OPENAI_BASE_URL. */
  baseUrl: string;
  /** Names of the models that can write, for OPENAI_MODEL; as it lists them. */
  models: string[];
}

/** A server on the same machine answers within milliseconds, even while it computes. */
const LIMIT_MS = 700;
const LARGEST_ANSWER_BYTES = 256_000;
const MODELS_SHOWN = 50;
/** Model names that can be used in a shell's line unquoted, as all names in use can. */
const MODEL_NAME = /^[\w.:/@+-]{1,200}$/;
/** These turn text into numbers, and cannot write. */
const CANNOT_WRITE = /embed|rerank|bge-|minilm/i;

/** The reply to `GET /v1/models` of every server that speaks OpenAI's protocol; Ollama without a model says null. */
const modelListSchema = z.object({
  object: z.literal('list'),
  data: z.array(z.object({ id: z.string() })).nullable(),
});

/**
 * Servers for open models on this machine, found by their answer to `GET /v1/models` on 127.0.0.1; anything else that
 * listens there does not count. Asks nobody else: no other host, no redirect, no proxy. Ends within `LIMIT_MS`, and
 * never fails.
 */
export async function findLocalAiServers(
  places: readonly LocalPlace[] = USUAL_PLACES,
): Promise<LocalAiServer[]> {
  const found = await Promise.all(places.map(lookAt));
  return found.filter((server) => server !== null);
}

async function lookAt({ name, port }: LocalPlace): Promise<LocalAiServer | null> {
  const text = await answerAt(port).catch(() => null);
  const list = modelListSchema.safeParse(text === null ? null : parsed(text));
  if (!list.success) return null;
  const models = (list.data.data ?? [])
    .map(({ id }) => id)
    .filter((id) => MODEL_NAME.test(id) && !CANNOT_WRITE.test(id))
    .slice(0, MODELS_SHOWN);
  return { name, baseUrl: `http://127.0.0.1:${port}/v1`, models };
}

/** The body of the reply, with status 200 and not too long; rejects otherwise. */
function answerAt(port: number): Promise<string> {
  return new Promise((resolve, reject) => {
    // A separate agent: the global one may have been given a proxy.
    const agent = new Agent();
    const request = get(
      { host: '127.0.0.1', port, path: '/v1/models', agent, signal: AbortSignal.timeout(LIMIT_MS) },
      (response) => {
        const pieces: Buffer[] = [];
        let bytes = 0;
        if (response.statusCode !== 200) response.destroy(new Error('no list'));
        response.on('data', (piece: Buffer) => {
          bytes += piece.length;
          if (bytes > LARGEST_ANSWER_BYTES) response.destroy(new Error('too long'));
          pieces.push(piece);
        });
        response.on('end', () => resolve(Buffer.concat(pieces).toString('utf8')));
        response.on('error', reject);
        response.on('aborted', () => reject(new Error('broken off')));
      },
    );
    request.on('error', reject);
    request.on('close', () => agent.destroy());
  });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/**
 * The line that makes a server grade by it, as it goes into `.env` or before the command.
 * @param isTurnedOff whether AI_PROVIDER is `built-in`, which an address alone does not change
 */
export function howToUse({ baseUrl, models }: LocalAiServer, isTurnedOff: boolean): string | null {
  const [model] = models;
  if (model === undefined) return null;
  return `${isTurnedOff ? 'AI_PROVIDER=openai ' : ''}OPENAI_BASE_URL=${baseUrl} OPENAI_MODEL=${model}`;
}
