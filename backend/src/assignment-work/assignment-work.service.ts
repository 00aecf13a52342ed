import { Injectable } from '@nestjs/common';
import {
  WORK_IN_PROGRESS_MAX,
  WORK_STATES,
  type AssignmentStanding,
  type GradeAssignmentRequest,
  type WorkInProgress,
  type WorkQuery,
  type WorkRow,
  type WorkState,
} from '@marklight/contracts/assignment-work';
import { GRADE_ESSAYS_MAX, type GradeAgain, type GradeEnhancedReply } from '@marklight/contracts/grading';
import type { User } from '../auth/user.entity';
import { AssignmentsService } from '../classes/assignments.service';
import type { Page } from '../common/paging';
import { GradingError } from '../grading/grading.errors';
import { GradingService } from '../grading/grading.service';
import { RubricsService } from '../rubrics/rubrics.service';
import { AssignmentWorkError } from './assignment-work.errors';
import { AssignmentWorkRepository } from './assignment-work.repository';
import { GradedByOthersRepository } from './graded-by-others.repository';

/** The essays of one assignment and their states, as its page shows them. */
@Injectable()
export class AssignmentWorkService {
  constructor(
    private readonly assignments: AssignmentsService,
    private readonly grading: GradingService,
    private readonly rubrics: RubricsService,
    private readonly repository: AssignmentWorkRepository,
    private readonly byOthers: GradedByOthersRepository,
  ) {}

  /** @throws NotFoundError also if the assignment is another teacher's. */
  async standing(user: User, assignmentId: string): Promise<AssignmentStanding> {
    const { rubricId } = await this.assignments.requireOwned(user.id, assignmentId);
    const rubric = rubricId === null ? null : await this.rubrics.findForGrading(user, rubricId);
    const [{ counts, items, weights }, rosterSize, proposals, gradedByOthers] = await Promise.all([
      this.repository.facts(assignmentId),
      this.repository.rosterSize(assignmentId),
      this.repository.countProposals(assignmentId),
      rubric ? this.byOthers.count(assignmentId, rubric) : { undecided: 0, decided: 0 },
    ]);
    const criteria = (items ?? []).map((text, index) => ({ text, weight: weights[index] ?? 1 }));
    return { ...standingOf(counts, rosterSize), criteria, gradedByOthers, proposals };
  }

  /** The newest assignments with something left to do, at most WORK_IN_PROGRESS_MAX. */
  async inProgress(userId: string): Promise<WorkInProgress[]> {
    const found = await this.repository.inProgress(userId, WORK_IN_PROGRESS_MAX);
    return Promise.all(
      found.map(async (one) => {
        const [counts, rosterSize] = await Promise.all([
          this.repository.countsByState(one.id),
          this.repository.rosterSize(one.id),
        ]);
        return { ...one, standing: standingOf(counts, rosterSize) };
      }),
    );
  }

  /** The essays that match, one page of them. @throws NotFoundError also if the assignment is another teacher's. */
  async rows(userId: string, assignmentId: string, query: WorkQuery): Promise<Page<WorkRow>> {
    await this.assignments.requireOwned(userId, assignmentId);
    const { rows, total } = await this.repository.page(assignmentId, query);
    const items = rows.map(({ uploadedAt, ...row }) => ({ ...row, uploadedAt: uploadedAt.toISOString() }));
    return { items, total };
  }

  /**
   * Grades, by the assignment's rubric, the essays that have no result yet, or those graded by other criteria; up to
   * GRADE_ESSAYS_MAX, the oldest first.
   * @throws NotFoundError also if the assignment is another teacher's; AssignmentWorkError if nothing is left to
   * grade, or the teacher may no longer use the rubric; whatever GradingService.request throws
   */
  async grade(
    user: User,
    assignmentId: string,
    { locale, again }: GradeAssignmentRequest,
  ): Promise<GradeEnhancedReply> {
    const { rubricId } = await this.assignments.requireOwned(user.id, assignmentId);
    const essayIds =
      again === 'none'
        ? await this.repository.ungraded(assignmentId, GRADE_ESSAYS_MAX)
        : await this.toGradeAgain(user, assignmentId, { rubricId, again });
    if (essayIds.length === 0)
      throw new AssignmentWorkError(again === 'none' ? 'nothing_to_grade' : 'nothing_to_grade_again');
    try {
      return await this.grading.request(user, { essayIds, locale, again });
    } catch (error) {
      // Its words are about the dashboard, where criteria are uploaded.
      if (error instanceof GradingError && rubricId !== null)
        throw new AssignmentWorkError('rubric_not_usable');
      throw error;
    }
  }

  private async toGradeAgain(
    user: User,
    assignmentId: string,
    { rubricId, again }: { rubricId: string | null; again: GradeAgain },
  ): Promise<string[]> {
    if (rubricId === null) throw new GradingError('no_criteria');
    const rubric = await this.rubrics.findForGrading(user, rubricId);
    if (!rubric) throw new AssignmentWorkError('rubric_not_usable');
    return this.byOthers.essayIds(assignmentId, rubric, {
      withDecided: again === 'all',
      most: GRADE_ESSAYS_MAX,
    });
  }
}

function standingOf(
  counts: Partial<Record<WorkState, number>>,
  rosterSize: number,
): WorkInProgress['standing'] {
  const states = Object.fromEntries(WORK_STATES.map((state) => [state, counts[state] ?? 0]));
  return {
    rosterSize,
    handedIn: WORK_STATES.reduce((sum, state) => sum + (counts[state] ?? 0), 0),
    states: states as AssignmentStanding['states'],
  };
}
