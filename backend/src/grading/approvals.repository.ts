import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { WaitingApproval } from '@marklight/contracts/approvals';
import type { PageQuery } from '@marklight/contracts/common';
import type { EssayFilter, EssayStatus } from '@marklight/contracts/essays';
import type { ListedEyeReason } from '@marklight/contracts/eye-reasons';
import { NOTE_IN_LISTS } from '@marklight/contracts/triage';
import type { DataSource, EntityManager } from 'typeorm';
import { studentMarkSql } from '../classes/matching/student-mark.sql';
import { sliceOf, type Page } from '../common/paging';
import { Essay } from '../essays/essay.entity';
import { narrowToFilter } from '../essays/essay-filter.sql';
import { EyeRepository } from '../essays/eye.repository';
import { otherLevelCriteriaSql } from '../essays/other-level.sql';
import { inForce } from '../common/sql/result-standing.sql';
import type { GradingResultRecord } from './grading-result.entity';

type WaitingRow = Omit<WaitingApproval, 'eyeReasons'> & { reasons: ListedEyeReason[]; hasNote: boolean };

/** An essay with the result in force that somebody approves. */
export interface ApprovedEssay {
  essayId: string;
  status: EssayStatus;
  /** Of the result; null where the essay has none. */
  id: string | null;
  version: number | null;
  /** The id of the newer grading that is waiting. */
  proposalId: string | null;
  /** Null unless some of its criteria have no level. */
  unmarked: Pick<GradingResultRecord, 'feedback' | 'review' | 'unassessedCriteria'> | null;
}

/** Which essays are waiting for review, and what each approval rests on. */
@Injectable()
export class ApprovalsRepository {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly eyes: EyeRepository,
  ) {}

  /** By student. The caller has checked whose the assignment and the class of the filter are. */
  async waiting(userId: string, filter: EssayFilter, page: PageQuery): Promise<Page<WaitingApproval>> {
    const { take, skip } = sliceOf(page);
    const builder = this.dataSource
      .getRepository(Essay)
      .createQueryBuilder('essay')
      .innerJoin(
        'grading_results',
        'result',
        `result.essay_id = essay.id and ${inForce('result')} and essay.status = 'ready_for_review'`,
      )
      .where('essay.user_id = :userId', { userId })
      .andWhere('essay.deleted_at is null');
    narrowToFilter(builder, filter, this.eyes);
    const total = await builder.getCount();
    const rows = await builder
      .select('essay.id', 'essayId')
      .addSelect('essay.filename', 'filename')
      .addSelect('essay.student_name', 'studentName')
      .addSelect(studentMarkSql('essay.student_id'), 'studentMark')
      .addSelect('result.id', 'id')
      .addSelect('result.version', 'version')
      .addSelect('result.grade', 'grade')
      .addSelect('result.percentage', 'percentage')
      .addSelect('result.total_criteria', 'totalCriteria')
      .addSelect('result.unassessed_criteria', 'unassessedCriteria')
      .addSelect(otherLevelCriteriaSql('result'), 'otherLevelCriteria')
      .addSelect('result.eye_reasons', 'reasons')
      .addSelect(this.eyes.hasNote('result'), 'hasNote')
      .addSelect(
        `(select proposal.id from grading_results proposal
          where proposal.essay_id = essay.id and proposal.standing = 'proposed')`,
        'proposalId',
      )
      .orderBy('lower(coalesce(essay.student_name, essay.filename))')
      .addOrderBy('essay.id')
      .limit(take)
      .offset(skip)
      .getRawMany<WaitingRow>();
    const items = rows.map(({ reasons, hasNote, ...row }) => ({
      ...row,
      eyeReasons: [...(hasNote ? [NOTE_IN_LISTS] : []), ...reasons],
    }));
    return { items, total };
  }

  /** Locks the essays, in the order of their ids, and says what each one's approval would rest on. */
  async locked(manager: EntityManager, essayIds: readonly string[]): Promise<Map<string, ApprovedEssay>> {
    await manager.query('select from essays where id = any($1::uuid[]) order by id for no key update', [
      essayIds,
    ]);
    // After the lock, so that it reads what the transactions before it have written.
    const rows = await manager.query<ApprovedEssay[]>(
      `select essay.id as "essayId", essay.status, result.id, result.version, proposal.id as "proposalId",
         case when result.unassessed_criteria > 0 then json_build_object('feedback', result.feedback,
           'review', result.review, 'unassessedCriteria', result.unassessed_criteria) end as unmarked
       from essays essay
       left join grading_results result on result.essay_id = essay.id and ${inForce('result')}
       left join grading_results proposal on proposal.essay_id = essay.id and proposal.standing = 'proposed'
       where essay.id = any($1::uuid[]) and essay.deleted_at is null`,
      [essayIds],
    );
    return new Map(rows.map((row) => [row.essayId, row]));
  }
}
