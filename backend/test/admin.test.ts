import { ADMIN_API, API, pathTo } from '@marklight/contracts/routes';
import { aClassSet, untilGraded } from './factories/class-set';
import { anAdmin, anExpiredTeacher, aTeacher, type Person } from './factories/people';
import { readCsv } from '../src/common/files/testing/read-csv';
import { startTestApp, type TestApp } from './setup/test-app';
import { until } from './setup/until';

let app: TestApp;
let admin: Person;
beforeAll(async () => {
  app = await startTestApp();
  admin = await anAdmin(app);
});
afterAll(() => app.close());

interface UserRow {
  id: string;
  email: string;
  version: number;
  [field: string]: unknown;
}
const usersBy = async (query: Record<string, string | number>) => {
  const reply = await admin.agent.get(ADMIN_API.users).query(query).expect(200);
  return {
    users: (reply.body as { users: UserRow[] }).users,
    total: Number(reply.headers['x-total-count']),
  };
};

describe('the stat cards', () => {
  it('count what exists, and show the newest activity with its person', async () => {
    const before = (await admin.agent.get(ADMIN_API.stats).expect(200)).body;
    const teacher = await aTeacher(app);
    const set = await aClassSet(teacher, { essays: 2 });
    await teacher.agent.post(API.gradeEnhanced).send(set).expect(202);
    await untilGraded(teacher);
    const { body } = await admin.agent.get(ADMIN_API.stats).query({ email: admin.email }).expect(200);
    expect(body).toMatchObject({
      totalUsers: before.totalUsers + 1,
      activeUsers: before.activeUsers + 1,
      trialUsers: before.trialUsers + 1,
      paidUsers: before.paidUsers,
      totalEssays: before.totalEssays + 2,
      totalGradings: before.totalGradings + 2,
      revenue: before.revenue,
    });
    await until(async () => {
      const { recentActivity } = (await admin.agent.get(ADMIN_API.stats)).body as {
        recentActivity: { action: string; userEmail: string; details: string }[];
      };
      const newest = recentActivity[0];
      return (
        recentActivity.length === 5 &&
        newest?.action === 'grading_completed' &&
        newest.userEmail === teacher.email &&
        newest.details === '2 essays'
      );
    });
  });
});

describe('the list of users', () => {
  it('is searched by name and email, sorted and paged, with the total of the search', async () => {
    for (const name of ['Zelda', 'anna', 'Mia'])
      await aTeacher(app, { firstName: name, email: `${name.toLowerCase()}@find-me.example` });
    const { users, total } = await usersBy({
      search: 'FIND-me',
      sort: 'email',
      order: 'asc',
      page: 1,
      pageSize: 2,
    });
    expect(users.map(({ email }) => email)).toEqual(['anna@find-me.example', 'mia@find-me.example']);
    expect(total).toBe(3);
    expect((await usersBy({ search: 'zelda teacher' })).users).toHaveLength(1);
    expect((await usersBy({ search: 'find%me' })).total).toBe(0);
    const second = await usersBy({ search: 'find-me', sort: 'email', order: 'asc', page: 2, pageSize: 2 });
    expect(second.users.map(({ email }) => email)).toEqual(['zelda@find-me.example']);
  });

  it('shows status, last activity, essays, gradings and tokens', async () => {
    const teacher = await aTeacher(app);
    await aClassSet(teacher, { essays: 3 });
    await app.database.query(
      `insert into ai_usage (user_id, prompt_tokens, completion_tokens, cost_usd)
       values ($1, 700, 70, 0.25), ($1, 1, 2, null)`,
      [teacher.id],
    );
    const { users } = await usersBy({ search: teacher.email });
    expect(users[0]).toMatchObject({
      id: teacher.id,
      subscriptionStatus: 'trialing',
      access: 'trial',
      isAdmin: false,
      disabledAt: null,
      essays: 3,
      gradings: 0,
      tokensUsed: 773,
      tokensThisMonth: 773,
      tokenCap: null,
      costUsd: 0.25,
      version: 1,
    });
    expect(Date.parse(String(users[0]?.lastActivity))).toBeGreaterThan(Date.now() - 60_000);
    expect(users[0]).not.toHaveProperty('password');
    expect((await usersBy({ sort: 'tokensUsed' })).users[0]?.id).toBe(teacher.id);
  });

  it('is filtered by status and role', async () => {
    const expired = await anExpiredTeacher(app);
    const { users, total } = await usersBy({ status: 'no_subscription' });
    expect(users.map(({ id }) => id)).toEqual([expired.id]);
    expect(total).toBe(1);
    expect((await usersBy({ role: 'admin' })).users.map(({ id }) => id)).toEqual([admin.id]);
    await admin.agent.get(ADMIN_API.users).query({ status: 'rich' }).expect(400);
  });

  it.each(['createdAt', 'email', 'name', 'lastActivity', 'essays', 'tokensUsed', 'status'])(
    'sorted by %s gives every account exactly once over its pages',
    async (sort) => {
      const { total } = await usersBy({ page: 1, pageSize: 3 });
      const seen: string[] = [];
      for (let page = 1; page <= Math.ceil(total / 3); page += 1)
        seen.push(...(await usersBy({ sort, page, pageSize: 3 })).users.map(({ id }) => id));
      expect(new Set(seen).size).toBe(total);
      expect(seen).toHaveLength(total);
    },
  );
});

describe('the activity of everybody', () => {
  it('is listed newest first, by kind and by person', async () => {
    const teacher = await aTeacher(app);
    await teacher.agent.post(API.logout).expect(204);
    const reply = await admin.agent
      .get(ADMIN_API.activity)
      .query({ userId: teacher.id, page: 1, pageSize: 1 })
      .expect(200);
    expect(reply.body).toMatchObject([{ action: 'logged_out', userEmail: teacher.email }]);
    expect(reply.headers['x-total-count']).toBe('2');
    const failed = await admin.agent.get(ADMIN_API.activity).query({ action: 'login_failed' }).expect(200);
    expect(failed.body).toEqual([]);
  });
});

describe('the exports', () => {
  it('give every account as CSV that no spreadsheet takes for formulas', async () => {
    const teacher = await aTeacher(app, { firstName: '=HYPERLINK("http://x.example")' });
    const reply = await admin.agent.get(ADMIN_API.exportUsers).expect(200);
    expect(reply.headers['content-type']).toContain('text/csv');
    expect(reply.headers['content-disposition']).toMatch(/attachment; filename="users-.*\.csv"/);
    const [header = [], ...rows] = readCsv(reply.text);
    expect(rows).toHaveLength((await usersBy({})).total);
    const row = rows.find(([email]) => email === teacher.email);
    expect(row?.[header.indexOf('First name')]).toBe(`'=HYPERLINK("http://x.example")`);
    expect(row?.[header.indexOf('Status')]).toBe('Free Trial');
  });

  it('give only the accounts that the filter lets through', async () => {
    const reply = await admin.agent.get(ADMIN_API.exportUsers).query({ role: 'admin' }).expect(200);
    expect(readCsv(reply.text).map(([email]) => email)).toEqual(['Email', admin.email]);
  });

  it('are in the audit log', async () => {
    await admin.agent.get(ADMIN_API.exportUsers).expect(200);
    const { body } = await admin.agent.get(ADMIN_API.audit).expect(200);
    expect(body[0]).toMatchObject({ action: 'users_exported', adminEmail: admin.email, subjectId: null });
  });
});

describe('the scheduled jobs', () => {
  it('are listed and run by hand', async () => {
    const { body: jobs } = await admin.agent.get(ADMIN_API.jobs).expect(200);
    expect((jobs as { name: string }[]).map(({ name }) => name)).toEqual(
      expect.arrayContaining(['daily_numbers', 'purge_deleted_essays', 'session_clean_up', 'trials_ended']),
    );
    await admin.agent.post(pathTo(ADMIN_API.runJob, { name: 'session_clean_up' })).expect(202);
    await until(async () => {
      const { body } = await admin.agent.get(ADMIN_API.jobs).expect(200);
      const job = (body as { name: string; running: boolean; lastRun: { outcome: string } | null }[]).find(
        ({ name }) => name === 'session_clean_up',
      );
      return !job?.running && job?.lastRun?.outcome === 'succeeded';
    });
    await admin.agent.post(pathTo(ADMIN_API.runJob, { name: 'no_such_job' })).expect(404);
    const { body: audit } = await admin.agent.get(ADMIN_API.audit).expect(200);
    expect(audit[0]).toMatchObject({ action: 'job_started', details: 'Remove ended sessions' });
  });
});
