import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Feedback is large, and a statement has a minute: so each statement covers the results of this many essays. */
const CHUNK = 200;

/**
 * What proposed each result and what the teacher changed in it, append-only and kept for as long as the essay:
 * rows are deleted with their essay and in no other way. For earlier results it records what is still stored with them.
 */
export class ResultLedger2026112290000 implements MigrationInterface {
  name = 'ResultLedger2026112290000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table result_ledger (
        id bigint generated always as identity primary key,
        essay_id uuid not null references essays on delete cascade,
        -- No references: a line outlives the result that it is about, and goes only with the essay.
        result_id uuid,
        actor_id uuid,
        kind text not null check (kind in ('proposed', 'changed')),
        happened_at timestamptz not null default now(),
        -- False for changes from before this table, of which only the outcome was kept.
        is_dated boolean not null default true,
        details jsonb not null
      );
      create index result_ledger_essay on result_ledger (essay_id, id desc);

      create function refuse_ledger_change() returns trigger language plpgsql as $$
      begin
        if tg_op = 'DELETE' and not exists (select from essays where essays.id = old.essay_id) then
          return old;
        end if;
        raise exception 'the ledger of results is only added to' using errcode = 'insufficient_privilege';
      end $$;
      create trigger result_ledger_append_only before update or delete on result_ledger
        for each row execute function refuse_ledger_change();
    `);
    let last = '00000000-0000-0000-0000-000000000000';
    for (;;) {
      const essays = (await runner.query('select id from essays where id > $1 order by id limit $2', [
        last,
        CHUNK,
      ])) as { id: string }[];
      const end = essays.at(-1);
      if (!end) break;
      await tellOfResults(
        runner,
        essays.map(({ id }) => id),
      );
      last = end.id;
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table result_ledger; drop function refuse_ledger_change;');
  }
}

async function tellOfResults(runner: QueryRunner, essayIds: readonly string[]): Promise<void> {
  await runner.query(
    `
      insert into result_ledger (essay_id, result_id, kind, happened_at, details)
      select result.essay_id, result.id, 'proposed', result.created_at, jsonb_build_object(
        'provider', result.provider, 'model', result.model, 'promptVersion', null, 'locale', result.locale,
        'genre', result.genre, 'usage', result.usage, 'tookMs', null, 'decisionsKept', 0,
        'criteriaSet', jsonb_build_object('id', criteria.id, 'name', criteria.filename, 'rubric',
          case when criteria.rubric_id is not null and criteria.rubric_version is not null
            then jsonb_build_object('id', criteria.rubric_id, 'version', criteria.rubric_version) end),
        'levels', (select coalesce(jsonb_agg(jsonb_build_object('criterion', item -> 'criteria',
            'weight', item -> 'weight', 'level', item -> 'level') order by place), '[]')
          from jsonb_array_elements(result.feedback) with ordinality as items (item, place)),
        'textAsSent', case when result.text_as_sent is not null then jsonb_build_object(
          'sha256', encode(sha256(convert_to(result.text_as_sent, 'UTF8')), 'hex'),
          'characters', length(result.text_as_sent)) end)
      from grading_results result join criteria on criteria.id = result.criteria_id
      where result.essay_id = any($1::uuid[])
      order by result.created_at, result.id
    `,
    [essayIds],
  );
  await runner.query(
    `
      insert into result_ledger (essay_id, result_id, actor_id, kind, is_dated, details)
      select result.essay_id, result.id, result.user_id, 'changed', false, jsonb_build_object(
        'field', field, 'criterion', jsonb_build_object('number', place, 'text', item -> 'criteria'),
        'from', item -> field, 'to', result.review -> (place::int - 1) -> field)
      from grading_results result,
        jsonb_array_elements(result.feedback) with ordinality as items (item, place),
        unnest(array['level', 'feedback']) as field
      where result.essay_id = any($1::uuid[]) and result.review is not null
        and item -> field is distinct from result.review -> (place::int - 1) -> field
      order by result.created_at, result.id, place
    `,
    [essayIds],
  );
}
