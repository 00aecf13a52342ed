import { randomUUID } from 'node:crypto';
import { DAY_MS } from '@marklight/contracts/durations';
import { API } from '@marklight/contracts/routes';
import request from 'supertest';
import type { QueuedMail } from '../src/mail/mail';
import { MAX_ATTEMPTS } from '../src/mail/mail-queue';
import { MailService } from '../src/mail/mail.service';
import { MailTransport, type MailFailure } from '../src/mail/mail-transport';
import { TrialReminders } from '../src/mail/trial-reminders';
import { aTeacher, PASSWORD, type Person } from './factories/people';
import { startTestApp, type TestApp } from './setup/test-app';
import { until } from './setup/until';
import { SmtpStandIn, tokenIn } from './stand-ins/smtp/server';

const SUPPORT = 'help@school.example.org';

let smtp: SmtpStandIn;
let app: TestApp;
beforeAll(async () => {
  smtp = await SmtpStandIn.start();
  app = await startTestApp({
    env: { SMTP_URL: smtp.url, SUPPORT_EMAIL: SUPPORT, PUBLIC_URL: 'https://marks.school.example' },
  });
});
beforeEach(async () => {
  smtp.manner = 'takes';
  await app.database.query(
    'select graphile_worker.complete_jobs(array(select id from graphile_worker.jobs))',
  );
  smtp.mails.length = 0;
});
afterAll(async () => {
  await app.close();
  await smtp.close();
});

/** A teacher with no mail on its way. */
async function aWelcomedTeacher(): Promise<Person> {
  const teacher = await aTeacher(app);
  await smtp.mailTo(teacher.email, 'Confirm your email');
  await until(async () => {
    const waiting = await app.database.query(
      'select 1 from mails where user_id = $1 and sent_at is null and given_up_at is null',
      [teacher.id],
    );
    return waiting.length === 0;
  });
  smtp.mails.length = 0;
  return teacher;
}
const queue = (mail: QueuedMail) =>
  app.database.transaction((manager) => app.nest.get(MailService).queue(manager, mail));
const aReceipt = (userId: string, given: { key?: string; invoiceUrl?: string } = {}): QueuedMail => ({
  kind: 'receipt',
  userId,
  key: given.key ?? `receipt:${userId}`,
  data: {
    amount: '30.00',
    currency: 'aud',
    paidAt: '2026-05-01T09:00:00.000Z',
    invoiceUrl: given.invoiceUrl ?? 'https://pay.example/invoice?a=1&b=2',
  },
});
async function untilMarked(key: string, column: 'sent_at' | 'given_up_at'): Promise<void> {
  await until(async () => {
    const [row] = await app.database.query(`select ${column} as at from mails where key = $1`, [key]);
    return row?.at !== null;
  });
}
const jobOf = async (key: string) => {
  const [job] = await app.database.query(
    'select id, attempts, run_at, last_error from graphile_worker.jobs where key = $1',
    [`mail:${key}`],
  );
  return job as { id: string; attempts: number; run_at: Date; last_error: string } | undefined;
};
const untilFailedOnce = (key: string) => until(async () => Boolean((await jobOf(key))?.last_error));
/** Makes the next try of a mail due now; it counts as the one after `attempts`. */
async function tryAgainNow(key: string, attempts = 1): Promise<void> {
  await app.database.query(
    'select graphile_worker.reschedule_jobs(array(select id from graphile_worker.jobs where key = $1), now(), null, $2)',
    [`mail:${key}`, attempts],
  );
  // The queue wakes for new jobs only; this spares the test its next look.
  await app.database.query(`select pg_notify('jobs:insert', '{"r":1,"count":1}')`);
}

it('no header carries invisible characters, wherever an address came from', async () => {
  await app.nest.get(MailTransport).send({
    to: 'ma\u200bry\u{e0041}\u{e0101}@school.example',
    subject: 'Your\u202e rec\u3164eipt\u{e0042}',
    text: 'Thank you.',
    html: '<p>Thank you.</p>',
    id: randomUUID(),
  });
  const [mail] = smtp.mails;
  expect(mail?.to).toEqual(['mary@school.example']);
  expect(mail?.headers.to).toBe('mary@school.example');
  expect(mail?.headers.subject).toBe('Your receipt');
});

describe('the welcome', () => {
  it('goes to a teacher who confirmed the email, as text and HTML, with a way to the product and to support', async () => {
    const email = `zelda-${randomUUID()}@school.example`;
    await request(app.address)
      .post(API.signup)
      .send({ email, firstName: 'Zelda', password: PASSWORD, confirmPassword: PASSWORD })
      .expect(201);
    const token = tokenIn(await smtp.mailTo(email, 'Confirm your email'));
    await request(app.address).post(API.verifyEmail).send({ token, password: PASSWORD }).expect(200);
    const mail = await smtp.mailTo(email, 'Welcome');
    expect(mail).toMatchObject({ from: SUPPORT, to: [email] });
    expect(mail.headers).toMatchObject({
      subject: 'Welcome to Marklight',
      from: `Marklight <${SUPPORT}>`,
      'auto-submitted': 'auto-generated',
    });
    for (const body of [mail.text, mail.html]) {
      expect(body).toContain('free trial runs until');
      expect(body).toContain('https://marks.school.example/');
      expect(body).toContain(SUPPORT);
    }
    // A name that a stranger typed would make our mail the carrier of theirs.
    for (const { raw } of smtp.mails) expect(raw).not.toContain('Zelda');
  });
});

describe('the welcome of an address that has had its trial', () => {
  it('promises none', async () => {
    const email = `again-${randomUUID()}@school.example`;
    await request(app.address)
      .post(API.signup)
      .send({ email, password: PASSWORD, confirmPassword: PASSWORD })
      .expect(201);
    const token = tokenIn(await smtp.mailTo(email, 'Confirm your email'));
    await app.database.query(`update users set trial_ends_at = now() - interval '1 day' where email = $1`, [
      email,
    ]);
    await request(app.address).post(API.verifyEmail).send({ token, password: PASSWORD }).expect(200);
    const { text } = await smtp.mailTo(email, 'Welcome');
    expect(text).toContain('The free trial of this email address has ended.');
    expect(text).not.toContain('no card');
  });
});

describe('a queued mail', () => {
  it('is sent once, however often and however late it is asked for', async () => {
    const { id } = await aWelcomedTeacher();
    const answers = await Promise.all(Array.from({ length: 5 }, () => queue(aReceipt(id))));
    expect(answers.filter(Boolean)).toHaveLength(1);
    await untilMarked(`receipt:${id}`, 'sent_at');
    expect(await queue(aReceipt(id))).toBe(false);
    expect(smtp.mails).toHaveLength(1);
  });

  it('is not sent when the transaction that queued it is rolled back', async () => {
    const { id } = await aWelcomedTeacher();
    await app.database
      .transaction(async (manager) => {
        await app.nest.get(MailService).queue(manager, aReceipt(id, { key: 'rolled-back' }));
        throw new Error('no');
      })
      .catch(() => undefined);
    await queue(aReceipt(id, { key: `after:${id}` }));
    await untilMarked(`after:${id}`, 'sent_at');
    expect(smtp.mails).toHaveLength(1);
  });

  it('goes to the address that the person has when it is sent', async () => {
    const { id } = await aWelcomedTeacher();
    smtp.manner = 'busy';
    await queue(aReceipt(id));
    await untilFailedOnce(`receipt:${id}`);
    await app.database.query('update users set email = $2 where id = $1', [id, `moved-${id}@school.example`]);
    smtp.manner = 'takes';
    await tryAgainNow(`receipt:${id}`);
    expect((await smtp.received(1))[0]?.to).toEqual([`moved-${id}@school.example`]);
  });

  it('is dropped with the account', async () => {
    const { id } = await aWelcomedTeacher();
    smtp.manner = 'down';
    await queue(aReceipt(id));
    await untilFailedOnce(`receipt:${id}`);
    await app.database.query('delete from users where id = $1', [id]);
    smtp.manner = 'takes';
    await tryAgainNow(`receipt:${id}`);
    await until(async () => (await jobOf(`receipt:${id}`)) === undefined);
    expect(smtp.mails).toEqual([]);
  });
});

describe('what the mails say', () => {
  it('gives amount, date and the link to the invoice in a receipt, escaped in HTML', async () => {
    const { id } = await aWelcomedTeacher();
    await queue(aReceipt(id));
    const [mail] = await smtp.received(1);
    expect(mail?.text).toContain('$30.00 AUD for Marklight Pro on 1 May 2026');
    expect(mail?.text).toContain('https://pay.example/invoice?a=1&b=2');
    expect(mail?.html).toContain('href="https://pay.example/invoice?a=1&amp;b=2"');
  });

  it('leads a failed payment to where it can be paid', async () => {
    const { id } = await aWelcomedTeacher();
    await queue({
      kind: 'payment_failed',
      userId: id,
      key: `failed:${id}`,
      data: { amount: '30.00', currency: 'aud', payUrl: 'https://pay.example/open' },
    });
    const [mail] = await smtp.received(1);
    expect(mail?.headers.subject).toBe('Your Marklight payment did not go through');
    expect(mail?.text).toContain('Pay now: https://pay.example/open');
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', 'not an address'])(
    'never carries %s as a link, but our own page',
    async (invoiceUrl) => {
      const { id } = await aWelcomedTeacher();
      await queue(aReceipt(id, { invoiceUrl }));
      const [mail] = await smtp.received(1);
      expect(mail?.text).toContain('See the invoice: https://marks.school.example/?tab=subscription');
      expect(mail?.raw).not.toContain(invoiceUrl);
    },
  );

  it('gets no header and no second recipient from hostile values', async () => {
    const { id, email } = await aWelcomedTeacher();
    await queue({
      kind: 'payment_failed',
      userId: id,
      key: `hostile:${id}`,
      data: {
        amount: '30.00\r\nBcc: thief@bad.example\r\n\r\n<script>alert(1)</script>',
        currency: 'aud',
        payUrl: 'https://pay.example/"><script>alert(2)</script>\r\nBcc: thief@bad.example',
      },
    });
    const [mail] = await smtp.received(1);
    expect(mail?.to).toEqual([email]);
    expect(Object.keys(mail?.headers ?? {})).not.toContain('bcc');
    expect(mail?.html).not.toContain('<script>');
  });
});

describe('a mail server in trouble', () => {
  it.each(['down', 'busy', 'refusesLogin'] as const)('is asked again later when it is %s', async (manner) => {
    const { id, email } = await aWelcomedTeacher();
    smtp.manner = manner;
    const key = `receipt:${id}`;
    await queue(aReceipt(id));
    await untilFailedOnce(key);
    const job = await jobOf(key);
    expect(job?.run_at.getTime()).toBeGreaterThan(Date.now());
    // Neither the queue nor the log keeps the address or the mail server's words about it.
    expect(job?.last_error).not.toContain(email);
    expect(app.log.join('\n')).not.toContain(email);
    smtp.manner = 'takes';
    await tryAgainNow(key);
    await untilMarked(key, 'sent_at');
    expect(smtp.mails).toHaveLength(1);
  });

  it('is given up after a day', async () => {
    const { id } = await aWelcomedTeacher();
    const key = `receipt:${id}`;
    smtp.manner = 'down';
    await queue(aReceipt(id));
    await untilFailedOnce(key);
    await app.database.query(`update mails set queued_at = now() - interval '25 hours' where key = $1`, [
      key,
    ]);
    await tryAgainNow(key);
    await untilMarked(key, 'given_up_at');
    expect(app.log.join('\n')).toContain('a mail was given up');
  });

  it('is given up after the last attempt', async () => {
    const { id } = await aWelcomedTeacher();
    const key = `receipt:${id}`;
    smtp.manner = 'busy';
    await queue(aReceipt(id));
    await untilFailedOnce(key);
    await tryAgainNow(key, MAX_ATTEMPTS - 1);
    await untilMarked(key, 'given_up_at');
  });

  it('that does not know the mailbox is not asked twice', async () => {
    const { id } = await aWelcomedTeacher();
    smtp.manner = 'unknown';
    await queue(aReceipt(id));
    await untilMarked(`receipt:${id}`, 'given_up_at');
    expect(app.log.join('\n')).toContain('the mail server refused the mail');
  });

  it('is recognised before a mail is sent, and its description reveals no secret', async () => {
    const transport = app.nest.get(MailTransport);
    await transport.verify();
    smtp.manner = 'refusesLogin';
    const refused = (await transport.verify().catch((error: unknown) => error)) as MailFailure;
    expect(refused.message).toContain('refused the user or password');
    expect(refused.message).not.toContain('secret');
    smtp.manner = 'down';
    await expect(transport.verify()).rejects.toThrow('did not answer');
  });
});

describe('the reminder of the trial’s end', () => {
  const endTrial = async (id: string, inMs: number) => {
    await app.database.query('update users set trial_ends_at = $2 where id = $1', [
      id,
      new Date(Date.now() + inMs),
    ]);
  };
  const remind = () => app.nest.get(TrialReminders).queueDue();

  it('goes to those whose trial ends within two days, once', async () => {
    const [soon, later] = [await aWelcomedTeacher(), await aWelcomedTeacher()];
    await endTrial(soon.id, 1.9 * DAY_MS);
    await endTrial(later.id, 2.1 * DAY_MS);
    expect(await remind()).toBe(1);
    const [mail] = await smtp.received(1);
    expect(mail?.to).toEqual([soon.email]);
    expect(mail?.text).toMatch(/trial ends on \d+ \w+ \d{4} at \d\d:\d\d UTC/);
    expect(mail?.text).toContain('reply to this email: we can open your account');
    expect(await remind()).toBe(0);
  });

  it.each([
    ['whose access continues past the trial', `complimentary_until = now() + interval '30 days'`],
    ['whose account is disabled', 'disabled_at = now()'],
    ['whose address nobody has confirmed', 'awaits_confirmation = true'],
  ])('does not go to people %s', async (_, changes) => {
    const { id } = await aWelcomedTeacher();
    await endTrial(id, DAY_MS);
    await app.database.query(`update users set ${changes} where id = $1`, [id]);
    await remind();
    expect(
      await app.database.query(`select key from mails where user_id = $1 and kind = 'trial_ending'`, [id]),
    ).toEqual([]);
  });

  it('comes again when the trial was extended', async () => {
    const { id } = await aWelcomedTeacher();
    await endTrial(id, DAY_MS);
    await remind();
    await smtp.received(1);
    await endTrial(id, 1.5 * DAY_MS);
    expect(await remind()).toBe(1);
    await smtp.received(2);
  });

  it('does not reach a person who subscribed before it was sent', async () => {
    const { id } = await aWelcomedTeacher();
    await endTrial(id, DAY_MS);
    smtp.manner = 'down';
    await remind();
    const [{ key }] = await app.database.query(
      `select key from mails where user_id = $1 and kind = 'trial_ending'`,
      [id],
    );
    await untilFailedOnce(key as string);
    await app.database.query(`update users set subscription_status = 'active' where id = $1`, [id]);
    smtp.manner = 'takes';
    await tryAgainNow(key as string);
    await untilMarked(key as string, 'given_up_at');
    expect(smtp.mails).toEqual([]);
  });
});

describe('without a mail server', () => {
  it('everything works, nothing is queued, and the log says once that mail is off', async () => {
    const quiet = await startTestApp();
    try {
      const { id } = await aTeacher(quiet);
      const asked = await quiet.database.transaction((manager) =>
        quiet.nest.get(MailService).queue(manager, aReceipt(id)),
      );
      expect(asked).toBe(false);
      expect(await quiet.nest.get(TrialReminders).queueDue()).toBe(0);
      expect(quiet.log.filter((line) => line.includes('mail is off'))).toHaveLength(1);
    } finally {
      await quiet.close();
    }
  });
});
