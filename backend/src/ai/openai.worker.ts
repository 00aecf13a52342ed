import { workerData, type MessagePort } from 'node:worker_threads';
import type { DetectorReply, SummarizerReply } from '@marklight/contracts/ai-tools';
import type { AiUsage } from '@marklight/contracts/grading';
import type { Locale } from '@marklight/contracts/language';
import { createOpenAiProvider } from '@marklight/ai/openai/provider';
import type { OpenAiSettings } from '@marklight/ai/openai/settings';
import type { CallOptions, GradingProposal, GradingRequest, PageReading } from '@marklight/ai/provider';
import type { KnownPeople } from '@marklight/ai/privacy/known-people';
import { ProviderError, type ProviderFailure } from '@marklight/ai/provider-error';

/** What the thread is asked to do, by name, with what it answers. */
export interface OpenAiTasks {
  grade: { input: GradingRequest; output: GradingProposal };
  detect: { input: { text: string; locale: Locale; people: KnownPeople }; output: DetectorReply };
  summarize: { input: { text: string; locale: Locale; people: KnownPeople }; output: SummarizerReply };
  readPage: { input: Uint8Array; output: PageReading };
  seesPictures: { input: null; output: boolean };
}
export type OpenAiTaskName = keyof OpenAiTasks;

export interface OpenAiTask<Name extends OpenAiTaskName> {
  name: Name;
  input: OpenAiTasks[Name]['input'];
  /** See `CallOptions.askedAt`. */
  askedAt: number;
  /** See `CallOptions.mayAskTwice`. */
  mayAskTwice: boolean;
  /** See `CallOptions.finishesCalls`. */
  finishesCalls: boolean;
  /** A message on it cancels the task. */
  stop: MessagePort;
}

/** A ProviderError in parts: classes do not survive the passage between threads. */
export interface OpenAiFailure {
  code: ProviderFailure;
  retryable: boolean;
  retryAfterMs: number | null;
  usage: AiUsage | null;
  detail: string | null;
}
export type OpenAiOutcome<T> =
  | { value: T; usage: AiUsage | null }
  | { failure: OpenAiFailure }
  /** Stopped by a message on `stop`, with what it had cost by then. */
  | { stopped: { usage: AiUsage | null } };

/** One for the life of the thread: it remembers which parts of a request its server refuses. */
const provider = createOpenAiProvider(workerData as OpenAiSettings);

const handlers: {
  [Name in OpenAiTaskName]: (
    input: OpenAiTasks[Name]['input'],
    options: CallOptions,
  ) => Promise<OpenAiTasks[Name]['output']>;
} = {
  grade: (request, options) => provider.grade(request, options),
  detect: ({ text, locale, people }, options) => provider.detect(text, locale, { ...options, people }),
  summarize: ({ text, locale, people }, options) => provider.summarize(text, locale, { ...options, people }),
  readPage: (jpeg, options) => provider.readPage(jpeg, options),
  seesPictures: (_, options) => provider.seesPictures(options),
};

/** The thread’s entry point; piscina calls it for each task. */
export async function run<Name extends OpenAiTaskName>({
  name,
  input,
  askedAt,
  mayAskTwice,
  finishesCalls,
  stop,
}: OpenAiTask<Name>): Promise<OpenAiOutcome<OpenAiTasks[Name]['output']>> {
  const controller = new AbortController();
  stop.once('message', () => controller.abort());
  let usage: AiUsage | null = null;
  const onUsage = (spent: AiUsage): void => {
    usage = spent;
  };
  try {
    const { signal } = controller;
    const value = await handlers[name](input, { signal, askedAt, mayAskTwice, finishesCalls, onUsage });
    return { value, usage };
  } catch (error) {
    if (!(error instanceof ProviderError)) {
      if (controller.signal.aborted) return { stopped: { usage } };
      throw error;
    }
    const { code, retryable, retryAfterMs, detail } = error;
    return { failure: { code, retryable, retryAfterMs, usage: error.usage, detail } };
  } finally {
    stop.close();
  }
}
