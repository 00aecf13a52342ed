import type { GradingRequest } from '@marklight/ai/provider';
import type { AiUsage } from '@marklight/contracts/grading';
import { OpenAiInPool } from '../src/ai/openai-in-pool';
import { until } from './setup/until';
import { startOpenAiStandIn, type OpenAiStandIn } from './stand-ins/openai/server';

let service: OpenAiStandIn;
let provider: OpenAiInPool;
beforeAll(async () => {
  service = await startOpenAiStandIn();
  provider = new OpenAiInPool({ apiKey: 'a-test-key', baseUrl: service.baseUrl, model: 'gpt-4o-mini' });
});
afterAll(async () => {
  await provider.onModuleDestroy();
  await service.close();
});
beforeEach(() => service.reset());

const request = (essayText: string): GradingRequest => ({
  essayText,
  studentName: 'Maria Rossi',
  locale: 'en-AU',
  criteria: [{ text: 'Clear thesis', weight: 1 }],
  task: null,
});
const ESSAY = 'Maria says that every school needs a kitchen, because a person who can cook can help others.';

it('grades with the name hidden from the service and restored in the answer', async () => {
  const { feedback, textAsSent, usage } = await provider.grade(request(ESSAY));
  expect(feedback).toHaveLength(1);
  expect(textAsSent).toContain('[Student] says that every school');
  expect(JSON.stringify(service.requests)).not.toContain('Maria');
  expect(usage?.promptTokens).toBeGreaterThan(0);
});

it('keeps the cause of a failure, what it cost and how long to wait', async () => {
  service.always({ type: 'rate_limited', retryAfter: '7200' });
  await expect(provider.grade(request(ESSAY))).rejects.toMatchObject({
    name: 'ProviderError',
    code: 'rate_limited',
    retryable: true,
    retryAfterMs: 7_200_000,
  });
  service.always({ type: 'invalid_json' });
  await expect(provider.grade(request(ESSAY))).rejects.toMatchObject({
    code: 'bad_answer',
    usage: { promptTokens: expect.any(Number) },
  });
});

it('cancels the essay that was aborted and no other', async () => {
  service.whenTextContains('needs a kitchen', { type: 'hang' });
  const controller = new AbortController();
  const hanging = provider.grade(request(ESSAY), { signal: controller.signal });
  const slow = 'Every school needs a garden, because a person who can grow food can help others.';
  service.whenTextContains('needs a garden', { type: 'answer', latencyMs: 300 });
  const other = provider.grade(request(slow));
  while (service.requests.length < 2) await new Promise((resolve) => setTimeout(resolve, 5));
  controller.abort(new Error('the server is stopping'));
  await expect(hanging).rejects.toThrow('the server is stopping');
  expect((await other).feedback).toHaveLength(1);
});

it('reports what a summary cost', async () => {
  const spent: AiUsage[] = [];
  await provider.summarize(`${ESSAY} `.repeat(5), 'en-AU', { onUsage: (usage) => spent.push(usage) });
  expect(spent).toMatchObject([{ promptTokens: expect.any(Number) }]);
});

describe('a call that has to be paid for', () => {
  /** A summary that is aborted once it has been sent, and then answered. */
  async function anAbortedSummary(): Promise<{ summary: Promise<unknown>; spent: AiUsage[] }> {
    service.hold();
    const spent: AiUsage[] = [];
    const controller = new AbortController();
    const summary = provider.summarize(`${ESSAY} `.repeat(5), 'en-AU', {
      signal: controller.signal,
      finishesCalls: true,
      onUsage: (usage) => spent.push(usage),
    });
    await until(() => service.requests.length === 1);
    controller.abort(new Error('nobody waits for it'));
    // By the end of a later task the thread has heard of it.
    await provider.detect('Too short.', 'en-AU');
    service.release();
    await summary.catch(() => undefined);
    return { summary, spent };
  }

  it('is awaited once it has been sent, and its cost is reported although it was aborted', async () => {
    const { summary, spent } = await anAbortedSummary();
    await expect(summary).resolves.toBeDefined();
    expect(spent).toMatchObject([{ promptTokens: expect.any(Number) }]);
  });

  it('is not followed by a second one if it was aborted, and its cost is reported', async () => {
    service.always({ type: 'invalid_json' });
    const { summary, spent } = await anAbortedSummary();
    await expect(summary).rejects.toThrow('nobody waits for it');
    expect(service.requests).toHaveLength(1);
    expect(spent).toMatchObject([{ promptTokens: expect.any(Number) }]);
  });
});
