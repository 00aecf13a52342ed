import type { DataSource } from 'typeorm';
import { ensureFirstAdmin, promote } from '../src/auth/first-admin';
import { AppConfig } from '../src/config/app-config';
import { parseEnvironment } from '../src/config/parse-environment';
import { logIn, saveProfile } from './factories/accounts';
import { aTeacher, PASSWORD, type Person } from './factories/people';
import { startTestApp, TEST_SECRET, type TestApp } from './setup/test-app';

const EMAIL = 'it@school.example';
const ADMIN_PASSWORD = 'the word of the office';

let app: TestApp;
beforeEach(async () => {
  app = await startTestApp({ worker: false, env: { ADMIN_EMAIL: EMAIL } });
});
afterEach(() => app.close());

/** Does what the start of a server does, with these variables. */
function start(env: Record<string, string> = { ADMIN_EMAIL: EMAIL, ADMIN_PASSWORD }) {
  const config = new AppConfig(parseEnvironment({ NODE_ENV: 'test', ...env }), TEST_SECRET);
  return ensureFirstAdmin(app.database as DataSource, config);
}
const administrators = async () =>
  (
    (await app.database.query('select email from users where is_admin order by email')) as { email: string }[]
  ).map(({ email }) => email);
async function theAdministrator(): Promise<Person> {
  const { agent, reply } = logIn(app, EMAIL, ADMIN_PASSWORD);
  const { body } = await reply.expect(200);
  return { id: body.user.id as string, email: EMAIL, agent };
}
const moveAway = async (admin: Person) =>
  saveProfile(admin, {
    firstName: 'Ida',
    lastName: 'Tester',
    email: 'ida@school.example',
    currentPassword: ADMIN_PASSWORD,
  }).expect(200);

it('makes the first administrator once, confirmed', async () => {
  expect((await start()).made).toEqual({ email: EMAIL, generatedPassword: null });
  expect(await start()).toEqual({ made: null, toDo: null });
  expect(await administrators()).toEqual([EMAIL]);
  const admin = await theAdministrator();
  expect((await admin.agent.get('/api/auth/user')).body).toMatchObject({
    isAdmin: true,
    emailVerified: true,
  });
});

it('makes no second one and promotes nobody after the administrator has changed address', async () => {
  await start();
  await moveAway(await theAdministrator());
  // By hand in the database: neither signing up nor a change of email can lead here.
  const stranger = await aTeacher(app);
  await app.database.query('update users set email = $2 where id = $1', [stranger.id, EMAIL]);
  const { made, toDo } = await start();
  expect(made).toBeNull();
  expect(toDo).toContain(`npm run admin -- promote ${EMAIL}`);
  expect(await administrators()).toEqual(['ida@school.example']);
});

it.each([EMAIL, EMAIL.toUpperCase(), 'Admin@Marklight.local'])(
  'lets nobody sign up as %s or change to it, in the words for any other failure',
  async (email) => {
    await start();
    await moveAway(await theAdministrator());
    await expect(aTeacher(app, { email })).rejects.toThrow('400');
    const teacher = await aTeacher(app);
    const { body } = await saveProfile(teacher, {
      firstName: 'A',
      lastName: 'B',
      email,
      currentPassword: PASSWORD,
    }).expect(400);
    expect(body.code).toBe('email_not_changed');
    await start();
    expect(await administrators()).toEqual(['ida@school.example']);
  },
);

it('leaves a demotion alone', async () => {
  await start();
  await app.database.query('update users set is_admin = false');
  expect(await start()).toEqual({ made: null, toDo: null });
  expect(await administrators()).toEqual([]);
});

it('promotes an existing account only if ADMIN_PASSWORD is its password, once', async () => {
  await app.database.query(`delete from users`);
  const teacher = await aTeacher(app);
  const named = { ADMIN_EMAIL: teacher.email };
  expect((await start(named)).toDo).toContain('promote');
  expect((await start({ ...named, ADMIN_PASSWORD })).toDo).toContain('promote');
  expect(await administrators()).toEqual([]);
  expect(await start({ ...named, ADMIN_PASSWORD: PASSWORD })).toEqual({ made: null, toDo: null });
  expect(await administrators()).toEqual([teacher.email]);
  await app.database.query('update users set is_admin = false');
  await start({ ...named, ADMIN_PASSWORD: PASSWORD });
  expect(await administrators()).toEqual([]);
});

it('is not made again after its account was deleted', async () => {
  await start();
  await app.database.query('delete from users');
  expect(await start()).toEqual({ made: null, toDo: null });
  expect(await administrators()).toEqual([]);
});

it('is made by one of two servers that start together', async () => {
  const made = await Promise.all([start(), start(), start()]);
  expect(made.filter((one) => one.made !== null)).toHaveLength(1);
});

it('the command promotes, and confirms the email', async () => {
  const teacher = await aTeacher(app);
  expect(await promote(app.database.manager, teacher.email.toUpperCase())).toBe(true);
  expect(await promote(app.database.manager, 'nobody@school.example')).toBe(false);
  expect((await teacher.agent.get('/api/auth/user')).body).toMatchObject({
    isAdmin: true,
    emailVerified: true,
  });
});
