import { aTeacher, type Person } from '../factories/people';
import { startTestApp, type TestApp } from '../setup/test-app';

let app: TestApp;
let teacher: Person;
let busy: Person;
beforeAll(async () => {
  app = await startTestApp({ worker: false });
  [teacher, busy] = [await aTeacher(app), await aTeacher(app)];
});
afterAll(() => app.close());

it('answers one teacher while another’s many calls hold as many database connections as they may', async () => {
  const runner = app.database.createQueryRunner();
  await runner.startTransaction();
  try {
    await runner.query('lock table criteria in access exclusive mode');
    const held = Array.from({ length: 40 }, () =>
      busy.agent.get('/api/criteria').then(({ status }) => status),
    );
    // All of them have arrived when a call that came after them is answered.
    await busy.agent.get('/api/health').expect(200);
    await teacher.agent.get('/api/classes').expect(200);
    await runner.rollbackTransaction();
    expect(new Set(await Promise.all(held))).toEqual(new Set([200]));
  } finally {
    if (runner.isTransactionActive) await runner.rollbackTransaction();
    await runner.release();
  }
});
