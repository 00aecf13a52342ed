import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { ProcessingEvent, ProcessingStatus } from '@marklight/contracts/grading';
import type { DataSource } from 'typeorm';
import { NotFoundError } from '../common/coded-error';
import { TeacherChannel } from '../database/teacher-channel';
import { ProcessingStatusRepository, type ListedJob } from './processing-status.repository';

@Injectable()
export class ProcessingStatusService {
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

  /** The present state of these jobs, in two queries however many there are. */
  async changesOf(jobIds: readonly string[]): Promise<ProcessingEvent[]> {
    const rows = await this.repository.listed(jobIds);
    const events = rows.map((row): ProcessingEvent => ({ type: 'change', status: toReply(row) }));
    const listed = new Set(rows.map(({ jobId }) => jobId));
    const others = jobIds.filter((id) => !listed.has(id));
    if (others.length === 0) return events;
    const gone = await this.repository.essaysOf(others);
    return [...events, ...gone.map((essayId): ProcessingEvent => ({ type: 'removed', essayId }))];
  }
}

function toReply({ essayId, filename, assignmentId, status, progress, error }: ListedJob): ProcessingStatus {
  return { essayId, filename, assignmentId, status, progress, error };
}
