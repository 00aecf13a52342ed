import type { Locale } from '@marklight/contracts/language';
import type { Strictness } from '@marklight/contracts/strictness';
import type { EntityManager } from 'typeorm';
import { carriesDecisionsSql, inForce } from '../../essays/result-standing';
import type { EssayFacts } from './starting-plan';

/** An essay with the criteria set that is to grade it. */
export interface EssayByCriteria {
  essayId: string;
  criteriaId: string;
}

/** How essays are to be graded. */
export interface GradingSettings {
  locale: Locale;
  /** Left out, a result counts as the one asked for whatever its strictness. */
  strictness?: Strictness | undefined;
}

/** What grades the assignment of one of the essays: a rubric, or criteria that were pasted for it. */
export interface EssayOfAssignment {
  essayId: string;
  /** Null if it is not filed under an assignment, or if the assignment has no rubric. */
  rubricId: string | null;
  /** Null if none were pasted, or if there is a rubric. */
  criteriaId: string | null;
}

/**
 * Locks these essays, so that two requests to grade some of them take turns, and neither meets a half-stored
 * result. In the order of their ids, like everything that locks several.
 */
export async function lockEssays(manager: EntityManager, essayIds: readonly string[]): Promise<void> {
  await manager.query('select from essays where id = any($1::uuid[]) order by id for no key update', [
    essayIds,
  ]);
}

/** The caller has checked whose essays they are. */
export async function criteriaOfAssignments(
  manager: EntityManager,
  essayIds: readonly string[],
): Promise<EssayOfAssignment[]> {
  return manager.query<EssayOfAssignment[]>(
    `select essay.id as "essayId", assignment.rubric_id as "rubricId",
       case when assignment.rubric_id is null then assignment.criteria_id end as "criteriaId"
     from essays essay left join assignments assignment on assignment.id = essay.assignment_id
     where essay.id = any($1::uuid[])`,
    [essayIds],
  );
}

/** The state of each essay with respect to the criteria that are to grade it. The caller has checked who owns them. */
export async function startingFacts(
  manager: EntityManager,
  asked: readonly EssayByCriteria[],
  { locale, strictness }: GradingSettings,
): Promise<EssayFacts[]> {
  return manager.query<EssayFacts[]>(
    `select asked.essay_id as "essayId",
       case when job.status <> 'error' or job.dismissed_at is null then job.status end as job,
       exists (select from grading_jobs other
         where other.essay_id = asked.essay_id and other.criteria_id <> asked.criteria_id
           and other.status in ('pending', 'processing')) as "isGradedElsewhere",
       case when current.criteria_id = asked.criteria_id then 'these' when current.id is not null then 'others' end
         as "gradedBy",
       current.id is not null and ${carriesDecisionsSql('current', 'essay')} as "isDecided",
       (select case when bool_or(same.standing <> 'earlier') then 'stands' when count(*) > 0 then 'earlier' end
        from grading_results same
        where same.essay_id = asked.essay_id and same.criteria_id = asked.criteria_id and same.locale = $3
          and ($4::text is null or same.strictness = $4)
          and assignment.genre is not distinct from
            (case when same.genre ->> 'basis' = 'teacher' then same.genre ->> 'genre' end)) as same
     from unnest($1::uuid[], $2::uuid[]) as asked (essay_id, criteria_id)
     join essays essay on essay.id = asked.essay_id
     left join assignments assignment on assignment.id = essay.assignment_id
     left join grading_jobs job on job.essay_id = asked.essay_id and job.criteria_id = asked.criteria_id
     left join grading_results current on current.essay_id = asked.essay_id and ${inForce('current')}`,
    [
      asked.map(({ essayId }) => essayId),
      asked.map(({ criteriaId }) => criteriaId),
      locale,
      strictness ?? null,
    ],
  );
}
