import { Controller, Get, Header, Req, Res } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { API } from '@marklight/contracts/routes';
import type { Request, Response } from 'express';
import type { DataSource } from 'typeorm';
import { Public } from '../auth/signed-in.guard';
import { NotFoundError } from '../common/coded-error';
import { AppConfig } from '../config/app-config';
import { Draining } from './draining';
import { Metrics } from './metrics';

@Controller()
export class HealthController {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly config: AppConfig,
    private readonly draining: Draining,
    private readonly metrics: Metrics,
  ) {}

  /** The process is alive. */
  @Public()
  @Get(API.health)
  health() {
    return { status: 'ok' };
  }

  /** The process can serve: database up, migrations done, not draining. */
  @Public()
  @Get(API.ready)
  async ready(@Res({ passthrough: true }) response: Response) {
    const database = await this.databaseAnswers();
    const ready = database && !this.draining.now;
    if (!ready) response.status(503);
    return { status: ready ? 'ready' : 'not_ready', database, draining: this.draining.now };
  }

  @Public()
  @Get(API.metrics)
  @Header('Content-Type', 'text/plain; version=0.0.4; charset=utf-8')
  prometheus(@Req() request: Request): Promise<string> {
    if (!this.mayReadMetrics(request)) throw new NotFoundError('There is nothing at this address.');
    return this.metrics.text();
  }

  private async databaseAnswers(): Promise<boolean> {
    try {
      return !(await this.dataSource.showMigrations());
    } catch {
      return false;
    }
  }

  private mayReadMetrics(request: Request): boolean {
    const token = this.config.env.METRICS_TOKEN;
    if (token) return request.get('authorization') === `Bearer ${token}`;
    const address = request.socket.remoteAddress ?? '';
    // Behind a proxy everybody seems to come from this machine.
    return this.config.env.TRUST_PROXY === 0 && /^(::1|(::ffff:)?127\.)/.test(address);
  }
}
