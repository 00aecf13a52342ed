import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { GradingPreviewRequest } from '@marklight/contracts/grading-preview';
import type { DataSource } from 'typeorm';
import type { User } from '../../auth/user.entity';
import { CriteriaService } from '../../criteria/criteria.service';
import { EssaysService } from '../../essays/essays.service';
import { RubricsService } from '../../rubrics/rubrics.service';
import { criteriaOfAssignments, type EssayByCriteria } from './starting-facts.repository';

/** Decides which criteria set grades which essay. */
@Injectable()
export class CriteriaOfEssays {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly essays: EssaysService,
    private readonly criteria: CriteriaService,
    private readonly rubrics: RubricsService,
  ) {}

  /**
   * The criteria set that was asked for, or for each essay the present version of its assignment's rubric or pasted criteria.
   * Essays without any are left out.
   * @param isPreview stores no criteria set: a rubric without one gets an id that nothing was graded by
   * @throws NotFoundError if an essay or the criteria set is not the teacher's
   */
  async find(
    user: User,
    { essayIds, criteriaId }: Pick<GradingPreviewRequest, 'essayIds' | 'criteriaId'>,
    { isPreview }: { isPreview: boolean },
  ): Promise<EssayByCriteria[]> {
    const wanted = [...new Set(essayIds)];
    await this.essays.requireAllOwned(user.id, wanted);
    if (criteriaId) {
      await this.criteria.requireOwned(user.id, criteriaId);
      return wanted.map((essayId) => ({ essayId, criteriaId }));
    }
    const found = await criteriaOfAssignments(this.dataSource.manager, wanted);
    const ofEssay = new Map(found.map((one) => [one.essayId, one]));
    const setOf = new Map<string, string | null>();
    for (const rubricId of new Set(found.map((one) => one.rubricId))) {
      if (rubricId !== null) setOf.set(rubricId, await this.setOfRubric(user, rubricId, isPreview));
    }
    return wanted.flatMap((essayId) => {
      const { rubricId = null, criteriaId: pasted = null } = ofEssay.get(essayId) ?? {};
      const set = rubricId === null ? pasted : setOf.get(rubricId);
      return set ? [{ essayId, criteriaId: set }] : [];
    });
  }

  /** Null if the teacher may no longer use the rubric, or if it has no criteria. */
  private async setOfRubric(user: User, rubricId: string, isPreview: boolean): Promise<string | null> {
    const rubric = await this.rubrics.findForGrading(user, rubricId);
    if (!rubric) return null;
    return isPreview
      ? ((await this.criteria.findOfRubric(user.id, rubric)) ?? randomUUID())
      : this.criteria.ofRubric(user.id, rubric);
  }
}
