import { randomUUID } from 'node:crypto';
import { DAY_MS } from '@marklight/contracts/durations';
import request from 'supertest';
import { ADMIN_API, API, pathTo } from '@marklight/contracts/routes';
import { aClassSet } from './factories/class-set';
import { anAdmin, anExpiredTeacher, aTeacher, PASSWORD, type Person } from './factories/people';
import { startTestApp, type TestApp } from './setup/test-app';

const reason = 'Asked for by the school';

let app: TestApp;
let admin: Person;
/** The audit log cannot be emptied, so each test looks at the entries made after its start. */
let newestBefore = 0;
beforeAll(async () => {
  app = await startTestApp({ worker: false });
});
beforeEach(async () => {
  await app.database.query('update users set is_admin = false');
  const [newest] = await app.database.query('select max(id)::int as id from admin_audit_log');
  newestBefore = newest.id ?? 0;
  admin = await anAdmin(app);
});
afterAll(() => app.close());

const call = (by: Person, route: string, on: Pick<Person, 'id'>, body: object = {}) =>
  by.agent.post(pathTo(route, { id: on.id })).send({ reason, version: 1, ...body });
const audit = async () => {
  const { body } = await admin.agent.get(ADMIN_API.audit).expect(200);
  return (body as { id: string }[]).filter(({ id }) => Number(id) > newestBefore);
};
const whoAmI = (person: Person) => person.agent.get(API.currentUser);

describe('extending a trial', () => {
  it('counts from its end while it runs, and is on record twice', async () => {
    const teacher = await aTeacher(app);
    const { trialEndsAt } = (await whoAmI(teacher)).body as { trialEndsAt: string };
    const { body } = await call(admin, ADMIN_API.extendTrial, teacher, { days: 10 }).expect(200);
    expect(Date.parse(body.trialEndsAt) - Date.parse(trialEndsAt)).toBe(10 * DAY_MS);
    expect(body).toMatchObject({ version: 2, subscriptionStatus: 'trialing' });
    expect((await audit())[0]).toMatchObject({
      action: 'trial_extended',
      adminEmail: admin.email,
      subjectId: teacher.id,
      subject: teacher.email,
      reason,
      details: expect.stringMatching(/^10 days, until \d{4}-\d\d-\d\d \d\d:\d\d UTC$/),
    });
    const { body: activity } = await admin.agent.get(ADMIN_API.activity).query({ userId: admin.id });
    expect(activity[0]).toMatchObject({ action: 'admin_action', details: 'Trial extended' });
  });

  it('counts from now where it has ended, and gives access again', async () => {
    const teacher = await anExpiredTeacher(app);
    await teacher.agent.get(API.essays).expect(403);
    const { body } = await call(admin, ADMIN_API.extendTrial, teacher, { days: 3 }).expect(200);
    expect(Date.parse(body.trialEndsAt) - Date.now()).toBeGreaterThan(3 * DAY_MS - 60_000);
    await teacher.agent.get(API.essays).expect(200);
  });

  it('is refused for a subscriber', async () => {
    const teacher = await aTeacher(app);
    await app.database.query(
      `update users set subscription_status = 'active', stripe_subscription_id = 'sub_1' where id = $1`,
      [teacher.id],
    );
    const { body } = await call(admin, ADMIN_API.extendTrial, teacher, { days: 3 }).expect(409);
    expect(body.code).toBe('no_trial');
  });

  it.each([0, 366, 1.5, 'seven'])('is refused for %p days', async (days) => {
    await call(admin, ADMIN_API.extendTrial, admin, { days }).expect(400);
  });
});

describe('giving access until a date', () => {
  it('gives it, and withdraws it', async () => {
    const teacher = await anExpiredTeacher(app);
    const until = new Date(Date.now() + 90 * DAY_MS).toISOString();
    const { body } = await call(admin, ADMIN_API.giveAccess, teacher, { until }).expect(200);
    expect(body).toMatchObject({ complimentaryUntil: until, access: 'active' });
    await teacher.agent.get(API.essays).expect(200);
    await call(admin, ADMIN_API.giveAccess, teacher, { until: null, version: 2 }).expect(200);
    await teacher.agent.get(API.essays).expect(403);
    expect((await audit())[0]).toMatchObject({ action: 'access_ended' });
  });

  it.each([-DAY_MS, 6 * 366 * DAY_MS])('is refused for a date %d ms ahead', async (ahead) => {
    const until = new Date(Date.now() + ahead).toISOString();
    const { body } = await call(admin, ADMIN_API.giveAccess, admin, { until }).expect(400);
    expect(body.code).toBe('date_not_ahead');
  });
});

describe('the role', () => {
  it('is given and removed with effect from the next call', async () => {
    const teacher = await aTeacher(app);
    await teacher.agent.get(ADMIN_API.stats).expect(403);
    await call(admin, ADMIN_API.setRole, teacher, { isAdmin: true }).expect(200);
    await teacher.agent.get(ADMIN_API.stats).expect(200);
    await call(admin, ADMIN_API.setRole, teacher, { isAdmin: false, version: 2 }).expect(200);
    const { body } = await teacher.agent.get(ADMIN_API.stats).expect(403);
    expect(body.code).toBe('admins_only');
  });

  it('of the last administrator cannot be removed, not counting a disabled one', async () => {
    const other = await anAdmin(app);
    await call(admin, ADMIN_API.setDisabled, other, { disabled: true }).expect(200);
    const { body } = await call(admin, ADMIN_API.setRole, admin, { isAdmin: false }).expect(409);
    expect(body.code).toBe('last_admin');
    await admin.agent.post(API.deleteAccount).send({ password: PASSWORD }).expect(409);
    await admin.agent.get(ADMIN_API.stats).expect(200);
  });

  it('of one administrator remains when two remove each other’s at the same moment, again and again', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [one, other] = [await anAdmin(app), await anAdmin(app)];
      await app.database.query('update users set is_admin = id = any($1::uuid[])', [[one.id, other.id]]);
      await Promise.all([
        call(one, ADMIN_API.setRole, other, { isAdmin: false }),
        call(other, ADMIN_API.setRole, one, { isAdmin: false }),
      ]);
      expect(await adminCount()).toBe(1);
    }
  });

  it('of one administrator remains when two step down at the same moment', async () => {
    const other = await anAdmin(app);
    const replies = await Promise.all([
      call(admin, ADMIN_API.setRole, admin, { isAdmin: false }),
      call(other, ADMIN_API.setRole, other, { isAdmin: false }),
    ]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await adminCount()).toBe(1);
  });
});

describe('disabling', () => {
  it('ends the sessions immediately, keeps the person out with a clear message, and keeps the data', async () => {
    const teacher = await aTeacher(app);
    const { essayIds } = await aClassSet(teacher);
    await call(admin, ADMIN_API.setDisabled, teacher, { disabled: true }).expect(200);
    await teacher.agent.get(API.essays).expect(401);
    const login = () =>
      request(app.address).post(API.login).send({ email: teacher.email, password: PASSWORD });
    const { body } = await login().expect(423);
    expect(body).toMatchObject({ code: 'account_disabled', message: expect.stringContaining('disabled') });
    await request(app.address)
      .post(API.login)
      .send({ email: teacher.email, password: 'a wrong password' })
      .expect(401);
    await call(admin, ADMIN_API.setDisabled, teacher, { disabled: false, version: 2 }).expect(200);
    const agent = request.agent(app.address);
    await agent.post(API.login).send({ email: teacher.email, password: PASSWORD }).expect(200);
    const { body: essays } = await agent.get(API.essays).expect(200);
    expect(essays.map(({ id }: { id: string }) => id)).toEqual(essayIds);
  });

  it('reaches a session that was opened at the same moment', async () => {
    const teacher = await aTeacher(app);
    await app.database.query('update users set disabled_at = now() where id = $1', [teacher.id]);
    await teacher.agent.get(API.essays).expect(401);
    await teacher.agent.post(API.classes).send({ name: 'Year 9' }).expect(401);
  });

  it('closes the event stream that is open', async () => {
    const teacher = await aTeacher(app);
    const login = await request(app.address)
      .post(API.login)
      .send({ email: teacher.email, password: PASSWORD });
    const cookie = (login.headers['set-cookie'] as unknown as string[])
      .map((line) => line.split(';')[0])
      .join('; ');
    const stream = await fetch(`${app.address}${API.processingStatusStream}`, { headers: { cookie } });
    const reader = stream.body?.getReader();
    expect((await reader?.read())?.done).toBe(false);
    await call(admin, ADMIN_API.setDisabled, teacher, { disabled: true }).expect(200);
    let ended = false;
    while (!ended) ended = (await reader?.read())?.done ?? true;
    expect(ended).toBe(true);
  });

  it('is refused for the administrator’s own account', async () => {
    const { body } = await call(admin, ADMIN_API.setDisabled, admin, { disabled: true }).expect(409);
    expect(body.code).toBe('own_account');
  });
});

it('signs a person out everywhere and lets them sign in again', async () => {
  const teacher = await aTeacher(app);
  const elsewhere = request.agent(app.address);
  await elsewhere.post(API.login).send({ email: teacher.email, password: PASSWORD }).expect(200);
  await call(admin, ADMIN_API.signOut, teacher).expect(200);
  await teacher.agent.get(API.essays).expect(401);
  await elsewhere.get(API.essays).expect(401);
  await elsewhere.post(API.login).send({ email: teacher.email, password: PASSWORD }).expect(200);
  expect((await audit())[0]).toMatchObject({ action: 'signed_out', details: '2 sessions' });
});

describe('deleting a person', () => {
  it('removes everything and leaves an audit entry that no longer names them', async () => {
    const teacher = await aTeacher(app, { email: 'tess@school.example' });
    await aClassSet(teacher);
    await call(admin, ADMIN_API.deleteUser, teacher, { confirmEmail: 'Tess@School.example' }).expect(204);
    await teacher.agent.get(API.essays).expect(401);
    for (const table of ['essays', 'criteria', 'user_activity_log', 'user_analytics', 'user_last_activity'])
      expect(
        await app.database.query(`select 1 from ${table} where user_id = $1`, [teacher.id]),
      ).toHaveLength(0);
    expect((await audit())[0]).toMatchObject({
      action: 'deleted',
      subjectId: teacher.id,
      subject: 't…@school.example',
      reason,
    });
  });

  it('needs the email of the account, and is refused for the administrator’s own', async () => {
    const teacher = await aTeacher(app);
    const wrong = await call(admin, ADMIN_API.deleteUser, teacher, { confirmEmail: admin.email }).expect(400);
    expect(wrong.body.code).toBe('email_differs');
    await teacher.agent.get(API.essays).expect(200);
    const own = await call(admin, ADMIN_API.deleteUser, admin, { confirmEmail: admin.email }).expect(409);
    expect(own.body.code).toBe('own_account');
  });
});

describe('every action', () => {
  const ACTIONS: [route: string, body: () => object][] = [
    [ADMIN_API.extendTrial, () => ({ days: 1 })],
    [ADMIN_API.giveAccess, () => ({ until: new Date(Date.now() + DAY_MS).toISOString() })],
    [ADMIN_API.setRole, () => ({ isAdmin: true })],
    [ADMIN_API.setDisabled, () => ({ disabled: true })],
    [ADMIN_API.signOut, () => ({})],
  ];

  it.each(ACTIONS)('%s on an account that has since changed is refused', async (route, body) => {
    const teacher = await aTeacher(app);
    await call(admin, route, teacher, body()).expect(200);
    const { body: refused } = await call(admin, route, teacher, body()).expect(409);
    expect(refused.code).toBe('changed_meanwhile');
    expect(await audit()).toHaveLength(1);
  });

  it('done twice at the same moment is done once', async () => {
    const teacher = await aTeacher(app);
    const replies = await Promise.all(
      Array.from({ length: 4 }, () => call(admin, ADMIN_API.extendTrial, teacher, { days: 5 })),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    expect(await audit()).toHaveLength(1);
  });

  it.each(ACTIONS)('%s without a reason, or on nobody, is refused', async (route, body) => {
    await call(admin, route, admin, { ...body(), reason: ' ' }).expect(400);
    await call(admin, route, { id: randomUUID() }, body()).expect(404);
    await call(admin, route, { id: 'nobody' }, body()).expect(400);
    expect(await audit()).toHaveLength(0);
  });
});

async function adminCount(): Promise<number> {
  const [{ n }] = (await app.database.query('select count(*)::int as n from users where is_admin')) as [
    { n: number },
  ];
  return n;
}

describe('a reset link that is handed over', () => {
  it('asks as much of the new password as signing up does, and works once', async () => {
    const teacher = await aTeacher(app);
    const { body } = await call(admin, ADMIN_API.resetLink, teacher).expect(200);
    const token = /#token=([\w-]+)$/.exec((body as { url: string }).url)?.[1];
    const choose = (password: string) =>
      request(app.address).post(API.resetPassword).send({ token, password });
    for (const [password, code] of [
      ['five5', 'invalid_input'],
      ['Password123!', 'common_password'],
      [teacher.email, 'own_word_password'],
    ] as const)
      expect((await choose(password).expect(400)).body).toMatchObject({
        code,
        fields: { password: expect.any(String) },
      });
    await choose('five quiet otters').expect(204);
    await choose('six quiet otters').expect(400);
    await whoAmI(teacher).expect(401);
  });
});
