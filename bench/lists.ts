import { API } from '@marklight/contracts/routes';
import { Client } from 'pg';
import { anAccount, onServers, quantile, ratiosOf, SERVERS, spreadOf, timeOf } from './bench-server';
import { feedbackOf, inTurns, letters } from './many-rows';

const ESSAYS = 100_000;
const GRADED = 5_000;
/** Essays of other teachers in the same tables. */
const OTHERS = 50_000;
const REPEATS = 30;
const PAGE = 25;
const LAST = ESSAYS / PAGE;

const essays = (query: string): string => `${API.essays}?pageSize=${PAGE}&${query}`;
/** Calls of the teacher with the many essays; the others are compared with the first. */
const PAGES: readonly [name: string, path: string][] = [
  ['first page', essays('page=1')],
  ['last page', essays(`page=${LAST}`)],
  ['page in the middle', essays(`page=${LAST / 2}`)],
  ['first page by file name', essays('page=1&sort=filename&order=asc')],
  ['last page by file name', essays(`page=${LAST}&sort=filename&order=asc`)],
  ['last page by grade', essays(`page=${LAST}&sort=grade&order=asc`)],
  ['last page by status', essays(`page=${LAST}&sort=status&order=desc`)],
  ['search that finds one', essays('page=1&search=student%2077777')],
  ['search that finds none', essays('page=1&search=zebra')],
  ['search that finds all', essays('page=1&search=student')],
  ['search that finds 280, by file name', essays('page=1&search=777&sort=filename&order=asc')],
];

/** Calls of the teacher with the graded essays. */
const GRADED_PAGES = (classId: string): readonly [name: string, path: string][] => [
  ['first page of essays', essays('page=1')],
  [
    `metrics of ${GRADED.toLocaleString('en-AU')} graded essays`,
    `${API.performanceMetrics}?classId=${classId}`,
  ],
  ['results, first page', `${API.results}?page=1`],
  ['results, last page', `${API.results}?page=${GRADED / PAGE}`],
  ['results without a page, newest 500', API.results],
];
const SIZED = ['?page=1', '?page=1&texts=included', '', '?texts=included'];

/**
 * The ends of long lists beside the first page, the calls taking turns on one server and database that holds other teachers'
 * work too: 100,000 essays of one teacher, and the metrics and results of another with 5,000 graded essays.
 */
export async function benchLists(say: (line: string) => void): Promise<void> {
  const sizes = new Map<string, number>();
  const taken = await onServers(async ({ address, ownerUrl }, tell) => {
    const many = await anAccount(address, 'bench-many@school.example');
    const graded = await anAccount(address, 'bench-graded@school.example');
    const others = await anAccount(address, 'bench-others@school.example');
    const client = new Client({ connectionString: ownerUrl });
    await client.connect();
    await client.query(TEXTS);
    await client.query(ESSAYS_OF, [many.id, ESSAYS]);
    await client.query(ESSAYS_OF, [others.id, OTHERS]);
    const classId = await gradedClass(client, graded.id);
    await client.query('vacuum analyze');
    await client.end();

    for (const [who, calls] of [
      [many, PAGES],
      [graded, GRADED_PAGES(classId)],
    ] as const) {
      const timed = calls.map(([name, path]) => ({
        name,
        time: () => timeOf(`${address}${path}`, who.cookie),
      }));
      for (const { name, times } of await inTurns(timed, { rounds: REPEATS, unmeasured: 3 }))
        tell(name, quantile(times, 0.5));
    }
    for (const query of SIZED)
      sizes.set(query, await bytesOf(`${address}${API.results}${query}`, graded.cookie));
  });
  say(
    `Long lists, medians of ${REPEATS} on each of ${SERVERS} servers (lowest to highest), and as ratios of the first of each group`,
  );
  for (const calls of [PAGES, GRADED_PAGES('')]) {
    const first = taken.get(calls[0]?.[0] ?? '');
    for (const [name] of calls) {
      const times = taken.get(name);
      say(
        `  ${name.padEnd(36)} ${spreadOf(times, 1).padStart(22)} ms | ${spreadOf(ratiosOf(times, first))} ×`,
      );
    }
  }
  for (const query of SIZED) say(`  results${query.padEnd(30)} ${kilobytes(sizes.get(query) ?? NaN)}`);
}

async function bytesOf(url: string, cookie: string): Promise<number> {
  const reply = await fetch(url, { headers: { cookie } });
  return Buffer.byteLength(await reply.text());
}

const kilobytes = (bytes: number): string =>
  `${Math.round(bytes / 1_000)
    .toLocaleString('en-AU')
    .padStart(7)} KB`;

/** 200 texts of 450 words, which compress as English does. */
const TEXTS = `create temporary table texts as select t, (
    select string_agg((array['school', 'students', 'phones', 'because', 'argument', 'the', 'of', 'evidence', 'however', 'people',
      'should', 'learning', 'would', 'and', 'to', 'in', 'their', 'when', 'classroom', 'important', 'teachers', 'believe', 'time',
      'never', 'different'])[1 + abs(hashint4(t * 1000 + w)) % 25], ' ') from generate_series(1, 450) w) as content
  from generate_series(0, 199) t`;
const ESSAYS_OF = `insert into essays (user_id, filename, content, student_name, status, grade, word_count, page_count, uploaded_at)
  select $1, 'essay-' || n || '.pdf', content, 'Student ' || n, (array['draft', 'ready_for_review', 'reviewed'])[1 + n % 3],
    (array['A', 'B', 'C', null])[1 + n % 4], 450, 2, now() - make_interval(secs => n)
  from generate_series(1, $2::int) n join texts on t = n % 200`;

const FEEDBACK = feedbackOf(`'strong'`);

/** Ten assignments of a class of 500, each essay graded and a third with decisions. @returns the class's id */
async function gradedClass(client: Client, userId: string): Promise<string> {
  const { rows } = await client.query<{ id: string }>(
    `insert into classes (name, user_id) values ('Year 9', $1) returning id`,
    [userId],
  );
  const classId = rows[0]?.id ?? '';
  await client.query(
    `insert into criteria (filename, items, user_id) select 'Argument', jsonb_agg('Criterion ' || c), $1
     from generate_series(1, 5) as c`,
    [userId],
  );
  await client.query(
    `insert into assignments (title, class_id, user_id) select 'Essay ' || a, $1, $2 from generate_series(1, 10) a`,
    [classId, userId],
  );
  await client.query(
    `insert into class_students (class_id, name, email, student_number, position)
     select $1, 'Student ' || n, 'student.' || n || '@school.example', 100000 + n, n from generate_series(1, 500) as n`,
    [classId],
  );
  await client.query(
    `insert into essays (user_id, assignment_id, filename, content, student_name, student_id, status, grade, word_count,
       page_count, uploaded_at)
     select $1, assignment.id, 'essay-' || n || '.pdf', content, student.name, student.id,
       case when n % 3 = 0 then 'reviewed' else 'ready_for_review' end, 'B', 450, 2, now() - make_interval(secs => n)
     from generate_series(1, $3::int) n join texts on t = n % 200
     join class_students student on student.class_id = $2 and student.position = 1 + n % 500
     join (select id, row_number() over () - 1 as place from assignments where class_id = $2) assignment
       on assignment.place = n % 10`,
    [userId, classId, GRADED],
  );
  await client.query(
    `insert into grading_results (user_id, essay_id, criteria_id, score, total_criteria, percentage, grade, feedback, review,
       overall_analysis, contextual_insights, locale, provider, model, created_at)
     select $1, essay.id, criteria.id, 3, 5, n % 101, 'B', ${FEEDBACK}, case when n % 3 = 0 then ${FEEDBACK} end,
       jsonb_build_object('strengths', jsonb_build_array(${letters(800, `n, 'strengths'`)})), '{}', 'en-AU', 'built-in',
       'built-in', now() - make_interval(hours => n % 2000)
     from (select id, substring(filename from '\\d+')::int as n from essays where user_id = $1) essay
     join criteria on criteria.user_id = $1`,
    [userId],
  );
  await client.query(
    `insert into essay_analyses (essay_id, locale, findings) select id, 'en-AU', '[]' from essays where user_id = $1`,
    [userId],
  );
  return classId;
}
