import { Injectable } from '@nestjs/common';
import {
  WORK_IN_PROGRESS_MAX,
  WORK_STATES,
  type AssignmentStanding,
  type WorkInProgress,
  type WorkQuery,
  type WorkRow,
  type WorkState,
} from '@marklight/contracts/assignment-work';
import { GRADE_ESSAYS_MAX, type GradeEnhancedReply } from '@marklight/contracts/grading';
import type { Locale } from '@marklight/contracts/language';
import type { User } from '../auth/user.entity';
import { AssignmentsService } from '../classes/assignments.service';
import type { Page } from '../common/paging';
import { GradingError } from '../grading/grading.errors';
import { GradingService } from '../grading/grading.service';
import { AssignmentWorkError } from './assignment-work.errors';
import { AssignmentWorkRepository } from './assignment-work.repository';

/** The essays of one assignment and their states, as its page shows them. */
@Injectable()
export class AssignmentWorkService {
  constructor(
    private readonly assignments: AssignmentsService,
    private readonly grading: GradingService,
    private readonly repository: AssignmentWorkRepository,
  ) {}

  /** @throws NotFoundError also if the assignment is another teacher's. */
  async standing(userId: string, assignmentId: string): Promise<AssignmentStanding> {
    await this.assignments.requireOwned(userId, assignmentId);
    const [counts, main] = await Promise.all([
      this.countsOf(assignmentId),
      this.repository.mainCriteria(assignmentId),
    ]);
    const criteria = (main?.items ?? []).map((text, index) => ({ text, weight: main?.weights[index] ?? 1 }));
    return { ...counts, criteria };
  }

  /** The newest assignments with something left to do, at most WORK_IN_PROGRESS_MAX. */
  async inProgress(userId: string): Promise<WorkInProgress[]> {
    const found = await this.repository.inProgress(userId, WORK_IN_PROGRESS_MAX);
    return Promise.all(found.map(async (one) => ({ ...one, standing: await this.countsOf(one.id) })));
  }

  private async countsOf(assignmentId: string): Promise<WorkInProgress['standing']> {
    const [counts, rosterSize] = await Promise.all([
      this.repository.countsByState(assignmentId),
      this.repository.rosterSize(assignmentId),
    ]);
    const countOf = (state: WorkState) => counts.get(state) ?? 0;
    const states = Object.fromEntries(WORK_STATES.map((state) => [state, countOf(state)]));
    return {
      rosterSize,
      handedIn: WORK_STATES.reduce((sum, state) => sum + countOf(state), 0),
      states: states as AssignmentStanding['states'],
    };
  }

  /** The essays that match, one page of them. @throws NotFoundError also if the assignment is another teacher's. */
  async rows(userId: string, assignmentId: string, query: WorkQuery): Promise<Page<WorkRow>> {
    await this.assignments.requireOwned(userId, assignmentId);
    const { rows, total } = await this.repository.page(assignmentId, query);
    const items = rows.map(({ uploadedAt, ...row }) => ({ ...row, uploadedAt: uploadedAt.toISOString() }));
    return { items, total };
  }

  /**
   * Grades the essays that have no result yet, by the assignment's rubric; up to GRADE_ESSAYS_MAX, the oldest first.
   * @throws NotFoundError also if the assignment is another teacher's; AssignmentWorkError if nothing is left to
   * grade, or the teacher may no longer use the rubric; whatever GradingService.request throws
   */
  async grade(user: User, assignmentId: string, locale: Locale): Promise<GradeEnhancedReply> {
    const { rubricId } = await this.assignments.requireOwned(user.id, assignmentId);
    const essayIds = await this.repository.ungraded(assignmentId, GRADE_ESSAYS_MAX);
    if (essayIds.length === 0) throw new AssignmentWorkError('nothing_to_grade');
    try {
      return await this.grading.request(user, { essayIds, locale, again: 'none' });
    } catch (error) {
      // Its words are about the dashboard, where criteria are uploaded.
      if (error instanceof GradingError && rubricId !== null)
        throw new AssignmentWorkError('rubric_not_usable');
      throw error;
    }
  }
}
