import { Injectable } from '@nestjs/common';
import { AppConfig } from '../config/app-config';
import { TrialsRepository } from './trials.repository';

/** What becomes of trials when their time is up. */
@Injectable()
export class TrialsService {
  constructor(
    private readonly trials: TrialsRepository,
    private readonly config: AppConfig,
  ) {}

  /**
   * Writes down that trials have ended: the stored status then says what the screens say, and the person's activity
   * has a line. Access does not wait for this; it ends by the clock (plan/access.ts).
   * @returns how many
   */
  async noteEnded(now: Date): Promise<number> {
    if (this.config.env.BILLING === 'off') return 0;
    return this.trials.markEnded(now);
  }
}
