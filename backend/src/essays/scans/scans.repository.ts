import type { ScanOutcome, ScannedPages } from '../../documents/ocr/scanned-page';
import type { EntityManager } from 'typeorm';
import { pacedWait, type PacedWait } from '../../queue/paced-wait';
import { pacedSql } from '../../queue/paced-wait.sql';

/** Names of the queue's tasks, and their payload. The second waits for a service, the first works. */
export const READ_SCAN_TASK = 'read_scan';
export const READ_HANDWRITING_TASK = 'read_handwriting';
export interface ReadScanPayload {
  essayId: string;
}

const SCAN_JOB_KEY = 'scan:';
/** Tries of one page when something unexpected fails. */
const MAX_ATTEMPTS = 5;
/** Priorities are stored as smallint. */
const PRIORITY_MAX = 30_000;
/** Any more are left to the next sweep, a quarter of a minute later. */
const SWEEP_MAX = 1_000;

export interface PageOfScan {
  userId: string;
  /** Null if all pages have been read. */
  page: number | null;
  /** What recognition found on it, where a model is to read it. */
  found: ScanOutcome | null;
}

/** Records which pages of these essays are to be read by OCR, and queues the essays. */
export async function addScans(
  manager: EntityManager,
  userId: string,
  essays: readonly { essayId: string; pages: readonly number[] }[],
): Promise<void> {
  if (essays.length === 0) return;
  await manager.query(
    `insert into scanned_pages (essay_id, page, user_id)
     select (given ->> 'essayId')::uuid, page::integer, $1
     from jsonb_array_elements($2::jsonb) as given, jsonb_array_elements_text(given -> 'pages') as page`,
    [userId, JSON.stringify(essays)],
  );
  await enqueueScans(
    manager,
    userId,
    essays.map(({ essayId }) => essayId),
  );
}

/**
 * Queues essays whose pages wait, one page at a time. An essay comes after as many as the teacher has waiting before it,
 * or as it has pages read, so that teachers take turns: one with 100 scanned pages does not hold up one with a single
 * page.
 * @param wait the shortest time in seconds that they wait, or spread among the teacher's essays
 */
export async function enqueueScans(
  manager: EntityManager,
  userId: string,
  essayIds: readonly string[],
  wait: number | PacedWait = 0,
): Promise<void> {
  const { seconds, secondsBetween } = pacedWait(wait);
  await manager.query(
    `with open as (
       select count(distinct essay_id) as n from scanned_pages where user_id = $1 and essay_id <> all($2::uuid[])
     )
     select graphile_worker.add_job(
       case when done.waits then $3 else $7 end, json_build_object('essayId', essay.id), job_key := $4 || essay.id, max_attempts := $5,
       run_at := now() + make_interval(secs => ${pacedSql('$8', '$9', 'open.n')}),
       priority := least(case when done.n > 0 then done.n else open.n + essay.place end, $6)::integer
     )
     from open, unnest($2::uuid[]) with ordinality as essay (id, place)
     cross join lateral (
       select count(page.found) as n, bool_or(page.found is null) or not bool_or(page.to_model) as waits
       from scanned_pages page where page.essay_id = essay.id
     ) done`,
    [
      userId,
      essayIds,
      READ_SCAN_TASK,
      SCAN_JOB_KEY,
      MAX_ATTEMPTS,
      PRIORITY_MAX,
      READ_HANDWRITING_TASK,
      seconds,
      secondsBetween,
    ],
  );
}

/** The next page to read: those for recognition first. Null if the essay is not being read, or has been deleted. */
export async function nextPage(manager: EntityManager, essayId: string): Promise<PageOfScan | null> {
  const [row] = await manager.query<PageOfScan[]>(
    `select page.user_id as "userId", page.found,
       case when page.found is null or page.to_model then page.page end as page
     from scanned_pages page join essays essay on essay.id = page.essay_id and essay.deleted_at is null
     where page.essay_id = $1
     order by page.found is not null, not page.to_model, page.page limit 1`,
    [essayId],
  );
  return row ?? null;
}

/** Records what was found on a page, once. @param toModel whether a model is still to read it */
export async function notePage(
  manager: EntityManager,
  essayId: string,
  page: number,
  outcome: ScanOutcome,
  toModel = false,
): Promise<void> {
  await manager.query(
    `update scanned_pages set found = $3::jsonb, to_model = $4
     where essay_id = $1 and page = $2 and found is null`,
    [essayId, page, JSON.stringify(outcome), toModel],
  );
}

/** Records what became of a page that a model was to read, once. */
export async function noteHandwriting(
  manager: EntityManager,
  essayId: string,
  page: number,
  outcome: ScanOutcome,
): Promise<void> {
  await manager.query(
    `update scanned_pages set found = $3::jsonb, to_model = false where essay_id = $1 and page = $2 and to_model`,
    [essayId, page, JSON.stringify(outcome)],
  );
}

/** What was found on each of the essay's pages. */
export async function foundPages(manager: EntityManager, essayId: string): Promise<ScannedPages> {
  const rows = await manager.query<{ page: number; found: ScanOutcome }[]>(
    'select page, found from scanned_pages where essay_id = $1 and found is not null order by page',
    [essayId],
  );
  return rows.map(({ page, found }) => [page, found] as const);
}

/** Ends the reading of an essay. @returns false if it had ended before */
export async function endReading(manager: EntityManager, essayId: string): Promise<boolean> {
  const [rows] = await manager.query<[unknown[], number]>(
    'delete from scanned_pages where essay_id = $1 returning page',
    [essayId],
  );
  return rows.length > 0;
}

export async function isBeingRead(manager: EntityManager, essayId: string): Promise<boolean> {
  const rows = await manager.query<unknown[]>('select from scanned_pages where essay_id = $1 limit 1', [
    essayId,
  ]);
  return rows.length > 0;
}

/** Whether the essay is being read; until the transaction ends, its reading does not end. */
export async function lockReading(manager: EntityManager, essayId: string): Promise<boolean> {
  const rows = await manager.query<unknown[]>(
    'select from scanned_pages where essay_id = $1 order by page for share',
    [essayId],
  );
  return rows.length > 0;
}

/** Queues again what is being read and has no job in the queue. @returns how many */
export async function queueForgottenScans(manager: EntityManager): Promise<number> {
  const forgotten = await manager.query<{ essayId: string; userId: string }[]>(
    `select distinct page.essay_id as "essayId", page.user_id as "userId"
     from scanned_pages page join essays essay on essay.id = page.essay_id and essay.deleted_at is null
     where not exists (
       select from graphile_worker.jobs job
       where job.key = $1 || page.essay_id and (job.locked_at is not null or job.attempts < job.max_attempts)
     ) limit $2`,
    [SCAN_JOB_KEY, SWEEP_MAX],
  );
  for (const { essayId, userId } of forgotten) await enqueueScans(manager, userId, [essayId]);
  return forgotten.length;
}

/** Whether the essay has been graded, or asked to be: the start of a grading waits for the essay's lock. */
export async function isGraded(manager: EntityManager, essayId: string): Promise<boolean> {
  const [row] = await manager.query<{ graded: boolean }[]>(
    `select exists (select from grading_results where essay_id = $1)
       or exists (select from grading_jobs where essay_id = $1 and status in ('pending', 'processing')) as graded`,
    [essayId],
  );
  return row?.graded === true;
}

/** The language errors that metrics count were those of another text. */
export async function forgetAnalyses(manager: EntityManager, essayId: string): Promise<void> {
  await manager.query('delete from essay_analyses where essay_id = $1', [essayId]);
}
