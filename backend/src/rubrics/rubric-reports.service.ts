import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { PageQuery } from '@marklight/contracts/common';
import {
  RUBRIC_REPORTS_PER_DAY,
  type DecideRubricReportRequest,
  type RubricReport,
} from '@marklight/contracts/rubric-reports';
import type { DataSource, EntityManager } from 'typeorm';
import type { User } from '../auth/user.entity';
import { NotFoundError } from '../common/coded-error';
import { sliceOf, type Page } from '../common/paging';
import { MailService } from '../mail/mail.service';
import { RubricReportsRepository, type ReportRow } from './rubric-reports.repository';
import { RubricError } from './rubrics.errors';
import { RubricsService } from './rubrics.service';

/** Teachers' reports of other people's public rubrics, and the administrators' decisions. */
@Injectable()
export class RubricReportsService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly rubrics: RubricsService,
    private readonly reports: RubricReportsRepository,
    private readonly mail: MailService,
  ) {}

  /**
   * @throws NotFoundError if the teacher does not see the rubric; RubricError not_public, own_rubric,
   * already_reported, too_many_reports
   */
  async report(user: User, rubricId: string, reason: string): Promise<void> {
    const { isOwn, isPublic, type } = await this.rubrics.one(user, rubricId);
    if (isOwn) throw new RubricError('own_rubric');
    if (!isPublic || type === 'platform') throw new RubricError('not_public');
    await this.dataSource.transaction(async (manager) => {
      if ((await this.reports.countOfDay(manager, user.id)) >= RUBRIC_REPORTS_PER_DAY)
        throw new RubricError('too_many_reports');
      if (!(await this.reports.insert(manager, rubricId, user.id, reason)))
        throw new RubricError('already_reported');
    });
  }

  async list(query: PageQuery): Promise<Page<RubricReport>> {
    const { take, skip } = sliceOf(query);
    const { rows, total } = await this.reports.page(take, skip);
    return { items: rows.map(toReply), total };
  }

  /**
   * Decides a report, and with it every other open one of the same rubric, in the caller's transaction.
   * @throws NotFoundError, RubricError report_decided
   */
  async decide(
    manager: EntityManager,
    id: string,
    { decision, reason }: DecideRubricReportRequest,
  ): Promise<RubricReport> {
    const found = await this.reports.find(manager, id);
    if (!found) throw new NotFoundError();
    const { rubricId, authorId } = found;
    const decided = await this.reports.decide(manager, rubricId, decision === 'remove' ? 'removed' : 'kept');
    if (decided === 0 || found.state !== 'open') throw new RubricError('report_decided');
    if (decision === 'remove') {
      await this.reports.removeFromPublic(manager, rubricId, reason);
      await this.mail.queue(manager, {
        kind: 'rubric_removed',
        userId: authorId,
        key: `rubric_removed:${rubricId}:${id}`,
      });
    }
    const row = await this.reports.find(manager, id);
    if (!row) throw new NotFoundError();
    return toReply(row);
  }
}

function toReply({
  rubricId,
  name,
  description,
  criteria,
  isPublic,
  author,
  authorId,
  ...row
}: ReportRow): RubricReport {
  return {
    ...row,
    createdAt: row.createdAt.toISOString(),
    rubric: { id: rubricId, name, description, criteria, isPublic, author, authorId },
  };
}
