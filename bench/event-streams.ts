import { createHmac } from 'node:crypto';
import http from 'node:http';
import { API } from '@marklight/contracts/routes';
import express from 'express';
import { Client, Pool } from 'pg';
import { anAccount, BENCH_SECRET, quantile, withBenchServer } from './bench-server';

const STREAMS = 300;
const CHANGES = 20;
const REPEATS = 5;

/** Milliseconds of each round. */
interface Times {
  open: number[];
  told: number[];
}

/**
 * The pages of 300 teachers: until each has its event stream with a first snapshot, and until each has been sent 20 changes
 * that were committed in one go. Beside it a bare Express server, which reads the session and the gradings of each stream
 * when it opens, and after that sends what the database announces without reading anything.
 */
export async function benchEventStreams(say: (line: string) => void): Promise<void> {
  await withBenchServer(async ({ address, ownerUrl }) => {
    const teachers = await filled(address, ownerUrl);
    const bare = await bareServer(ownerUrl);
    const ours: Times = { open: [], told: [] };
    const theirs: Times = { open: [], told: [] };
    for (let round = -1; round < REPEATS; round += 1) {
      const times = [
        await roundOf(`${address}${API.processingStatusStream}`, teachers, ownerUrl),
        await roundOf(bare.address, teachers, ownerUrl),
      ] as const;
      if (round < 0) continue;
      for (const [index, sides] of [ours, theirs].entries()) {
        sides.open.push(times[index]?.open ?? NaN);
        sides.told.push(times[index]?.told ?? NaN);
      }
    }
    await bare.close();
    say(`${STREAMS} event streams, medians of ${REPEATS} (slowest): Marklight | bare Express and pg | ratio`);
    const row = (name: string, a: number[], b: number[]) => {
      const shown = (times: number[]) =>
        `${Math.round(quantile(times, 0.5))} ms (${Math.round(Math.max(...times))})`.padStart(17);
      say(
        `  ${name.padEnd(34)} ${shown(a)} | ${shown(b)} | ${(quantile(a, 0.5) / quantile(b, 0.5)).toFixed(2)}`,
      );
    };
    row('all open, with their first snapshot', ours.open, theirs.open);
    row(`all told of ${CHANGES} changes`, ours.told, theirs.told);
  });
}

/** @returns the session cookie of each teacher, each with 20 essays that are being graded */
async function filled(address: string, ownerUrl: string): Promise<string[]> {
  const first = await anAccount(address, 'bench-streams@school.example');
  const client = new Client({ connectionString: ownerUrl });
  await client.connect();
  await client.query(
    `insert into users (email, first_name, last_name, subscription_status, trial_ends_at)
     select 'stream-' || n || '@school.example', 'First', 'Last', 'trial', now() + interval '7 days'
     from generate_series(1, $1::int) n`,
    [STREAMS],
  );
  await client.query(
    `create temporary table teachers as select id, row_number() over () as n from users where email like 'stream-%'`,
  );
  await client.query(
    `insert into criteria (filename, items, user_id) select 'criteria.txt', '["Clear thesis"]', id from teachers`,
  );
  await client.query(
    `insert into essays (user_id, filename, content, status, word_count, page_count)
     select id, 'essay-' || e || '.pdf', 'word', 'draft', 1, 1 from teachers, generate_series(1, $1::int) e`,
    [CHANGES],
  );
  await client.query(
    `insert into grading_jobs (user_id, essay_id, criteria_id, locale, status, progress)
     select essay.user_id, essay.id, criteria.id, 'en-AU', 'error', 10 from essays essay
     join criteria on criteria.user_id = essay.user_id`,
  );
  const { rows } = await client.query<{ sid: string }>(
    `insert into sessions (sid, sess, expire)
     select 'bench' || teachers.n, jsonb_set(sess, '{passport,user}', to_jsonb(teachers.id::text)), expire
     from teachers, (select sess, expire from sessions where sess #>> '{passport,user}' = $1 limit 1) given returning sid`,
    [first.id],
  );
  await client.query('vacuum analyze');
  await client.end();
  const name =
    first.cookie
      .split('; ')
      .find((one) => one.includes('s%3A'))
      ?.split('=')[0] ?? '';
  return rows.map(({ sid }) => {
    const signature = createHmac('sha256', BENCH_SECRET).update(sid).digest('base64').replace(/=+$/, '');
    return `${name}=${encodeURIComponent(`s:${sid}.${signature}`)}`;
  });
}

async function roundOf(
  url: string,
  cookies: readonly string[],
  ownerUrl: string,
): Promise<{ open: number; told: number }> {
  const client = new Client({ connectionString: ownerUrl });
  await client.connect();
  const agent = new http.Agent({ maxSockets: Infinity });
  const start = performance.now();
  const streams = await Promise.all(cookies.map((cookie) => streamOf(url, cookie, agent)));
  const open = performance.now() - start;
  const changed = performance.now();
  await client.query(
    `with changed as (update grading_jobs set progress = 10 + (progress + 10) % 80 returning id, user_id)
     select pg_notify('marklight_teacher', json_build_object('userId', user_id, 'jobId', id)::text) from changed`,
  );
  await Promise.all(streams.map((stream) => stream.told(CHANGES)));
  const told = performance.now() - changed;
  for (const stream of streams) stream.close();
  await client.end();
  return { open, told };
}

interface Stream {
  /** Settles when this many changes have come. */
  told(changes: number): Promise<void>;
  close(): void;
}

/** Settles when the snapshot is there. */
function streamOf(url: string, cookie: string, agent: http.Agent): Promise<Stream> {
  return new Promise((resolve, reject) => {
    const call = http.get(url, { agent, headers: { cookie } }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${url} answered ${response.statusCode}`));
      let changes = 0;
      let wake: () => void = () => undefined;
      let text = '';
      response.setEncoding('utf8');
      response.on('error', () => undefined);
      response.on('data', (piece: string) => {
        text += piece;
        const blocks = text.split('\n\n');
        text = blocks.pop() ?? '';
        for (const block of blocks) {
          if (block.includes('"snapshot"')) resolve(stream);
          else changes += block.split('"essayId"').length - 1;
        }
        wake();
      });
      const stream: Stream = {
        told: async (wanted) => {
          while (changes < wanted) await new Promise<void>((next) => (wake = next));
        },
        close: () => call.destroy(),
      };
    });
    call.on('error', reject);
  });
}

/** The least that a server could do: no guard, no limit, one reading for each stream, changes as they are announced. */
async function bareServer(ownerUrl: string): Promise<{ address: string; close(): Promise<void> }> {
  const pool = new Pool({ connectionString: ownerUrl, max: 10 });
  const listener = new Client({ connectionString: ownerUrl });
  await listener.connect();
  await listener.query('listen marklight_teacher');
  const open = new Map<string, http.ServerResponse>();
  listener.on('notification', ({ payload }) => {
    const { userId, jobId } = JSON.parse(payload ?? '{}') as { userId: string; jobId: string };
    open.get(userId)?.write(`data: ${JSON.stringify({ type: 'change', essayId: jobId })}\n\n`);
  });
  const app = express();
  app.get('/', (request, response) => {
    void (async () => {
      const sid = /s%3A(\w+)\./.exec(request.headers.cookie ?? '')?.[1];
      const session = await pool.query<{ id: string }>(
        `select sess #>> '{passport,user}' as id from sessions where sid = $1 and expire > now()`,
        [sid],
      );
      const userId = session.rows[0]?.id ?? '';
      const jobs = await pool.query(
        `select job.essay_id as "essayId", essay.filename, job.status, job.progress from grading_jobs job
         join essays essay on essay.id = job.essay_id where job.user_id = $1 order by job.created_at`,
        [userId],
      );
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.write(`data: ${JSON.stringify({ type: 'snapshot', statuses: jobs.rows })}\n\n`);
      open.set(userId, response);
      response.on('close', () => open.delete(userId));
    })();
  });
  const server = app.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as { port: number };
  return {
    address: `http://127.0.0.1:${port}/`,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await listener.end();
      await pool.end();
    },
  };
}
