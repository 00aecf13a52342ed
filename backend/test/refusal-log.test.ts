import request from 'supertest';
import { aTeacher, anAdmin, PASSWORD, type Person } from './factories/people';
import { startTestApp, type TestApp } from './setup/test-app';

let app: TestApp;
let admin: Person;
beforeAll(async () => {
  app = await startTestApp({ worker: false, env: { TRUST_PROXY: '1' } });
  admin = await anAdmin(app);
});
afterAll(() => app.close());

const audit = async (action: string) => {
  const { body } = await admin.agent.get('/api/admin/audit').expect(200);
  return (body as { action: string; subjectId: string | null; details: string; adminEmail: string }[]).filter(
    (entry) => entry.action === action,
  );
};
const fail = (email: string, address: string) =>
  request(app.address)
    .post('/api/auth/login')
    .set('x-forwarded-for', address)
    .send({ email, password: 'a wrong guess' });

describe('the audit log', () => {
  it('records a teacher’s refused call to an administrator’s route: who, and which', async () => {
    const teacher = await aTeacher(app);
    await teacher.agent.get(`/api/admin/users?email=${teacher.email}&search=mei`).expect(403);
    await teacher.agent.post(`/api/admin/users/${admin.id}/role`).send({ isAdmin: true }).expect(403);
    const entries = await audit('admin_call_denied');
    expect(entries).toEqual([
      expect.objectContaining({
        adminEmail: '',
        subjectId: teacher.id,
        details: 'POST /api/admin/users/:id/role',
      }),
      expect.objectContaining({ subjectId: teacher.id, details: 'GET /api/admin/users' }),
    ]);
  });

  it('is not flooded by one person who is refused repeatedly, and still records others', async () => {
    const [teacher, other] = [await aTeacher(app), await aTeacher(app)];
    for (let round = 0; round < 6; round += 1)
      await Promise.all(Array.from({ length: 10 }, () => teacher.agent.get('/api/admin/stats').expect(403)));
    await other.agent.get('/api/admin/stats').expect(403);
    const entries = await audit('admin_call_denied');
    expect(entries.filter(({ subjectId }) => subjectId === teacher.id)).toHaveLength(20);
    expect(entries.filter(({ subjectId }) => subjectId === other.id)).toHaveLength(1);
  });

  it('records failed sign-ins to accounts that do not exist, without what was typed', async () => {
    const teacher = await aTeacher(app);
    await fail('my-secret-pass@word', '203.0.113.9').expect(401);
    await fail('my-secret-pass@word', '203.0.113.9').expect(401);
    await fail(teacher.email, '203.0.113.9').expect(401);
    await fail('another@word', '203.0.113.9').expect(401);
    const entries = await audit('sign_in_unknown');
    const details = entries.map((entry) => entry.details);
    expect(details).toHaveLength(3);
    expect(details[1]).toBe(details[2]);
    expect(details[0]).not.toBe(details[1]);
    expect(details[0]).toMatch(/^from 203\.0\.113\.0\/24, entry [0-9a-f]{8}$/);
    expect(JSON.stringify(entries)).not.toContain('secret');
  });

  it('is not flooded from one address', async () => {
    const before = (await audit('sign_in_unknown')).length;
    await Promise.all(Array.from({ length: 60 }, (_, n) => fail(`nobody-${n}@school.example`, '192.0.2.44')));
    expect((await audit('sign_in_unknown')).length - before).toBe(20);
  });

  it('records nothing about people who sign in', async () => {
    const before = (await audit('sign_in_unknown')).length;
    const { email } = await aTeacher(app);
    await request(app.address).post('/api/auth/login').send({ email, password: PASSWORD }).expect(200);
    expect(await audit('sign_in_unknown')).toHaveLength(before);
  });
});
