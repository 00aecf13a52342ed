import { randomUUID } from 'node:crypto';
import { API } from '@marklight/contracts/routes';
import request from 'supertest';
import { startTestApp, type TestApp } from '../setup/test-app';
import { until } from '../setup/until';
import { SmtpStandIn } from '../stand-ins/smtp/server';
import { PASSWORD } from './people';

export const NEW_PASSWORD = 'another horse battery';
export const ADMIN_EMAIL = 'head@school.example';

/** A product that sends mail, for the tests of one file, with what people ask of it before they are signed in. */
export function accountMails() {
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
  const post = (route: string, body: object) => request(app.address).post(route).send(body);
  return {
    get app() {
      return app;
    },
    get smtp() {
      return smtp;
    },
    post,
    anEmail: () => `new-${randomUUID()}@school.example`,
    signUp: (email: string, password = PASSWORD) =>
      post(API.signup, { email, password, confirmPassword: password }),
    forgot: (email: string) => post(API.forgotPassword, { email }),
    signIn: (email: string, password = PASSWORD) => post(API.login, { email, password }),
    countOf: async (email: string): Promise<number> => {
      const [row] = (await app.database.query('select count(*)::int as n from users where email = $1', [
        email,
      ])) as { n: number }[];
      return row?.n ?? 0;
    },
    subjectsTo: (email: string) =>
      smtp.mails.filter(({ to }) => to.includes(email)).map(({ headers }) => headers.subject),
    /** Waits until every mail on its way has arrived. */
    allSent: async (): Promise<void> => {
      const onTheirWay = async () =>
        (await app.database.query(
          'select 1 from mails where sent_at is null and given_up_at is null limit 1',
        )) as unknown[];
      await until(async () => (await onTheirWay()).length === 0);
    },
  };
}
