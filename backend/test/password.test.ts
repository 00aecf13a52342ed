import { logIn } from './factories/accounts';
import { aTeacher, PASSWORD, type Person } from './factories/people';
import { startTestApp, type TestApp } from './setup/test-app';

const NEW_PASSWORD = 'another horse battery';

let app: TestApp;
let teacher: Person;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  teacher = await aTeacher(app);
});

describe('changing the password', () => {
  const change = (person: Person, body: object) => person.agent.put('/api/user/password').send(body);

  it('keeps this session under a new id and ends the others', async () => {
    const elsewhere = logIn(app, teacher.email, PASSWORD);
    await elsewhere.reply.expect(200);
    const { headers } = await change(teacher, {
      currentPassword: PASSWORD,
      newPassword: NEW_PASSWORD,
    }).expect(204);
    expect(headers['set-cookie']).toEqual([expect.stringMatching(/^marklight_session=/)]);
    await teacher.agent.get('/api/auth/user').expect(200);
    await elsewhere.agent.get('/api/auth/user').expect(401);
    await logIn(app, teacher.email, PASSWORD).reply.expect(401);
    await logIn(app, teacher.email, NEW_PASSWORD).reply.expect(200);
  });

  it('leaves other people’s sessions alone', async () => {
    const other = await aTeacher(app);
    await change(teacher, { currentPassword: PASSWORD, newPassword: NEW_PASSWORD }).expect(204);
    await other.agent.get('/api/auth/user').expect(200);
  });

  it('refuses a wrong current password at its field', async () => {
    const { body } = await change(teacher, {
      currentPassword: 'wrong wrong',
      newPassword: NEW_PASSWORD,
    }).expect(400);
    expect(body).toMatchObject({
      code: 'wrong_password',
      fields: { currentPassword: 'This password is incorrect.' },
    });
    await logIn(app, teacher.email, PASSWORD).reply.expect(200);
  });

  it('refuses a short new password', async () => {
    const { body } = await change(teacher, { currentPassword: PASSWORD, newPassword: '12345' }).expect(400);
    expect(body.fields.newPassword).toBe('Password must be at least 6 characters long.');
  });

  it('stops somebody who guesses', async () => {
    for (let n = 0; n < 10; n += 1) {
      await change(teacher, { currentPassword: `guess ${n}`, newPassword: NEW_PASSWORD }).expect(400);
    }
    await change(teacher, { currentPassword: PASSWORD, newPassword: NEW_PASSWORD }).expect(429);
  });
});
