import {
  ASSIGNMENTS_PER_ACCOUNT,
  CLASSES_PER_ACCOUNT,
  CRITERIA_SETS_PER_ACCOUNT,
  ESSAYS_PER_ACCOUNT,
  STORED_TEXT_MAX_BYTES,
  UNUSED_CRITERIA_KEPT_DAYS,
} from '@marklight/contracts/business';
import { removeUnusedCriteria } from '../../src/criteria/unused-criteria.repository';
import { StoredAmounts2026112430000 } from '../../src/database/migrations/2026112430-stored-amounts';
import { STORAGE_LIMITS } from '../../src/storage/storage-limits';
import { PurgeJob } from '../../src/essays/trash/purge.job';
import { addUpResultChanges } from '../../src/storage/stored-amounts.repository';
import { aClassSet, aGradedClassSet } from '../factories/class-set';
import { anAssignment, aStoredRubric } from '../factories/classes';
import { anEssayPdf } from '../factories/pdf';
import { aTeacher, type Person } from '../factories/people';
import { startTestApp, type TestApp } from '../setup/test-app';

/** Why an account cannot fill these tables without end, although their rows are not counted. */
const OTHERWISE_LIMITED: Readonly<Record<string, string>> = {
  admin_analytics: 'one row a day, of everybody together',
  admin_audit_log: 'administrators’ actions; refusals are bounded in `refusal-log.ts`',
  administrators_by_start: 'one row for each account that was an administrator at a start',
  ai_token_reservations: 'expire, and the account’s cap ends them',
  ai_usage: 'numbers only; one row for each call, and the account’s cap ends calls',
  billing_attempts: 'numbers only; one open attempt for each account, used until it succeeds or is too old',
  billing_tasks: 'one for each change at Stripe, removed when done',
  calibration_marks: 'CALIBRATION_ESSAYS_MAX of each calibration',
  class_students: 'ROSTER_MAX_STUDENTS of each class, ROSTER_TEXT_MAX_CHARACTERS together',
  essay_analyses: 'numbers only; one for each essay and language standard',
  essay_files: 'one for each essay, STORED_FILES_MAX_BYTES together',
  essay_counts: 'one row for each status',
  comment_bank: 'COMMENT_BANK_MAX, each of COMMENT_MAX_CHARACTERS',
  event_streams: 'STREAMS_PER_ACCOUNT',
  former_trials: 'one hash for each deleted account',
  grading_jobs: 'numbers only; one for each essay and criteria set, and room is asked for before they start',
  handwriting_setting: 'one row, of everybody together',
  invitations: 'made by administrators only',
  letterheads:
    'one for each account: SCHOOL_NAME_MAX_CHARACTERS and a logo redrawn as large as it is printed',
  mails: 'short, written by us; people ask for at most LINKS_PER_ACCOUNT_AND_HOUR',
  maintenance_windows: 'made by administrators only',
  migrations: 'one row for each migration',
  one_time_tokens: 'LINKS_PER_ACCOUNT_AND_HOUR, and they expire',
  payment_transactions: 'one for each payment at Stripe',
  picture_trials: 'one row for each address and model that an administrator configured',
  recognised_pages: 'ESSAY_MAX_PAGES of each essay, each of FOUND_MAX_CHARACTERS',
  rubric_calibrations: 'CALIBRATIONS_PER_ACCOUNT',
  rubric_reports: 'RUBRIC_REPORTS_PER_DAY, and one for each rubric',
  rubric_shares: 'RUBRIC_SHARES_MAX of each rubric',
  scanned_pages: 'gone once the essay is read; ESSAY_MAX_PAGES of each, and what one page can show',
  scheduled_job_runs: 'made by the schedule, and removed by it',
  sessions: 'SESSIONS_PER_ACCOUNT',
  sign_in_limits: 'counters that expire',
  stored_amounts: 'one row for each kind',
  stored_result_changes: 'numbers only; added up every hour',
  stripe_events: 'signed by Stripe',
  user_activity_log: 'removed after ACTIVITY_RETENTION_DAYS',
  user_analytics: 'removed after USE_KEPT_DAYS',
  user_last_activity: 'one row for each account',
  users: 'the account itself',
  worker_processes: 'one for each process',
};
/** Counted under one name, because the lines of a ledger go with their result. */
const COUNTED_AS_RESULTS = ['grading_results', 'result_ledger'];

let app: TestApp;
let teacher: Person;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  teacher = await aTeacher(app);
});

interface Stored {
  kind: string;
  items: number;
  bytes: number;
}

const stored = async (person = teacher): Promise<Record<string, Stored>> => {
  await addUpResultChanges(app.database);
  const rows = await app.database.query<Stored[]>(
    'select kind, items, bytes::int from stored_amounts where user_id = $1',
    [person.id],
  );
  return Object.fromEntries(rows.map((row) => [row.kind, row]));
};
/** Makes the database believe that the account has this much already. */
const pretend = (kind: string, { items = 0, bytes = 0 }: { items?: number; bytes?: number }) =>
  app.database.query(
    `insert into stored_amounts as s (user_id, kind, items, bytes) values ($1, $2, $3, $4)
     on conflict (user_id, kind) do update set items = s.items + $3, bytes = s.bytes + $4`,
    [teacher.id, kind, items, bytes],
  );
const addCriteria = () => teacher.agent.post('/api/criteria/text').send({ text: 'Thesis\nEvidence' });

describe('what an account stores', () => {
  it('is limited in every table, or the table has a reason to need no limit', async () => {
    const rows = await app.database.query<{ name: string }[]>(
      `select table_name as name from information_schema.tables
       where table_schema = 'public' and table_type = 'BASE TABLE'`,
    );
    const counted = [
      ...Object.keys(STORAGE_LIMITS).filter((kind) => kind !== 'results'),
      ...COUNTED_AS_RESULTS,
    ];
    expect(rows.map(({ name }) => name).sort()).toEqual(
      [...counted, ...Object.keys(OTHERWISE_LIMITED)].sort(),
    );
  });

  it('is counted as rows come, change and go', async () => {
    const { essayIds, criteriaId } = await aGradedClassSet(teacher, 2);
    const assignment = await anAssignment(teacher);
    await aStoredRubric(app, { owner: teacher });
    const full = await stored();
    expect(Object.keys(full).sort()).toEqual(Object.keys(STORAGE_LIMITS).sort());
    expect(full).toMatchObject({ essays: { items: 2 }, criteria: { items: 1 }, results: { items: 2 } });
    for (const { bytes } of Object.values(full)) expect(bytes).toBeGreaterThan(0);

    await teacher.agent.delete(`/api/criteria/${criteriaId}`).expect(204);
    await teacher.agent.post('/api/essays/delete').send({ ids: essayIds }).expect(200);
    const inTrash = await stored();
    expect(inTrash.essays).toEqual({ ...full.essays, items: 0 });
    expect(inTrash.criteria).toEqual({ ...full.criteria, items: 0 });

    await app.database.query(`update essays set deleted_at = now() - interval '1 year' where user_id = $1`, [
      teacher.id,
    ]);
    await app.nest.get(PurgeJob).run();
    await teacher.agent.delete(`/api/classes/${assignment.classId}`).expect(204);
    await app.database.query('delete from criteria where user_id = $1', [teacher.id]);
    await app.database.query('delete from rubrics where user_id = $1', [teacher.id]);
    for (const { items, bytes } of Object.values(await stored())) expect([items, bytes]).toEqual([0, 0]);
  });

  it('is counted where a result and its ledger grow', async () => {
    const { essayIds } = await aGradedClassSet(teacher);
    const before = (await stored()).results;
    const [result] = (await teacher.agent.get(`/api/results?essayId=${essayIds[0]}`).expect(200)).body as {
      id: string;
      version: number;
      feedback: { level: number | null; feedback: string }[];
    }[];
    const feedback = result?.feedback.map(({ level }) => ({ level, feedback: 'x'.repeat(4_000) }));
    await teacher.agent
      .put(`/api/results/${result?.id}`)
      .send({ version: result?.version, feedback })
      .expect(200);
    // Once in the result and once in its ledger.
    const between = (await stored()).results?.bytes ?? 0;
    expect(between).toBeGreaterThan((before?.bytes ?? 0) + 2 * 3 * 4_000);
    await teacher.agent
      .put(`/api/results/${result?.id}`)
      .send({ version: (result?.version ?? 0) + 1, feedback, whole: { remark: 'x'.repeat(9_000) } })
      .expect(200);
    expect((await stored()).results?.bytes).toBeGreaterThan(between + 2 * 9_000);
    await app.database.query('delete from essays where user_id = $1', [teacher.id]);
    expect((await stored()).results).toMatchObject({ items: 0, bytes: 0 });
  });
});

it('lets two results of one account be written at the same time', async () => {
  const { essayIds } = await aGradedClassSet(teacher, 2);
  const [one, other] = [app.database.createQueryRunner(), app.database.createQueryRunner()];
  const rewrite = `update grading_results set text_as_sent = $2 where essay_id = $1`;
  try {
    await one.startTransaction();
    await one.query(rewrite, [essayIds[0], 'x'.repeat(1_000)]);
    await other.startTransaction();
    // Where the two share a row, this one waits until the first has ended, which it does only later.
    await other.query(`set local lock_timeout = '500ms'`);
    await other.query(rewrite, [essayIds[1], 'x'.repeat(1_000)]);
    await other.commitTransaction();
    await one.commitTransaction();
  } finally {
    await Promise.all([one, other].map((runner) => runner.release()));
  }
});

it('is counted alike for what was stored before it was counted', async () => {
  const { essayIds } = await aGradedClassSet(teacher, 2);
  await anAssignment(teacher, { instructions: 'Write a letter.' });
  await aStoredRubric(app, { owner: teacher });
  await teacher.agent.delete(`/api/essays/${essayIds[0]}`).expect(204);
  const counted = await stored();
  const migration = new StoredAmounts2026112430000();
  const runner = app.database.createQueryRunner();
  try {
    await migration.down(runner);
    await migration.up(runner);
    // As `migrate` does after the migrations.
    await runner.query(
      'grant select, insert, update, delete on stored_amounts, stored_result_changes to marklight_app',
    );
  } finally {
    await runner.release();
  }
  expect(await stored()).toEqual(counted);
});

describe('a limit', () => {
  it('of criteria sets holds, even if several are sent at the same time', async () => {
    await pretend('criteria', { items: CRITERIA_SETS_PER_ACCOUNT - 1 });
    const replies = await Promise.all(Array.from({ length: 4 }, addCriteria));
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
    expect(replies.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'too_many_criteria',
      message: expect.stringMatching(
        /^You have 5,000 criteria sets, .* Delete some on the dashboard.* assignments are not shown there/,
      ),
    });
    expect((await stored()).criteria?.items).toBe(CRITERIA_SETS_PER_ACCOUNT);
  });

  it('of classes and assignments holds', async () => {
    const { classId } = await anAssignment(teacher);
    await pretend('classes', { items: CLASSES_PER_ACCOUNT });
    await pretend('assignments', { items: ASSIGNMENTS_PER_ACCOUNT });
    const aClass = await teacher.agent.post('/api/classes').send({ name: 'One more' }).expect(409);
    expect(aClass.body).toMatchObject({ code: 'too_many_classes' });
    const one = await teacher.agent.post('/api/assignments').send({ title: 'One more', classId }).expect(409);
    expect(one.body).toMatchObject({ code: 'too_many_assignments' });
  });

  it('of essays is named before a file is read', async () => {
    await pretend('essays', { items: ESSAYS_PER_ACCOUNT });
    const { body } = await teacher.agent
      .post('/api/essays')
      .attach('essays', Buffer.from('not a PDF, which reading would find out'), 'essay.pdf')
      .expect(409);
    expect(body).toMatchObject({
      code: 'too_many_essays',
      message: expect.stringMatching(/^You have 200,000 /),
    });
  });

  it('of essays lets files be asked about and replaced, which adds nothing', async () => {
    const essay = await anEssayPdf({ paragraphs: ['The only essay of this account.'] });
    const send = (duplicates: string) =>
      teacher.agent.post('/api/essays').field('duplicates', duplicates).attach('essays', essay, 'one.pdf');
    await send('ask').expect(201);
    await pretend('essays', { items: ESSAYS_PER_ACCOUNT - 1 });
    const asked = await send('ask').expect(200);
    expect(asked.body).toMatchObject({ duplicates: [{ outcome: 'asked' }] });
    const replaced = await send('replace').expect(201);
    expect(replaced.body).toMatchObject({ duplicates: [{ outcome: 'replaced' }] });
    expect((await stored()).essays?.items).toBe(ESSAYS_PER_ACCOUNT);
    expect((await send('keep').expect(409)).body).toMatchObject({ code: 'too_many_essays' });
  });

  it('of criteria sets lets the criteria of an assignment be laid out differently', async () => {
    const { id } = await anAssignment(teacher);
    const put = (text: string, version: number) =>
      teacher.agent.put(`/api/assignments/${id}/criteria`).send({ text, version });
    await put('Thesis\nEvidence', 1).expect(200);
    await pretend('criteria', { items: CRITERIA_SETS_PER_ACCOUNT - 1 });
    await put('Thesis\n\nEvidence', 2).expect(200);
    expect((await put('Thesis\nEvidence\nStyle', 3).expect(409)).body).toMatchObject({
      code: 'too_many_criteria',
    });
  });

  it('of essays refuses the whole upload that passes it, and stores none of it', async () => {
    await pretend('essays', { items: ESSAYS_PER_ACCOUNT - 1 });
    const { body } = await teacher.agent
      .post('/api/essays')
      .attach('essays', await anEssayPdf({ paragraphs: ['One of two essays.'] }), 'one.pdf')
      .attach('essays', await anEssayPdf({ paragraphs: ['Two of two essays.'] }), 'two.pdf')
      .expect(409);
    expect(body).toMatchObject({
      message:
        'You have 199,999 essays, and an account can have 200,000. There is room for 1 more, and this would add 2. ' +
        'Upload fewer, or delete essays that you no longer need.',
    });
    expect((await teacher.agent.get('/api/essays').expect(200)).body).toEqual([]);
  });

  it('of text holds for every kind, and lets a text be shortened', async () => {
    const set = await aClassSet(teacher);
    const assignment = await anAssignment(teacher);
    const { body: described } = await teacher.agent
      .post('/api/classes')
      .send({ name: 'Described', description: 'x'.repeat(1_000) })
      .expect(201);
    await pretend('essays', { bytes: STORED_TEXT_MAX_BYTES });
    const refusals = [
      addCriteria(),
      teacher.agent.post('/api/classes').send({ name: 'One more' }),
      teacher.agent.post('/api/rubrics').send({ name: 'One more', criteria: ['Thesis'] }),
      teacher.agent.post('/api/assignments').send({ title: 'One more', classId: assignment.classId }),
      teacher.agent.post('/api/grade-enhanced').send(set),
    ];
    for (const refusal of refusals)
      expect((await refusal.expect(409)).body).toMatchObject({ code: 'account_full' });
    const { id } = described as { id: string };
    await teacher.agent.put(`/api/classes/${id}`).send({ name: 'Described', version: 1 }).expect(200);
  });
});

describe('criteria sets that nothing uses', () => {
  const age = (ids: readonly string[]) =>
    app.database.query(
      `update criteria set uploaded_at = uploaded_at - make_interval(days => $2),
         deleted_at = deleted_at - make_interval(days => $2) where id = any($1::uuid[])`,
      [ids, UNUSED_CRITERIA_KEPT_DAYS + 1],
    );
  const kept = async () => {
    const rows = await app.database.query<{ id: string }[]>('select id from criteria where user_id = $1', [
      teacher.id,
    ]);
    return rows.map(({ id }) => id).sort();
  };

  it('are removed once they were deleted long ago; those of results and the listed ones stay', async () => {
    const { criteriaId: graded } = await aGradedClassSet(teacher);
    const [deleted, fresh, listed] = await Promise.all(
      [addCriteria(), addCriteria(), addCriteria()].map(
        async (reply) => ((await reply).body as { id: string }).id,
      ),
    );
    for (const id of [graded, deleted, fresh]) await teacher.agent.delete(`/api/criteria/${id}`).expect(204);
    await age([graded, String(deleted), String(listed)]);
    await removeUnusedCriteria(app.database);
    expect(await kept()).toEqual([graded, String(fresh), String(listed)].sort());
  });
});
