import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import autocannon, { type Result } from 'autocannon';
import { API } from '@marklight/contracts/routes';
import { Client } from 'pg';
import type { DataSource } from 'typeorm';
import type { AppConfig } from '../backend/src/config/app-config';
import type { PreparedStatements } from '../backend/src/database/prepared-statements.repository';
import { EssayListsRepository } from '../backend/src/essays/essay-lists.repository';
import { EyeRepository } from '../backend/src/essays/eye.repository';
import { ResultListsRepository } from '../backend/src/grading/result-lists.repository';
import type { Answered, Asked, Sent } from './bare-server';
import { anAccount, anotherSession, quantile } from './bench-server';
import { feedbackOf, letters } from './many-rows';
import { OwnServer } from './neighbour/own-server';
import { processorUse } from './neighbour/processor-use';

const ESSAYS = 25;
const EMAIL = 'bench-reads@school.example';
const CONNECTIONS = 50;
const SECONDS = 3;
const REPEATS = 3;

/** What is read, with the product's statements for it, which the bare server sends too. */
const READS: readonly [name: string, path: string, (userId: string) => Promise<Sent[]>][] = [
  ['who is signed in', API.currentUser, () => Promise.resolve([])],
  [
    `essays, ${ESSAYS}`,
    `${API.essays}?page=1&pageSize=${ESSAYS}`,
    (userId) =>
      sentBy((prepared) =>
        new EssayListsRepository({} as DataSource, prepared, EYES).pageOfAll({
          ...{ userId, status: null, sort: 'uploadedAt', order: 'desc', take: ESSAYS, skip: 0 },
          isFromTheEnd: false,
        }),
      ),
  ],
  [
    `results, ${ESSAYS}`,
    `${API.results}?page=1&pageSize=${ESSAYS}`,
    (userId) =>
      sentBy(async (prepared) => {
        const lists = new ResultListsRepository(prepared, EYES);
        await lists.total(userId);
        await lists.page(userId, { take: ESSAYS, skip: 0, isFromTheEnd: false }, false);
      }),
  ],
];
const EYES = new EyeRepository({ env: { WELFARE_NOTES: 'on' } } as AppConfig);

interface Load {
  perSecond: number;
  /** The time within which 99% are answered, in ms. */
  slow: number;
  /** Processor milliseconds of a server's event loop and the database for each answer. */
  processor: number;
}

/**
 * The commonest reads at 50 connections and in 50 sessions of one teacher, beside a bare Express server that sends the same
 * statements for the same rows to the same database, after one for the session and one for the account, and checks nothing. Each
 * server is a process that is started for the repetition; the two take turns, and the load comes from a third.
 */
export async function benchReads(say: (line: string) => void): Promise<void> {
  const taken = READS.map(() => [[], []] as [ours: Load[], theirs: Load[]]);
  for (let repeat = 0; repeat < REPEATS; repeat += 1) {
    const server = await OwnServer.start();
    const bare = await BareServer.start(await server.databaseUrl());
    try {
      const { id, cookie } = await anAccount(server.address, EMAIL);
      // As many as an account may have: with one for all connections, one row would do for all that arrive together.
      const cookies = [cookie];
      while (cookies.length < CONNECTIONS) cookies.push(await anotherSession(server.address, EMAIL));
      await fill(await server.databaseUrl(), id);
      for (const [index, [, path, statements]] of READS.entries()) {
        await bare.send({ statements: await statements(id) });
        const sides = [
          { url: `${server.address}${path}`, processor: () => Promise.resolve(loopOf(server)) },
          { url: bare.address, processor: () => bare.processor() },
        ];
        for (const side of sides) await load(side.url, cookies, 1);
        for (const [at, side] of sides.entries())
          taken[index]?.[at]?.push(await measured(server, side, cookies));
      }
    } finally {
      bare.stop();
      await server.stop();
    }
  }
  say(
    `Reads, ${CONNECTIONS} connections, medians of ${REPEATS} pairs of processes: Marklight | bare Express and pg`,
  );
  say('  ratio of answers a second (lowest to highest), and processor time of server and database for each');
  for (const [index, [name]] of READS.entries()) {
    const [ours, theirs] = taken[index] ?? [[], []];
    const ratios = ours.map(({ perSecond }, at) => perSecond / (theirs[at]?.perSecond ?? NaN));
    const range = `${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)}`;
    const processor = [ours, theirs].map((loads) => median(loads, 'processor').toFixed(2)).join(' | ');
    say(
      `  ${name.padEnd(18)} ${shown(ours)} | ${shown(theirs)} | ${quantile(ratios, 0.5).toFixed(2)} (${range}), ${processor} ms`,
    );
  }
}

const median = (loads: readonly Load[], what: keyof Load): number =>
  quantile(
    loads.map((one) => one[what]),
    0.5,
  );

const shown = (loads: readonly Load[]): string =>
  `${String(median(loads, 'perSecond')).padStart(5)}/s, 99% ${String(median(loads, 'slow')).padStart(4)} ms`;

/** The statements that a repository would send. */
async function sentBy(use: (prepared: PreparedStatements) => Promise<unknown>): Promise<Sent[]> {
  const sent: Sent[] = [];
  const rows = (_name: string, text: string, values: unknown[]) => {
    sent.push({ text, values });
    return Promise.resolve([]);
  };
  await use({ rows } as unknown as PreparedStatements);
  return sent;
}

/** Processor milliseconds of the server's main thread so far. */
function loopOf(server: OwnServer): number {
  return 1_000 * (processorUse(server.pid).get('server, main thread') ?? 0);
}

async function measured(
  server: OwnServer,
  { url, processor }: { url: string; processor: () => Promise<number> },
  cookies: readonly string[],
): Promise<Load> {
  const used = async () => (await processor()) + 1_000 * (processorUse(server.pid).get('PostgreSQL') ?? 0);
  const before = await used();
  const result = await load(url, cookies, SECONDS);
  return {
    perSecond: Math.round(result.requests.average),
    slow: result.latency.p99,
    processor: ((await used()) - before) / result.requests.total,
  };
}

/** Every connection sends a cookie of its session. */
async function load(url: string, cookies: readonly string[], seconds: number): Promise<Result> {
  let connection = 0;
  const result = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: seconds,
    setupClient: (client) => {
      client.setHeaders({ cookie: cookies[connection % cookies.length] ?? '' });
      connection += 1;
    },
  });
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${url} failed under load`);
  return result;
}

async function fill(ownerUrl: string, userId: string): Promise<void> {
  const client = new Client({ connectionString: ownerUrl });
  await client.connect();
  await client.query(
    `insert into essays (user_id, filename, content, student_name, status, grade, word_count, page_count, uploaded_at)
     select $1, 'essay-' || n || '.pdf', ${letters(3_000, 'n')}, 'Student ' || n, 'ready_for_review', 'B', 400, 2,
       now() - make_interval(secs => n) from generate_series(1, $2::int) n`,
    [userId, ESSAYS],
  );
  await client.query(
    `insert into criteria (filename, items, user_id) select 'Argument', jsonb_agg('Criterion ' || c), $1
     from generate_series(1, 5) as c`,
    [userId],
  );
  await client.query(
    `insert into grading_results (user_id, essay_id, criteria_id, score, total_criteria, percentage, grade, feedback,
       overall_analysis, contextual_insights, locale, provider, model)
     select $1, essay.id, criteria.id, 3, 5, 60, 'B', ${feedbackOf(`'proposed'`)}, '{"strengths": []}', '{}', 'en-AU', 'built-in', 'built-in'
     from (select id, row_number() over () as n from essays where user_id = $1) essay, criteria where criteria.user_id = $1`,
    [userId],
  );
  await client.query('vacuum analyze');
  await client.end();
}

/** The process of `bare-server.ts`. */
class BareServer {
  private constructor(
    readonly address: string,
    private readonly child: ChildProcess,
  ) {}

  static async start(databaseUrl: string): Promise<BareServer> {
    const child = fork(join(process.cwd(), 'dist/bench/bare-server.js'), [databaseUrl]);
    const [{ port }] = (await once(child, 'message')) as [{ port: number }];
    return new BareServer(`http://127.0.0.1:${port}/`, child);
  }

  async send(asked: Asked): Promise<Answered> {
    this.child.send(asked);
    const [answer] = (await once(this.child, 'message')) as [Answered];
    return answer;
  }

  async processor(): Promise<number> {
    return ((await this.send('processor')) as { milliseconds: number }).milliseconds;
  }

  stop(): void {
    this.child.kill();
  }
}
