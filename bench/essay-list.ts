import { Client } from 'pg';
import { anAccount, onServers, quantile, ratiosOf, SERVERS, spreadOf, timeOf } from './bench-server';
import { inTurns } from './many-rows';

const FEW = 100;
const MANY = 100_000;
const REPEATS = 20;

/** Pages of the essays list, as the Essays page asks for them. */
const PAGES = [
  'page=1',
  'page=1&sort=filename&order=asc',
  'page=1&sort=grade&order=asc',
  'page=1&status=draft',
  'page=2&pageSize=50',
];

/**
 * Reads of the essays list by a teacher with 100 essays and by one with 100,000, taking turns on one server and database. One call at a
 * time: more from one account wait for their turns, which is not what is measured. Prints the median times of each, and their ratio.
 */
export async function benchEssayList(say: (line: string) => void): Promise<void> {
  const taken = await onServers(async ({ address, ownerUrl }, tell) => {
    const teachers = [];
    for (const essays of [FEW, MANY])
      teachers.push([essays, await teacherWith(address, ownerUrl, essays)] as const);
    for (const query of PAGES) {
      const url = `${address}/api/essays?${query}`;
      const timed = teachers.map(([essays, cookie]) => ({
        name: `${query} ${essays}`,
        time: () => timeOf(url, cookie),
      }));
      for (const { name, times } of await inTurns(timed, { rounds: REPEATS, unmeasured: 3 }))
        tell(name, quantile(times, 0.5));
    }
  });
  say(
    `Essays list, medians of ${REPEATS} on each of ${SERVERS} servers (lowest to highest): ${FEW} essays | ${MANY.toLocaleString('en-AU')} essays | ratio`,
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
