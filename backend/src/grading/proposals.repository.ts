import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { FeedbackItem } from '@marklight/contracts/grading';
import type { WaitingProposal } from '@marklight/contracts/proposals';
import type { DataSource } from 'typeorm';
import { inForce } from '../essays/result-standing';
import type { CriterionDecision } from './grading-result.entity';

/** Of a criterion, what decides which decisions are carried over, and the grade. */
type ScoredItem = Pick<FeedbackItem, 'criteria' | 'level' | 'weight' | 'feedback'>;

interface ReviewedItems {
  feedback: ScoredItem[];
  review: CriterionDecision[] | null;
}

export interface WaitingRow extends Omit<WaitingProposal, 'newGrade' | 'decisions' | 'carriedOver'> {
  current: ReviewedItems;
  proposal: ReviewedItems;
}

/** Lists of newer gradings that wait for the teacher's decision. */
@Injectable()
export class ProposalsRepository {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** By student. @param assignmentId null for all of the teacher's; the caller has checked whose it is */
  waiting(userId: string, assignmentId: string | null, most: number): Promise<WaitingRow[]> {
    return this.dataSource.query<WaitingRow[]>(
      `select essay.id as "essayId", essay.filename, essay.student_name as "studentName",
         essay.status = 'reviewed' as "isReviewed", proposal.id, proposal.version, current.grade,
         json_build_object('id', current.id, 'version', current.version) as "inForce",
         ${reviewedItems('current')} as current, ${reviewedItems('proposal')} as proposal
       from grading_results proposal
       join essays essay on essay.id = proposal.essay_id and essay.deleted_at is null
       join grading_results current on current.essay_id = essay.id and ${inForce('current')}
       where essay.user_id = $1 and proposal.standing = 'proposed'
         and ($2::uuid is null or essay.assignment_id = $2)
       order by lower(coalesce(essay.student_name, essay.filename)), essay.id limit $3`,
      [userId, assignmentId, most],
    );
  }
}

/** SQL: a result's criteria without the quotations and explanations, which are most of its weight. */
function reviewedItems(result: string): string {
  return `json_build_object('review', ${result}.review, 'feedback', (
    select coalesce(json_agg(json_build_object('criteria', item -> 'criteria', 'level', item -> 'level',
      'weight', item -> 'weight', 'feedback', item -> 'feedback') order by place), '[]')
    from jsonb_array_elements(${result}.feedback) with ordinality as listed (item, place)))`;
}
