import request from 'supertest';
import { logIn, profileOf } from './factories/accounts';
import { aClassSet, aGradedClassSet } from './factories/class-set';
import { anAssignment, aStoredRubric } from './factories/classes';
import { anAdmin, aTeacher, PASSWORD, type Person } from './factories/people';
import { startTestApp, type TestApp } from './setup/test-app';
import { until } from './setup/until';

const OWNED_TABLES = [
  'classes',
  'assignments',
  'rubrics',
  'essays',
  'criteria',
  'grading_jobs',
  'grading_results',
  'user_activity_log',
  'payment_transactions',
  'comment_bank',
  'letterheads',
];

let app: TestApp;
let teacher: Person;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  teacher = await aTeacher(app);
});

describe('deleting the account', () => {
  const remove = (person: Person, password: string) =>
    person.agent.post('/api/user/delete').send({ password });

  it('asks for the password', async () => {
    const { body } = await remove(teacher, 'wrong wrong').expect(400);
    expect(body).toMatchObject({ code: 'wrong_password', fields: { password: expect.any(String) } });
    await remove(teacher, '').expect(400);
    await request(app.address).post('/api/user/delete').send({ password: PASSWORD }).expect(401);
    await teacher.agent.get('/api/auth/user').expect(200);
  });

  it('removes everything in it immediately, sessions included, and nothing of others', async () => {
    const other = await aTeacher(app);
    await aGradedClassSet(other);
    await aGradedClassSet(teacher);
    await anAssignment(teacher);
    await aStoredRubric(app, { owner: teacher });
    await teacher.agent.post('/api/comment-bank').send({ words: 'Say how you know.' }).expect(201);
    await teacher.agent.put('/api/user/letterhead').send({ schoolName: 'Hillside College' }).expect(200);
    const elsewhere = logIn(app, teacher.email, PASSWORD);
    await elsewhere.reply.expect(200);

    await remove(teacher, PASSWORD).expect(204);

    await teacher.agent.get('/api/auth/user').expect(401);
    await elsewhere.agent.get('/api/auth/user').expect(401);
    await logIn(app, teacher.email, PASSWORD).reply.expect(401);
    for (const table of OWNED_TABLES) {
      const rows = await app.database.query(`select 1 from ${table} where user_id = $1`, [teacher.id]);
      expect([table, rows]).toEqual([table, []]);
    }
    const sessions = await app.database.query(
      `select 1 from sessions where sess::text like '%' || $1 || '%'`,
      [teacher.id],
    );
    expect(sessions).toEqual([]);
    expect((await profileOf(other)).usageStats).toMatchObject({ totalEssays: 1, totalGradings: 1 });
    // The address is free again.
    await aTeacher(app, { email: teacher.email });
  });

  it('ends gradings that are running without a result, and without an error', async () => {
    const set = await aClassSet(teacher, { essays: 6 });
    await teacher.agent.post('/api/grade-enhanced').send(set).expect(202);
    await remove(teacher, PASSWORD).expect(204);
    const open = async () =>
      (
        await app.database.query(
          `select 1 from graphile_worker.jobs where key like 'grade:%'
             and not exists (select from grading_jobs where 'grade:' || id = key)`,
        )
      ).length as number;
    await until(async () => (await open()) === 0);
    const rows = await app.database.query('select 1 from grading_results where user_id = $1', [teacher.id]);
    expect(rows).toEqual([]);
    expect(app.log.join('')).not.toContain('unexpected error');
  });

  it('is refused to the last administrator, with a message', async () => {
    await app.database.query('update users set is_admin = false');
    const [first, second] = [await anAdmin(app), await anAdmin(app)];
    await remove(first, PASSWORD).expect(204);
    const { body } = await remove(second, PASSWORD).expect(409);
    expect(body).toMatchObject({ code: 'last_admin', message: expect.stringMatching(/only administrator/) });
    await second.agent.get('/api/auth/user').expect(200);
  });

  it('leaves one of the last two administrators who delete their accounts at the same moment', async () => {
    await app.database.query('update users set is_admin = false');
    const pair = [await anAdmin(app), await anAdmin(app)];
    const replies = await Promise.all(pair.map((admin) => remove(admin, PASSWORD)));
    expect(replies.map(({ status }) => status).sort()).toEqual([204, 409]);
  });
});
