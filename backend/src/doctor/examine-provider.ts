import { CallError } from '@marklight/ai/openai/call-error';
import { ours } from '@marklight/ai/privacy/hidden-text';
import { createChatClient } from '@marklight/ai/openai/chat-client';
import { resolveSettings } from '@marklight/ai/openai/settings';
import type { AppConfig } from '../config/app-config';
import { about, type Finding } from './finding';

const LIMIT_MS = 15_000;
const WHAT_TO_DO: Partial<Record<CallError['failure'], string>> = {
  not_allowed: 'it refuses the key: check OPENAI_API_KEY',
  quota: 'its quota is used up: check the account’s credit',
  rate_limited: 'it is too busy right now: try again later',
  timeout: `it did not answer within ${LIMIT_MS / 1000} seconds`,
  unavailable: 'it cannot be reached: check OPENAI_BASE_URL and the network',
};

/** Asks the AI service for one word, which costs a handful of tokens; the built-in grader needs nothing. */
export async function examineProvider(config: AppConfig): Promise<Finding> {
  const tell = about('Grading');
  if (config.providerName === 'built-in') return tell('ok', 'built in, needs no service');
  const { OPENAI_API_KEY, OPENAI_BASE_URL, OPENAI_MODEL } = config.env;
  const service = `${OPENAI_MODEL} at ${OPENAI_BASE_URL ?? 'OpenAI'}`;
  const client = createChatClient(
    resolveSettings({
      apiKey: OPENAI_API_KEY ?? null,
      baseUrl: OPENAI_BASE_URL ?? null,
      model: OPENAI_MODEL,
    }),
  );
  try {
    await client.complete(
      { model: OPENAI_MODEL, messages: [{ role: 'user', content: ours`Answer with the word OK.` }] },
      LIMIT_MS,
    );
    return tell('ok', `${service} answers`);
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    return tell(
      'problem',
      `${service}: ${WHAT_TO_DO[error.failure] ?? `it refused the call (${error.detail})`}`,
    );
  }
}
