import { Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { AnalysisPool } from '../ai/analysis-pool';
import { AppLog } from '../common/app-log';
import { threadStarts } from '../common/work/thread-starts';

/** The cause may be fixed while the process lives: a file put back, memory freed. */
const TRY_AGAIN_MS = 60_000;

/** Logs threads that cannot start, and finds out at the start of the program whether essays can be graded at all. */
@Injectable()
export class ThreadWatch implements OnModuleInit, OnModuleDestroy {
  private stopListening: (() => void) | undefined;
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly analysis: AnalysisPool,
    private readonly log: AppLog,
  ) {}

  /** Names of what this process cannot start. */
  get failed(): string[] {
    return [...threadStarts.failed.keys()].sort();
  }

  onModuleInit(): void {
    this.stopListening = threadStarts.listen((thread, reason) => {
      if (reason === null) this.log.info({ thread }, 'a thread starts again');
      else this.log.error({ thread, reason }, 'a thread cannot start');
    });
  }

  /** Loads the grammar checker as the first essay would; again every minute while it cannot be loaded. */
  async check(): Promise<void> {
    await this.analysis.check().catch(() => undefined);
    this.timer ??= setInterval(() => {
      if (threadStarts.failed.size > 0) void this.analysis.check().catch(() => undefined);
    }, TRY_AGAIN_MS).unref();
  }

  onModuleDestroy(): void {
    this.stopListening?.();
    clearInterval(this.timer);
  }
}
