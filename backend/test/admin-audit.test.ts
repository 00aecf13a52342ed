import { HOUR_MS } from '@marklight/contracts/durations';
import { ADMIN_API, pathTo } from '@marklight/contracts/routes';
import { anAdmin, type Person } from './factories/people';
import { startTestApp, type TestApp } from './setup/test-app';

let app: TestApp;
let admin: Person;
beforeAll(async () => {
  app = await startTestApp({ worker: false });
  admin = await anAdmin(app);
});
afterAll(() => app.close());

const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString();
const rows = (sql: string) => app.database.query<unknown[]>(sql);
const adminActivity = () => rows(`select from user_activity_log where action = 'admin_action'`);

describe('while the audit log takes no entry', () => {
  beforeAll(() =>
    app.database.query(
      `create function refuse_entry() returns trigger language plpgsql as
         $$ begin raise exception 'refused for a test'; end $$;
       create trigger refuse_entry before insert on admin_audit_log
         for each statement execute function refuse_entry()`,
    ),
  );
  afterAll(() => app.database.query('drop function refuse_entry cascade'));

  it('starts no job', async () => {
    await admin.agent.post(pathTo(ADMIN_API.runJob, { name: 'session_clean_up' })).expect(500);
    expect(await rows('select from scheduled_job_runs')).toHaveLength(0);
    expect(await adminActivity()).toHaveLength(0);
  });

  it('plans no maintenance, and reports none anywhere', async () => {
    const body = { startsAt: inHours(1), endsAt: inHours(2), message: 'We are moving.' };
    await admin.agent.post(ADMIN_API.maintenance).send(body).expect(500);
    expect(await rows('select from maintenance_windows')).toHaveLength(0);
    expect(await adminActivity()).toHaveLength(0);
  });
});

it('starts the job, with its entry, once the log takes entries again', async () => {
  await admin.agent.post(pathTo(ADMIN_API.runJob, { name: 'session_clean_up' })).expect(202);
  expect(await rows(`select from scheduled_job_runs where started_by = 'admin'`)).toHaveLength(1);
  expect(await rows(`select from admin_audit_log where action = 'job_started'`)).toHaveLength(1);
  expect(await adminActivity()).toHaveLength(1);
});
