import autocannon from 'autocannon';
import { Client } from 'pg';
import { anAccount, withBenchServer } from './bench-server';

const FEW = 100;
const MANY = 100_000;
const SECONDS = 5;
const CONNECTIONS = 10;

/** Pages of the essays list, as the Essays page asks for them. */
const PAGES = [
  'page=1',
  'page=1&sort=filename&order=asc',
  'page=1&sort=grade&order=asc',
  'page=1&status=draft',
  'page=3&pageSize=50',
];

/**
 * Reads of the essays list by a teacher with 100 essays and by one with 100,000, side by side on one server
 * and database. Prints requests per second and the median time of each, and their ratio.
 */
export async function benchEssayList(say: (line: string) => void): Promise<void> {
  await withBenchServer(async ({ address, ownerUrl }) => {
    const few = await teacherWith(address, ownerUrl, FEW);
    const many = await teacherWith(address, ownerUrl, MANY);
    say(
      `Essays list, ${CONNECTIONS} connections: ${FEW} essays | ${MANY.toLocaleString('en-AU')} essays | ratio of medians`,
    );
    for (const query of PAGES) {
      const a = await load(`${address}/api/essays?${query}`, few);
      const b = await load(`${address}/api/essays?${query}`, many);
      const ratio = (b.medianMs / Math.max(a.medianMs, 0.5)).toFixed(1);
      say(`  ${query}: ${a.perSecond}/s, ${a.medianMs} ms | ${b.perSecond}/s, ${b.medianMs} ms | ${ratio}`);
    }
  });
}

/** The session cookie of a new teacher with this many essays. */
async function teacherWith(address: string, url: string, essays: number): Promise<string> {
  const { id, cookie } = await anAccount(address, `bench-${essays}@school.example`);
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(
    `insert into essays (user_id, filename, content, student_name, status, grade, word_count, page_count, uploaded_at)
     select $1, 'essay-' || n || '.pdf', repeat('word ', 400), 'Student ' || n,
       (array['draft', 'ready_for_review', 'reviewed'])[1 + n % 3], (array['A', 'B', 'C', null])[1 + n % 4], 400, 2,
       now() - make_interval(secs => n)
     from generate_series(1, $2::int) as n`,
    [id, essays],
  );
  await client.query('vacuum analyze essays');
  await client.end();
  return cookie;
}

async function load(url: string, cookie: string): Promise<{ perSecond: number; medianMs: number }> {
  const result = await autocannon({ url, connections: CONNECTIONS, duration: SECONDS, headers: { cookie } });
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${url} failed under load`);
  return { perSecond: Math.round(result.requests.average), medianMs: result.latency.p50 };
}
