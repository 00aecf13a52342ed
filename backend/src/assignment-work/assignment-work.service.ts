import { GRADE_ESSAYS_MAX } from '@marklight/contracts/business';
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
import { type GradeEnhancedReply } from '@marklight/contracts/grading';
import { DEFAULT_STRICTNESS } from '@marklight/contracts/strictness';
import type { User } from '../auth/user.entity';
import type { Assignment } from '../classes/assignment.entity';
import { AssignmentsService } from '../classes/assignments.service';
import type { Page } from '../common/paging';
import { contentOfRubric, CriteriaService, type CriteriaContent } from '../criteria/criteria.service';
import { GradingError } from '../grading/grading.errors';
import { GradingService } from '../grading/grading.service';
import { RubricsService } from '../rubrics/rubrics.service';
import { AssignmentWorkError } from './assignment-work.errors';
import { AssignmentWorkRepository, type HandIns } from './assignment-work.repository';
import { NONE_OUTDATED, OutdatedResultsRepository, type PresentGrading } from './outdated-results.repository';

/** What grades an assignment now. */
interface Present {
  grading: PresentGrading;
  content: CriteriaContent;
}

/** The essays of one assignment and their states, as its page shows them. */
@Injectable()
export class AssignmentWorkService {
  constructor(
    private readonly assignments: AssignmentsService,
    private readonly grading: GradingService,
    private readonly rubrics: RubricsService,
    private readonly criteria: CriteriaService,
    private readonly repository: AssignmentWorkRepository,
    private readonly outdated: OutdatedResultsRepository,
  ) {}

  /** @throws NotFoundError also if the assignment is another teacher's. */
  async standing(user: User, assignmentId: string): Promise<AssignmentStanding> {
    const assignment = await this.assignments.requireOwned(user.id, assignmentId);
    const present = await this.present(user, assignment);
    const [criteria, counts, handIns, proposals, unread, strictness, outdated] = await Promise.all([
      this.columns(assignmentId, present),
      this.repository.countsByState(assignmentId),
      this.repository.handIns(assignmentId),
      this.repository.countProposals(assignmentId),
      this.repository.unread(assignmentId),
      this.grading.strictnessOf(assignmentId),
      present ? this.outdated.count(assignmentId, present.grading) : NONE_OUTDATED,
    ]);
    return {
      ...standingOf(counts, handIns),
      criteria,
      ...outdated,
      strictness: strictness ?? DEFAULT_STRICTNESS,
      proposals,
      unread,
    };
  }

  /** The newest assignments with something left to do, at most WORK_IN_PROGRESS_MAX. */
  async inProgress(userId: string): Promise<WorkInProgress[]> {
    const found = await this.repository.inProgress(userId, WORK_IN_PROGRESS_MAX);
    return Promise.all(
      found.map(async (one) => {
        const [counts, handIns] = await Promise.all([
          this.repository.countsByState(one.id),
          this.repository.handIns(one.id),
        ]);
        return { ...one, standing: standingOf(counts, handIns) };
      }),
    );
  }

  /** The essays that match, one page of them. @throws NotFoundError also if the assignment is another teacher's. */
  async rows(user: User, assignmentId: string, query: WorkQuery): Promise<Page<WorkRow>> {
    const assignment = await this.assignments.requireOwned(user.id, assignmentId);
    const columns = await this.columns(assignmentId, await this.present(user, assignment));
    const { rows, total } = await this.repository.page(
      assignmentId,
      columns.map(({ text }) => text),
      query,
    );
    const items = rows.map(({ uploadedAt, ...row }) => ({ ...row, uploadedAt: uploadedAt.toISOString() }));
    return { items, total };
  }

  /**
   * Grades, by the assignment's rubric or pasted criteria, the essays that have no result yet, or those whose
   * result it would not get today, or with `same` all that have one; up to GRADE_ESSAYS_MAX, the oldest first.
   * @throws NotFoundError also if the assignment is another teacher's; AssignmentWorkError if nothing is left to
   * grade, or the teacher may no longer use the rubric; whatever GradingService.request throws
   */
  async grade(
    user: User,
    assignmentId: string,
    { again, ...settings }: GradeAssignmentRequest,
  ): Promise<GradeEnhancedReply> {
    const assignment = await this.assignments.requireOwned(user.id, assignmentId);
    const essayIds =
      again === 'none'
        ? await this.repository.ungraded(assignmentId, GRADE_ESSAYS_MAX)
        : await this.toGradeAgain(user, assignment, { again, ...settings });
    if (essayIds.length === 0)
      throw new AssignmentWorkError(again === 'none' ? 'nothing_to_grade' : 'nothing_to_grade_again');
    try {
      return await this.grading.request(user, {
        essayIds,
        again,
        ...settings,
        criteriaFor: 'without_own',
      });
    } catch (error) {
      // Its message is about the dashboard, where criteria are uploaded.
      if (error instanceof GradingError && assignment.rubricId !== null)
        throw new AssignmentWorkError('rubric_not_usable');
      throw error;
    }
  }

  /** Null if it has no criteria, or if the teacher may no longer use the rubric. */
  private async present(user: User, { rubricId, criteriaId }: Assignment): Promise<Present | null> {
    const { grader } = this.grading;
    if (rubricId !== null) {
      const rubric = await this.rubrics.findForGrading(user, rubricId);
      if (!rubric) return null;
      const grading = { rubricId, rubricVersion: rubric.version, criteriaId: null, grader };
      return { grading, content: contentOfRubric(rubric) };
    }
    if (criteriaId === null) return null;
    const grading = { rubricId: null, rubricVersion: null, criteriaId, grader };
    return { grading, content: await this.criteria.contentOf(user.id, criteriaId) };
  }

  /** The criteria that the table has columns for: those of the assignment, else of its newest result. */
  private async columns(
    assignmentId: string,
    present: Present | null,
  ): Promise<AssignmentStanding['criteria']> {
    const content = present?.content ?? (await this.repository.newestCriteria(assignmentId));
    return (content?.items ?? []).map((text, index) => ({
      text,
      weight: content?.details?.[index]?.weight ?? 1,
    }));
  }

  private async toGradeAgain(
    user: User,
    assignment: Assignment,
    { again, strictness, locale, grader }: GradeAssignmentRequest,
  ): Promise<string[]> {
    const present = await this.present(user, assignment);
    if (!present && assignment.rubricId === null) throw new GradingError('no_criteria');
    if (!present) throw new AssignmentWorkError('rubric_not_usable');
    if (again === 'same') return this.repository.graded(assignment.id, GRADE_ESSAYS_MAX);
    const asked = { ...present.grading, grader: this.grading.nameOf(grader) };
    const named = { strictness, locale, isGraderNamed: grader !== undefined };
    return this.outdated.essayIds(assignment.id, asked, { again, most: GRADE_ESSAYS_MAX, named });
  }
}

function standingOf(
  counts: Partial<Record<WorkState, number>>,
  handIns: HandIns,
): WorkInProgress['standing'] {
  const states = Object.fromEntries(WORK_STATES.map((state) => [state, counts[state] ?? 0]));
  return {
    ...handIns,
    essays: WORK_STATES.reduce((sum, state) => sum + (counts[state] ?? 0), 0),
    states: states as AssignmentStanding['states'],
  };
}
