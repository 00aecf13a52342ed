import { randomUUID } from 'node:crypto';
import { API } from '@marklight/contracts/routes';
import request from 'supertest';
import { ADMIN_EMAIL, NEW_PASSWORD, accountMails } from './factories/account-mails';
import { aTeacher, PASSWORD } from './factories/people';
import { tokenIn } from './stand-ins/smtp/server';

const mails = accountMails();
const { anEmail, post, signUp, forgot, signIn, countOf, allSent, subjectsTo } = mails;

describe('signing up while mail is on', () => {
  it('answers the same for a free address, a taken one and the administrator’s, and opens no session', async () => {
    const taken = await aTeacher(mails.app);
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
    const owner = await aTeacher(mails.app);
    await signUp(owner.email, NEW_PASSWORD).expect(201);
    await signUp(owner.email, NEW_PASSWORD).expect(201);
    const mail = await mails.smtp.mailTo(owner.email, 'already have');
    expect(mail.text).toContain('Forgot password?');
    await allSent();
    expect(subjectsTo(owner.email).filter((subject) => subject?.includes('already'))).toHaveLength(1);
    await signIn(owner.email, NEW_PASSWORD).expect(401);
    await signIn(owner.email).expect(200);
  });

  it('makes one account when the button is pressed ten times in parallel', async () => {
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
    const token = tokenIn(await mails.smtp.mailTo(email, 'Confirm your email'));
    const agent = request.agent(mails.app.address);
    const { body } = await agent.post(API.verifyEmail).send({ token, password: PASSWORD }).expect(200);
    expect(body.user).toMatchObject({ email, emailVerified: true, awaitsConfirmation: false });
    await agent.get(API.essays).expect(200);
    await signIn(email).expect(200);
  });

  it('confirms nothing for a person who reads the mail but did not sign up', async () => {
    const email = anEmail();
    await signUp(email).expect(201);
    const token = tokenIn(await mails.smtp.mailTo(email, 'Confirm your email'));
    const { body } = await post(API.verifyEmail, { token, password: NEW_PASSWORD }).expect(400);
    expect(body).toMatchObject({
      code: 'wrong_password',
      fields: { password: 'This password is incorrect.' },
    });
    await signIn(email).expect(401);
    // A new password by the same mailbox makes the account theirs, and shuts out the person who signed up.
    await forgot(email).expect(202);
    const reset = tokenIn(await mails.smtp.mailTo(email, 'Choose a new password'));
    await post(API.resetPassword, { token: reset, password: NEW_PASSWORD }).expect(204);
    await signIn(email).expect(401);
    await signIn(email, NEW_PASSWORD).expect(200);
  });

  it('takes only a few guesses of the password beside a link', async () => {
    const email = anEmail();
    await signUp(email).expect(201);
    const token = tokenIn(await mails.smtp.mailTo(email, 'Confirm your email'));
    const guesses = await Promise.all(
      Array.from({ length: 14 }, () => post(API.verifyEmail, { token, password: NEW_PASSWORD })),
    );
    expect(guesses.map(({ body }) => body.code as string).toSorted()).toEqual([
      ...Array<string>(4).fill('too_many_attempts'),
      ...Array<string>(10).fill('wrong_password'),
    ]);
    await post(API.verifyEmail, { token, password: PASSWORD }).expect(429);
  });

  it('gives another address of the same mailbox no second trial beside the first', async () => {
    const mailbox = `twice-${randomUUID()}`;
    const confirmed = async (email: string) => {
      await signUp(email).expect(201);
      const token = tokenIn(await mails.smtp.mailTo(email, 'Confirm your email'));
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
    const token = tokenIn(await mails.smtp.mailTo(email, 'Confirm your email'));
    const [{ all }] = await mails.app.database.query(
      `select (select json_agg(t) from one_time_tokens t)::text || (select json_agg(m) from mails m)::text ||
         (select coalesce(json_agg(j), '[]') from graphile_worker._private_jobs j)::text as all`,
    );
    expect(all).not.toContain(token);
    await post(API.verifyEmail, { token, password: PASSWORD }).expect(200);
    expect(mails.app.log.join('')).not.toContain(token);
  });
});

describe('asking for the confirmation again', () => {
  const again = (email: string) => post(API.resendConfirmation, { email });

  it('answers the same whether an account waits, is confirmed or does not exist, and mails only one that waits', async () => {
    const [waiting, nobody] = [anEmail(), anEmail()];
    await signUp(waiting).expect(201);
    const first = tokenIn(await mails.smtp.mailTo(waiting, 'Confirm your email'));
    const { email: confirmed } = await aTeacher(mails.app);
    await allSent();
    mails.smtp.mails.length = 0;
    const replies = [];
    for (const email of [waiting.toUpperCase(), confirmed, nobody, ADMIN_EMAIL])
      replies.push(await again(email).expect(202));
    expect(new Set(replies.map(({ text }) => text)).size).toBe(1);
    const second = tokenIn(await mails.smtp.mailTo(waiting, 'Confirm your email'));
    await allSent();
    expect(mails.smtp.mails.map(({ to }) => to)).toEqual([[waiting]]);
    await post(API.verifyEmail, { token: first, password: PASSWORD }).expect(400);
    await post(API.verifyEmail, { token: second, password: PASSWORD }).expect(200);
  });

  it('mails no account that is disabled', async () => {
    const email = anEmail();
    await signUp(email).expect(201);
    await mails.smtp.mailTo(email, 'Confirm your email');
    await allSent();
    mails.smtp.mails.length = 0;
    await mails.app.database.query('update users set disabled_at = now() where email = $1', [email]);
    await again(email).expect(202);
    await allSent();
    expect(mails.smtp.mails).toEqual([]);
  });

  it('fills nobody’s mailbox, and stops an address that asks for many', async () => {
    const email = anEmail();
    await signUp(email).expect(201);
    await Promise.all(Array.from({ length: 12 }, () => again(email).expect(202)));
    const [{ n }] = await mails.app.database.query(
      `select count(*)::int as n from mails where kind = 'verify_email' and user_id = (select id from users where email = $1)`,
      [email],
    );
    // The one of the sign-up, and five an hour.
    expect(n).toBe(6);
    await Promise.all(Array.from({ length: 8 }, () => again(anEmail()).expect(202)));
    expect((await again(anEmail()).expect(429)).body.code).toBe('too_many_links');
  });
});
