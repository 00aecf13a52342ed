import type { EssayStatus, FileFault } from '@marklight/contracts/essays';
import type { GradingWait, JobStatus } from '@marklight/contracts/grading';
import type { Locale } from '@marklight/contracts/language';
import type { Grader } from '@marklight/contracts/grader-choice';
import type { GradedBy } from '@marklight/contracts/ledger';
import type { Strictness } from '@marklight/contracts/strictness';
import type { EntityManager } from 'typeorm';
import { settlementSql, settlementValues, type AiCost } from '../ai/ai-usage.repository';
import type { CriterionDetails } from '../criteria/criteria.entity';
import type { PreparedStatements } from '../database/prepared-statements.repository';
import { jobNewsSql } from '../database/teacher-channel.sql';
import { windowRunsSql } from '../maintenance/maintenance.repository';
import type { AssignmentBrief } from './assignment-brief';
import { gradedBySql } from './ledger/ledger.repository';
import type { GradedWith } from './starting/graded-with';
import { settingsSql } from './starting/graded-with.sql';
import type { EssayByCriteria } from './starting/starting-facts.repository';

/** One attempt at a grading. Only its holder may write the outcome, and only until another attempt begins. */
export interface Claim {
  id: string;
  userId: string;
  claim: string;
}

export interface ClaimedJob extends Claim {
  /** Attempts since the teacher asked, this one included, not counting those that were put back. */
  starts: number;
  essayId: string;
  criteriaId: string;
  /** Null if it was asked for by an earlier version of the product. */
  criteriaSet: GradedBy | null;
  locale: Locale;
  strictness: Strictness;
  /** Chosen by the teacher; null: as the server is set up. */
  grader: 'built-in' | null;
  /** What it was put back for, if it was. */
  waitsFor: GradingWait | null;
  isSecondOpinion: boolean;
  content: string;
  studentName: string | null;
  fileFaults: FileFault[];
  hasHiddenText: boolean;
  items: string[];
  details: CriterionDetails[] | null;
  /** From the assignment that the essay is filed under; null if it is filed under none. */
  brief: AssignmentBrief | null;
  /** From the same; null if it is filed under none. */
  settings: Omit<GradedWith, 'grader'> | null;
  /** The class that the essay's assignment belongs to. */
  className: string | null;
  /** When the teacher asked for it, or asked again. */
  createdAt: Date;
}

const OPEN = `status in ('pending', 'processing')`;
const HELD = `id = $1 and claim = $2 and ${OPEN}`;

/**
 * Records a job for each of these essays, or reopens an existing one, which keeps its strictness and grader unless others are
 * asked for.
 * The last argument is what was asked for.
 * @returns the jobs to queue, in the order given
 */
export async function recordJobs(
  manager: EntityManager,
  userId: string,
  essays: readonly (EssayByCriteria & { locale: Locale })[],
  { strictness, grader }: { strictness?: Strictness | undefined; grader?: Grader | undefined },
): Promise<string[]> {
  if (essays.length === 0) return [];
  const rows = await manager.query<{ id: string; essayId: string }[]>(
    // Sorted, so that two such statements at the same time lock the rows in the same order.
    `insert into grading_jobs (user_id, essay_id, criteria_id, criteria_set, locale, strictness, grader)
     select $1, essay_id, criteria_id, (select ${gradedBySql('criteria')} from criteria where id = criteria_id), locale,
       coalesce($2, usual, 'standard'), nullif($7::text, 'ai-service')
     from unnest($3::uuid[], $4::uuid[], $5::text[], $6::text[]) as asked (essay_id, criteria_id, locale, usual)
     order by essay_id
     on conflict (essay_id, criteria_id, second_opinion) do update
       set status = 'pending', progress = 0, error = null, locale = excluded.locale,
           criteria_set = excluded.criteria_set, strictness = coalesce($2, grading_jobs.strictness),
           grader = case when $7::text is null then grading_jobs.grader else excluded.grader end,
           claim = null, starts = 0, waits_for = null, created_at = now(), finished_at = null, dismissed_at = null
       where grading_jobs.status in ('error', 'complete')
     returning id, essay_id as "essayId"`,
    [
      ...[userId, strictness ?? null],
      ...[essays.map(({ essayId }) => essayId), essays.map(({ criteriaId }) => criteriaId)],
      ...[essays.map(({ locale }) => locale), essays.map((one) => one.strictness)],
      grader ?? null,
    ],
  );
  const jobOfEssay = new Map(rows.map((row) => [row.essayId, row.id]));
  return essays.flatMap(({ essayId }) => jobOfEssay.get(essayId) ?? []);
}

/** The state of grading by these criteria sets, by essay. */
export async function jobStatusesOf(
  manager: EntityManager,
  essays: readonly Pick<EssayByCriteria, 'essayId' | 'criteriaId'>[],
): Promise<Map<string, JobStatus>> {
  const rows = await manager.query<{ essayId: string; status: JobStatus }[]>(
    `select essay_id as "essayId", status from grading_jobs
     join unnest($1::uuid[], $2::uuid[]) as asked (essay_id, criteria_id) using (essay_id, criteria_id)
     where not second_opinion`,
    [essays.map(({ essayId }) => essayId), essays.map(({ criteriaId }) => criteriaId)],
  );
  return new Map(rows.map(({ essayId, status }) => [essayId, status]));
}

/**
 * Makes an open job wait again, unless it is an administrator's, because maintenance does not delay those.
 * @returns whose it is; null if nothing was changed
 */
export async function putBackForMaintenance(manager: EntityManager, jobId: string): Promise<string | null> {
  const [row] = await manager.query<{ userId: string }[]>(
    `with put as (
       update grading_jobs job set status = 'pending', progress = 0, waits_for = null from users
       where job.id = $1 and job.${OPEN} and users.id = job.user_id and not users.is_admin
       returning job.id, job.user_id)
     select user_id as "userId", ${jobNewsSql('user_id', 'id')} as told from put`,
    [jobId],
  );
  return row?.userId ?? null;
}

/** Whether pages of the job's essay are still being read. */
export async function isEssayBeingRead(manager: EntityManager, jobId: string): Promise<boolean> {
  const pages = await manager.query<unknown[]>(
    `select from grading_jobs job join scanned_pages page on page.essay_id = job.essay_id where job.id = $1 limit 1`,
    [jobId],
  );
  return pages.length > 0;
}

/** Whose essay an open job is for; null if there is no such job. */
export async function essayOfGrading(
  manager: EntityManager,
  jobId: string,
): Promise<{ essayId: string; userId: string } | null> {
  const [row] = await manager.query<{ essayId: string; userId: string }[]>(
    `select essay_id as "essayId", user_id as "userId" from grading_jobs where id = $1 and ${OPEN}`,
    [jobId],
  );
  return row ?? null;
}

const CLAIM = `with claimed as (update grading_jobs job
     set status = 'processing', progress = $2, error = null, claim = gen_random_uuid(), starts = job.starts + 1
     from essays essay, criteria
     where job.id = $1 and job.${OPEN}
       and essay.id = job.essay_id and essay.deleted_at is null and criteria.id = job.criteria_id
       and ($3::timestamptz is null
         or not exists (select from scanned_pages page where page.essay_id = job.essay_id) and not ${windowRunsSql('$3')})
     returning job.id, job.claim, job.starts, job.user_id as "userId", job.essay_id as "essayId",
       job.criteria_id as "criteriaId", job.criteria_set as "criteriaSet", job.locale, job.strictness, job.grader, job.waits_for as "waitsFor",
       job.second_opinion as "isSecondOpinion",
       essay.content, essay.student_name as "studentName",
       essay.file_faults as "fileFaults", essay.hidden_text <> '[]' as "hasHiddenText",
       criteria.items, criteria.details, job.created_at as "createdAt",
       (select classes.name from assignments join classes on classes.id = class_id
        where assignments.id = essay.assignment_id) as "className",
       (select json_build_object('title', title, 'instructions', instructions, 'sourceText', source_text,
          'yearLevel', year_level, 'wordsMin', words_min, 'wordsMax', words_max, 'genre', genre)
        from assignments where id = essay.assignment_id) as brief,
       (select ${settingsSql('assignments')} - 'genre' from assignments where id = essay.assignment_id) as settings
     ) select claimed.*, ${jobNewsSql('"userId"', 'id')} as told from claimed`;

/**
 * Begins an attempt, which revokes any earlier one, and tells the teacher's pages.
 * @param unlessWaitingAt only if no maintenance window is running at that time and no page of the essay is still being read: most
 * gradings wait for neither, and one statement finds out
 * @returns null if there is nothing to grade any more, or it waits
 */
export async function claimGrading(
  prepared: PreparedStatements,
  jobId: string,
  { progress, unlessWaitingAt }: { progress: number; unlessWaitingAt: Date | null },
): Promise<ClaimedJob | null> {
  const [row] = await prepared.rows<ClaimedJob & { told: unknown }>('claim of a grading', CLAIM, [
    jobId,
    progress,
    unlessWaitingAt,
  ]);
  if (!row) return null;
  const { told: _, ...job } = row;
  return job;
}

/** A job whose essay was deleted ends here; left open it would wait forever once the essay is restored. */
export async function endIfEssayDeleted(manager: EntityManager, jobId: string): Promise<void> {
  await manager.query(
    `update grading_jobs job set status = 'error', finished_at = now(),
       error = 'This essay was deleted before it was graded. Start grading again.'
     from essays essay
     where job.id = $1 and job.${OPEN} and essay.id = job.essay_id and essay.deleted_at is not null`,
    [jobId],
  );
}

/**
 * Records how far the attempt has got and what the answer cost, both or neither, and tells the teacher's pages. Safe to
 * repeat: if only the database's reply was lost, the cost counts once.
 */
export async function noteAnswer(
  prepared: PreparedStatements,
  { id, claim, userId }: Claim,
  { progress, cost }: { progress: number; cost: AiCost },
): Promise<void> {
  await prepared.rows(
    'answer to a grading',
    `with moved as (update grading_jobs set progress = $3 where ${HELD} returning id, user_id),
       ${settlementSql(4)}
     select ${jobNewsSql('user_id', 'id')} from moved`,
    [id, claim, progress, ...settlementValues(userId, cost)],
  );
}

/**
 * Locks the essay, as `lockEssay` does, and ends the job with a result.
 * @returns the essay's status; `stored_before` if this attempt had already stored it and the database's answer was lost;
 * `claim_lost` where the job has since been handed on, ended or asked for again, or the essay is gone
 */
export async function lockAndComplete(
  manager: EntityManager,
  { id, claim, essayId }: Claim & { essayId: string },
): Promise<{ essayStatus: EssayStatus } | 'stored_before' | 'claim_lost'> {
  const [row] = await manager.query<{ essayStatus: EssayStatus }[]>(
    `with essay as materialized (select id, status from essays where id = $3 for no key update),
       ended as (
         update grading_jobs job set status = 'complete', progress = 100, error = null, finished_at = now()
         from essay where job.essay_id = essay.id and job.id = $1 and job.claim = $2 and job.${OPEN}
         returning job.id)
     select essay.status as "essayStatus" from essay, ended`,
    [id, claim, essayId],
  );
  if (row) return row;
  const ours = await manager.query<unknown[]>(
    `select from grading_jobs where id = $1 and claim = $2 and status = 'complete'`,
    [id, claim],
  );
  return ours.length > 0 ? 'stored_before' : 'claim_lost';
}

/**
 * Makes the job wait again; the caller queues it.
 * @param waitsFor null if only for its turn
 * @returns false if the claim was lost
 */
export async function putBackGrading(
  manager: EntityManager,
  { id, claim }: Claim,
  waitsFor: GradingWait | null,
): Promise<boolean> {
  const [rows] = await manager.query<[unknown[], number]>(
    `update grading_jobs set status = 'pending', progress = 0, starts = 0, waits_for = $3 where ${HELD} returning id`,
    [id, claim, waitsFor],
  );
  return rows.length > 0;
}

/** What the job was put back for no longer holds it up; the teacher's pages are told. */
export async function endWait(manager: EntityManager, { id, claim, userId }: Claim): Promise<void> {
  await manager.query(
    `with changed as (update grading_jobs set waits_for = null where ${HELD} returning id)
     select ${jobNewsSql('$3::uuid', 'id')} from changed`,
    [id, claim, userId],
  );
}

/** Ends the job with a message for the teacher. @returns false if the claim was lost */
export async function failGrading(
  manager: EntityManager,
  { id, claim }: Claim,
  words: string,
): Promise<boolean> {
  const [rows] = await manager.query<[unknown[], number]>(
    `update grading_jobs set status = 'error', error = $3, finished_at = now() where ${HELD} returning id`,
    [id, claim, words],
  );
  return rows.length > 0;
}
