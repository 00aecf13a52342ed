import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { AssignmentStanding } from '@marklight/contracts/assignment-work';
import type { GradeAgain } from '@marklight/contracts/grading';
import { SETTINGS, type Setting } from '@marklight/contracts/grading-preview';
import type { Locale } from '@marklight/contracts/language';
import type { Strictness } from '@marklight/contracts/strictness';
import type { DataSource } from 'typeorm';
import { carriesDecisionsSql, inForce } from '../common/sql/result-standing.sql';
import { changesSql, settingsSql } from '../grading/starting/graded-with.sql';

/** What grades an assignment now. */
export interface PresentGrading {
  /** The rubric; null if criteria were pasted. */
  rubricId: string | null;
  rubricVersion: number | null;
  /** The set of the pasted criteria; null if there is a rubric. */
  criteriaId: string | null;
  /** From `graderOf`. */
  grader: string;
}

/** What a request to grade again names besides; a result that was made with another one is due then, too. */
export interface NamedSettings {
  strictness?: Strictness;
  /** For an assignment that names none. */
  locale?: Locale;
  /** Whether `PresentGrading.grader` is the teacher's choice. */
  isGraderNamed: boolean;
}

export type OutdatedResults = Pick<AssignmentStanding, 'gradedByOthers' | 'otherSettings'>;
export const NONE_OUTDATED: OutdatedResults = {
  gradedByOthers: { undecided: 0, decided: 0 },
  otherSettings: { undecided: 0, decided: 0, changes: [] },
};

/**
 * Results of an assignment that it would not get today: by other criteria, or by these before its task, another setting or
 * the grader changed. The caller has checked who owns the assignment.
 */
@Injectable()
export class OutdatedResultsRepository {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** How many there are, with and without decisions. */
  async count(assignmentId: string, present: PresentGrading): Promise<OutdatedResults> {
    const [found] = await this.dataSource.query<
      [Record<'others' | 'othersDecided' | 'settings' | 'settingsDecided', number> & { changes: Setting[] }]
    >(
      `${OUTDATED}
       select count(*) filter (where "isByOthers" and not "isDecided")::int as others,
         count(*) filter (where "isByOthers" and "isDecided")::int as "othersDecided",
         count(*) filter (where not "isByOthers" and not "isDecided")::int as settings,
         count(*) filter (where not "isByOthers" and "isDecided")::int as "settingsDecided",
         array(select distinct unnest(changes) from outdated where not "isByOthers") as changes
       from outdated`,
      parametersOf(assignmentId, present, { isGraderNamed: false }),
    );
    return {
      gradedByOthers: { undecided: found.others, decided: found.othersDecided },
      otherSettings: {
        undecided: found.settings,
        decided: found.settingsDecided,
        changes: SETTINGS.filter((setting) => found.changes.includes(setting)),
      },
    };
  }

  /** The essays of the results that `again` is about, oldest first. */
  async essayIds(
    assignmentId: string,
    present: PresentGrading,
    { again, most, named }: { again: GradeAgain; most: number; named: NamedSettings },
  ): Promise<string[]> {
    const rows = await this.dataSource.query<{ essayId: string }[]>(
      `${OUTDATED}
       select "essayId" from outdated
       where ($9 = 'all' or not "isDecided") and ($9 <> 'settings' or not "isByOthers")
       order by "uploadedAt", "essayId" limit $10`,
      [...parametersOf(assignmentId, present, named), again, most],
    );
    return rows.map(({ essayId }) => essayId);
  }
}

function parametersOf(
  assignmentId: string,
  { rubricId, rubricVersion, criteriaId, grader }: PresentGrading,
  { strictness, locale, isGraderNamed }: NamedSettings,
): (string | number | boolean | null)[] {
  const named = [strictness ?? null, locale ?? null, isGraderNamed];
  return [assignmentId, rubricId, rubricVersion, criteriaId, grader, ...named];
}

/** SQL: the teacher's criteria sets that copy version $3 of rubric $2, or set $4. */
const COPIES = `array(select id from criteria
  where user_id = (select user_id from assignments where id = $1)
    and (id = $4 or rubric_id = $2 and rubric_version = $3))`;

/** Strictness is chosen with each grading, so another one is out of date only where the request names one. */
const changes = (result: string) =>
  changesSql(result, {
    settings: 'present.settings',
    locale: 'present.locale',
    strictness: '$6::text',
    grader: '$5::text',
    isGraderNamed: '$8::boolean',
  });

/**
 * SQL: the essays of assignment $1 whose result is based on criteria other than `COPIES`, or on other settings. An essay that
 * has since been graded as it would be now is left out: its new result waits as a proposal, or the teacher has chosen the
 * other one.
 */
const OUTDATED = `with present as materialized (
    select ${settingsSql('assignments')} as settings, coalesce(locale, $7) as locale, ${COPIES} as copies from assignments where id = $1
  ), outdated as materialized (
    select essay.id as "essayId", essay.uploaded_at as "uploadedAt", how."isByOthers", how.changes,
      ${carriesDecisionsSql('result', 'essay')} as "isDecided"
    from present cross join essays essay
    cross join lateral (
      -- The limit holds the planner to the index.
      select * from grading_results where essay_id = essay.id and ${inForce('grading_results')} limit 1
    ) result
    cross join lateral (
      select result.criteria_id <> all(present.copies) as "isByOthers", ${changes('result')} as changes
    ) how
    where essay.assignment_id = $1 and essay.deleted_at is null and (how."isByOthers" or how.changes <> '{}')
      and not exists (
        select from grading_jobs where essay_id = essay.id and not second_opinion and status in ('pending', 'processing'))
      and not exists (
        select from grading_results newer
        where newer.essay_id = essay.id and newer.created_at > result.created_at
          and newer.criteria_id = any(present.copies) and ${changes('newer')} = '{}')
  )`;
