import { randomUUID } from 'node:crypto';
import * as argon2 from '@node-rs/argon2';
import { API } from '@marklight/contracts/routes';
import { Client } from 'pg';
import request from 'supertest';
import { saveProfile } from './factories/accounts';
import { aTeacher, PASSWORD } from './factories/people';
import { startTestApp, type TestApp } from './setup/test-app';
import { SmtpStandIn } from './stand-ins/smtp/server';

/*
 * An address that has an account and one that has none cannot be told apart by the time of an answer if the same work
 * is done for both: as many password hashes, as many statements, and a mail queued, not sent. The differences that
 * remain are hidden by `inConstantTime` (backend/src/auth/constant-time.spec.ts).
 */
jest.mock('@node-rs/argon2', () => {
  const real = jest.requireActual<typeof argon2>('@node-rs/argon2');
  return { ...real, hash: jest.fn(real.hash), verify: jest.fn(real.verify) };
});

const ADMIN_EMAIL = 'head@school.example';
let smtp: SmtpStandIn;
let app: TestApp;
beforeAll(async () => {
  smtp = await SmtpStandIn.start();
  app = await startTestApp({
    worker: false,
    env: { SMTP_URL: smtp.url, SUPPORT_EMAIL: 'help@school.example.org', ADMIN_EMAIL },
  });
  // The first password to be checked computes the decoy as well, once for the process.
  await post(API.login, { email: anEmail(), password: PASSWORD });
});
beforeEach(() => app.database.query('delete from sign_in_limits'));
afterAll(async () => {
  await app.close();
  await smtp.close();
});

const anEmail = () => `same-${randomUUID()}@school.example`;
const post = (route: string, body: object) => request(app.address).post(route).send(body);
const signUp = (email: string) =>
  post(API.signup, { email, password: PASSWORD, confirmPassword: PASSWORD }).expect(201);
const signIn = (email: string, password = 'a wrong guess') =>
  post(API.login, { email, password }).expect(401);
const taken = async () => (await aTeacher(app)).email;
const unconfirmed = async () => {
  const email = anEmail();
  await signUp(email);
  return email;
};

interface Work {
  hashes: number;
  /** Statements that queue a mail. */
  mails: number;
  statements: number;
}

async function workOf(call: () => PromiseLike<unknown>): Promise<Work> {
  const hashing = [jest.mocked(argon2.hash), jest.mocked(argon2.verify)];
  hashing.forEach((mock) => mock.mockClear());
  const asked: string[] = [];
  const real = Client.prototype.query as (...given: unknown[]) => unknown;
  const spy = jest.spyOn(Client.prototype, 'query').mockImplementation(function (
    this: Client,
    ...given: unknown[]
  ) {
    const [first] = given as [string | { text: string }];
    asked.push(typeof first === 'string' ? first : first.text);
    return real.apply(this, given) as never;
  });
  await call();
  spy.mockRestore();
  return {
    hashes: hashing.reduce((sum, mock) => sum + mock.mock.calls.length, 0),
    mails: asked.filter((text) => text.includes('graphile_worker.add_job')).length,
    statements: asked.length,
  };
}

describe('the same work is done', () => {
  it('for signing up with a free address, a taken one, one that waits and the administrator’s', async () => {
    const free = await workOf(() => signUp(anEmail()));
    expect(free).toMatchObject({ hashes: 1, mails: 1 });
    for (const email of [await taken(), await unconfirmed(), ADMIN_EMAIL])
      expect(await workOf(() => signUp(email))).toMatchObject({ hashes: 1, mails: 1 });
  });

  it('for a refused sign-in, whether there is no account, a wrong password or an email to confirm', async () => {
    const unknown = await workOf(() => signIn(anEmail()));
    expect(unknown).toMatchObject({ hashes: 1, mails: 0 });
    const [known, waiting] = [await taken(), await unconfirmed()];
    expect(await workOf(() => signIn(known))).toEqual(unknown);
    expect(await workOf(() => signIn(waiting, PASSWORD))).toEqual(unknown);
  });

  it('for asking for a reset link with and without an account', async () => {
    const ask = (email: string) => workOf(() => post(API.forgotPassword, { email }).expect(202));
    const unknown = await ask(anEmail());
    expect(unknown).toMatchObject({ hashes: 0, mails: 1 });
    expect(await ask(await taken())).toMatchObject({ hashes: 0, mails: 1 });
    expect(await ask(await unconfirmed())).toMatchObject({ hashes: 0, mails: 1 });
  });

  it('for asking for the confirmation again, whether it waits, is done, or there is no account', async () => {
    const ask = (email: string) => workOf(() => post(API.resendConfirmation, { email }).expect(202));
    const unknown = await ask(anEmail());
    expect(unknown).toMatchObject({ hashes: 0, mails: 1 });
    expect(await ask(await taken())).toEqual(unknown);
    expect(await ask(await unconfirmed())).toMatchObject({ hashes: 0, mails: 1 });
  });

  it('for changing one’s email to a free address and to a taken one, and asking for the link again', async () => {
    const owner = await taken();
    const change = async (email: string) => {
      const person = await aTeacher(app);
      const names = { firstName: 'Tess', lastName: 'Teacher' };
      const asked = await workOf(() =>
        saveProfile(person, { ...names, email, currentPassword: PASSWORD }).expect(200),
      );
      const again = await workOf(() => person.agent.post(API.emailLink).expect(204));
      return { asked, again };
    };
    const free = await change(anEmail());
    expect(free).toMatchObject({ asked: { hashes: 1, mails: 2 }, again: { hashes: 0, mails: 1 } });
    expect(await change(owner)).toMatchObject({
      asked: { hashes: 1, mails: 2 },
      again: { hashes: 0, mails: 1 },
    });
  });
});
