import type { JobStatus, ProviderName } from '@marklight/contracts/grading';
import type { Locale } from '@marklight/contracts/language';
import type { Strictness } from '@marklight/contracts/strictness';
import type { EntityManager } from 'typeorm';
import { inForce } from '../../common/sql/result-standing.sql';
import { gradedBySql } from '../ledger/ledger.repository';

/** An essay for which a second opinion is asked, with its result in force; null parts where it has none. */
export interface EssayToRead {
  essayId: string;
  criteriaId: string | null;
  provider: ProviderName | null;
  locale: Locale | null;
  strictness: Strictness | null;
  /** Graded, or read a second time. */
  isUnderWay: boolean;
}

/** The caller holds the essays' locks, and has checked whose they are. */
export function essaysToRead(manager: EntityManager, essayIds: readonly string[]): Promise<EssayToRead[]> {
  return manager.query<EssayToRead[]>(
    `select essay.id as "essayId", result.criteria_id as "criteriaId", result.provider, result.locale, result.strictness,
       exists (select from grading_jobs where essay_id = essay.id and status in ('pending', 'processing')) as "isUnderWay"
     from essays essay left join grading_results result on result.essay_id = essay.id and ${inForce('result')}
     where essay.id = any($1::uuid[]) order by essay.id`,
    [essayIds],
  );
}

/** What is asked for: by the criteria, the language standard and the strictness of the result. */
export interface Reading {
  essayId: string;
  criteriaId: string;
  locale: Locale;
  strictness: Strictness;
  /** Null: as the server is set up. */
  grader: 'built-in' | null;
}

/** Records a job for each, or opens the earlier one again. @returns the jobs to queue */
export async function recordReadings(
  manager: EntityManager,
  userId: string,
  readings: readonly Reading[],
): Promise<string[]> {
  if (readings.length === 0) return [];
  const rows = await manager.query<{ id: string }[]>(
    `insert into grading_jobs
       (user_id, essay_id, criteria_id, criteria_set, locale, strictness, grader, second_opinion)
     select $1, essay_id, criteria_id, (select ${gradedBySql('criteria')} from criteria where id = criteria_id),
       locale, strictness, grader, true
     from unnest($2::uuid[], $3::uuid[], $4::text[], $5::text[], $6::text[])
       as asked (essay_id, criteria_id, locale, strictness, grader)
     order by essay_id
     on conflict (essay_id, criteria_id, second_opinion) do update
       set status = 'pending', progress = 0, error = null, locale = excluded.locale,
           criteria_set = excluded.criteria_set, strictness = excluded.strictness, grader = excluded.grader,
           claim = null, starts = 0, created_at = now(), finished_at = null
       where grading_jobs.status in ('error', 'complete')
     returning id`,
    [
      userId,
      readings.map(({ essayId }) => essayId),
      readings.map(({ criteriaId }) => criteriaId),
      readings.map(({ locale }) => locale),
      readings.map(({ strictness }) => strictness),
      readings.map(({ grader }) => grader),
    ],
  );
  return rows.map(({ id }) => id);
}

/** Of the last reading by the criteria of this result; null if none was asked for. */
export async function readingOf(
  manager: EntityManager,
  { essayId, criteriaId }: { essayId: string; criteriaId: string },
): Promise<{ status: JobStatus; error: string | null } | null> {
  const [row] = await manager.query<{ status: JobStatus; error: string | null }[]>(
    `select status, error from grading_jobs where essay_id = $1 and criteria_id = $2 and second_opinion`,
    [essayId, criteriaId],
  );
  return row ?? null;
}
