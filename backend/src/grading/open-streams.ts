import { randomUUID } from 'node:crypto';
import { Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { STREAMS_PER_ACCOUNT, STREAMS_PER_PROCESS } from '@marklight/contracts/business';
import { AppLog, errorFacts } from '../common/app-log';
import { StreamError } from './grading.errors';
import { OpenStreamsRepository } from './open-streams.repository';

const REPORT_EVERY_MS = 20_000;

/**
 * Counts each account's open event streams across all servers. Each server reports its count from time to time, so a
 * wrong count corrects itself, and the streams of a server that died stop counting.
 */
@Injectable()
export class OpenStreams implements OnModuleInit, OnModuleDestroy {
  /** One for each server, not each process: a test runs several in one. */
  private readonly server = randomUUID();
  private readonly open = new Map<string, number>();
  private total = 0;
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly repository: OpenStreamsRepository,
    private readonly log: AppLog,
  ) {}

  onModuleInit(): void {
    this.timer = setInterval(() => void this.report(), REPORT_EVERY_MS).unref();
  }

  async onModuleDestroy(): Promise<void> {
    clearInterval(this.timer);
    this.open.clear();
    await this.report();
  }

  /**
   * Counts a stream until the signal is aborted.
   * @throws StreamError too_many_streams, server_full
   */
  async take(userId: string, ended: AbortSignal): Promise<void> {
    if (this.total >= STREAMS_PER_PROCESS) throw new StreamError('server_full');
    if ((this.open.get(userId) ?? 0) >= STREAMS_PER_ACCOUNT) throw new StreamError('too_many_streams');
    // Counted here first, so that a report on its way does not leave it out.
    this.count(userId, 1);
    try {
      if (!(await this.repository.take(this.server, userId, STREAMS_PER_ACCOUNT))) {
        throw new StreamError('too_many_streams');
      }
    } catch (error) {
      this.count(userId, -1);
      throw error;
    }
    const giveBack = () => {
      this.count(userId, -1);
      this.repository.giveBack(this.server, userId).catch((error: unknown) => this.cannot(error));
    };
    if (ended.aborted) giveBack();
    else ended.addEventListener('abort', giveBack, { once: true });
  }

  private count(userId: string, by: number): void {
    this.total += by;
    const open = (this.open.get(userId) ?? 0) + by;
    if (open > 0) this.open.set(userId, open);
    else this.open.delete(userId);
  }

  private async report(): Promise<void> {
    await this.repository.report(this.server, this.open).catch((error: unknown) => this.cannot(error));
  }

  private cannot(error: unknown): void {
    this.log.debug(errorFacts(error), 'the number of open streams could not be written');
  }
}
