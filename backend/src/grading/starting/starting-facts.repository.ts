import { DEFAULT_LOCALE, type Locale } from '@marklight/contracts/language';
import type { Strictness } from '@marklight/contracts/strictness';
import type { EntityManager } from 'typeorm';
import { carriesDecisionsSql, inForce } from '../../common/sql/result-standing.sql';
import { changesSql, settingsSql } from './graded-with.sql';
import type { EssayFacts } from './starting-plan';

/** An essay with the criteria set that is to grade it, and how. */
export interface EssayByCriteria {
  essayId: string;
  criteriaId: string;
  /** Of its assignment, if that names one, else what was asked for; null leaves it as it was, see `startingFacts`. */
  locale: Locale | null;
  /** Of most results of its assignment, if none was asked for; null if there are none. */
  usualLocale: Locale | null;
  /** Of most results of its assignment, for a first grading by these criteria; null if there are none. */
  strictness: Strictness | null;
}

/** What is asked for besides criteria. */
export interface GradingSettings {
  /** Left out, a result counts as the one asked for whatever its strictness. */
  strictness?: Strictness | undefined;
  /** The teacher named who is to grade. */
  isGraderNamed: boolean;
  /** From `graderOf`: who is to grade. */
  grader: string;
  /** When the teacher saw what a start would do. */
  seenAt?: string | undefined;
}

/** What the assignment of one of the essays asks for. */
export interface EssayOfAssignment {
  essayId: string;
  /** Null if it is not filed under an assignment. */
  assignmentId: string | null;
  /** Null if it is not filed under an assignment, or if the assignment has no rubric. */
  rubricId: string | null;
  /** Null if none were pasted, or if there is a rubric. */
  criteriaId: string | null;
  /** Null if the assignment leaves it open. */
  locale: Locale | null;
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
export async function assignmentsOfEssays(
  manager: EntityManager,
  essayIds: readonly string[],
): Promise<EssayOfAssignment[]> {
  return manager.query<EssayOfAssignment[]>(
    `select essay.id as "essayId", assignment.id as "assignmentId", assignment.rubric_id as "rubricId",
       case when assignment.rubric_id is null then assignment.criteria_id end as "criteriaId", assignment.locale
     from essays essay left join assignments assignment on assignment.id = essay.assignment_id
     where essay.id = any($1::uuid[])`,
    [essayIds],
  );
}

/** Of most results of each assignment, the newest on a tie; those without results are left out. */
export async function usualOfAssignments<Setting extends 'locale' | 'strictness'>(
  manager: EntityManager,
  setting: Setting,
  assignmentIds: readonly string[],
): Promise<Map<string, { locale: Locale; strictness: Strictness }[Setting]>> {
  if (assignmentIds.length === 0) return new Map();
  const rows = await manager.query<
    { assignmentId: string; usual: { locale: Locale; strictness: Strictness }[Setting] }[]
  >(
    `select distinct on (essay.assignment_id) essay.assignment_id as "assignmentId", result.${setting} as usual
     from essays essay cross join lateral (
       -- The limit holds the planner to the index.
       select * from grading_results where essay_id = essay.id and ${inForce('grading_results')} limit 1
     ) result
     where essay.assignment_id = any($1::uuid[]) and essay.deleted_at is null
     group by essay.assignment_id, result.${setting}
     order by essay.assignment_id, count(*) desc, max(result.created_at) desc`,
    [assignmentIds],
  );
  return new Map(rows.map(({ assignmentId, usual }) => [assignmentId, usual]));
}

/** When the teacher is shown what a start would do, by the database's clock, which also dates the starts. */
export async function timeOfPreview(manager: EntityManager): Promise<string> {
  const [{ now }] = await manager.query<[{ now: Date }]>('select now()');
  return now.toISOString();
}

/**
 * The state of each essay with respect to the criteria that are to grade it. The caller has checked who owns them. Where
 * nothing names a language standard, it is that of the failed grading, else of the result in force, else of most of the
 * assignment.
 */
export async function startingFacts(
  manager: EntityManager,
  asked: readonly EssayByCriteria[],
  { strictness, grader, isGraderNamed, seenAt }: GradingSettings,
): Promise<EssayFacts[]> {
  const changes = (result: string) =>
    changesSql(result, {
      settings: 'filed.settings',
      locale: 'how.locale',
      strictness: '$4::text',
      grader: '$5::text',
      isGraderNamed: '$9::boolean',
    });
  return manager.query<EssayFacts[]>(
    `with filed as materialized (
       select assignment.id, ${settingsSql('assignment')} as settings from assignments assignment
       where assignment.id in (select assignment_id from essays where id = any($1::uuid[])))
     select asked.essay_id as "essayId", how.locale,
       case when job.status <> 'error' or job.dismissed_at is null then job.status end as job,
       exists (select from grading_jobs other
         where other.essay_id = asked.essay_id and other.criteria_id <> asked.criteria_id
           and not other.second_opinion and other.status in ('pending', 'processing')) as "isGradedElsewhere",
       $6::timestamptz is not null and exists (select from grading_jobs any_job
         where any_job.essay_id = asked.essay_id and not any_job.second_opinion and any_job.created_at > $6::timestamptz) as "isStartedSince",
       case when current.criteria_id = asked.criteria_id then 'these' when current.id is not null then 'others' end
         as "gradedBy",
       case when current.criteria_id = asked.criteria_id then ${changes('current')} else '{}' end as changes,
       current.id is not null and ${carriesDecisionsSql('current', 'essay')} as "isDecided",
       (select case when bool_or(same.standing <> 'earlier') then 'stands' when count(*) > 0 then 'earlier' end
        from grading_results same
        where same.essay_id = asked.essay_id and same.criteria_id = asked.criteria_id
          and ${changes('same')} = '{}') as same
     from unnest($1::uuid[], $2::uuid[], $3::text[], $8::text[])
       as asked (essay_id, criteria_id, locale, usual_locale)
     join essays essay on essay.id = asked.essay_id
     left join filed on filed.id = essay.assignment_id
     left join grading_jobs job on job.essay_id = asked.essay_id and job.criteria_id = asked.criteria_id
       and not job.second_opinion
     left join grading_results current on current.essay_id = asked.essay_id and ${inForce('current')}
     cross join lateral (select coalesce(asked.locale,
       case when job.status = 'error' and job.dismissed_at is null then job.locale end,
       current.locale,
       -- A rubric that was corrected since it failed has another set of criteria.
       (select failed.locale from grading_jobs failed
        where failed.essay_id = asked.essay_id and not failed.second_opinion and failed.status = 'error' and failed.dismissed_at is null
        order by failed.created_at desc limit 1),
       asked.usual_locale, $7::text) as locale) how`,
    [
      asked.map(({ essayId }) => essayId),
      asked.map(({ criteriaId }) => criteriaId),
      asked.map(({ locale }) => locale),
      strictness ?? null,
      grader,
      seenAt ?? null,
      DEFAULT_LOCALE,
      asked.map(({ usualLocale }) => usualLocale),
      isGraderNamed,
    ],
  );
}
