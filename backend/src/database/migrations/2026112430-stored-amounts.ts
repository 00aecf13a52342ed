import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Results and ledgers are large, and a statement has a minute: so each statement covers those of this many essays. */
const CHUNK = 500;

/** What a row takes besides its texts, roughly, so that many empty rows count too. */
const ROW_BYTES = 500;

const RESULT_BYTES = `octet_length(feedback::text) + coalesce(octet_length(review::text), 0)
  + octet_length(overall_analysis::text) + octet_length(contextual_insights::text)
  + coalesce(octet_length(text_as_sent), 0) + ${ROW_BYTES}`;
const LEDGER_BYTES = `octet_length(details::text) + ${ROW_BYTES}`;

interface CountedTable {
  table: string;
  /** SQL of the bytes of one row. The length of a text is known without reading it. */
  bytes: string;
  /** SQL of whether a row counts as one of its kind. Its bytes always count. */
  counts: string;
  /** Whether its texts can change. */
  canChange: boolean;
}

const TABLES: CountedTable[] = [
  {
    table: 'essays',
    bytes: `octet_length(content) + octet_length(hidden_text::text) + octet_length(heading) + ${ROW_BYTES}`,
    counts: 'deleted_at is null',
    canChange: false,
  },
  {
    table: 'criteria',
    bytes: `octet_length(items::text) + coalesce(octet_length(details::text), 0) + ${ROW_BYTES}`,
    counts: 'deleted_at is null',
    canChange: true,
  },
  {
    table: 'rubrics',
    bytes: `octet_length(criteria::text) + coalesce(octet_length(description), 0) + ${ROW_BYTES}`,
    counts: 'true',
    canChange: true,
  },
  {
    table: 'classes',
    bytes: `coalesce(octet_length(description), 0) + ${ROW_BYTES}`,
    counts: 'true',
    canChange: true,
  },
  {
    table: 'assignments',
    bytes: `coalesce(octet_length(description), 0) + coalesce(octet_length(instructions), 0)
      + coalesce(octet_length(source_text), 0) + coalesce(octet_length(criteria_text), 0) + ${ROW_BYTES}`,
    counts: 'true',
    canChange: true,
  },
];

/**
 * How much each account stores, by kind, kept by the database itself: an account may hold many rows, and each request that
 * stores something asks.
 */
export class StoredAmounts2026112430000 implements MigrationInterface {
  name = 'StoredAmounts2026112430000';

  async up(runner: QueryRunner): Promise<void> {
    // Until the transaction ends. Each table is read once, which takes longer than a minute where there is much in it.
    await runner.query('set local statement_timeout = 0');
    await runner.query(`
      create table stored_amounts (
        user_id uuid not null references users on delete cascade,
        -- The table that holds the rows; 'results' for those of grading_results and the lines of their ledger.
        kind text not null,
        items integer not null,
        bytes bigint not null,
        primary key (user_id, kind)
      );
      -- Results are written by many transactions at a time, which lock other rows before and after. If they also locked
      -- a common counter or, by a reference, the account, two could wait for each other; so each adds a row, and the hourly
      -- purge adds the rows up.
      create table stored_result_changes (
        id bigint generated always as identity primary key,
        user_id uuid not null,
        items integer not null,
        bytes bigint not null
      );
      create index stored_result_changes_user on stored_result_changes (user_id);
      -- For the removal of criteria sets that nothing uses: it looks for what refers to each.
      create index grading_results_criteria on grading_results (criteria_id);
      create index grading_jobs_criteria on grading_jobs (criteria_id);
    `);
    for (const counted of TABLES) await runner.query(triggersOf(counted));
    await runner.query(RESULT_TRIGGERS);
    for (const counted of TABLES) await runner.query(fill(counted));
    await fillByEssay(runner);
  }

  async down(runner: QueryRunner): Promise<void> {
    const tables = [...TABLES.map(({ table }) => table), 'grading_results', 'result_ledger'];
    for (const table of tables)
      await runner.query(`
        drop function if exists store_more_${table} cascade;
        drop function if exists store_less_${table} cascade;
        drop function if exists store_changed_${table} cascade;
      `);
    await runner.query(`
      drop table stored_amounts, stored_result_changes;
      drop index grading_results_criteria, grading_jobs_criteria;
    `);
  }
}

/** When an account is deleted, its counts go with it and its rows need not be counted down. */
const OF_ACCOUNTS = 'user_id is not null and exists (select from users where users.id = user_id)';
const ADD = `on conflict (user_id, kind) do update
  set items = s.items + excluded.items, bytes = s.bytes + excluded.bytes`;

function triggersOf({ table, bytes, counts, canChange }: CountedTable): string {
  const sum = (rows: string, sign: '' | '-') => `
    insert into stored_amounts as s (user_id, kind, items, bytes)
      select user_id, '${table}', ${sign}count(*) filter (where ${counts}), ${sign}sum(${bytes})
      from ${rows} where ${OF_ACCOUNTS} group by user_id order by user_id
    ${ADD};
    return null;`;
  const size = canChange ? bytes : '0';
  return `
    create function store_more_${table}() returns trigger language plpgsql as $$ begin ${sum('added', '')} end $$;
    create function store_less_${table}() returns trigger language plpgsql as $$ begin ${sum('removed', '-')} end $$;
    create function store_changed_${table}() returns trigger language plpgsql as $$ begin
      insert into stored_amounts as s (user_id, kind, items, bytes)
        select user_id, '${table}', sum(i), sum(b) from (
          select user_id, (${counts})::int as i, ${size} as b from added
          union all
          select user_id, -(${counts})::int, -(${size}) from removed
        ) change
        where ${OF_ACCOUNTS} group by user_id having sum(i) <> 0 or sum(b) <> 0 order by user_id
      ${ADD};
      return null;
    end $$;
    create trigger ${table}_store_more after insert on ${table}
      referencing new table as added for each statement execute function store_more_${table}();
    create trigger ${table}_store_less after delete on ${table}
      referencing old table as removed for each statement execute function store_less_${table}();
    create trigger ${table}_store_changed after update on ${table}
      referencing old table as removed new table as added for each statement execute function store_changed_${table}();
  `;
}

/**
 * Most changes of a result leave its texts alone, so only those that write them are counted. The lines of a ledger go with
 * their essay, which alone says whose they are: they are counted down before it goes.
 */
const RESULT_TRIGGERS = `
  create function store_more_grading_results() returns trigger language plpgsql as $$ begin
    insert into stored_result_changes (user_id, items, bytes)
      select user_id, count(*), sum(${RESULT_BYTES}) from added where ${OF_ACCOUNTS} group by user_id;
    return null;
  end $$;
  create function store_less_grading_results() returns trigger language plpgsql as $$ begin
    insert into stored_result_changes (user_id, items, bytes)
      select user_id, -count(*), -sum(${RESULT_BYTES}) from removed where ${OF_ACCOUNTS} group by user_id;
    return null;
  end $$;
  create function store_changed_grading_results() returns trigger language plpgsql as $$
  declare
    more bigint := (select ${RESULT_BYTES} from (select new.*) one) - (select ${RESULT_BYTES} from (select old.*) one);
  begin
    if more <> 0 then
      insert into stored_result_changes (user_id, items, bytes) values (new.user_id, 0, more);
    end if;
    return null;
  end $$;
  create trigger grading_results_store_more after insert on grading_results
    referencing new table as added for each statement execute function store_more_grading_results();
  create trigger grading_results_store_less after delete on grading_results
    referencing old table as removed for each statement execute function store_less_grading_results();
  create trigger grading_results_store_changed
    after update of feedback, review, overall_analysis, contextual_insights, text_as_sent on grading_results
    for each row execute function store_changed_grading_results();

  create function store_more_result_ledger() returns trigger language plpgsql as $$ begin
    insert into stored_result_changes (user_id, items, bytes)
      select user_id, 0, sum(${LEDGER_BYTES})
      from added join essays on essays.id = added.essay_id where ${OF_ACCOUNTS} group by user_id;
    return null;
  end $$;
  create function store_less_result_ledger() returns trigger language plpgsql as $$
  declare less bigint;
  begin
    if exists (select from users where users.id = old.user_id) then
      less := (select sum(${LEDGER_BYTES}) from result_ledger where essay_id = old.id);
      if less > 0 then
        insert into stored_result_changes (user_id, items, bytes) values (old.user_id, 0, -less);
      end if;
    end if;
    return old;
  end $$;
  create trigger result_ledger_store_more after insert on result_ledger
    referencing new table as added for each statement execute function store_more_result_ledger();
  create trigger essays_store_less_ledger before delete on essays
    for each row execute function store_less_result_ledger();
`;

function fill({ table, bytes, counts }: CountedTable): string {
  return `insert into stored_amounts (user_id, kind, items, bytes)
    select user_id, '${table}', count(*) filter (where ${counts}), sum(${bytes})
    from ${table} where user_id is not null group by user_id`;
}

async function fillByEssay(runner: QueryRunner): Promise<void> {
  let last = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const rows = (await runner.query('select id from essays where id > $1 order by id limit $2', [
      last,
      CHUNK,
    ])) as { id: string }[];
    const ids = [rows.map(({ id }) => id)];
    await runner.query(
      `insert into stored_amounts as s (user_id, kind, items, bytes)
         select user_id, 'results', count(*), sum(${RESULT_BYTES})
         from grading_results where essay_id = any($1::uuid[]) group by user_id
       ${ADD}`,
      ids,
    );
    await runner.query(
      `insert into stored_amounts as s (user_id, kind, items, bytes)
         select user_id, 'results', 0, sum(${LEDGER_BYTES})
         from result_ledger join essays on essays.id = essay_id where essay_id = any($1::uuid[]) group by user_id
       ${ADD}`,
      ids,
    );
    const end = rows.at(-1);
    if (!end || rows.length < CHUNK) return;
    last = end.id;
  }
}
