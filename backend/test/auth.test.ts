import { AUTH_MESSAGES } from '@marklight/contracts/auth-messages';
import { DAY_MS } from '@marklight/contracts/durations';
import { API } from '@marklight/contracts/routes';
import request from 'supertest';
import { aTeacher, anAdmin, anExpiredTeacher, PASSWORD } from './factories/people';
import { startTestApp, type TestApp } from './setup/test-app';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ worker: false });
});
afterAll(() => app.close());

const signUp = (body: object) => request(app.address).post('/api/email-signup').send(body);
const logIn = (email: string, password: string) =>
  request(app.address).post('/api/auth/login').send({ email, password });
const aBody = (changes: object = {}) => ({
  email: `new-${Math.random()}@school.example`,
  password: PASSWORD,
  confirmPassword: PASSWORD,
  ...changes,
});

describe('signing up', () => {
  it('creates an account with a trial of seven days and signs in', async () => {
    const agent = request.agent(app.address);
    const before = Date.now();
    const { body } = await agent
      .post('/api/email-signup')
      .send(aBody({ firstName: 'Ana' }))
      .expect(201);
    expect(body.user).toMatchObject({
      firstName: 'Ana',
      lastName: '',
      isAdmin: false,
      accessStatus: 'trial',
    });
    const days = (Date.parse(body.user.trialEndsAt) - before) / DAY_MS;
    expect(days).toBeGreaterThan(6.99);
    expect(days).toBeLessThan(7.01);
    await agent.get('/api/auth/user').expect(200);
  });

  it.each([
    [{ email: 'nobody' }, 'email', 'Please enter a valid email address.'],
    [{ email: undefined }, 'email', 'Please enter a valid email address.'],
    [
      { password: '12345', confirmPassword: '12345' },
      'password',
      'Password must be at least 6 characters long.',
    ],
    [{ email: 'аnn@school.example' }, 'email', AUTH_MESSAGES.mixedAlphabets.message],
    [{ confirmPassword: 'other' }, 'confirmPassword', 'Passwords do not match. Please try again.'],
    [{ firstName: 'x'.repeat(101) }, 'firstName', 'A name can have at most 100 characters.'],
  ])('refuses %j and names the field', async (changes, field, message) => {
    const { body } = await signUp(aBody(changes)).expect(400);
    expect(body).toMatchObject({
      statusCode: 400,
      code: 'invalid_input',
      message,
      fields: { [field]: message },
    });
  });

  it('refuses an email that has an account, whatever its case, without saying that it has one', async () => {
    const { email } = await aTeacher(app);
    const { body } = await signUp(aBody({ email: email.toUpperCase() })).expect(400);
    expect(body).toEqual({
      statusCode: 400,
      code: 'signup_failed',
      message: 'Please try again or contact support.',
    });
  });

  it('makes one account when the button is pressed ten times in parallel', async () => {
    const given = aBody();
    const replies = await Promise.all(Array.from({ length: 10 }, () => signUp(given)));
    expect(replies.map((reply) => reply.status).sort()).toEqual([201, ...Array<number>(9).fill(400)]);
  });

  it('never stores the password itself', async () => {
    const { id } = await aTeacher(app);
    const [row] = await app.database.query('select password from users where id = $1', [id]);
    expect(row.password).toMatch(/^\$argon2id\$/);
  });
});

describe('logging in', () => {
  it('answers with the user', async () => {
    const { email } = await aTeacher(app);
    const { body } = await logIn(email, PASSWORD).expect(200);
    expect(body.user).toMatchObject({ email, isAdmin: false });
    expect(JSON.stringify(body)).not.toContain('argon2');
  });

  it.each([
    ['a wrong password', (email: string) => [email, 'wrong password']],
    ['an unknown email', () => ['nobody@school.example', PASSWORD]],
  ] as const)('answers 401 for %s, with the same words', async (_, credentials) => {
    const { email } = await aTeacher(app);
    const [name, password] = credentials(email) as [string, string];
    const { body } = await logIn(name, password).expect(401);
    expect(body).toMatchObject({
      code: 'invalid_credentials',
      message: 'Email or password is incorrect. Please try again.',
    });
  });

  it.each([
    ['no@', 'secret-secret', 'email'],
    ['a@b', '12345', 'password'],
  ])('refuses %s / %s before looking', async (email, password, field) => {
    const { body } = await logIn(email, password).expect(400);
    expect(body.fields).toHaveProperty(field);
  });

  it('gives the session a new id', async () => {
    const { email } = await aTeacher(app);
    const agent = request.agent(app.address);
    const first = await agent.post('/api/auth/login').send({ email, password: PASSWORD }).expect(200);
    const second = await agent.post('/api/auth/login').send({ email, password: PASSWORD }).expect(200);
    const sessionOf = (cookies: unknown) =>
      (cookies as string[]).find((cookie) => cookie.startsWith('marklight_session='));
    expect(sessionOf(second.headers['set-cookie'])).not.toEqual(sessionOf(first.headers['set-cookie']));
  });

  it('sets a cookie that scripts and other sites cannot use', async () => {
    const { email } = await aTeacher(app);
    const { headers } = await logIn(email, PASSWORD).expect(200);
    const cookie = (headers['set-cookie'] as unknown as string[]).find((line) =>
      line.startsWith('marklight_session='),
    );
    expect(cookie).toMatch(/HttpOnly/);
    expect(cookie).toMatch(/SameSite=Lax/);
  });

  it('answers 403 when the trial has ended, and opens a session that may not work', async () => {
    const { email } = await anExpiredTeacher(app);
    const agent = request.agent(app.address);
    const { body } = await agent.post('/api/auth/login').send({ email, password: PASSWORD }).expect(403);
    expect(body).toMatchObject({
      code: 'trial_expired',
      message: 'Your free trial has ended. Please upgrade to continue using the product.',
    });
    expect((await agent.get('/api/auth/user').expect(200)).body.accessStatus).toBe('expired');
    await agent.get('/api/essays').expect(403);
  });
});

describe('too many failed sign-ins', () => {
  const fail = async (email: string, times: number) => {
    for (let n = 0; n < times; n += 1) await logIn(email, 'wrong password');
  };

  it('stops a stranger and says how long', async () => {
    const { email } = await aTeacher(app);
    await fail(email, 10);
    const { body } = await logIn(email, PASSWORD).expect(429);
    expect(body).toMatchObject({
      code: 'too_many_attempts',
      message: expect.stringMatching(/Wait \d+ minutes/),
    });
  });

  it('does not lock out the owner, whose browser has signed in before', async () => {
    const { email, agent } = await aTeacher(app);
    await fail(email, 10);
    await agent.post('/api/auth/login').send({ email, password: PASSWORD }).expect(200);
  });

  it('counts by account, so another account is untouched', async () => {
    const [victim, other] = [await aTeacher(app), await aTeacher(app)];
    await fail(victim.email, 10);
    await logIn(other.email, PASSWORD).expect(200);
  });

  it('is not bypassed by a device cookie of another account', async () => {
    const [victim, attacker] = [await aTeacher(app), await aTeacher(app)];
    await fail(victim.email, 10);
    await attacker.agent
      .post('/api/auth/login')
      .send({ email: victim.email, password: PASSWORD })
      .expect(429);
  });
});

describe('the session', () => {
  it('is the identity: without one, 401 in the one error shape', async () => {
    const { body } = await request(app.address)
      .get('/api/auth/user?email=someone@school.example')
      .expect(401);
    expect(body).toEqual({ statusCode: 401, code: 'not_signed_in', message: 'Please sign in.' });
  });

  it('refuses an email in the address that is not its own', async () => {
    const { agent, email } = await aTeacher(app);
    await agent.get(`/api/auth/user?email=${encodeURIComponent(email)}`).expect(200);
    await agent.get('/api/auth/user?email=admin@school.example').expect(403);
    await agent.get('/api/auth/user?email=a@b&email=c@d').expect(403);
  });

  it('ends with logout', async () => {
    const { agent } = await aTeacher(app);
    await agent.post('/api/auth/logout').expect(204);
    await agent.get('/api/auth/user').expect(401);
  });

  it('ends when the account is deleted', async () => {
    const { agent, id } = await aTeacher(app);
    await app.database.query('delete from users where id = $1', [id]);
    await agent.get('/api/auth/user').expect(401);
  });
});

describe('writes from other sites', () => {
  it.each([
    ['sec-fetch-site', 'cross-site'],
    ['sec-fetch-site', 'same-site'],
    ['origin', 'https://evil.example'],
    ['origin', 'null'],
  ])('are refused by %s: %s', async (header, value) => {
    const { agent } = await aTeacher(app);
    const { body } = await agent.post('/api/auth/logout').set(header, value).expect(403);
    expect(body.code).toBe('cross_site');
    await agent.get('/api/auth/user').expect(200);
  });

  it('are accepted from our own pages', async () => {
    const { agent } = await aTeacher(app);
    await agent
      .post('/api/auth/logout')
      .set('origin', app.address)
      .set('sec-fetch-site', 'same-origin')
      .expect(204);
  });
});

describe('the reply headers', () => {
  it('carry a strict content security policy and no technology', async () => {
    const { headers } = await request(app.address).get('/api/health').expect(200);
    const policy = headers['content-security-policy'] ?? '';
    expect(policy).not.toMatch(/unsafe-inline|unsafe-eval/);
    expect(policy).toMatch(/default-src 'none'/);
    expect(policy).toMatch(/frame-ancestors 'none'/);
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff' });
    expect(headers).not.toHaveProperty('x-powered-by');
  });
});

describe('an administrator', () => {
  it('is recognised at login', async () => {
    const { email } = await anAdmin(app);
    expect((await logIn(email, PASSWORD).expect(200)).body.user.isAdmin).toBe(true);
  });
});

describe('the log', () => {
  it('has no email address, name or password in it', async () => {
    const { email, agent } = await aTeacher(app, { firstName: 'Zebedee' });
    await agent.get(`/api/auth/user?email=${email}`);
    await logIn(email, 'a wrong secret');
    const log = app.log.join('');
    expect(log).toContain('/api/auth/user');
    for (const secret of [email, encodeURIComponent(email), 'Zebedee', PASSWORD, 'a wrong secret'])
      expect(log).not.toContain(secret);
  });
});

describe('links by mail, if the server sends none', () => {
  it.each([API.forgotPassword, API.resendConfirmation])('are refused in words by %s', async (route) => {
    const { body } = await request(app.address).post(route).send({ email: 'ana@school.example' }).expect(409);
    expect(body).toMatchObject({ code: 'mail_off', message: expect.stringContaining('does not send email') });
  });
});
