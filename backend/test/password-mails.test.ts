import { ADMIN_API, API } from '@marklight/contracts/routes';
import request from 'supertest';
import { NEW_PASSWORD, accountMails } from './factories/account-mails';
import { logIn } from './factories/accounts';
import { anAdmin, aTeacher, PASSWORD } from './factories/people';
import { tokenIn } from './stand-ins/smtp/server';

const mails = accountMails();
const { anEmail, post, signUp, forgot, signIn, allSent, subjectsTo } = mails;

describe('a link', () => {
  async function aLink(): Promise<{ email: string; token: string }> {
    const email = anEmail();
    await signUp(email).expect(201);
    return { email, token: tokenIn(await mails.smtp.mailTo(email, 'Confirm your email')) };
  }
  const expectInvalid = async (token: string) => {
    const { body } = await post(API.verifyEmail, { token, password: PASSWORD }).expect(400);
    expect(body.code).toBe('link_invalid');
  };

  it('is used once, however many requests come at the same moment', async () => {
    const { token } = await aLink();
    const replies = await Promise.all(
      Array.from({ length: 8 }, () => post(API.verifyEmail, { token, password: PASSWORD })),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(7).fill(400)]);
  });

  it('opens nothing once it has expired', async () => {
    const { email, token } = await aLink();
    await mails.app.database.query(
      `update one_time_tokens set expires_at = now() - interval '1 second' where email = $1`,
      [email],
    );
    await expectInvalid(token);
  });

  it('opens nothing of another kind', async () => {
    const { token } = await aLink();
    for (const [route, body] of [
      [API.resetPassword, { token, password: NEW_PASSWORD }],
      [API.confirmEmailChange, { token, password: PASSWORD }],
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
  it('answers the same whether or not there is an account, and mails only if there is', async () => {
    const teacher = await aTeacher(mails.app);
    const nobody = anEmail();
    const [known, unknown] = [await forgot(teacher.email).expect(202), await forgot(nobody).expect(202)];
    expect(known.body).toEqual(unknown.body);
    await mails.smtp.mailTo(teacher.email, 'Choose a new password');
    await allSent();
    expect(subjectsTo(nobody)).toEqual([]);
  });

  it('sets a new password, ends every session, tells the person, and works while the sign-in is stopped', async () => {
    const teacher = await aTeacher(mails.app);
    for (let n = 0; n < 10; n += 1) await signIn(teacher.email, 'a wrong guess');
    await forgot(teacher.email).expect(202);
    const mail = await mails.smtp.mailTo(teacher.email, 'Choose a new password');
    expect(mail.text).toContain('http://marks.school.example/reset-password#token=');
    const browser = request.agent(mails.app.address);
    await browser
      .post(API.resetPassword)
      .send({ token: tokenIn(mail), password: NEW_PASSWORD })
      .expect(204);
    await teacher.agent.get(API.currentUser).expect(401);
    // From another browser the ten failures still count; this one is known now.
    await signIn(teacher.email, NEW_PASSWORD).expect(429);
    await browser.post(API.login).send({ email: teacher.email, password: PASSWORD }).expect(401);
    await browser.post(API.login).send({ email: teacher.email, password: NEW_PASSWORD }).expect(200);
    await mails.smtp.mailTo(teacher.email, 'password has changed');
  });

  it('accepts only the newest link, and after a refused password the link can be used again', async () => {
    const teacher = await aTeacher(mails.app);
    await forgot(teacher.email).expect(202);
    const first = tokenIn(await mails.smtp.mailTo(teacher.email, 'Choose a new password'));
    await allSent();
    mails.smtp.mails.length = 0;
    await forgot(teacher.email).expect(202);
    const second = tokenIn(await mails.smtp.mailTo(teacher.email, 'Choose a new password'));
    await post(API.resetPassword, { token: first, password: NEW_PASSWORD }).expect(400);
    const { body } = await post(API.resetPassword, { token: second, password: 'password1' }).expect(400);
    expect(body.code).toBe('common_password');
    await post(API.resetPassword, { token: second, password: NEW_PASSWORD }).expect(204);
    await post(API.resetPassword, { token: second, password: PASSWORD }).expect(400);
    await signIn(teacher.email, NEW_PASSWORD).expect(200);
  });

  it('confirms the email: the person who read the mail has the mailbox', async () => {
    const email = anEmail();
    await signUp(email).expect(201);
    await forgot(email).expect(202);
    const token = tokenIn(await mails.smtp.mailTo(email, 'Choose a new password'));
    await post(API.resetPassword, { token, password: NEW_PASSWORD }).expect(204);
    expect((await signIn(email, NEW_PASSWORD).expect(200)).body.user.emailVerified).toBe(true);
  });

  it('fills nobody’s mailbox: five mails an hour, and the answer stays the same', async () => {
    const teacher = await aTeacher(mails.app);
    const replies = [];
    for (let n = 0; n < 8; n += 1) replies.push(await forgot(teacher.email).expect(202));
    expect(new Set(replies.map(({ text }) => text)).size).toBe(1);
    await allSent();
    // The earlier ones may be dropped before they leave: their links are not the newest.
    expect(
      subjectsTo(teacher.email).filter((subject) => subject?.includes('Choose')).length,
    ).toBeLessThanOrEqual(5);
  });

  it('still works after somebody else has asked for the same address to be confirmed again and again', async () => {
    const teacher = await aTeacher(mails.app);
    for (let n = 0; n < 6; n += 1) await post(API.resendConfirmation, { email: teacher.email }).expect(202);
    await forgot(teacher.email).expect(202);
    await mails.smtp.mailTo(teacher.email, 'Choose a new password');
  });

  it('stops an address that asks for many', async () => {
    for (let n = 0; n < 20; n += 1) await forgot(anEmail()).expect(202);
    expect((await forgot(anEmail()).expect(429)).body.code).toBe('too_many_links');
  });

  it('works at such an address from a browser that has signed in to the account', async () => {
    const teacher = await aTeacher(mails.app);
    await teacher.agent.post(API.login).send({ email: teacher.email, password: PASSWORD }).expect(200);
    for (let n = 0; n < 20; n += 1) await forgot(anEmail()).expect(202);
    await forgot(teacher.email).expect(429);
    await teacher.agent.post(API.forgotPassword).send({ email: anEmail() }).expect(429);
    await teacher.agent.post(API.forgotPassword).send({ email: teacher.email }).expect(202);
    await mails.smtp.mailTo(teacher.email, 'Choose a new password');
  });

  it('is dropped if the password has since been changed', async () => {
    const teacher = await aTeacher(mails.app);
    await forgot(teacher.email).expect(202);
    const token = tokenIn(await mails.smtp.mailTo(teacher.email, 'Choose a new password'));
    await teacher.agent
      .put(API.changePassword)
      .send({ currentPassword: PASSWORD, newPassword: NEW_PASSWORD })
      .expect(204);
    await post(API.resetPassword, { token, password: 'a third horse battery' }).expect(400);
    await mails.smtp.mailTo(teacher.email, 'password has changed');
  });
});

it('an administrator makes no reset link where mail is on', async () => {
  const [admin, teacher] = [await anAdmin(mails.app), await aTeacher(mails.app)];
  const { body } = await admin.agent
    .post(ADMIN_API.resetLink.replace(':id', teacher.id))
    .send({ reason: 'Asked by phone', version: 1 })
    .expect(409);
  expect(body.code).toBe('mail_is_on');
  await logIn(mails.app, teacher.email, PASSWORD).reply.expect(200);
});
