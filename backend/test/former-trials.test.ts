import { DAY_MS } from '@marklight/contracts/durations';
import request from 'supertest';
import { aTeacher, PASSWORD } from './factories/people';
import { startTestApp, type TestApp } from './setup/test-app';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ worker: false });
});
afterAll(() => app.close());

const signUp = async (email: string) => {
  const agent = request.agent(app.address);
  const { body } = await agent
    .post('/api/email-signup')
    .send({ email, password: PASSWORD, confirmPassword: PASSWORD })
    .expect(201);
  const user = body.user as { id: string; trialEndsAt: string; accessStatus: string };
  return {
    agent,
    message: body.message as string,
    ...user,
    days: (Date.parse(user.trialEndsAt) - Date.now()) / DAY_MS,
  };
};
const endTrialIn = (id: string, days: number) =>
  app.database.query(`update users set trial_ends_at = now() + make_interval(days => $2) where id = $1`, [
    id,
    days,
  ]);
const leave = (agent: ReturnType<typeof request.agent>) =>
  agent.post('/api/user/delete').send({ password: PASSWORD }).expect(204);

describe('an account that is deleted and made again', () => {
  it('continues with the days that were left', async () => {
    const first = await signUp('tess@school.example');
    await endTrialIn(first.id, 3);
    await leave(first.agent);
    const again = await signUp('Tess@School.example');
    expect(again.days).toBeGreaterThan(2.9);
    expect(again.days).toBeLessThan(3.1);
    expect(again.message).toContain('3 days');
  });

  it.each([
    ['una@school.example', 'UNA@school.example'],
    ['vera@school.example', 'vera+again@school.example'],
    ['wanda.w@gmail.com', 'wandaw+x@googlemail.com'],
  ])('has no second trial: %s, then %s', async (email, other) => {
    const first = await signUp(email);
    await endTrialIn(first.id, -1);
    await leave(first.agent);
    const again = await signUp(other);
    expect(again.accessStatus).toBe('expired');
    expect(again.message).toContain('The free trial of this email address has ended.');
    await again.agent.get('/api/essays').expect(403);
    expect((await again.agent.get('/api/subscription-status').expect(200)).body).toMatchObject({
      access: 'expired',
    });
  });

  it('has none under an address that the account had before', async () => {
    const first = await signUp('xena@school.example');
    await endTrialIn(first.id, -1);
    await first.agent
      .put('/api/user/profile')
      .send({ firstName: 'Xena', lastName: 'X', email: 'moved@school.example', currentPassword: PASSWORD })
      .expect(200);
    await leave(first.agent);
    expect((await signUp('xena@school.example')).accessStatus).toBe('expired');
    expect((await signUp('moved@school.example')).accessStatus).toBe('expired');
  });

  it('is remembered without its address', async () => {
    const first = await signUp('yara@school.example');
    await leave(first.agent);
    const rows = (await app.database.query('select former_trials::text as row from former_trials')) as {
      row: string;
    }[];
    expect(rows.length).toBeGreaterThan(0);
    for (const { row } of rows) expect(row).not.toMatch(/yara|school|@/);
  });

  it('takes nothing from anybody else', async () => {
    const { email } = await aTeacher(app);
    expect((await signUp(`not-${email}`)).days).toBeGreaterThan(6.9);
  });
});
