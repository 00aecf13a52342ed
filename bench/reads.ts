import autocannon from 'autocannon';
import { API } from '@marklight/contracts/routes';
import express from 'express';
import { Client, Pool } from 'pg';
import { anAccount, quantile, withBenchServer } from './bench-server';
import { feedbackOf, letters } from './many-rows';

const ESSAYS = 25;
const CONNECTIONS = 50;
const SECONDS = 4;
const REPEATS = 3;

const LISTED = `select id, filename, student_name as "studentName", status, grade, word_count as "wordCount",
    page_count as "pageCount", uploaded_at as "uploadedAt", count(*) over () as total
  from essays where user_id = $1 and deleted_at is null order by uploaded_at desc limit 25`;
const RESULTS = `select result.id, essay.filename, result.percentage, result.grade, result.feedback, result.overall_analysis
    as "overallAnalysis", result.contextual_insights as "contextualInsights"
  from grading_results result join essays essay on essay.id = result.essay_id
  where result.user_id = $1 order by result.created_at desc limit 25`;

/** What is read, and the statements of a bare server for the same. */
const READS: readonly [name: string, path: string, statement: string | null][] = [
  ['who is signed in', API.currentUser, null],
  [`essays, ${ESSAYS}`, `${API.essays}?page=1&pageSize=${ESSAYS}`, LISTED],
  [`results, ${ESSAYS}`, `${API.results}?page=1&pageSize=${ESSAYS}`, RESULTS],
];

/**
 * The commonest reads at 50 connections, beside a bare Express server that reads the session, the account and the same rows
 * from the same database with as many connections, and checks nothing. The load comes from a thread; the two take turns.
 */
export async function benchReads(say: (line: string) => void): Promise<void> {
  await withBenchServer(async ({ address, ownerUrl }) => {
    const { id, cookie } = await anAccount(address, 'bench-reads@school.example');
    await fill(ownerUrl, id);
    const bare = await bareServer(ownerUrl);
    say(
      `Reads, ${CONNECTIONS} connections, medians of ${REPEATS} runs: Marklight | bare Express and pg | ratio`,
    );
    for (const [name, path, statement] of READS) {
      bare.read(statement);
      const ours: Load[] = [];
      const theirs: Load[] = [];
      for (let round = -1; round < REPEATS; round += 1) {
        const [a, b] = [await load(`${address}${path}`, cookie), await load(bare.address, cookie)];
        if (round < 0) continue;
        ours.push(a);
        theirs.push(b);
      }
      const perSecond = (loads: Load[]) =>
        quantile(
          loads.map((one) => one.perSecond),
          0.5,
        );
      const shown = (loads: Load[]) =>
        `${String(perSecond(loads)).padStart(5)}/s, 99% ${String(
          quantile(
            loads.map((one) => one.slow),
            0.5,
          ),
        ).padStart(4)} ms`;
      say(
        `  ${name.padEnd(18)} ${shown(ours)} | ${shown(theirs)} | ${(perSecond(ours) / perSecond(theirs)).toFixed(2)}`,
      );
    }
    await bare.close();
  });
}

interface Load {
  perSecond: number;
  /** The time within which 99% are answered, in ms. */
  slow: number;
}

async function load(url: string, cookie: string): Promise<Load> {
  const result = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: SECONDS,
    headers: { cookie },
    workers: 1,
  });
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${url} failed under load`);
  return { perSecond: Math.round(result.requests.average), slow: result.latency.p99 };
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

/** Answers every call with the account of the session, or with the rows of one statement. */
async function bareServer(
  ownerUrl: string,
): Promise<{ address: string; read(statement: string | null): void; close(): Promise<void> }> {
  const pool = new Pool({ connectionString: ownerUrl, max: 10 });
  let statement: string | null = null;
  const app = express();
  app.get('/', (request, response) => {
    void (async () => {
      const sid = /s%3A([\w-]+)\./.exec(request.headers.cookie ?? '')?.[1];
      const session = await pool.query<{ sess: { passport: { user: string } } }>(
        'select sess from sessions where sid = $1 and expire > now()',
        [sid],
      );
      const account = await pool.query('select * from users where id = $1', [
        session.rows[0]?.sess.passport.user,
      ]);
      const [user] = account.rows as { id: string; email: string }[];
      response.json(statement === null ? { user } : (await pool.query(statement, [user?.id])).rows);
    })().catch(() => response.destroy());
  });
  const server = app.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as { port: number };
  return {
    address: `http://127.0.0.1:${port}/`,
    read: (next) => (statement = next),
    close: async () => {
      await new Promise((resolve) => {
        server.close(resolve);
        server.closeIdleConnections();
      });
      await pool.end();
    },
  };
}
