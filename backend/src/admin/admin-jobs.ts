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
    this.jobs.register({
      name: 'daily_numbers',
      title: 'Record the day’s numbers',
      cron: '5 0 * * *',
      lock: 7_274_106,
      run: async ({ now, signal }) => `${counted(await this.daily.record(now, signal), 'day')} recorded`,
    });
    this.jobs.register({
      name: 'trial_reminders',
      title: 'Remind of trials that end soon',
      cron: '15 * * * *',
      lock: 7_274_107,
      run: async ({ now }) => `${counted(await this.reminders.queueDue(now), 'reminder')} queued`,
    });
    this.jobs.register({
      name: 'trials_ended',
      title: 'Note trials that have ended',
      cron: '20 * * * *',
      lock: 7_274_108,
      run: async ({ now }) => `${counted(await this.trials.noteEnded(now), 'trial')} ended`,
    });
  }
}
