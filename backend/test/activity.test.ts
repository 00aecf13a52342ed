import request from 'supertest';
import { ADMIN_API, API, pathTo } from '@marklight/contracts/routes';
import { GradingBatches } from '../src/activity/grading-batches';
import { StatsService } from '../src/admin/stats.service';
import { enqueueGrading } from '../src/grading/grading-queue.repository';
import { ScheduledJobs } from '../src/scheduled-jobs/scheduled-jobs.service';
import { aClassSet, untilGraded } from './factories/class-set';
import { anAdmin, aTeacher, PASSWORD, type Person } from './factories/people';
import { startTestApp, type TestApp } from './setup/test-app';
import { until } from './setup/until';

let app: TestApp;
let admin: Person;
beforeAll(async () => {
  app = await startTestApp({ env: { ACTIVITY_RETENTION_DAYS: '40' } });
  admin = await anAdmin(app);
});
afterAll(() => app.close());

interface Entry {
  action: string;
  details: string | null;
}
const activityOf = async (person: Person): Promise<Entry[]> =>
  (await admin.agent.get(ADMIN_API.activity).query({ userId: person.id }).expect(200)).body as Entry[];
const actionsOf = async (person: Person) => (await activityOf(person)).map(({ action }) => action);
const sql = <T>(text: string, values: unknown[] = []) => app.database.query(text, values) as Promise<T[]>;

it('has a line for everything that a teacher does, newest first', async () => {
  const teacher = await aTeacher(app);
  await request(app.address).post(API.login).send({ email: teacher.email, password: 'a wrong one' });
  const set = await aClassSet(teacher, { essays: 2 });
  await teacher.agent.post(API.gradeEnhanced).send(set).expect(202);
  await untilGraded(teacher);
  await until(async () => (await actionsOf(teacher)).includes('grading_completed'));
  const { body: results } = await teacher.agent.get(API.results).expect(200);
  await teacher.agent
    .put(pathTo(API.essayReviewed, { id: results[0].essay.id }))
    .send({ reviewed: true })
    .expect(204);
  await teacher.agent.get(API.exportReports).expect(200);
  const { body: made } = await teacher.agent.post(API.classes).send({ name: 'Year 9' }).expect(201);
  await teacher.agent.delete(pathTo(API.class, { id: made.id })).expect(204);
  await teacher.agent.post(API.rubrics).send({ name: 'Essay' }).expect(201);
  await teacher.agent.post(API.logout).expect(204);
  await teacher.agent.post(API.login).send({ email: teacher.email, password: PASSWORD }).expect(200);
  expect((await actionsOf(teacher)).reverse()).toEqual([
    'signed_up',
    'login_failed',
    'essays_uploaded',
    'criteria_uploaded',
    'grading_started',
    'grading_completed',
    'essay_reviewed',
    'report_exported',
    'class_changed',
    'class_changed',
    'rubric_changed',
    'logged_out',
    'logged_in',
  ]);
});

describe('the end of a batch of gradings', () => {
  it('is one line with the number of essays, and so is the next batch', async () => {
    const teacher = await aTeacher(app);
    for (const essays of [3, 1]) {
      await teacher.agent
        .post(API.gradeEnhanced)
        .send(await aClassSet(teacher, { essays }))
        .expect(202);
      await untilGraded(teacher);
      const text = essays === 1 ? '1 essay' : `${essays} essays`;
      await until(async () =>
        (await activityOf(teacher)).some(
          ({ action, details }) => action === 'grading_completed' && details === text,
        ),
      );
    }
    const lines = (await actionsOf(teacher)).filter((action) => action === 'grading_completed');
    expect(lines).toHaveLength(2);
  });

  it('is noted once by ten workers that end together, and not while a grading is open', async () => {
    const teacher = await aTeacher(app);
    const batches = app.nest.get(GradingBatches);
    const [criteria] = await sql<{ id: string }>(
      `insert into criteria (filename, items, user_id) values ('c', '["A"]', $1) returning id`,
      [teacher.id],
    );
    const job = (status: string) =>
      app.database.transaction(async (manager) => {
        const [made] = await manager.query<[{ id: string }]>(
          `with essay as (
             insert into essays (filename, content, word_count, page_count, user_id) values ('e', 't', 1, 1, $1) returning id
           )
           insert into grading_jobs (user_id, essay_id, criteria_id, locale, status, finished_at)
           select $1, id, $2, 'en-AU', $3, case when $3 = 'complete' then now() end from essay returning id`,
          [teacher.id, criteria?.id, status],
        );
        // Due tomorrow: one without a job in the queue would be graded after the next sweep, at most 15 seconds from now.
        if (status === 'processing') await enqueueGrading(manager, teacher.id, [made.id], 24 * 60 * 60);
      });
    await job('complete');
    await job('error');
    await job('processing');
    const noteTogether = () => Promise.all(Array.from({ length: 10 }, () => batches.noteIfEnded(teacher.id)));
    await noteTogether();
    expect(await actionsOf(teacher)).not.toContain('grading_completed');
    await sql(`update grading_jobs set status = 'complete', finished_at = now() where status = 'processing'`);
    await noteTogether();
    await noteTogether();
    const lines = (await activityOf(teacher)).filter(({ action }) => action === 'grading_completed');
    expect(lines.map(({ details }) => details)).toEqual(['2 essays']);
  });
});

describe('the counts of gradings', () => {
  it('stay right when essays are graded, deleted and restored at the same moment', async () => {
    const teacher = await aTeacher(app);
    const criteria = await sql<{ id: string }>(
      `insert into criteria (filename, items, user_id) select 'c', '["A"]', $1 from generate_series(1, 2) returning id`,
      [teacher.id],
    );
    for (let round = 0; round < 10; round += 1) {
      const essays = await sql<{ id: string }>(
        `insert into essays (filename, content, word_count, page_count, user_id)
         select 'e', 't', 1, 1, $1 from generate_series(1, 3) returning id`,
        [teacher.id],
      );
      const ids = essays.map(({ id }) => id);
      const grade = (essayId: string, criteriaId: string | undefined) =>
        app.database.transaction(async (manager) => {
          await manager.query(
            `insert into grading_results (user_id, essay_id, criteria_id, score, total_criteria, percentage, grade,
               feedback, overall_analysis, contextual_insights, locale, provider, model, standing)
             values ($1, $2, $3, 1, 1, 50, 'C', '[]', '{}', '{}', 'en-AU', 'built-in', 'm', 'earlier')`,
            [teacher.id, essayId, criteriaId],
          );
          await manager.query(`update essays set grade = 'C', status = 'ready_for_review' where id = $1`, [
            essayId,
          ]);
        });
      await Promise.all([
        ...ids.flatMap((id) => criteria.map((set) => grade(id, set.id))),
        sql('update essays set deleted_at = now() where id = any($1::uuid[])', [ids.slice(0, 2)]),
        sql('update essays set deleted_at = null where id = $1', [ids[0]]),
      ]);
    }
    const stats = app.nest.get(StatsService);
    const now = new Date(Date.now() + 1_000);
    expect(await stats.current(now)).toEqual(await stats.at(now));
  });
});

describe('what people use', () => {
  it('is counted by part of the product and by person, without what they used it for', async () => {
    await sql('delete from user_analytics');
    const [one, other] = [await aTeacher(app), await aTeacher(app)];
    const text = 'A short text about cooking at school. '.repeat(30);
    await one.agent.post(API.aiSummarizer).send({ text }).expect(200);
    await one.agent.post(API.aiSummarizer).send({ text }).expect(200);
    await other.agent.post(API.aiSummarizer).send({ text }).expect(200);
    await one.agent.post(API.aiSummarizer).send({ text: '' }).expect(400);
    await one.agent.post(API.classes).send({ name: 'Year 9' }).expect(201);
    const { body } = await admin.agent.get(ADMIN_API.analytics).expect(200);
    expect(body.use).toEqual([
      { action: 'summariser_used', people: 2, times: 3 },
      { action: 'class_made', people: 1, times: 1 },
    ]);
    expect(await sql('select 1 from user_analytics where metadata is not null')).toHaveLength(0);
  });
});

describe('the jobs', () => {
  const jobs = () => app.nest.get(ScheduledJobs);

  it('remove activity after the days that are set, and use events after half a year', async () => {
    const teacher = await aTeacher(app);
    await sql(
      `insert into user_activity_log (user_id, action, created_at)
       select $1, 'logged_in', now() - make_interval(days => d) from unnest(array[39, 41, 400]) as d`,
      [teacher.id],
    );
    await sql(
      `insert into user_analytics (user_id, action, timestamp)
       select $1, 'class_made', now() - make_interval(days => d) from unnest(array[179, 181]) as d`,
      [teacher.id],
    );
    const run = await jobs().runNow('activity_retention');
    expect(run).toMatchObject({
      outcome: 'succeeded',
      summary: '2 activity entries and 1 use event removed',
    });
    expect(await actionsOf(teacher)).toEqual(['signed_up', 'logged_in']);
    expect((await jobs().runNow('activity_retention')).summary).toBe(
      'no activity entries and no use events removed',
    );
  });

  it('note the end of a trial once, and take away nobody’s access', async () => {
    const [ended, running] = [await aTeacher(app), await aTeacher(app)];
    await sql(`update users set trial_ends_at = now() - interval '1 minute' where id = $1`, [ended.id]);
    expect((await jobs().runNow('trials_ended')).summary).toBe('1 trial ended');
    expect((await jobs().runNow('trials_ended')).summary).toBe('no trials ended');
    expect(await actionsOf(ended)).toEqual(['trial_ended', 'signed_up']);
    await running.agent.get(API.essays).expect(200);
    await ended.agent.get(API.essays).expect(403);
    // The trial ended by the clock, so a week with nothing else has no activity of the person.
    const [last] = await sql<{ at: Date }>('select at from user_last_activity where user_id = $1', [
      ended.id,
    ]);
    const [signedUp] = await sql<{ at: Date }>(
      `select created_at as at from user_activity_log where user_id = $1 and action = 'signed_up'`,
      [ended.id],
    );
    expect(last).toEqual(signedUp);
  });

  it('remove ended sessions and counts of sign-ins, and nothing that still counts', async () => {
    const teacher = await aTeacher(app);
    await sql(`insert into sessions (sid, sess, expire) values ('ended', '{}', now() - interval '1 minute')`);
    await sql(`insert into sign_in_limits (key, points, expire) values ('old', 3, $1), ('new', 3, $2)`, [
      Date.now() - 1_000,
      Date.now() + 60_000,
    ]);
    expect((await jobs().runNow('session_clean_up')).summary).toBe('1 session removed');
    expect((await jobs().runNow('sign_in_limits_clean_up')).outcome).toBe('succeeded');
    expect(await sql(`select key from sign_in_limits where key in ('old', 'new')`)).toEqual([{ key: 'new' }]);
    await teacher.agent.get(API.essays).expect(200);
  });

  it('keep the newest record of each job, however old', async () => {
    await sql(
      `insert into scheduled_job_runs (job, started_by, outcome, started_at)
       values ('old_job', 'schedule', 'failed', now() - interval '200 days'),
         ('old_job', 'schedule', 'succeeded', now() - interval '100 days')`,
    );
    await jobs().runNow('job_runs_clean_up');
    expect(await sql(`select outcome from scheduled_job_runs where job = 'old_job'`)).toEqual([
      { outcome: 'succeeded' },
    ]);
  });
});
