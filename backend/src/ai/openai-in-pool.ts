import type { OnModuleDestroy } from '@nestjs/common';
import type { OpenAiSettings } from '@marklight/ai/openai/settings';
import type { AiProvider, CallOptions, GradingRequest } from '@marklight/ai/provider';
import { ProviderError } from '@marklight/ai/provider-error';
import type { Locale } from '@marklight/contracts/language';
import { MessageChannel } from 'node:worker_threads';
import { makeThreads, type Threads } from '../common/work/threads';
import { workerFile } from '../common/worker-file';
import type { OpenAiOutcome, OpenAiTask, OpenAiTaskName, OpenAiTasks } from './openai.worker';

/** Tasks mostly wait for the service, so one thread holds them all; the queue limits how many run. */
const TASKS_AT_ONCE = 1_000;

/**
 * The provider that asks an AI service, as the rest of the server sees it. Hiding names, numbering paragraphs and
 * checking quotations in a text of 600,000 characters takes some tenths of a second, so all of it happens on a
 * separate thread, the calls to the service included. The thread starts with the first task.
 */
export class OpenAiInPool implements AiProvider, OnModuleDestroy {
  readonly name = 'openai';
  readonly model: string;
  private threads: Threads | undefined;

  /** @param settings without functions: they go to the thread. */
  constructor(private readonly settings: Omit<OpenAiSettings, 'sleep' | 'now' | 'random'>) {
    this.model = settings.model;
  }

  grade(request: GradingRequest, options?: CallOptions) {
    return this.run('grade', request, options);
  }

  detect(text: string, locale: Locale, options?: CallOptions) {
    return this.run('detect', { text, locale, people: options?.people ?? {} }, options);
  }

  summarize(text: string, locale: Locale, options?: CallOptions) {
    return this.run('summarize', { text, locale, people: options?.people ?? {} }, options);
  }

  readPage(jpeg: Uint8Array, options?: CallOptions) {
    return this.run('readPage', jpeg, options);
  }

  seesPictures(options?: CallOptions) {
    return this.run('seesPictures', null, options);
  }

  async onModuleDestroy(): Promise<void> {
    await this.threads?.destroy();
  }

  private async run<Name extends OpenAiTaskName>(
    name: Name,
    input: OpenAiTasks[Name]['input'],
    { signal, onUsage, askedAt = Date.now(), mayAskTwice = true, finishesCalls = false }: CallOptions = {},
  ): Promise<OpenAiTasks[Name]['output']> {
    signal?.throwIfAborted();
    this.threads ??= makeThreads({
      file: workerFile(__dirname, 'openai.worker'),
      threads: 1,
      tasksPerThread: TASKS_AT_ONCE,
      workerData: this.settings,
    });
    // Piscina's own abort ends the thread, and with it everybody else's tasks.
    const { port1, port2 } = new MessageChannel();
    const stop = (): void => port1.postMessage('stop');
    signal?.addEventListener('abort', stop, { once: true });
    try {
      const task: OpenAiTask<Name> = { name, input, askedAt, mayAskTwice, finishesCalls, stop: port2 };
      const outcome = (await this.threads.run(task, { transferList: [port2] })) as OpenAiOutcome<
        OpenAiTasks[Name]['output']
      >;
      if ('failure' in outcome) {
        const { code, retryable, retryAfterMs, usage, detail } = outcome.failure;
        throw new ProviderError(code, retryable, retryAfterMs, { usage, detail });
      }
      const { usage } = 'stopped' in outcome ? outcome.stopped : outcome;
      if (usage) onUsage?.(usage);
      if ('stopped' in outcome) throw new Error('it was stopped');
      return outcome.value;
    } catch (error) {
      // It carries what the calls cost.
      if (!(error instanceof ProviderError)) signal?.throwIfAborted();
      throw error;
    } finally {
      signal?.removeEventListener('abort', stop);
      port1.close();
    }
  }
}
