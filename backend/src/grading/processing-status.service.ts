import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { ProcessingEvent, ProcessingStatus } from '@marklight/contracts/grading';
import type { DataSource } from 'typeorm';
import { NotFoundError } from '../common/coded-error';
import { together } from '../common/together';
import { TeacherChannel } from '../database/teacher-channel';
import { ProcessingStatusRepository, type ListedJob } from './processing-status.repository';

/** Reading as many takes some ten milliseconds. */
const JOBS_AT_ONCE = 1_000;

@Injectable()
export class ProcessingStatusService {
  private readonly changes = together((jobIds: readonly string[]) => this.changesByJob(jobIds), JOBS_AT_ONCE);

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly repository: ProcessingStatusRepository,
    private readonly channel: TeacherChannel,
  ) {}

  /**
   * In the order in which grading was asked for. Of more than PROCESSING_STATUSES_MAX those in progress, then those that
   * wait, in their order, then the newest of the others.
   */
  async list(userId: string): Promise<ProcessingStatus[]> {
    return (await this.repository.ofTeacher(userId)).map(toReply);
  }

  /**
   * Dismisses an essay's finished entries; those still being graded stay.
   * @throws NotFoundError if there is no entry for the essay, also if it is another teacher's.
   */
  async dismiss(userId: string, essayId: string): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const dismissed = await this.repository.dismiss(manager, userId, essayId);
      if (dismissed.length === 0) throw new NotFoundError('There is no finished entry for this essay.');
      for (const jobId of dismissed) await this.channel.publish({ userId, jobId }, manager);
    });
  }

  /** The present state of these jobs; of many teachers' at the same moment, in two queries for all. */
  async changesOf(jobIds: readonly string[]): Promise<ProcessingEvent[]> {
    return [...(await this.changes(jobIds)).values()];
  }

  private async changesByJob(jobIds: readonly string[]): Promise<Map<string, ProcessingEvent>> {
    const rows = await this.repository.listed(jobIds);
    const events = new Map(
      rows.map((row): [string, ProcessingEvent] => [row.jobId, { type: 'change', status: toReply(row) }]),
    );
    const others = jobIds.filter((id) => !events.has(id));
    if (others.length === 0) return events;
    for (const [jobId, essayId] of await this.repository.essaysOf(others))
      events.set(jobId, { type: 'removed', essayId });
    return events;
  }
}

function toReply(job: ListedJob): ProcessingStatus {
  const { essayId, filename, assignmentId, status, progress, error, waitsFor } = job;
  return { essayId, filename, assignmentId, status, progress, error, waitsFor };
}
