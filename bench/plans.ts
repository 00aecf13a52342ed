import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import type { Logger } from 'typeorm';
import type { AppConfig } from '../backend/src/config/app-config';
import { makeDataSource } from '../backend/src/database/data-source';
import { DatabaseUrl } from '../backend/src/database/database-url';
import { startEmbeddedPostgres } from '../backend/src/database/embedded/embedded-postgres';
import { migrate } from '../backend/src/database/migrate';
import { PreparedStatements } from '../backend/src/database/prepared-statements.repository';
import { entities } from '../backend/src/entities';
import { EssayListService } from '../backend/src/essays/essay-list.service';
import { EssayListsRepository } from '../backend/src/essays/essay-lists.repository';
import { EssayTextsRepository } from '../backend/src/essays/essay-texts.repository';
import { Essay } from '../backend/src/essays/essay.entity';
import { EyeRepository } from '../backend/src/essays/eye.repository';
import { ResultListsRepository } from '../backend/src/grading/result-lists.repository';
import { essayListQuerySchema } from '@marklight/contracts/essays.schema';

const TEACHERS = 10_000;
/** Of each teacher but the one with the most. */
const ESSAYS_EACH = 990;
const MOST = 100_000;
const BATCH = 500;
const PAGE = 25;

/**
 * What the plans of the usual reads take from a database of ten million graded essays, with narrow generated rows. It needs
 * 10 GB of disk and some ten minutes, so it runs only when it is asked for by name.
 */
export async function benchPlans(say: (line: string) => void): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'marklight-bench-'));
  const database = await startEmbeddedPostgres({ dataDir, log: () => undefined, durable: false });
  try {
    await migrate(database.ownerUrl, database.url);
    const client = new Client({ connectionString: database.ownerUrl });
    await client.connect();
    try {
      await fill(client);
      await explain(client, database.ownerUrl, say);
    } finally {
      await client.end();
    }
  } finally {
    await database.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

const TABLES = ['essays', 'grading_results'];

/** The rows as triggers would leave them; indexes are made when the rows are there. */
async function fill(client: Client): Promise<void> {
  await client.query(
    `insert into users (email, subscription_status, trial_ends_at)
     select 'teacher-' || n || '@school.example', 'trial', now() + interval '7 days' from generate_series(1, $1::int) n`,
    [TEACHERS],
  );
  await client.query(
    `create table numbered as select id, row_number() over (order by email) as n from users where email like 'teacher-%';
     insert into criteria (filename, items, user_id) select 'criteria.txt', '["Thesis"]', id from numbered`,
  );
  const indexes = await client.query<{ name: string; definition: string }>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index
     where indrelid = any ($1::regclass[])
       and not exists (select from pg_constraint where conindid = indexrelid)`,
    [TABLES],
  );
  const references = await client.query<{ tableName: string; name: string; definition: string }>(
    `select conrelid::regclass::text as "tableName", conname as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and conrelid = any ($1::regclass[])`,
    [TABLES],
  );
  for (const { name } of indexes.rows) await client.query(`drop index ${name}`);
  for (const { tableName, name } of references.rows)
    await client.query(`alter table ${tableName} drop constraint ${name}`);
  for (const table of TABLES) await client.query(`alter table ${table} disable trigger user`);
  for (let from = 1; from <= TEACHERS; from += BATCH)
    await client.query(ROWS, [from, from + BATCH - 1, ESSAYS_EACH, MOST]);
  for (const table of TABLES) await client.query(`alter table ${table} enable trigger user`);
  for (const { tableName, name, definition } of references.rows)
    await client.query(`alter table ${tableName} add constraint ${name} ${definition} not valid`);
  for (const { definition } of indexes.rows) await client.query(definition);
  await client.query(
    `truncate essay_counts;
     insert into essay_counts (user_id, status, graded, n, gradings)
       select user_id, status, grade is not null, count(*), sum(gradings) from essays group by 1, 2, 3`,
  );
  await client.query('vacuum analyze');
}

/** The essays of the teachers from $1 to $2, the last of all of whom has the most; each with a result. */
const ROWS = `with written as (
    insert into essays (user_id, filename, content, student_name, status, grade, gradings, word_count, page_count, uploaded_at,
      search_text)
    select id, 'essay-' || e || '.pdf', 'Text.', 'Student ' || e, (array['ready_for_review', 'reviewed'])[1 + e % 2], 'B', 1,
      300, 2, now() - make_interval(mins => e), lower('essay-' || e || '.pdf' || chr(10) || 'Student ' || e)
    from numbered, generate_series(1, case when n = ${TEACHERS} then $4::int else $3::int end) e where n between $1 and $2
    returning id, user_id, uploaded_at)
  insert into grading_results (user_id, essay_id, criteria_id, score, total_criteria, percentage, grade, feedback,
    overall_analysis, contextual_insights, locale, provider, model, levels, created_at)
  select written.user_id, written.id, criteria.id, 0.8, 1, 75, 'B', '[]', '{}', '{}', 'en-AU', 'built-in', 'built-in', '{3}',
    written.uploaded_at
  from written join criteria on criteria.user_id = written.user_id`;

interface Sent {
  sql: string;
  values: unknown[];
}

async function explain(client: Client, url: string, say: (line: string) => void): Promise<void> {
  const dataSource = await makeDataSource(url, 2, entities).initialize();
  const prepared = new PreparedStatements(dataSource, new DatabaseUrl(url));
  const eyes = new EyeRepository({ env: { WELFARE_NOTES: 'on' } } as AppConfig);
  const lists = new EssayListsRepository(dataSource, prepared, eyes);
  const texts = new EssayTextsRepository(dataSource);
  const essays = new EssayListService(dataSource.getRepository(Essay), lists, texts, eyes);
  const results = new ResultListsRepository(prepared, eyes);
  const { rows } = await client.query<{ id: string }>(
    'select id from numbered where n in (1, $1::int) order by n',
    [TEACHERS],
  );
  const sizes = await client.query<{ rows: string; size: string }>(
    `select sum(n)::text as rows, pg_size_pretty(pg_database_size(current_database())) as size from essay_counts`,
  );
  say(
    `${Number(sizes.rows[0]?.rows).toLocaleString('en-AU')} graded essays of ${TEACHERS.toLocaleString('en-AU')} teachers, ${sizes.rows[0]?.size} on the disk`,
  );
  say(`${''.padEnd(34)} pages of 8 KB   rows and entries read    ms`);
  for (const [index, { id }] of rows.entries()) {
    const amount = index === 0 ? ESSAYS_EACH : MOST;
    say(`of a teacher with ${amount.toLocaleString('en-AU')}:`);
    const page = (query: object) => essays.list(id, essayListQuerySchema.parse({ pageSize: PAGE, ...query }));
    const calls: [string, () => Promise<unknown>][] = [
      ['essays, first page', () => page({ page: 1 })],
      ['essays, last page', () => page({ page: Math.floor(amount / PAGE) })],
      ['essays, page in the middle', () => page({ page: Math.floor(amount / PAGE / 2) })],
      ['essays, last page by name', () => page({ page: Math.floor(amount / PAGE), sort: 'filename' })],
      ['search that finds one', () => page({ page: 1, search: `student ${amount}` })],
      ['counts', () => essays.counts(id)],
      ['results, first page', () => results.page(id, { take: PAGE, skip: 0, isFromTheEnd: false }, false)],
      ['results, last page', () => results.page(id, { take: PAGE, skip: 0, isFromTheEnd: true }, false)],
      ['results, their number', () => results.total(id)],
    ];
    for (const [name, call] of calls) {
      const sent = await statementsOf(dataSource as { logger: Logger }, call);
      say(`  ${name.padEnd(32)} ${await costOf(client, sent)}`);
    }
  }
  await dataSource.destroy();
}

async function statementsOf(dataSource: { logger: Logger }, work: () => Promise<unknown>): Promise<Sent[]> {
  const sent: Sent[] = [];
  const { logger } = dataSource;
  const recording = Object.create(logger) as Logger;
  recording.logQuery = (sql, values) => void sent.push({ sql, values: Array.isArray(values) ? values : [] });
  dataSource.logger = recording;
  await work();
  dataSource.logger = logger;
  return sent;
}

interface PlanNode {
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Relation Name'?: string;
  'Shared Hit Blocks': number;
  'Shared Read Blocks': number;
  Plans?: PlanNode[];
}

async function costOf(client: Client, sent: readonly Sent[]): Promise<string> {
  let [pages, read, ms] = [0, 0, 0];
  const add = (node: PlanNode): void => {
    if (node['Relation Name'])
      read += (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops'];
    node.Plans?.forEach(add);
  };
  for (const { sql, values } of sent) {
    const { rows } = await client.query<{
      'QUERY PLAN': { Plan: PlanNode; 'Execution Time': number; 'Planning Time': number }[];
    }>(`explain (analyze, buffers, format json) ${sql}`, values);
    for (const plan of rows[0]?.['QUERY PLAN'] ?? []) {
      pages += plan.Plan['Shared Hit Blocks'] + plan.Plan['Shared Read Blocks'];
      ms += plan['Execution Time'];
      add(plan.Plan);
    }
  }
  const number = (value: number, width: number) => Math.round(value).toLocaleString('en-AU').padStart(width);
  return `${number(pages, 13)} ${number(read, 22)} ${ms.toFixed(1).padStart(8)}`;
}
