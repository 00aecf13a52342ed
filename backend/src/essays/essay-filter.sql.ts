import type { EssayFilter } from '@marklight/contracts/essays';
import type { EyeRepository } from './eye.repository';
import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { likePattern } from '../database/like-pattern';
import { hasProposalSql } from '../common/sql/result-standing.sql';

/** Adds the conditions of a filter to a query in which the table of essays is called `essay`. */
export function narrowToFilter<Row extends ObjectLiteral>(
  builder: SelectQueryBuilder<Row>,
  { search, status, classId, assignmentId, eye, proposal, ids }: EssayFilter,
  eyes: Pick<EyeRepository, 'needsEye'>,
): SelectQueryBuilder<Row> {
  if (ids) builder.andWhere('essay.id = any(:essayIds::uuid[])', { essayIds: ids });
  if (status) builder.andWhere('essay.status = :status', { status });
  if (eye) builder.andWhere(eyes.needsEye('essay'));
  if (proposal) builder.andWhere(hasProposalSql('essay.id'));
  if (assignmentId) builder.andWhere('essay.assignment_id = :assignmentId', { assignmentId });
  if (classId) {
    builder.andWhere('essay.assignment_id in (select id from assignments where class_id = :classId)', {
      classId,
    });
  }
  if (search) {
    builder.andWhere('essay.search_text like lower(:pattern)', { pattern: likePattern(search) });
  }
  return builder;
}
