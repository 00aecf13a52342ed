import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { PageQuery } from '@marklight/contracts/common';
import type { FeedbackItem } from '@marklight/contracts/grading';
import type { WaitingProposal } from '@marklight/contracts/proposals';
import type { DataSource } from 'typeorm';
import { sliceOf, type Page } from '../common/paging';
import { studentMarkSql } from '../classes/matching/student-mark.sql';
import { inForce } from '../common/sql/result-standing.sql';
import type { WholeDecision } from './decided-whole';
import type { CriterionDecision } from './grading-result.entity';

/** The parts of a criterion that decide the grade and which decisions are carried over. */
type ScoredItem = Pick<FeedbackItem, 'criteria' | 'level' | 'weight' | 'feedback'>;

interface ReviewedItems {
  feedback: ScoredItem[];
  review: CriterionDecision[] | null;
  wholeReview: WholeDecision | null;
}

export interface WaitingRow extends Omit<
  WaitingProposal,
  'newGrade' | 'newPercentage' | 'decisions' | 'carriedOver'
> {
  current: ReviewedItems;
  proposal: ReviewedItems;
}

/** SQL: the proposals of user $1, in assignment $2 if it is not null, each with its essay and the result in force. */
const WAITING = `from grading_results proposal
  join essays essay on essay.id = proposal.essay_id and essay.deleted_at is null
  join grading_results current on current.essay_id = essay.id and ${inForce('current')}
  join criteria on criteria.id = proposal.criteria_id
  where essay.user_id = $1 and proposal.standing = 'proposed' and ($2::uuid is null or essay.assignment_id = $2)`;

/** Lists of newer gradings that are waiting for the teacher's decision. */
@Injectable()
export class ProposalsRepository {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** By student. @param assignmentId null for all of the teacher's; the caller has checked whose it is */
  async waiting(userId: string, assignmentId: string | null, page: PageQuery): Promise<Page<WaitingRow>> {
    const { take, skip } = sliceOf(page);
    const [{ total }] = await this.dataSource.query<[{ total: number }]>(
      `select count(*)::int as total ${WAITING}`,
      [userId, assignmentId],
    );
    const items = await this.dataSource.query<WaitingRow[]>(
      `select essay.id as "essayId", essay.filename, essay.student_name as "studentName",
         ${studentMarkSql('essay.student_id')} as "studentMark",
         criteria.filename as "criteriaName", criteria.rubric_version as "rubricVersion",
         essay.status = 'reviewed' as "isReviewed", proposal.id, proposal.version, current.grade, current.percentage,
         json_build_object('id', current.id, 'version', current.version) as "inForce",
         ${reviewedItems('current')} as current, ${reviewedItems('proposal')} as proposal
       ${WAITING}
       order by lower(coalesce(essay.student_name, essay.filename)), essay.id limit $3 offset $4`,
      [userId, assignmentId, take, skip],
    );
    return { items, total };
  }
}

/** SQL: a result's criteria without the quotations and explanations, which are most of its weight. */
function reviewedItems(result: string): string {
  return `json_build_object('review', ${result}.review, 'wholeReview', ${result}.whole_review, 'feedback', (
    select coalesce(json_agg(json_build_object('criteria', item -> 'criteria', 'level', item -> 'level',
      'weight', item -> 'weight', 'feedback', item -> 'feedback') order by place), '[]')
    from jsonb_array_elements(${result}.feedback) with ordinality as listed (item, place)))`;
}
