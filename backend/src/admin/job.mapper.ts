import type { ScheduledJobReply } from '@marklight/contracts/admin';
import type { ScheduledJobState } from '../scheduled-jobs/scheduled-jobs.service';

export function toJobReply({ lastRun, nextDue, ...job }: ScheduledJobState): ScheduledJobReply {
  return {
    ...job,
    nextDue: nextDue.toISOString(),
    lastRun: lastRun && {
      startedBy: lastRun.startedBy,
      startedAt: lastRun.startedAt.toISOString(),
      finishedAt: lastRun.finishedAt?.toISOString() ?? null,
      durationMs: lastRun.durationMs,
      outcome: lastRun.outcome,
      summary: lastRun.summary,
      error: lastRun.error,
    },
  };
}
