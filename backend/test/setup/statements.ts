import { AsyncLocalStorage } from 'node:async_hooks';
import type { Server } from 'node:http';
import { DataSource, type Logger } from 'typeorm';
import type { TestApp } from './test-app';
import { until } from './until';

export interface Statement {
  sql: string;
  values: unknown[];
}

const counting = new AsyncLocalStorage<Statement[]>();

/**
 * The statements that `work` has the product send, in order: those that it sends itself, and those of its requests. What the product
 * does in the background meanwhile (looking for work without a job, reporting its streams) is not among them.
 */
export async function statementsOf(app: TestApp, work: () => Promise<unknown>): Promise<Statement[]> {
  const dataSource: { logger: Logger } = app.nest.get(DataSource);
  const sent: Statement[] = [];
  const { logger } = dataSource;
  const recording = Object.create(logger) as Logger;
  recording.logQuery = (sql, values) => {
    if (counting.getStore() === sent) sent.push({ sql, values: Array.isArray(values) ? values : [] });
  };
  const server: Server = app.nest.getHttpServer();
  // A request arrives over the network, so it does not carry the context of `work` with it.
  const beginsRequest = () => counting.enterWith(sent);
  server.prependListener('request', beginsRequest);
  dataSource.logger = recording;
  try {
    await counting.run(sent, work);
  } finally {
    dataSource.logger = logger;
    server.off('request', beginsRequest);
  }
  return sent;
}

/**
 * Makes query plans like those of a database that has been running for a while: with statistics, and with rows marked
 * as visible to all.
 */
export async function settle({ database }: TestApp, table: string): Promise<void> {
  // Rows are marked as seen by all only when their commit is on the disk; tests do not wait for that elsewhere.
  await database.transaction(async (manager) => {
    await manager.query('set local synchronous_commit = on');
    await manager.query('create table settled (); drop table settled');
  });
  // A transaction that began before them, such as one that gathers statistics, keeps rows from being marked while it lasts; and
  // so would a few dead rows, if their index entries were left for a later time.
  await until(async () => {
    await database.query(`vacuum (analyze, index_cleanup on) ${table}`);
    const [pages] = await database.query(
      'select relallvisible >= relpages as "areMarked" from pg_class where oid = $1::regclass',
      [table],
    );
    return pages.areMarked;
  });
}

/** Rows that a plan takes from a table: those it fetches, and entries of an index that it does without fetching them. */
export interface RowsRead {
  fetched: number;
  entries: number;
}

interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  'Heap Fetches'?: number;
  Plans?: PlanNode[];
}

/** Runs the statements once more, and adds up what their plans read of the table, rows that a filter drops included. */
export async function rowsRead(
  { database }: TestApp,
  statements: readonly Statement[],
  table: string,
): Promise<RowsRead> {
  const total: RowsRead = { fetched: 0, entries: 0 };
  const add = (node: PlanNode): void => {
    if (node['Relation Name'] === table) {
      const dropped = (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0);
      const rows = (node['Actual Rows'] + dropped) * node['Actual Loops'];
      if (node['Node Type'] !== 'Index Only Scan') total.fetched += rows;
      else {
        total.entries += rows;
        total.fetched += node['Heap Fetches'] ?? 0;
      }
    }
    node.Plans?.forEach(add);
  };
  for (const { sql, values } of statements) {
    if (!/^\s*(select|with)\b/i.test(sql)) continue;
    const rows = await database.query<{ 'QUERY PLAN': { Plan: PlanNode }[] }[]>(
      `explain (analyze, format json) ${sql}`,
      values,
    );
    for (const { Plan } of rows[0]?.['QUERY PLAN'] ?? []) add(Plan);
  }
  return total;
}
