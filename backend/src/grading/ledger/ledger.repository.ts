import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { LEDGER_SITTING_MINUTES } from '@marklight/contracts/business';
import { WHOLE_LISTS, WHOLE_TEXTS } from '@marklight/contracts/decisions';
import type { GradedBy, LedgerChange } from '@marklight/contracts/ledger';
import type { DataSource, EntityManager } from 'typeorm';
import type { TeacherNews } from '../../database/teacher-channel';
import { newsSql } from '../../database/teacher-channel.sql';
import type { StoredProposal } from './ledger-entries';

interface NewLine {
  essayId: string;
  /** Null if the essay has no result. */
  resultId: string | null;
}

/** Records what proposed a result, and tells the teacher's pages. Call it in the transaction that stores the result. */
export async function addProposal(
  manager: EntityManager,
  { essayId, resultId }: NewLine,
  proposal: StoredProposal,
  news: TeacherNews,
): Promise<void> {
  await manager.query(
    `with added as (
       insert into result_ledger (essay_id, result_id, kind, details) values ($1, $2, 'proposed', $3)
     ) select ${newsSql('$4')}`,
    [essayId, resultId, JSON.stringify(proposal), JSON.stringify(news)],
  );
}

/** Records what the teacher changed. Call it in the transaction that changes it. */
export async function addChanges(
  manager: EntityManager,
  { essayId, resultId, actorId }: NewLine & { actorId: string },
  changes: readonly LedgerChange[],
): Promise<void> {
  if (changes.length === 0) return;
  await manager.query(
    `insert into result_ledger (essay_id, result_id, actor_id, kind, details)
     select $1, $2, $3, 'changed', change
     from jsonb_array_elements($4::jsonb) with ordinality as changes (change, place) order by place`,
    [essayId, resultId, actorId, JSON.stringify(changes)],
  );
}

/** SQL: the name and version of a row of `criteria`, as `GradedBy`. */
export function gradedBySql(criteria: string): string {
  return `jsonb_build_object('id', ${criteria}.id, 'name', ${criteria}.filename, 'rubric',
    case when ${criteria}.rubric_id is not null and ${criteria}.rubric_version is not null
      then jsonb_build_object('id', ${criteria}.rubric_id, 'version', ${criteria}.rubric_version) end)`;
}

/** The name and version of the criteria that a result is based on, as they are now. */
export async function gradedBy(manager: EntityManager, criteriaId: string): Promise<GradedBy> {
  const [row] = await manager.query<{ criteriaSet: GradedBy }[]>(
    `select ${gradedBySql('criteria')} as "criteriaSet" from criteria where id = $1`,
    [criteriaId],
  );
  if (!row) throw new Error('a result is based on criteria that are not stored');
  return row.criteriaSet;
}

/** The same for a stored result, as the ledger has it: the rubric may have been deleted since. */
export async function proposedBy(
  manager: EntityManager,
  resultId: string,
  criteriaId: string,
): Promise<GradedBy> {
  const [line] = await manager.query<{ criteriaSet: GradedBy }[]>(
    `select details -> 'criteriaSet' as "criteriaSet" from result_ledger
     where essay_id = (select essay_id from grading_results where id = $1) and result_id = $1 and kind = 'proposed'
     order by id desc limit 1`,
    [resultId],
  );
  return line?.criteriaSet ?? gradedBy(manager, criteriaId);
}

interface StoredLine {
  id: string;
  resultId: string | null;
  happenedAt: Date;
  isDated: boolean;
}
export type LedgerLine =
  | (StoredLine & { kind: 'proposed'; details: StoredProposal; textKeptWith: string | null })
  | (StoredLine & { kind: 'changed'; details: LedgerChange; by: string | null; since: Date | null });

export interface LedgerSlice {
  /** One result; null for all of the essay's. */
  resultId: string | null;
  take: number;
  skip: number;
}

/** The parts that are typed, and so are saved at each pause. */
const TYPED = [
  ...['feedback', 'improvementSteps', 'exemplarComparison', 'comments'],
  ...WHOLE_TEXTS,
  ...WHOLE_LISTS,
].map((field) => `'${field}'`);

/**
 * SQL: the lines of an essay's ledger, newest first, of result $2 alone unless that is null. Saves of the same text by the
 * same teacher, with nothing else between them, are one line from the first wording to the last. Whether something lies
 * between is asked of the whole essay, so that each result shows the lines that all of them together do.
 */
function foldedSql(essayId: string): string {
  return `select id, essay_id, result_id, actor_id, kind, happened_at, is_dated, since,
      case when since = happened_at then details else details || jsonb_build_object('from', first_from) end as details
    from (
      select distinct on (sitting) *, first_value(happened_at) over one as since,
        first_value(details -> 'from') over one as first_from
      from (
        select *, count(*) filter (where not continues) over (order by id) as sitting
        from (
          select line.*, coalesce(
            line.kind = 'changed' and line.is_dated and line.details ->> 'field' in (${TYPED.join(', ')})
              and not line.details ? 'carriedOver'
              and lag(line.details) over w - 'from' - 'to' = line.details - 'from' - 'to'
              and lag(line.details) over w -> 'to' = line.details -> 'from'
              and lag(line.result_id) over w = line.result_id and lag(line.actor_id) over w = line.actor_id
              and line.happened_at - lag(line.happened_at) over w <= interval '${LEDGER_SITTING_MINUTES} minutes',
            false) as continues
          from result_ledger line where line.essay_id = ${essayId} window w as (order by line.id)
        ) compared
      ) numbered
      window one as (partition by sitting order by id)
      order by sitting, id desc
    ) folded
    where ($2::uuid is null or result_id = $2)
      -- Taken back in the same sitting: nothing changed.
      and (since = happened_at or first_from is distinct from details -> 'to')
    order by id desc`;
}

/** The ledger is append-only: see the migration. */
@Injectable()
export class LedgerRepository {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** Newest first, with the total. The caller has checked who owns the essay. */
  async page(
    essayId: string,
    { resultId, take, skip }: LedgerSlice,
  ): Promise<{ lines: LedgerLine[]; total: number }> {
    const folded = foldedSql('$1');
    const [lines, [{ total }]] = await Promise.all([
      this.dataSource.query<LedgerLine[]>(
        `with line as (${folded} limit $3 offset $4)
         select line.id::text as id, line.result_id as "resultId", line.kind, line.happened_at as "happenedAt",
           line.is_dated as "isDated", line.details, nullif(line.since, line.happened_at) as since,
           nullif(concat_ws(' ', nullif(actor.first_name, ''), nullif(actor.last_name, '')), '') as by,
           case when line.details -> 'textAsSent' ->> 'sha256' is not null then (
             select result.id from grading_results result
             where result.essay_id = line.essay_id and result.text_as_sent is not null
               and encode(sha256(convert_to(result.text_as_sent, 'UTF8')), 'hex')
                 = line.details -> 'textAsSent' ->> 'sha256'
             order by result.id = line.result_id desc, result.created_at limit 1) end as "textKeptWith"
         from line left join users actor on actor.id = line.actor_id
         order by line.id desc`,
        [essayId, resultId, take, skip],
      ),
      this.dataSource.query<[{ total: number }]>(`select count(*)::int as total from (${folded}) line`, [
        essayId,
        resultId,
      ]),
    ]);
    return { lines, total };
  }
}
