import { SIGN_IN_FAILURES_MAX } from '@marklight/contracts/business';
import { API } from '@marklight/contracts/routes';
import { NEW_PASSWORD, accountMails } from './factories/account-mails';
import { profileOf, saveProfile } from './factories/accounts';
import { aTeacher, PASSWORD, type Person } from './factories/people';
import { tokenIn } from './stand-ins/smtp/server';

const mails = accountMails();
const { anEmail, post, forgot, signIn, allSent, subjectsTo } = mails;

describe('changing the email', () => {
  let teacher: Person;
  beforeEach(async () => {
    teacher = await aTeacher(mails.app);
  });
  const change = (person: Person, email: string) =>
    saveProfile(person, { firstName: 'Tess', lastName: 'Teacher', email, currentPassword: PASSWORD });
  const confirm = (token: string, password = PASSWORD) => post(API.confirmEmailChange, { token, password });
  const aLink = async () => {
    const email = anEmail();
    await change(teacher, email).expect(200);
    return { email, token: tokenIn(await mails.smtp.mailTo(email, 'Confirm your new email')) };
  };
  const expectUnchanged = async (email: string) =>
    expect((await profileOf(teacher)).user).toMatchObject({ email: teacher.email, pendingEmail: email });

  it('keeps the old one until the new one is confirmed, and tells both', async () => {
    const email = anEmail();
    const { body } = await change(teacher, email).expect(200);
    expect(body).toMatchObject({ email: teacher.email, pendingEmail: email });
    await signIn(email).expect(401);
    await mails.smtp.mailTo(teacher.email, 'about to change');
    const token = tokenIn(await mails.smtp.mailTo(email, 'Confirm your new email'));
    // On whichever device the mail is read.
    expect((await confirm(token).expect(200)).body).toEqual({ email });
    expect((await profileOf({ ...teacher, email })).user).toMatchObject({
      email,
      emailVerified: true,
      pendingEmail: null,
    });
    await mails.smtp.mailTo(teacher.email, 'has changed');
    await signIn(email).expect(200);
    await signIn(teacher.email).expect(401);
  });

  it('needs the password of the account: the owner of the mailbox may be a victim', async () => {
    const { email, token } = await aLink();
    const victim = await aTeacher(mails.app);
    expect((await post(API.confirmEmailChange, { token }).expect(400)).body.fields).toHaveProperty(
      'password',
    );
    expect((await confirm(token, 'the victim’s own').expect(400)).body).toMatchObject({
      code: 'wrong_password',
      fields: { password: 'This password is incorrect.' },
    });
    // A session of another account changes nothing about it.
    await victim.agent.post(API.confirmEmailChange).send({ token, password: 'not this one' }).expect(400);
    await expectUnchanged(email);
    await confirm(token).expect(200);
  });

  it('takes only a few guesses of the password beside the link', async () => {
    const { email, token } = await aLink();
    for (let n = 0; n < SIGN_IN_FAILURES_MAX; n += 1) await confirm(token, `guess ${n}`).expect(400);
    expect((await confirm(token).expect(429)).body.code).toBe('too_many_attempts');
    // Nor does it keep the owner out.
    await signIn(teacher.email).expect(200);
    await expectUnchanged(email);
  });

  it('opens nothing for an account that has been disabled', async () => {
    const { token } = await aLink();
    await mails.app.database.query('update users set disabled_at = now() where id = $1', [teacher.id]);
    expect((await confirm(token).expect(400)).body.code).toBe('link_invalid');
  });

  it('tells whoever did not ask for it to ignore the mail', async () => {
    const email = anEmail();
    await change(teacher, email).expect(200);
    const { text } = await mails.smtp.mailTo(email, 'Confirm your new email');
    expect(text.replace(/\s+/g, ' ')).toContain('If you did not ask for this, ignore this email');
  });

  it('answers the same for an address that has an account, whose owner is notified', async () => {
    const owner = await aTeacher(mails.app);
    const [free, taken] = [
      await change(await aTeacher(mails.app), anEmail()),
      await change(teacher, owner.email),
    ];
    const shapeOf = ({ status, body }: typeof free) => [status, Object.keys(body as object).sort()];
    expect(shapeOf(taken)).toEqual(shapeOf(free));
    expect(taken.body).toMatchObject({ email: teacher.email, pendingEmail: owner.email });
    await teacher.agent.post(API.emailLink).expect(204);
    await mails.smtp.mailTo(owner.email, 'already have');
    await allSent();
    expect(subjectsTo(owner.email).some((subject) => subject?.includes('Confirm your new'))).toBe(false);
  });

  it('does not take an address that somebody else has since taken', async () => {
    const email = anEmail();
    await change(teacher, email).expect(200);
    const token = tokenIn(await mails.smtp.mailTo(email, 'Confirm your new email'));
    await aTeacher(mails.app, { email });
    expect((await confirm(token).expect(400)).body.code).toBe('link_invalid');
    expect((await profileOf(teacher)).user.email).toBe(teacher.email);
  });

  it('can be cancelled, after which the link opens nothing', async () => {
    const email = anEmail();
    await change(teacher, email).expect(200);
    const token = tokenIn(await mails.smtp.mailTo(email, 'Confirm your new email'));
    await teacher.agent.delete(API.pendingEmail).expect(204);
    expect((await profileOf(teacher)).user.pendingEmail).toBeNull();
    expect((await confirm(token).expect(400)).body.code).toBe('link_invalid');
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
        const token = tokenIn(await mails.smtp.mailTo(teacher.email, 'Choose a new password'));
        await post(API.resetPassword, { token, password: NEW_PASSWORD }).expect(204);
      },
    ],
  ])('is cancelled when the password is %s: a thief may have asked for it', async (_, choosePassword) => {
    const thief = anEmail();
    await change(teacher, thief).expect(200);
    const token = tokenIn(await mails.smtp.mailTo(thief, 'Confirm your new email'));
    await choosePassword();
    expect((await confirm(token, NEW_PASSWORD).expect(400)).body.code).toBe('link_invalid');
    const { body } = await signIn(teacher.email, NEW_PASSWORD).expect(200);
    expect(body.user).toMatchObject({ email: teacher.email, pendingEmail: null });
  });

  it('sends the link again, which replaces the first', async () => {
    const email = anEmail();
    await change(teacher, email).expect(200);
    const first = tokenIn(await mails.smtp.mailTo(email, 'Confirm your new email'));
    await allSent();
    mails.smtp.mails.length = 0;
    await teacher.agent.post(API.emailLink).expect(204);
    const second = tokenIn(await mails.smtp.mailTo(email, 'Confirm your new email'));
    await confirm(first).expect(400);
    await confirm(second).expect(200);
  });

  it('confirms the account’s own address if it is not confirmed yet', async () => {
    await mails.app.database.query('update users set email_verified_at = null where id = $1', [teacher.id]);
    await allSent();
    mails.smtp.mails.length = 0;
    await teacher.agent.post(API.emailLink).expect(204);
    const token = tokenIn(await mails.smtp.mailTo(teacher.email, 'Confirm your email'));
    await post(API.verifyEmail, { token, password: PASSWORD }).expect(200);
    expect((await profileOf(teacher)).user.emailVerified).toBe(true);
  });

  it('is stopped when somebody tries address after address', async () => {
    for (let n = 0; n < 5; n += 1) await change(teacher, anEmail()).expect(200);
    expect((await change(teacher, anEmail()).expect(429)).body.code).toBe('too_many_links');
  });
});
