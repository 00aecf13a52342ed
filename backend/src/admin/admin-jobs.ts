import { Injectable, type OnModuleInit } from '@nestjs/common';
import { TrialReminders } from '../mail/trial-reminders';
import { counted } from '../scheduled-jobs/counted';
import { ScheduledJobs } from '../scheduled-jobs/scheduled-jobs.service';
import { DailyNumbersService } from './daily-numbers.service';
import { TrialsService } from './trials.service';

/** The jobs about the platform as a whole. */
@Injectable()
export class AdminJobs implements OnModuleInit {
  constructor(
    private readonly jobs: ScheduledJobs,
    private readonly daily: DailyNumbersService,
    private readonly trials: TrialsService,
    private readonly reminders: TrialReminders,
  ) {}

  onModuleInit(): void {
    this.jobs.handle(
      'daily_numbers',
      async ({ now, signal }) => `${counted(await this.daily.record(now, signal), 'day')} recorded`,
    );
    this.jobs.handle(
      'trial_reminders',
      async ({ now }) => `${counted(await this.reminders.queueDue(now), 'reminder')} queued`,
    );
    this.jobs.handle(
      'trials_ended',
      async ({ now }) => `${counted(await this.trials.noteEnded(now), 'trial')} ended`,
    );
  }
}
