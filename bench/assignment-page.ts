import { API, pathTo } from '@marklight/contracts/routes';
import { Client } from 'pg';
import { anAccount, onServers, quantile, ratiosOf, SERVERS, spreadOf, timeOf } from './bench-server';
import { feedbackOf, inTurns, letters } from './many-rows';

const FEW = 30;
const MANY = 500;
/** Essays of other teachers in the same tables. */
const OTHERS = 20_000;
const REPEATS = 30;
const TOGETHER = 'opening: the first four calls together';

type Call = readonly [name: string, path: (assignmentId: string) => string];
const work =
  (query: string) =>
  (id: string): string =>
    `${pathTo(API.assignmentWork, { id })}?page=1&pageSize=50&${query}`;
/** The requests of the assignment's page when it opens. */
const OPENING: readonly Call[] = [
  ['the assignment', (id) => pathTo(API.assignment, { id })],
  ['where it stands', (id) => pathTo(API.assignmentStanding, { id })],
  ['table, first page', work('sort=student&order=asc')],
  ['class list and who is missing', (id) => pathTo(API.assignmentRoster, { id })],
];
const CALLS: readonly Call[] = [
  ...OPENING,
  ['table by a criterion', work('sort=criterion&criterion=2&order=desc')],
  ['table by a criterion, those that need an eye', work('sort=criterion&criterion=2&state=needs_eye')],
  ['table by grade', work('sort=grade&order=desc')],
  ['table, a search', work('search=student%2012')],
];

/**
 * The page of an assignment of 500 essays beside that of one of 30, with their calls taking turns on one server and database
 * that holds other teachers' work too. Prints the medians over HTTP in milliseconds, and their ratio.
 */
export async function benchAssignmentPage(say: (line: string) => void): Promise<void> {
  const taken = await onServers(async ({ address, ownerUrl }, tell) => {
    const { id: userId, cookie } = await anAccount(address, 'bench-assignment@school.example');
    const { few, many } = await filled(ownerUrl, userId);
    const compare = async (name: string, timed: (assignmentId: string) => Promise<number>): Promise<void> => {
      const sides = [
        { name: `${name} ${FEW}`, time: () => timed(few) },
        { name: `${name} ${MANY}`, time: () => timed(many) },
      ];
      for (const side of await inTurns(sides, { rounds: REPEATS, unmeasured: 5 }))
        tell(side.name, quantile(side.times, 0.5));
    };
    await compare(TOGETHER, async (id) => {
      const start = performance.now();
      await Promise.all(OPENING.map(([, path]) => timeOf(`${address}${path(id)}`, cookie)));
      return performance.now() - start;
    });
    for (const [name, path] of CALLS) await compare(name, (id) => timeOf(`${address}${path(id)}`, cookie));
  });
  say(
    `Assignment page, medians of ${REPEATS} on each of ${SERVERS} servers (lowest to highest): ${FEW} essays | ${MANY} essays | ratio`,
  );
  for (const name of [TOGETHER, ...CALLS.map(([call]) => call)]) {
    const [few, many] = [FEW, MANY].map((essays) => taken.get(`${name} ${essays}`));
    say(
      `  ${name.padEnd(46)} ${spreadOf(few, 1)} ms | ${spreadOf(many, 1)} ms | ${spreadOf(ratiosOf(many, few))}`,
    );
  }
}

/** Ids of the two assignments. */
async function filled(ownerUrl: string, userId: string): Promise<{ few: string; many: string }> {
  const client = new Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    const few = await assignmentWith(client, userId, FEW);
    const many = await assignmentWith(client, userId, MANY);
    await othersWork(client);
    await client.query('vacuum analyze');
    return { few, many };
  } finally {
    await client.end();
  }
}

const FEEDBACK = feedbackOf(`'proposed'`);

/**
 * An assignment with this many essays, each by a different student on the class list. Of every ten essays, three are
 * reviewed with decisions, three need the teacher's attention, three are only graded, and one is not graded.
 */
async function assignmentWith(client: Client, userId: string, essays: number): Promise<string> {
  const idOf = async (sql: string, values: unknown[]): Promise<string> =>
    (await client.query<{ id: string }>(sql, values)).rows[0]?.id ?? '';
  const classId = await idOf(`insert into classes (name, user_id) values ('Year 9', $1) returning id`, [
    userId,
  ]);
  const rubricId = await idOf(
    `insert into rubrics (name, criteria, user_id) select 'Argument',
       jsonb_agg(jsonb_build_object('name', 'Criterion ' || c, 'description', '', 'weight', 1, 'levels', '[]'::jsonb)), $1
     from generate_series(1, 5) as c returning id`,
    [userId],
  );
  const criteriaId = await idOf(
    `insert into criteria (filename, items, user_id, rubric_id, rubric_version, for_assignments)
     select 'Argument', jsonb_agg('Criterion ' || c), $1, $2, 1, true from generate_series(1, 5) as c returning id`,
    [userId, rubricId],
  );
  const assignmentId = await idOf(
    `insert into assignments (title, class_id, rubric_id, user_id) values ('Phones at school', $1, $2, $3) returning id`,
    [classId, rubricId, userId],
  );
  await client.query(
    `insert into class_students (class_id, name, email, student_number, position)
     select $1, 'Student ' || n, 'student.' || n || '@school.example', 100000 + n, n from generate_series(1, $2::int) as n`,
    [classId, essays + 2],
  );
  await client.query(
    `insert into essays (user_id, assignment_id, filename, content, student_name, student_id, status, grade,
       word_count, page_count)
     select $1, $2, 'essay-' || n || '.pdf', ${letters(3_000, 'n')}, student.name, student.id,
       case when n % 10 < 3 then 'reviewed' when n % 10 < 9 then 'ready_for_review' else 'draft' end,
       case when n % 10 < 9 then 'B' end, 400, 2
     from generate_series(1, $4::int) as n
     join class_students student on student.class_id = $3 and student.position = n`,
    [userId, assignmentId, classId, essays],
  );
  const numbered = `(select id, user_id, substring(filename from '\\d+')::int as n from essays where assignment_id = $1) essay`;
  await client.query(
    `insert into grading_results (user_id, essay_id, criteria_id, score, total_criteria, percentage, grade, feedback,
       review, eye_reasons, overall_analysis, contextual_insights, locale, provider, model)
     select user_id, id, $2, 3, 5, n % 101, 'B', ${FEEDBACK},
       case when n % 10 < 3 then ${FEEDBACK} end, case when n % 10 between 3 and 5 then '["unsure"]'::jsonb else '[]' end,
       jsonb_build_object('summary', ${letters(800, `n, 'summary'`)}), '{}', 'en-AU', 'built-in', 'built-in'
     from ${numbered} where n % 10 < 9`,
    [assignmentId, criteriaId],
  );
  await client.query(
    `insert into grading_jobs (user_id, essay_id, criteria_id, locale, status, progress, dismissed_at)
     select user_id, essay_id, criteria_id, 'en-AU', 'complete', 100, now() from grading_results where criteria_id = $1`,
    [criteriaId],
  );
  return assignmentId;
}

async function othersWork(client: Client): Promise<void> {
  await client.query(
    `insert into users (email, first_name, last_name, subscription_status, trial_ends_at)
     select 'bench-' || n || '@school.example', 'First' || n, 'Last' || n, 'trial', now()
     from generate_series(1, 200) as n`,
  );
  await client.query(
    `create temporary table other as select id, row_number() over () - 1 as n from users where email like 'bench-_%@%'`,
  );
  await client.query(
    `insert into criteria (filename, items, user_id) select 'criteria.txt', '["Clear thesis"]', id from other`,
  );
  await client.query(
    `insert into essays (user_id, filename, content, status, grade, word_count, page_count)
     select other.id, 'essay-' || e || '.pdf', repeat('word ', 400), 'ready_for_review', 'B', 400, 2
     from generate_series(1, $1::int) as e join other on other.n = e % (select count(*) from other)`,
    [OTHERS],
  );
  await client.query(
    `insert into grading_results (user_id, essay_id, criteria_id, score, total_criteria, percentage, grade, feedback,
       overall_analysis, contextual_insights, locale, provider, model)
     select essays.user_id, essays.id, max(criteria.id::text)::uuid, 1, 1, 75, 'B',
       jsonb_build_array(jsonb_build_object('level', 3, 'feedback', repeat('feedback ', 100))), '{}', '{}', 'en-AU',
       'built-in', 'built-in'
     from essays join criteria on criteria.user_id = essays.user_id
     where essays.assignment_id is null group by essays.id`,
  );
  await client.query(
    `insert into grading_jobs (user_id, essay_id, criteria_id, locale, status, progress, dismissed_at)
     select user_id, essay_id, criteria_id, 'en-AU', 'complete', 100, now() from grading_results
     on conflict do nothing`,
  );
}
