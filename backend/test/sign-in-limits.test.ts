import {
  ADDRESS_FAILURES_MAX,
  SIGN_IN_FAILURES_MAX,
  SLOW_LANE_PER_MINUTE,
} from '@marklight/contracts/business';
import request from 'supertest';
import { invitationTokenOf } from '../src/common/invitation-token';
import { AppConfig } from '../src/config/app-config';
import { aTeacher, anAdmin, PASSWORD } from './factories/people';
import { startTestApp, type TestApp } from './setup/test-app';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ worker: false, env: { TRUST_PROXY: '1' } });
});
afterAll(() => app.close());

const logIn = (email: string, password: string, address: string) =>
  request(app.address).post('/api/auth/login').set('x-forwarded-for', address).send({ email, password });
const times = <T>(count: number, one: (index: number) => T) =>
  Array.from({ length: count }, (_, n) => one(n));
const statuses = async (calls: Iterable<PromiseLike<{ status: number }>>) =>
  (await Promise.all(calls)).map(({ status }) => status);

describe('80 guesses in parallel', () => {
  it('are checked only up to the limit, wherever they come from', async () => {
    const { email } = await aTeacher(app);
    const replies = await statuses(times(80, (n) => logIn(email, `guess number ${n}`, `198.51.100.${n}`)));
    expect(replies.filter((status) => status === 401)).toHaveLength(SIGN_IN_FAILURES_MAX);
    expect(replies.filter((status) => status === 429)).toHaveLength(80 - SIGN_IN_FAILURES_MAX);
  });

  it('do not find the right password beyond the limit', async () => {
    const { email } = await aTeacher(app);
    await statuses(times(SIGN_IN_FAILURES_MAX, () => logIn(email, 'a wrong guess', '198.51.100.1')));
    expect(await statuses(times(20, () => logIn(email, PASSWORD, '198.51.100.2')))).toEqual(
      times(20, () => 429),
    );
  });

  it('from a known browser are counted for that browser, and stopped likewise', async () => {
    const { email, agent } = await aTeacher(app);
    const guess = () => agent.post('/api/auth/login').send({ email, password: 'a wrong guess' });
    const replies = await statuses(times(40, guess));
    expect(replies.filter((status) => status === 401)).toHaveLength(SIGN_IN_FAILURES_MAX);
    await logIn(email, PASSWORD, '198.51.100.3').expect(200);
  });

  it('at the password that the profile page asks for are counted too', async () => {
    const { agent } = await aTeacher(app);
    const guess = (n: number) =>
      agent.put('/api/user/password').send({
        currentPassword: `guess ${n}`,
        newPassword: 'quite another one',
        confirmPassword: 'quite another one',
      });
    const replies = await statuses(times(40, guess));
    expect(replies.filter((status) => status === 429)).toHaveLength(40 - SIGN_IN_FAILURES_MAX);
  });
});

describe('a right password', () => {
  it('costs nothing, however often it is typed', async () => {
    const { email } = await aTeacher(app);
    for (const address of times(SIGN_IN_FAILURES_MAX + 5, () => '198.51.100.4'))
      await logIn(email, PASSWORD, address).expect(200);
  });

  it('does not clear what strangers have failed', async () => {
    const { email } = await aTeacher(app);
    await statuses(times(SIGN_IN_FAILURES_MAX - 1, () => logIn(email, 'a wrong guess', '198.51.100.5')));
    await logIn(email, PASSWORD, '198.51.100.5').expect(200);
    await logIn(email, 'a wrong guess', '198.51.100.5').expect(401);
    await logIn(email, PASSWORD, '198.51.100.5').expect(429);
  });
});

describe('an address with too many failures', () => {
  const SCHOOL = '203.0.113.7';
  beforeAll(async () => {
    const failures = await statuses(
      times(ADDRESS_FAILURES_MAX, (n) => logIn(`nobody-${n}@school.example`, 'a wrong guess', SCHOOL)),
    );
    expect(new Set(failures)).toEqual(new Set([401]));
  });

  it('lets known browsers sign in without waiting', async () => {
    const { email, agent } = await aTeacher(app);
    for (let n = 0; n < SLOW_LANE_PER_MINUTE + 2; n += 1)
      await agent
        .post('/api/auth/login')
        .set('x-forwarded-for', SCHOOL)
        .send({ email, password: PASSWORD })
        .expect(200);
  });

  it('lets a browser that was never seen sign in, for teachers and administrators, while guessing goes on', async () => {
    const [teacher, admin] = [await aTeacher(app), await anAdmin(app)];
    const flood = statuses(times(60, (n) => logIn(`flood-${n}@school.example`, 'a wrong guess', SCHOOL)));
    await logIn(teacher.email, PASSWORD, SCHOOL).expect(200);
    await logIn(admin.email, PASSWORD, SCHOOL).expect(200);
    await flood;
  });

  it('has a few attempts a minute for each account, then says for how long to wait', async () => {
    const { email } = await aTeacher(app);
    const replies = await Promise.all(times(20, () => logIn(email, 'a wrong guess', SCHOOL)));
    const checked = replies.filter(({ status }) => status === 401);
    const refused = replies.filter(({ status }) => status === 429);
    expect([checked.length, refused.length]).toEqual([SLOW_LANE_PER_MINUTE, 20 - SLOW_LANE_PER_MINUTE]);
    for (const { headers } of refused) expect(Number(headers['retry-after'])).toBeLessThanOrEqual(60);
    // A password that was not checked does not count as a failure: at home the account is not limited.
    await logIn(email, 'a wrong guess', '192.0.2.9').expect(401);
  });

  it('is one address for a whole IPv6 network, and no other', async () => {
    await statuses(
      times(ADDRESS_FAILURES_MAX, (n) =>
        logIn(`six-${n}@school.example`, 'a wrong guess', `2001:db8::${n + 1}`),
      ),
    );
    const { email } = await aTeacher(app);
    const replies = await statuses(
      times(10, (n) => logIn(email, 'a wrong guess', `2001:db8::ffff:${n + 1}`)),
    );
    expect(replies.filter((status) => status === 401)).toHaveLength(SLOW_LANE_PER_MINUTE);
    await logIn(email, PASSWORD, '2001:db8:1::1').expect(200);
  });
});

describe('signing up', () => {
  const LIMIT = 3;
  let small: TestApp;
  beforeAll(async () => {
    small = await startTestApp({
      worker: false,
      env: { TRUST_PROXY: '1', SIGNUPS_PER_HOUR: String(LIMIT) },
    });
  });
  afterAll(() => small.close());
  const signUp = (name: string, address: string) =>
    request(small.address)
      .post('/api/email-signup')
      .set('x-forwarded-for', address)
      .send({ email: `${name}@school.example`, password: PASSWORD, confirmPassword: PASSWORD });

  it('is possible a few times an hour from one address, however many try at the same moment', async () => {
    const replies = await Promise.all(times(LIMIT + 4, (n) => signUp(`many-${n}`, '203.0.113.20')));
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(LIMIT);
    const refused = replies.filter(({ status }) => status !== 201);
    expect(refused).toHaveLength(4);
    for (const { status, body } of refused) expect([status, body.code]).toEqual([429, 'too_many_signups']);
    const [{ count }] = (await small.database.query(
      `select count(*)::int as count from users where email like 'many-%'`,
    )) as [{ count: number }];
    expect(count).toBe(LIMIT);
    await signUp('elsewhere', '203.0.113.21').expect(201);
  });

  it('goes on for invited people at an address that has used them up', async () => {
    const address = '203.0.113.22';
    for (const n of times(LIMIT, (at) => at)) await signUp(`stranger-${n}`, address).expect(201);
    const invited = async (name: string, invitation: string) => signUp(name, address).send({ invitation });
    const token = async () => {
      const [row] = (await small.database.query(
        `insert into invitations (expires_at) values (now() + interval '1 day') returning id`,
      )) as [{ id: string }];
      return invitationTokenOf(row.id, small.nest.get(AppConfig).sessionSecret);
    };
    const link = await token();
    expect((await invited('colleague', link)).status).toBe(201);
    expect((await invited('colleague-2', await token())).status).toBe(201);
    // A link that was used opens nothing more, nor does one that nobody made.
    expect((await invited('again', link)).body).toMatchObject({ code: 'too_many_signups' });
    expect((await invited('made-up', `${link}x`)).body).toMatchObject({ code: 'too_many_signups' });
  });

  it('is limited for each invitation, too', async () => {
    const [row] = (await small.database.query(
      `insert into invitations (expires_at) values (now() + interval '1 day') returning id`,
    )) as [{ id: string }];
    const invitation = invitationTokenOf(row.id, small.nest.get(AppConfig).sessionSecret);
    const common = { password: 'password', confirmPassword: 'password', invitation };
    for (const n of times(LIMIT, (at) => at))
      expect((await signUp(`common-${n}`, '203.0.113.23').send(common)).status).toBe(400);
    expect((await signUp('common', '203.0.113.23').send(common)).body).toMatchObject({
      code: 'too_many_signups',
    });
  });
});
