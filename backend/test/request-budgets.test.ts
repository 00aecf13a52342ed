import { SessionsRepository, type OpenedSession } from '../src/auth/sessions.repository';
import { EssayGrader } from '../src/grading/essay-grader';
import { aClassSet } from './factories/class-set';
import { aTeacher, type Person } from './factories/people';
import { statementsOf } from './setup/statements';
import { startTestApp, type TestApp } from './setup/test-app';

/** Each is a round trip to the database, while an AI service could be asked about the next essay. */
const GRADING_STATEMENTS = 11;

let app: TestApp;
let teacher: Person;
beforeAll(async () => {
  app = await startTestApp({ worker: false });
  teacher = await aTeacher(app);
  await app.database.query(
    `insert into essays (user_id, filename, content, student_name, word_count, page_count)
     select $1, 'essay-' || n || '.pdf', repeat('word ', 400), 'Student ' || n, 400, 2 from generate_series(1, 30) n`,
    [teacher.id],
  );
  // The first request of a session notes its use, once an hour.
  await teacher.agent.get('/api/essays/counts').expect(200);
});
afterAll(() => app.close());

/** How many statements a read takes, those that find out whose request it is included, and its size. */
async function costOf(path: string): Promise<{ statements: number; bytes: number }> {
  let bytes = 0;
  const sent = await statementsOf(app, async () => {
    bytes = Buffer.byteLength((await teacher.agent.get(path).expect(200)).text);
  });
  return { statements: sent.length, bytes };
}

it.each([
  ['/api/auth/user', 1, 1_000],
  ['/api/essays?page=1', 2, 16_000],
  ['/api/essays?page=2', 3, 4_000],
  ['/api/essays/counts', 2, 200],
  ['/api/results?page=1', 3, 100],
])('%s takes %d statements and no more than %d bytes', async (path, statements, bytes) => {
  const cost = await costOf(path);
  expect(cost.statements).toBe(statements);
  expect(cost.bytes).toBeLessThanOrEqual(bytes);
});

it('looks up together the sessions of requests that arrive together, and gives each its own copy', async () => {
  const rows = await app.database.query<{ sid: string }[]>(
    `select sid from sessions where sess -> 'passport' ->> 'user' = $1`,
    [teacher.id],
  );
  const sid = rows[0]?.sid ?? '';
  const sessions = app.nest.get(SessionsRepository);
  let opened: (OpenedSession | null)[] = [];
  const sent = await statementsOf(app, async () => {
    opened = await Promise.all([sid, sid, 'of nobody'].map((one) => sessions.opened(one)));
  });
  expect(sent.filter(({ sql }) => sql.includes('from sessions'))).toHaveLength(1);
  const [first, second, unknown] = opened;
  expect(unknown).toBeNull();
  expect([first?.account?.id, second?.account?.id]).toEqual([teacher.id, teacher.id]);
  expect(first?.account).not.toBe(second?.account);
  expect(first?.data()).toEqual(second?.data());
  expect(first?.data()).not.toBe(first?.data());
});

it('grades an essay with a bounded number of statements, the ends of transactions included', async () => {
  const set = await aClassSet(teacher, { essays: 2 });
  await teacher.agent.post('/api/grade-enhanced').send(set).expect(202);
  const jobs = await app.database.query<{ id: string }[]>('select id from grading_jobs where user_id = $1', [
    teacher.id,
  ]);
  // The other one waits, so the end of the batch is not noted.
  const sent = await statementsOf(app, () =>
    app.nest
      .get(EssayGrader)
      .grade(jobs[0]?.id ?? '', { signal: new AbortController().signal, lastAttempt: true }),
  );
  const ofGrading = sent.map(({ sql }) => sql.trim());
  expect(ofGrading.at(-1)).toContain('grading_jobs');
  expect(ofGrading.length).toBeLessThanOrEqual(GRADING_STATEMENTS);
});

it('goes on with a statement whose plan a newer process’s migration made useless', async () => {
  const type = async (name: string) =>
    app.database.query(`alter table users alter column first_name type ${name}`);
  // Every connection of the pool has planned the statement.
  await Promise.all(Array.from({ length: 30 }, () => teacher.agent.get('/api/auth/user').expect(200)));
  await type('varchar(200)');
  try {
    await Promise.all(Array.from({ length: 30 }, () => teacher.agent.get('/api/auth/user').expect(200)));
  } finally {
    await type('text');
  }
});
