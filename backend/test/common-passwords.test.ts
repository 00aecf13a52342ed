import request from 'supertest';
import { aTeacher, PASSWORD } from './factories/people';
import { startTestApp, type TestApp } from './setup/test-app';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ worker: false });
});
afterAll(() => app.close());

describe('a password that is guessed first', () => {
  it.each([
    ['Password123!', 'common_password'],
    ['ana.lee', 'own_word_password'],
    ['marklight1', 'own_word_password'],
  ])('is refused at sign-up, at its field: %s', async (password, code) => {
    const { body } = await request(app.address)
      .post('/api/email-signup')
      .send({ email: 'ana.lee@school.example', password, confirmPassword: password })
      .expect(400);
    expect(body).toMatchObject({ code, fields: { password: body.message } });
  });

  it('is refused when a password is changed', async () => {
    const { agent } = await aTeacher(app);
    const change = (newPassword: string) =>
      agent
        .put('/api/user/password')
        .send({ currentPassword: PASSWORD, newPassword, confirmPassword: newPassword });
    const { body } = await change('qwerty123').expect(400);
    expect(body).toMatchObject({ code: 'common_password', fields: { newPassword: body.message } });
    await change('five quiet otters').expect(204);
  });
});
