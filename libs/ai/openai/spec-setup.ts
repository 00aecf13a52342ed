import { type OpenAiStandIn, startOpenAiStandIn } from '../../../backend/test/stand-ins/openai/server';
import type { AiProvider, GradingRequest } from '../provider';
import { ProviderError } from '../provider-error';
import { createOpenAiProvider } from './provider';
import type { OpenAiSettings } from './settings';

export const ESSAY = [
  'My name is Maria Rossi and I think the river path should stay open. Maria and her friends walk there every day after school.',
  'For example, last winter forty people planted trees along the bank because the council had no money for it. This shows that people care about the place.',
  'Some say that a road would save time, but the time saved is two minutes and the trees took ten years.',
].join('\n\n');

export const aRequest = (changes: Partial<GradingRequest> = {}): GradingRequest => ({
  essayText: ESSAY,
  studentName: 'Maria Rossi',
  locale: 'en-AU',
  criteria: [
    { text: 'A clear claim', weight: 1 },
    {
      text: 'Evidence that supports the claim',
      weight: 2,
      levelDescriptions: ['None', 'One', 'Two', 'Three', 'Many'],
    },
    { text: 'Spelling and grammar', weight: 1 },
  ],
  task: 'Should the river path be closed for a road?',
  ...changes,
});

export interface Bench {
  standIn: OpenAiStandIn;
  /** Waits that were asked for, in milliseconds; none was waited. */
  waits: number[];
  provider(settings?: Partial<OpenAiSettings>): AiProvider;
}

/** A stand-in for each test of the file, and providers whose waits take no time but count against the budget. */
export function useStandIn(): Bench {
  let clock = 0;
  const bench: Bench = {
    standIn: undefined as unknown as OpenAiStandIn,
    waits: [],
    provider: (settings) =>
      createOpenAiProvider({
        apiKey: 'sk-of-the-spec',
        baseUrl: bench.standIn.baseUrl,
        model: 'gpt-4o-mini',
        now: () => clock,
        random: () => 0,
        sleep: (ms, signal) => {
          signal?.throwIfAborted();
          bench.waits.push(ms);
          clock += ms;
          return Promise.resolve();
        },
        ...settings,
      }),
  };
  beforeEach(async () => {
    bench.standIn = await startOpenAiStandIn();
    bench.waits.length = 0;
    clock = 0;
  });
  afterEach(() => bench.standIn.close());
  return bench;
}

/** The failure of a promise that must fail with a ProviderError. */
export async function failureOf(promise: Promise<unknown>): Promise<ProviderError> {
  const error = await promise.then(
    () => new Error('It did not fail.'),
    (reason: unknown) => reason,
  );
  if (!(error instanceof ProviderError)) throw error;
  return error;
}
