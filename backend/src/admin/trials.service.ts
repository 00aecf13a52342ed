import { Injectable } from '@nestjs/common';
import { AppConfig } from '../config/app-config';
import { TrialsRepository } from './trials.repository';

/** Records the end of trials. */
@Injectable()
export class TrialsService {
  constructor(
    private readonly trials: TrialsRepository,
    private readonly config: AppConfig,
  ) {}

  /**
   * Marks trials that have ended, so that the stored status matches the screens, and adds a line to the person's
   * activity. Access does not wait for this; it ends by the clock (plan/access.ts).
   * @returns how many
   */
  async noteEnded(now: Date): Promise<number> {
    if (this.config.env.BILLING === 'off') return 0;
    return this.trials.markEnded(now);
  }
}
