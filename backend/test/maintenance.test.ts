import request from 'supertest';
import { OPERATIONS } from '@marklight/contracts/operations';
import { ADMIN_API, API, pathTo } from '@marklight/contracts/routes';
import { LOCKS } from '../src/database/locks';
import { GradingWorker } from '../src/grading/grading-worker';
import { aClassSet, untilGraded } from './factories/class-set';
import { anAdmin, aTeacher, PASSWORD, type Person } from './factories/people';
import { startTestApp, type TestApp } from './setup/test-app';
import { until } from './setup/until';

const HOUR_MS = 3_600_000;
const MESSAGE = 'We are moving to a bigger server.';

let app: TestApp;
let admin: Person;
let teacher: Person;
beforeAll(async () => {
  app = await startTestApp({ worker: false });
  [admin, teacher] = [await anAdmin(app), await aTeacher(app)];
});
beforeEach(() => app.database.query('delete from maintenance_windows'));
afterAll(() => app.close());

const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString();
const plan = (from: number, to: number, given: object = {}) =>
  admin.agent
    .post(ADMIN_API.maintenance)
    .send({ startsAt: inHours(from), endsAt: inHours(to), message: MESSAGE, ...given });
const banner = async () => (await request(app.address).get(API.config).expect(200)).body.maintenance;
const change = (window: { id: string }, body: object) =>
  admin.agent.put(pathTo(ADMIN_API.maintenanceWindow, { id: window.id })).send(body);
const cancel = (window: { id: string; version: number }) =>
  admin.agent.post(pathTo(ADMIN_API.cancelMaintenance, { id: window.id })).send({ version: window.version });

describe('a planned window', () => {
  it('is announced to everyone, and changes nothing yet', async () => {
    expect(await banner()).toBeNull();
    const { body } = await plan(5, 6).expect(201);
    await plan(2, 3).expect(201);
    expect(body).toMatchObject({ state: 'planned', version: 1, message: MESSAGE });
    expect(await banner()).toMatchObject({ message: MESSAGE, startsAt: expect.any(String) });
    expect((await banner()).startsAt < body.startsAt).toBe(true);
    await teacher.agent.post(API.classes).send({ name: 'Year 9' }).expect(201);
  });

  it('can be changed and cancelled by administrators who have seen its latest version', async () => {
    const { body: window } = await plan(2, 3).expect(201);
    const changed = await change(window, { ...window, endsAt: inHours(4), message: 'Later' }).expect(200);
    expect(changed.body).toMatchObject({ version: 2, message: 'Later' });
    await change(window, { ...window, message: 'Lost' }).expect(409);
    await cancel(window).expect(409);
    expect((await cancel(changed.body).expect(200)).body.state).toBe('cancelled');
    expect(await banner()).toBeNull();
    await cancel({ ...changed.body, version: 3 }).expect(409);
    const { body: audit } = await admin.agent.get(ADMIN_API.audit);
    expect(audit.slice(0, 3).map(({ action }: { action: string }) => action)).toEqual([
      'maintenance_cancelled',
      'maintenance_changed',
      'maintenance_planned',
    ]);
  });

  it.each([
    ['ends before it starts', 3, 2, 400],
    ['ends when it starts', 2, 2, 400],
    ['lasts longer than a week', 1, 170, 400],
    ['is over already', -3, -1, 400],
  ])('is refused where it %s', async (_, from, to, status) => {
    const startsAt = inHours(from);
    const endsAt = to === from ? startsAt : inHours(to);
    await plan(from, to, { startsAt, endsAt }).expect(status);
  });

  it('is refused without a message, or where it overlaps another that is not cancelled', async () => {
    await plan(2, 3, { message: '  ' }).expect(400);
    const { body: window } = await plan(2, 4).expect(201);
    expect((await plan(3, 5).expect(409)).body.code).toBe('overlaps');
    await plan(4.1, 5).expect(201);
    await cancel(window).expect(200);
    await plan(2, 4).expect(201);
  });

  it('is made once when administrators plan the same at the same moment', async () => {
    const replies = await Promise.all(Array.from({ length: 6 }, () => plan(2, 4)));
    expect(replies.map(({ status }) => status).sort()).toEqual([201, ...Array<number>(5).fill(409)]);
  });

  // Two that were checked for overlaps at the same moment would wait for each other.
  it.each([
    ['planned', () => plan(2, 4)],
    [
      'moved',
      (own: { id: string }) =>
        change(own, { startsAt: inHours(2), endsAt: inHours(4), message: MESSAGE, version: 1 }),
    ],
  ])('is not %s while another one is', async (_, write) => {
    const other = app.database.createQueryRunner();
    try {
      const { body: window } = await plan(10, 11).expect(201);
      const { body: own } = await plan(7, 8).expect(201);
      await other.startTransaction();
      await other.query('select pg_advisory_xact_lock($1)', [LOCKS.maintenancePlan]);
      await other.query(`update maintenance_windows set starts_at = $2, ends_at = $3 where id = $1`, [
        window.id,
        inHours(3),
        inHours(5),
      ]);
      const reply = Promise.resolve(write(own));
      const waitsFor = `select from pg_stat_activity where datname = current_database() and wait_event = 'advisory'`;
      await until(async () => (await app.database.query(waitsFor)).length > 0);
      await other.commitTransaction();
      expect((await reply).body.code).toBe('overlaps');
    } finally {
      if (other.isTransactionActive) await other.rollbackTransaction();
      await other.release();
    }
  });
});

describe('a running window', () => {
  it('answers every write of a teacher or visitor with 503, its message and when it ends', async () => {
    await plan(-1, 2).expect(201);
    const reply = await teacher.agent.post(API.classes).send({ name: 'Year 9' }).expect(503);
    expect(reply.body).toMatchObject({ statusCode: 503, code: 'under_maintenance', message: MESSAGE });
    const seconds = Number(reply.headers['retry-after']);
    expect(seconds).toBeGreaterThan(7_100);
    expect(seconds).toBeLessThanOrEqual(7_200);
    await request(app.address).post(API.signup).send({}).expect(503);
    await teacher.agent.get(API.classes).expect(200);
    expect(await banner()).toMatchObject({ message: MESSAGE });
  });

  const writes = OPERATIONS.filter(
    ({ method, path }) =>
      method !== 'get' &&
      !path.startsWith('/api/admin/') &&
      !([API.login, API.logout, API.stripeWebhook] as string[]).includes(path),
  ).map(({ method, path }) => [method, path] as const);

  it.each(writes)('holds back %s %s', async (method, path) => {
    await plan(-1, 2).expect(201);
    const address = pathTo(path, { id: teacher.id, essayId: teacher.id });
    const { body } = await teacher.agent[method](address).expect(503);
    expect(body.code).toBe('under_maintenance');
  });

  it('lets administrators work, and people sign in and out', async () => {
    await plan(-1, 2).expect(201);
    await admin.agent.post(API.classes).send({ name: 'Year 9' }).expect(201);
    const agent = request.agent(app.address);
    await agent.post(API.login).send({ email: teacher.email, password: PASSWORD }).expect(200);
    await agent.post(API.logout).expect(204);
  });

  it('leaves the answer to the webhook of the payment provider as it is', async () => {
    const before = await request(app.address).post(API.stripeWebhook).send('{}');
    await plan(-1, 2).expect(201);
    const during = await request(app.address).post(API.stripeWebhook).send('{}');
    expect(during.body.code).not.toBe('under_maintenance');
    expect(during.status).toBe(before.status);
  });

  it('ends automatically, and immediately when it is cancelled', async () => {
    const { body: window } = await plan(-1, 2).expect(201);
    await change(window, { ...window, startsAt: inHours(-2) }).expect(400);
    await app.database.query(`update maintenance_windows set ends_at = now() - interval '1 second'`);
    await teacher.agent.post(API.classes).send({ name: 'Year 9' }).expect(201);
    expect(await banner()).toBeNull();
    const { body: listed } = await admin.agent.get(ADMIN_API.maintenance).expect(200);
    expect(listed[0]).toMatchObject({ state: 'over' });
    await change(window, { ...window, message: 'Too late' }).expect(409);
    const { body: next } = await plan(-0.0001, 2).expect(201);
    await teacher.agent.post(API.classes).send({ name: 'Year 9' }).expect(503);
    await cancel(next).expect(200);
    await teacher.agent.post(API.classes).send({ name: 'Year 9' }).expect(201);
  });
});

describe('grading', () => {
  const statuses = async (person: Person) =>
    ((await person.agent.get(API.processingStatus).expect(200)).body as { status: string }[]).map(
      ({ status }) => status,
    );
  /** Of our jobs, when the queue is to run them; none where it has nothing of ours. */
  const waitingUntil = async () =>
    (
      (await app.database.query('select run_at as at from graphile_worker.jobs order by run_at')) as {
        at: Date;
      }[]
    ).map(({ at }) => at.toISOString());
  const worker = () => app.nest.get(GradingWorker);
  afterEach(() => worker().stop());

  it('that was asked for before a window waits for its end, an administrator’s does not', async () => {
    const set = await aClassSet(teacher, { essays: 2 });
    await teacher.agent.post(API.gradeEnhanced).send(set).expect(202);
    const own = await aClassSet(admin);
    const { body: window } = await plan(-1, 2).expect(201);
    await admin.agent.post(API.gradeEnhanced).send(own).expect(202);
    await worker().start();
    await untilGraded(admin);
    await until(async () => (await waitingUntil()).every((at) => at === window.endsAt));
    expect(await waitingUntil()).toHaveLength(2);
    expect(await statuses(teacher)).toEqual(['pending', 'pending']);

    const later = await change(window, { ...window, endsAt: inHours(3) }).expect(200);
    expect(await waitingUntil()).toEqual([later.body.endsAt, later.body.endsAt]);
    await cancel(later.body).expect(200);
    const ended = await untilGraded(teacher);
    expect(ended.map(({ status }) => status)).toEqual(['complete', 'complete']);
  });

  it('resumes automatically when the window ends', async () => {
    const other = await aTeacher(app);
    const set = await aClassSet(other);
    await other.agent.post(API.gradeEnhanced).send(set).expect(202);
    await plan(-1, 3 / 3_600).expect(201);
    await worker().start();
    const ended = await untilGraded(other);
    expect(ended.map(({ status }) => status)).toEqual(['complete']);
  });
});
