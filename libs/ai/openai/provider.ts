import type { AiProvider, CallOptions } from '../provider';
import { ProviderError } from '../provider-error';
import type { AskContext } from './ask';
import { CapabilityMemory } from './capabilities';
import { createChatClient } from './chat-client';
import { detectMachineText } from './detect';
import { gradeEssay } from './grade';
import { TimeBudget } from './retry';
import { ServiceGate } from './service-gate';
import { type OpenAiSettings, resolveSettings } from './settings';
import { Semaphore } from '../semaphore';
import { readPageOf, seesPictures } from './read-page';
import { summarizeText } from './summarize';
import { UsageTally } from './usage';

/**
 * Grades through OpenAI or any server that speaks its chat completions. One provider for the life of a
 * process: it remembers which parts of a request its server refuses, and stops asking one that refuses everything. Calls may overlap freely; how many do
 * is the caller's to limit.
 */
export function createOpenAiProvider(settings: OpenAiSettings): Required<AiProvider> {
  const resolved = resolveSettings(settings);
  const client = createChatClient(resolved);
  const capabilities = new CapabilityMemory();
  const gate = new ServiceGate(resolved.now);
  const ofGradings = new Semaphore(resolved.gradingsAtOnce);
  const ofOthers = new Semaphore(Infinity);

  async function withContext<T>(
    options: CallOptions | undefined,
    use: (context: AskContext) => Promise<T>,
    slots = ofOthers,
  ): Promise<T> {
    const usage = new UsageTally(resolved);
    const tellCost = () => {
      const spent = usage.total();
      if (spent) options?.onUsage?.(spent);
    };
    const budget = new TimeBudget(resolved, options?.signal);
    try {
      const askedAt = options?.askedAt ?? Date.now();
      const mayAskTwice = options?.mayAskTwice ?? true;
      const answer = await use({
        settings: resolved,
        client,
        capabilities,
        gate,
        slots,
        spent: { ms: 0 },
        askedAt,
        finishesCalls: options?.finishesCalls ?? false,
        mayAskTwice,
        budget,
        usage,
      });
      tellCost();
      return answer;
    } catch (error) {
      if (!(error instanceof ProviderError)) {
        tellCost();
        throw error;
      }
      // Tokens are paid for whether or not the answer was any use.
      const trace = { usage: usage.total(), detail: error.detail };
      throw new ProviderError(error.code, error.retryable, error.retryAfterMs, trace);
    }
  }

  return {
    name: 'openai',
    model: resolved.model,
    grade: (request, options) => withContext(options, (context) => gradeEssay(request, context), ofGradings),
    detect: (text, locale, options) =>
      withContext(options, (context) => detectMachineText(text, locale, options?.people ?? {}, context)),
    summarize: (text, locale, options) =>
      withContext(options, (context) => summarizeText(text, locale, options?.people ?? {}, context)),
    readPage: (jpeg, options) => withContext(options, (context) => readPageOf(jpeg, context)),
    seesPictures: (options) => withContext(options, (context) => seesPictures(context)),
  };
}
