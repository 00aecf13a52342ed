import { Controller, Get, Header, Req, Res } from '@nestjs/common';
import type { ReadyReply } from '@marklight/contracts/health';
import { API } from '@marklight/contracts/routes';
import type { Request, Response } from 'express';
import { Public } from '../auth/signed-in.guard';
import { NotFoundError } from '../common/coded-error';
import { Draining } from '../common/drain/draining';
import { AppConfig } from '../config/app-config';
import { DatabaseState } from '../database/database-state';
import { Probe } from '../database/probe';
import { Metrics } from './metrics';
import { QueueStateRepository } from './queue-state.repository';
import { ThreadWatch } from './thread-watch';

@Controller()
export class HealthController {
  private readonly queue = new Probe(() => this.grading());

  constructor(
    private readonly queueState: QueueStateRepository,
    private readonly database: DatabaseState,
    private readonly threads: ThreadWatch,
    private readonly config: AppConfig,
    private readonly draining: Draining,
    private readonly metrics: Metrics,
  ) {}

  /** The process is alive, and all its own parts could start. */
  @Public()
  @Get(API.health)
  health(@Res({ passthrough: true }) response: Response) {
    const { failed } = this.threads;
    if (failed.length === 0) return { status: 'ok' };
    response.status(503);
    return { status: 'failing', problems: failed.map(couldNotStart) };
  }

  /**
   * The process can serve: database up and writable, migrations done, threads started, not draining. `grading`
   * describes the queue; taking servers out of service would not help it, so it does not change the answer.
   */
  @Public()
  @Get(API.ready)
  async ready(@Res({ passthrough: true }) response: Response): Promise<ReadyReply> {
    const [problem, grading] = await Promise.all([this.database.problem(), this.queue.answer('unknown')]);
    const problems = [...(problem ? [problem] : []), ...this.threads.failed.map(couldNotStart)];
    const ready = problems.length === 0 && !this.draining.now;
    if (!ready) response.status(503);
    return {
      status: ready ? 'ready' : 'not_ready',
      database: problem === null,
      draining: this.draining.now,
      grading,
      problems,
    };
  }

  @Public()
  @Get(API.metrics)
  @Header('Content-Type', 'text/plain; version=0.0.4; charset=utf-8')
  prometheus(@Req() request: Request): Promise<string> {
    if (!this.mayReadMetrics(request)) throw new NotFoundError('There is nothing at this address.');
    return this.metrics.text();
  }

  private async grading(): Promise<ReadyReply['grading']> {
    try {
      const state = await this.queueState.read();
      if (state.stuck > 0) return 'stuck';
      return state.gradingWorkers > 0 ? 'working' : 'no_workers';
    } catch {
      return 'unknown';
    }
  }

  private mayReadMetrics(request: Request): boolean {
    const token = this.config.env.METRICS_TOKEN;
    if (token) return request.get('authorization') === `Bearer ${token}`;
    const address = request.socket.remoteAddress ?? '';
    // Behind a proxy, every caller seems to be on this machine.
    return this.config.env.TRUST_PROXY === 0 && /^(::1|(::ffff:)?127\.)/.test(address);
  }
}

const couldNotStart = (name: string): string => `The ${name} could not start; the log says why.`;
