import { Injectable } from '@nestjs/common';
import type { PageQuery } from '@marklight/contracts/common';
import type { StudentEssay } from '@marklight/contracts/student-work';
import { RosterService } from '../classes/roster.service';
import type { Page } from '../common/paging';
import { decidedWhole } from '../grading/decided-whole';
import { StudentWorkRepository, type StudentEssayRow } from './student-work.repository';

/** A student's essays across the assignments of the class. */
@Injectable()
export class StudentWorkService {
  constructor(
    private readonly roster: RosterService,
    private readonly work: StudentWorkRepository,
  ) {}

  /** @throws NotFoundError also if the student is on another teacher's roster */
  async of(userId: string, studentId: string, query: PageQuery): Promise<Page<StudentEssay>> {
    await this.roster.requireStudent(userId, studentId);
    const [rows, total] = await Promise.all([
      this.work.page(userId, studentId, query),
      this.work.count(userId, studentId),
    ]);
    return { items: rows.map(toReply), total };
  }
}

function toReply({ result, ...row }: StudentEssayRow): StudentEssay {
  return {
    ...row,
    uploadedAt: row.uploadedAt.toISOString(),
    result: result && withDecidedWords(result),
  };
}

function withDecidedWords({
  overallAnalysis,
  contextualInsights,
  wholeReview,
  proposedLevels,
  ...result
}: NonNullable<StudentEssayRow['result']>): NonNullable<StudentEssay['result']> {
  const levels = result.criteria.map(({ level }, index) => ({
    level,
    proposed: { level: proposedLevels[index] ?? null },
  }));
  const whole = decidedWhole({ overallAnalysis, contextualInsights }, wholeReview, levels);
  const { remark = '', areasForImprovement, nextSteps } = whole.overallAnalysis;
  return { ...result, remark, areasForImprovement, nextSteps };
}
