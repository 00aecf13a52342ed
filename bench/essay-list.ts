import autocannon from 'autocannon';
import { Client } from 'pg';
import { anAccount, onServers, ratiosOf, SERVERS, spreadOf } from './bench-server';

const FEW = 100;
const MANY = 100_000;
const SECONDS = 2;
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
 * Reads of the essays list by a teacher with 100 essays and by one with 100,000, side by side on one server and database, after
 * both have been read for a second. Prints the median times of each, and their ratio.
 */
export async function benchEssayList(say: (line: string) => void): Promise<void> {
  const taken = await onServers(async ({ address, ownerUrl }, tell) => {
    const teachers = [];
    for (const essays of [FEW, MANY])
      teachers.push([essays, await teacherWith(address, ownerUrl, essays)] as const);
    for (const query of PAGES) {
      const url = `${address}/api/essays?${query}`;
      for (const [, cookie] of teachers) await load(url, cookie, 1);
      for (const [essays, cookie] of teachers)
        tell(`${query} ${essays}`, Math.max(await load(url, cookie, SECONDS), 0.5));
    }
  });
  say(
    `Essays list, ${CONNECTIONS} connections, medians on ${SERVERS} servers (lowest to highest): ${FEW} essays | ${MANY.toLocaleString('en-AU')} essays | ratio`,
  );
  for (const query of PAGES) {
    const [few, many] = [FEW, MANY].map((essays) => taken.get(`${query} ${essays}`));
    say(
      `  ${query.padEnd(32)} ${spreadOf(few, 1)} ms | ${spreadOf(many, 1)} ms | ${spreadOf(ratiosOf(many, few))}`,
    );
  }
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

/** @returns the median time of an answer in ms */
async function load(url: string, cookie: string, seconds: number): Promise<number> {
  const result = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: seconds,
    headers: { cookie },
    workers: 1,
  });
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${url} failed under load`);
  return result.latency.p50;
}
