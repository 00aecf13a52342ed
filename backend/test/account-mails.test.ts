import { randomUUID } from 'node:crypto';
import { API } from '@marklight/contracts/routes';
import request from 'supertest';
import { logIn, profileOf, saveProfile } from './factories/accounts';
import { anAdmin, aTeacher, PASSWORD, type Person } from './factories/people';
import { startTestApp, type TestApp } from './setup/test-app';
import { SmtpStandIn, tokenIn } from './stand-ins/smtp/server';

const NEW_PASSWORD = 'another horse battery';
const ADMIN_EMAIL = 'head@school.example';

let smtp: SmtpStandIn;
let app: TestApp;
beforeAll(async () => {
  smtp = await SmtpStandIn.start();
  app = await startTestApp({
    env: {
      SMTP_URL: smtp.url,
      SUPPORT_EMAIL: 'help@school.example.org',
      PUBLIC_URL: 'http://marks.school.example',
      ADMIN_EMAIL,
    },
  });
});
beforeEach(async () => {
  smtp.mails.length = 0;
  await app.database.query('delete from sign_in_limits');
});
afterAll(async () => {
  await app.close();
  await smtp.close();
});

const anEmail = () => `new-${randomUUID()}@school.example`;
const post = (route: string, body: object) => request(app.address).post(route).send(body);
const signUp = (email: string, password = PASSWORD) =>
  post(API.signup, { email, password, confirmPassword: password });
const forgot = (email: string) => post(API.forgotPassword, { email });
const signIn = (email: string, password = PASSWORD) => post(API.login, { email, password });
const countOf = async (email: string) => {
  const [{ n }] = await app.database.query('select count(*)::int as n from users where email = $1', [email]);
  return n as number;
};
/** Whatever is on its way has arrived. */
async function allSent(): Promise<void> {
  const deadline = Date.now() + 30_000;
  for (;;) {
    const waiting = await app.database.query(
      'select 1 from mails where sent_at is null and given_up_at is null limit 1',
    );
    if (waiting.length === 0) return;
    if (Date.now() > deadline) throw new Error('a mail is still on its way');
    await new Promise((done) => setTimeout(done, 20));
  }
}
const subjectsTo = (email: string) =>
  smtp.mails.filter(({ to }) => to.includes(email)).map(({ headers }) => headers.subject);

describe('signing up where mail is on', () => {
  it('answers the same for a free address, a taken one and the administrator’s, and opens no session', async () => {
    const taken = await aTeacher(app);
    const replies = [];
    for (const email of [
      anEmail(),
      taken.email,
      taken.email.toUpperCase(),
      ADMIN_EMAIL,
      'admin@marklight.local',
    ])
      replies.push(await signUp(email).expect(201));
    const [first] = replies;
    expect(first?.body).toEqual({ emailSent: true, message: expect.stringContaining('sent an email') });
    for (const { body, headers } of replies) {
      expect(body).toEqual(first?.body);
      expect(headers['set-cookie']).toBeUndefined();
    }
    expect(await countOf(ADMIN_EMAIL)).toBe(0);
  });

  it('tells the owner of a taken address by mail, once an hour, and changes nothing', async () => {
    const owner = await aTeacher(app);
    await signUp(owner.email, NEW_PASSWORD).expect(201);
    await signUp(owner.email, NEW_PASSWORD).expect(201);
    const mail = await smtp.mailTo(owner.email, 'already have');
    expect(mail.text).toContain('Forgot password?');
    await allSent();
    expect(subjectsTo(owner.email).filter((subject) => subject?.includes('already'))).toHaveLength(1);
    await signIn(owner.email, NEW_PASSWORD).expect(401);
    await signIn(owner.email).expect(200);
  });

  it('makes one account when the button is pressed ten times at once', async () => {
    const email = anEmail();
    const replies = await Promise.all(Array.from({ length: 10 }, () => signUp(email)));
    expect(new Set(replies.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(await countOf(email)).toBe(1);
  });

  it('lets in only after the mail was read, and until then answers like a wrong password', async () => {
    const email = anEmail();
    await signUp(email).expect(201);
    const unknown = await signIn(anEmail()).expect(401);
    expect((await signIn(email).expect(401)).body).toEqual(unknown.body);
    const token = tokenIn(await smtp.mailTo(email, 'Confirm your email'));
    const agent = request.agent(app.address);
    const { body } = await agent.post(API.verifyEmail).send({ token, password: PASSWORD }).expect(200);
    expect(body.user).toMatchObject({ email, emailVerified: true, awaitsConfirmation: false });
    await agent.get(API.essays).expect(200);
    await signIn(email).expect(200);
  });

  it('confirms nothing for whoever reads the mail and did not sign up', async () => {
    const email = anEmail();
    await signUp(email).expect(201);
    const token = tokenIn(await smtp.mailTo(email, 'Confirm your email'));
    const { body } = await post(API.verifyEmail, { token, password: NEW_PASSWORD }).expect(400);
    expect(body).toMatchObject({
      code: 'wrong_password',
      fields: { password: 'This password is incorrect.' },
    });
    await signIn(email).expect(401);
    // A new password by the same mailbox makes the account theirs, and shuts out who signed up.
    await forgot(email).expect(202);
    const reset = tokenIn(await smtp.mailTo(email, 'Choose a new password'));
    await post(API.resetPassword, { token: reset, password: NEW_PASSWORD }).expect(204);
    await signIn(email).expect(401);
    await signIn(email, NEW_PASSWORD).expect(200);
  });

  it('gives another address of the same mailbox no second trial beside the first', async () => {
    const mailbox = `twice-${randomUUID()}`;
    const confirmed = async (email: string) => {
      await signUp(email).expect(201);
      const token = tokenIn(await smtp.mailTo(email, 'Confirm your email'));
      return (await post(API.verifyEmail, { token, password: PASSWORD }).expect(200)).body.user as {
        trialEndsAt: string;
      };
    };
    const [first, second] = [
      await confirmed(`${mailbox}@school.example`),
      await confirmed(`${mailbox}+2@school.example`),
    ];
    expect(second.trialEndsAt).toBe(first.trialEndsAt);
  });

  it('keeps no token that could be read from the database or the log', async () => {
    const email = anEmail();
    await signUp(email).expect(201);
    const token = tokenIn(await smtp.mailTo(email, 'Confirm your email'));
    const [{ all }] = await app.database.query(
      `select (select json_agg(t) from one_time_tokens t)::text || (select json_agg(m) from mails m)::text ||
         (select coalesce(json_agg(j), '[]') from graphile_worker._private_jobs j)::text as all`,
    );
    expect(all).not.toContain(token);
    await post(API.verifyEmail, { token, password: PASSWORD }).expect(200);
    expect(app.log.join('')).not.toContain(token);
  });
});

describe('asking for the confirmation again', () => {
  const again = (email: string) => post(API.resendConfirmation, { email });

  it('answers the same whether an account waits, is confirmed or is not there, and mails only who waits', async () => {
    const [waiting, nobody] = [anEmail(), anEmail()];
    await signUp(waiting).expect(201);
    const first = tokenIn(await smtp.mailTo(waiting, 'Confirm your email'));
    const { email: confirmed } = await aTeacher(app);
    await allSent();
    smtp.mails.length = 0;
    const replies = [];
    for (const email of [waiting.toUpperCase(), confirmed, nobody, ADMIN_EMAIL])
      replies.push(await again(email).expect(202));
    expect(new Set(replies.map(({ text }) => text)).size).toBe(1);
    const second = tokenIn(await smtp.mailTo(waiting, 'Confirm your email'));
    await allSent();
    expect(smtp.mails.map(({ to }) => to)).toEqual([[waiting]]);
    await post(API.verifyEmail, { token: first, password: PASSWORD }).expect(400);
    await post(API.verifyEmail, { token: second, password: PASSWORD }).expect(200);
  });

  it('mails no account that is disabled', async () => {
    const email = anEmail();
    await signUp(email).expect(201);
    await smtp.mailTo(email, 'Confirm your email');
    await allSent();
    smtp.mails.length = 0;
    await app.database.query('update users set disabled_at = now() where email = $1', [email]);
    await again(email).expect(202);
    await allSent();
    expect(smtp.mails).toEqual([]);
  });

  it('fills nobody’s mailbox, and stops an address that asks for many', async () => {
    const email = anEmail();
    await signUp(email).expect(201);
    await Promise.all(Array.from({ length: 12 }, () => again(email).expect(202)));
    const [{ n }] = await app.database.query(
      `select count(*)::int as n from mails where kind = 'verify_email' and user_id = (select id from users where email = $1)`,
      [email],
    );
    // The one of the sign-up, and five an hour.
    expect(n).toBe(6);
    await Promise.all(Array.from({ length: 8 }, () => again(anEmail()).expect(202)));
    expect((await again(anEmail()).expect(429)).body.code).toBe('too_many_links');
  });
});

describe('a link', () => {
  async function aLink(): Promise<{ email: string; token: string }> {
    const email = anEmail();
    await signUp(email).expect(201);
    return { email, token: tokenIn(await smtp.mailTo(email, 'Confirm your email')) };
  }
  const expectInvalid = async (token: string) => {
    const { body } = await post(API.verifyEmail, { token, password: PASSWORD }).expect(400);
    expect(body.code).toBe('link_invalid');
  };

  it('is used once, however many ask at the same moment', async () => {
    const { token } = await aLink();
    const replies = await Promise.all(
      Array.from({ length: 8 }, () => post(API.verifyEmail, { token, password: PASSWORD })),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(7).fill(400)]);
  });

  it('opens nothing once it has expired', async () => {
    const { email, token } = await aLink();
    await app.database.query(
      `update one_time_tokens set expires_at = now() - interval '1 second' where email = $1`,
      [email],
    );
    await expectInvalid(token);
  });

  it('opens nothing of another kind', async () => {
    const { token } = await aLink();
    for (const [route, body] of [
      [API.resetPassword, { token, password: NEW_PASSWORD }],
      [API.confirmEmailChange, { token }],
    ] as const)
      expect((await post(route, body).expect(400)).body.code).toBe('link_invalid');
    await post(API.verifyEmail, { token, password: PASSWORD }).expect(200);
  });

  it.each(['', 'x'.repeat(43), 'x'.repeat(5_000), '../../etc', 'null'])(
    'that says %j is refused in words',
    async (token) => {
      const { body } = await post(API.verifyEmail, { token, password: PASSWORD }).expect(400);
      expect(body.message).toMatch(/no longer valid|incomplete/);
    },
  );
});

describe('forgetting the password', () => {
  it('answers the same whether or not there is an account, and mails only where there is', async () => {
    const teacher = await aTeacher(app);
    const nobody = anEmail();
    const [known, unknown] = [await forgot(teacher.email).expect(202), await forgot(nobody).expect(202)];
    expect(known.body).toEqual(unknown.body);
    await smtp.mailTo(teacher.email, 'Choose a new password');
    await allSent();
    expect(subjectsTo(nobody)).toEqual([]);
  });

  it('sets a new password, ends every session, tells the person, and works while the sign-in is stopped', async () => {
    const teacher = await aTeacher(app);
    for (let n = 0; n < 10; n += 1) await signIn(teacher.email, 'a wrong guess');
    await forgot(teacher.email).expect(202);
    const mail = await smtp.mailTo(teacher.email, 'Choose a new password');
    expect(mail.text).toContain('http://marks.school.example/reset-password#token=');
    const browser = request.agent(app.address);
    await browser
      .post(API.resetPassword)
      .send({ token: tokenIn(mail), password: NEW_PASSWORD })
      .expect(204);
    await teacher.agent.get(API.currentUser).expect(401);
    // From another browser the ten failures still count; this one is known now.
    await signIn(teacher.email, NEW_PASSWORD).expect(429);
    await browser.post(API.login).send({ email: teacher.email, password: PASSWORD }).expect(401);
    await browser.post(API.login).send({ email: teacher.email, password: NEW_PASSWORD }).expect(200);
    await smtp.mailTo(teacher.email, 'password has changed');
  });

  it('takes the newest link only, and after a refused password the link can be used again', async () => {
    const teacher = await aTeacher(app);
    await forgot(teacher.email).expect(202);
    const first = tokenIn(await smtp.mailTo(teacher.email, 'Choose a new password'));
    await allSent();
    smtp.mails.length = 0;
    await forgot(teacher.email).expect(202);
    const second = tokenIn(await smtp.mailTo(teacher.email, 'Choose a new password'));
    await post(API.resetPassword, { token: first, password: NEW_PASSWORD }).expect(400);
    const { body } = await post(API.resetPassword, { token: second, password: 'password1' }).expect(400);
    expect(body.code).toBe('common_password');
    await post(API.resetPassword, { token: second, password: NEW_PASSWORD }).expect(204);
    await post(API.resetPassword, { token: second, password: PASSWORD }).expect(400);
    await signIn(teacher.email, NEW_PASSWORD).expect(200);
  });

  it('confirms the email: whoever read the mail has the mailbox', async () => {
    const email = anEmail();
    await signUp(email).expect(201);
    await forgot(email).expect(202);
    const token = tokenIn(await smtp.mailTo(email, 'Choose a new password'));
    await post(API.resetPassword, { token, password: NEW_PASSWORD }).expect(204);
    expect((await signIn(email, NEW_PASSWORD).expect(200)).body.user.emailVerified).toBe(true);
  });

  it('fills nobody’s mailbox: five mails an hour, and the answer stays the same', async () => {
    const teacher = await aTeacher(app);
    const replies = [];
    for (let n = 0; n < 8; n += 1) replies.push(await forgot(teacher.email).expect(202));
    expect(new Set(replies.map(({ text }) => text)).size).toBe(1);
    await allSent();
    // The earlier ones may be dropped before they leave: their links are not the newest.
    expect(
      subjectsTo(teacher.email).filter((subject) => subject?.includes('Choose')).length,
    ).toBeLessThanOrEqual(5);
  });

  it('stops an address that asks for many', async () => {
    for (let n = 0; n < 20; n += 1) await forgot(anEmail()).expect(202);
    expect((await forgot(anEmail()).expect(429)).body.code).toBe('too_many_links');
  });

  it('is dropped where the password was changed meanwhile', async () => {
    const teacher = await aTeacher(app);
    await forgot(teacher.email).expect(202);
    const token = tokenIn(await smtp.mailTo(teacher.email, 'Choose a new password'));
    await teacher.agent
      .put(API.changePassword)
      .send({ currentPassword: PASSWORD, newPassword: NEW_PASSWORD })
      .expect(204);
    await post(API.resetPassword, { token, password: 'a third horse battery' }).expect(400);
    await smtp.mailTo(teacher.email, 'password has changed');
  });
});

describe('changing the email', () => {
  let teacher: Person;
  beforeEach(async () => {
    teacher = await aTeacher(app);
  });
  const change = (person: Person, email: string) =>
    saveProfile(person, { firstName: 'Tess', lastName: 'Teacher', email, currentPassword: PASSWORD });

  it('keeps the old one until the new one is confirmed, and tells both', async () => {
    const email = anEmail();
    const { body } = await change(teacher, email).expect(200);
    expect(body).toMatchObject({ email: teacher.email, pendingEmail: email });
    await signIn(email).expect(401);
    await smtp.mailTo(teacher.email, 'about to change');
    const token = tokenIn(await smtp.mailTo(email, 'Confirm your new email'));
    // On whichever device the mail is read.
    expect((await post(API.confirmEmailChange, { token }).expect(200)).body).toEqual({ email });
    expect((await profileOf({ ...teacher, email })).user).toMatchObject({
      email,
      emailVerified: true,
      pendingEmail: null,
    });
    await smtp.mailTo(teacher.email, 'has changed');
    await signIn(email).expect(200);
    await signIn(teacher.email).expect(401);
  });

  it('answers the same for an address that has an account, whose owner hears of it', async () => {
    const owner = await aTeacher(app);
    const [free, taken] = [await change(await aTeacher(app), anEmail()), await change(teacher, owner.email)];
    const shapeOf = ({ status, body }: typeof free) => [status, Object.keys(body as object).sort()];
    expect(shapeOf(taken)).toEqual(shapeOf(free));
    expect(taken.body).toMatchObject({ email: teacher.email, pendingEmail: owner.email });
    await teacher.agent.post(API.emailLink).expect(204);
    await smtp.mailTo(owner.email, 'already have');
    await allSent();
    expect(subjectsTo(owner.email).some((subject) => subject?.includes('Confirm your new'))).toBe(false);
  });

  it('does not take an address that somebody else took meanwhile', async () => {
    const email = anEmail();
    await change(teacher, email).expect(200);
    const token = tokenIn(await smtp.mailTo(email, 'Confirm your new email'));
    await aTeacher(app, { email });
    expect((await post(API.confirmEmailChange, { token }).expect(400)).body.code).toBe('link_invalid');
    expect((await profileOf(teacher)).user.email).toBe(teacher.email);
  });

  it('can be cancelled, after which the link opens nothing', async () => {
    const email = anEmail();
    await change(teacher, email).expect(200);
    const token = tokenIn(await smtp.mailTo(email, 'Confirm your new email'));
    await teacher.agent.delete(API.pendingEmail).expect(204);
    expect((await profileOf(teacher)).user.pendingEmail).toBeNull();
    await post(API.confirmEmailChange, { token }).expect(400);
  });

  it.each([
    [
      'changed',
      () =>
        teacher.agent
          .put(API.changePassword)
          .send({ currentPassword: PASSWORD, newPassword: NEW_PASSWORD })
          .expect(204),
    ],
    [
      'reset',
      async () => {
        await forgot(teacher.email).expect(202);
        const token = tokenIn(await smtp.mailTo(teacher.email, 'Choose a new password'));
        await post(API.resetPassword, { token, password: NEW_PASSWORD }).expect(204);
      },
    ],
  ])('is cancelled when the password is %s: a thief may have asked for it', async (_, choosePassword) => {
    const thief = anEmail();
    await change(teacher, thief).expect(200);
    const token = tokenIn(await smtp.mailTo(thief, 'Confirm your new email'));
    await choosePassword();
    await post(API.confirmEmailChange, { token }).expect(400);
    const { body } = await signIn(teacher.email, NEW_PASSWORD).expect(200);
    expect(body.user).toMatchObject({ email: teacher.email, pendingEmail: null });
  });

  it('sends the link again, which takes the place of the first', async () => {
    const email = anEmail();
    await change(teacher, email).expect(200);
    const first = tokenIn(await smtp.mailTo(email, 'Confirm your new email'));
    await allSent();
    smtp.mails.length = 0;
    await teacher.agent.post(API.emailLink).expect(204);
    const second = tokenIn(await smtp.mailTo(email, 'Confirm your new email'));
    await post(API.confirmEmailChange, { token: first }).expect(400);
    await post(API.confirmEmailChange, { token: second }).expect(200);
  });

  it('confirms one’s own address where it is not confirmed yet', async () => {
    await app.database.query('update users set email_verified_at = null where id = $1', [teacher.id]);
    await allSent();
    smtp.mails.length = 0;
    await teacher.agent.post(API.emailLink).expect(204);
    const token = tokenIn(await smtp.mailTo(teacher.email, 'Confirm your email'));
    await post(API.verifyEmail, { token, password: PASSWORD }).expect(200);
    expect((await profileOf(teacher)).user.emailVerified).toBe(true);
  });

  it('is stopped where somebody tries address after address', async () => {
    for (let n = 0; n < 5; n += 1) await change(teacher, anEmail()).expect(200);
    expect((await change(teacher, anEmail()).expect(429)).body.code).toBe('too_many_links');
  });
});

it('an administrator makes no reset link where mail is on', async () => {
  const [admin, teacher] = [await anAdmin(app), await aTeacher(app)];
  const { body } = await admin.agent
    .post(API.adminResetLink.replace(':id', teacher.id))
    .send({ reason: 'Asked by phone', version: 1 })
    .expect(409);
  expect(body.code).toBe('mail_is_on');
  await logIn(app, teacher.email, PASSWORD).reply.expect(200);
});
