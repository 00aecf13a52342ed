import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { GradingPreviewRequest } from '@marklight/contracts/grading-preview';
import type { DataSource } from 'typeorm';
import type { User } from '../../auth/user.entity';
import { CriteriaService } from '../../criteria/criteria.service';
import { EssaysService } from '../../essays/essays.service';
import { RubricsService } from '../../rubrics/rubrics.service';
import {
  assignmentsOfEssays,
  usualOfAssignments,
  type EssayByCriteria,
  type EssayOfAssignment,
} from './starting-facts.repository';

export interface GradedEssays {
  /** Essays without criteria are left out. */
  asked: EssayByCriteria[];
  /** How many of them belong to an assignment with criteria other than the set that was asked for. */
  ownCriteria: number;
  /** The same for the language standard. */
  ownLocale: number;
}

/** Decides which criteria set grades which essay, and how its assignment wants it graded. */
@Injectable()
export class CriteriaOfEssays {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly essays: EssaysService,
    private readonly criteria: CriteriaService,
    private readonly rubrics: RubricsService,
  ) {}

  /**
   * For each essay the present version of its assignment's rubric or pasted criteria; the criteria set that was asked for
   * if it has none, or if that set is to grade all.
   * @param isPreview stores no criteria set: a rubric without one gets an id that nothing was graded by
   * @throws NotFoundError if an essay or the criteria set is not the teacher's
   */
  async find(
    user: User,
    { essayIds, criteriaId, criteriaFor, locale }: GradingPreviewRequest,
    { isPreview }: { isPreview: boolean },
  ): Promise<GradedEssays> {
    const wanted = [...new Set(essayIds)];
    await this.essays.requireAllOwned(user.id, wanted);
    if (criteriaId) await this.criteria.requireOwned(user.id, criteriaId);
    const { manager } = this.dataSource;
    const found = await assignmentsOfEssays(manager, wanted);
    const filed = new Map(found.map((one) => [one.essayId, one]));
    const assignmentIds = new Set(found.flatMap(({ assignmentId }) => assignmentId ?? []));
    const strictness = await usualOfAssignments(manager, 'strictness', [...assignmentIds]);
    const usualLocale = await usualOfAssignments(manager, 'locale', locale ? [] : [...assignmentIds]);
    const asksForAll = Boolean(criteriaId) && criteriaFor === 'all';
    // A set of each rubric is needed only if it grades something.
    const own = await this.ownSets(user, found, isPreview || asksForAll);
    let ownCriteria = 0;
    let ownLocale = 0;
    const asked = wanted.flatMap((essayId): EssayByCriteria[] => {
      const set = own.get(essayId);
      if (set && set !== criteriaId) ownCriteria += 1;
      const chosen = asksForAll ? criteriaId : (set ?? criteriaId);
      if (!chosen) return [];
      const assignment = filed.get(essayId);
      if (locale && assignment?.locale && assignment.locale !== locale) ownLocale += 1;
      const filedUnder = assignment?.assignmentId ?? '';
      return [
        {
          essayId,
          criteriaId: chosen,
          locale: assignment?.locale ?? locale ?? null,
          usualLocale: usualLocale.get(filedUnder) ?? null,
          strictness: strictness.get(filedUnder) ?? null,
        },
      ];
    });
    return { asked, ownCriteria, ownLocale };
  }

  /** The set of each essay whose assignment has criteria that the teacher may use. */
  private async ownSets(
    user: User,
    found: readonly EssayOfAssignment[],
    isPreview: boolean,
  ): Promise<Map<string, string>> {
    const ofRubric = new Map<string, string | null>();
    for (const rubricId of new Set(found.map((one) => one.rubricId))) {
      if (rubricId !== null) ofRubric.set(rubricId, await this.setOfRubric(user, rubricId, isPreview));
    }
    return new Map(
      found.flatMap(({ essayId, rubricId, criteriaId }): [string, string][] => {
        const set = rubricId === null ? criteriaId : ofRubric.get(rubricId);
        return set ? [[essayId, set]] : [];
      }),
    );
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
