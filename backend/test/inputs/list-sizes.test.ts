import {
  LIST_FEEDBACK_MAX_BYTES,
  LIST_TEXT_MAX_BYTES,
  PROCESSING_STATUSES_MAX,
  PUBLIC_RUBRICS_PER_ACCOUNT,
  RESULTS_PER_ESSAY_MAX,
  RUBRIC_MAX_CHARACTERS,
  RUBRICS_PER_ACCOUNT,
} from '@marklight/contracts/business';
import type { Assignment, Class } from '@marklight/contracts/classes';
import type { CriteriaSet } from '@marklight/contracts/criteria';
import type { GradingResult, ProcessingStatus } from '@marklight/contracts/grading';
import { RUBRIC_LIST_MAX_BYTES, type Rubric } from '@marklight/contracts/rubrics';
import { aTeacher, type Person } from '../factories/people';
import { startTestApp, type TestApp } from '../setup/test-app';

let app: TestApp;
let teacher: Person;
beforeAll(async () => {
  app = await startTestApp({ worker: false });
});
afterAll(() => app.close());
beforeEach(async () => {
  teacher = await aTeacher(app);
});

/** As large as a rubric may be. */
const aLargeRubric = (given: object = {}) => ({
  name: 'Large',
  criteria: Array.from({ length: 20 }, (_, index) => ({
    name: `Criterion ${index} ${'é'.repeat(200)}`,
    description: 'ü'.repeat(4_700),
  })),
  ...given,
});

describe('rubrics', () => {
  it('of a stranger do not make everybody’s list large', async () => {
    const stranger = await aTeacher(app);
    for (let made = 0; made < 12; made += 1)
      await stranger.agent
        .post('/api/rubrics')
        .send(aLargeRubric({ isPublic: true }))
        .expect(201);
    await teacher.agent
      .post('/api/rubrics')
      .send({ name: 'My own', criteria: ['Thesis'] })
      .expect(201);
    const reply = await teacher.agent.get('/api/rubrics').expect(200);
    expect(Buffer.byteLength(reply.text)).toBeLessThan(2 * RUBRIC_LIST_MAX_BYTES);
    const list = reply.body as Rubric[];
    expect(list.find(({ name }) => name === 'My own')).toMatchObject({
      isShortened: false,
      criterionCount: 1,
    });
    const large = list.filter(({ name }) => name === 'Large');
    expect(large).toHaveLength(12);
    const shortened = large.filter(({ isShortened }) => isShortened);
    expect(shortened.length).toBeGreaterThan(0);
    for (const rubric of shortened) {
      expect(rubric.criterionCount).toBe(20);
      expect(rubric.criteria).toHaveLength(5);
      expect(rubric.criteria[0]?.description).toBe('');
    }
    const { body } = await teacher.agent.get(`/api/rubrics/${shortened[0]?.id}`).expect(200);
    expect(body).toMatchObject({ isShortened: false, criterionCount: 20 });
    expect((body as Rubric).criteria).toHaveLength(20);
  });

  it('of many strangers do not either, by their descriptions', async () => {
    const stranger = await aTeacher(app);
    await app.database.query(
      `insert into rubrics (user_id, name, description, criteria, is_public)
       select $1, 'Described', repeat('漢', 5000), '[]', true from generate_series(1, 400)`,
      [stranger.id],
    );
    const reply = await teacher.agent.get('/api/rubrics').expect(200);
    expect(Buffer.byteLength(reply.text)).toBeLessThan(2 * RUBRIC_LIST_MAX_BYTES);
    const described = (reply.body as Rubric[]).filter(({ name }) => name === 'Described');
    expect(described[0]?.description).toHaveLength(5_000);
    const shortened = described.filter(({ isShortened }) => isShortened);
    expect(shortened.length).toBeGreaterThan(0);
    const { body } = await teacher.agent.get(`/api/rubrics/${shortened[0]?.id}`).expect(200);
    expect((body as Rubric).description).toHaveLength(5_000);
    await app.database.query('delete from rubrics where user_id = $1', [stranger.id]);
  });

  it('are limited in size', async () => {
    const criteria = Array.from({ length: 30 }, () => ({ name: 'x', description: 'y'.repeat(4_900) }));
    const { body } = await teacher.agent
      .post('/api/rubrics')
      .send({ name: 'Too large', criteria })
      .expect(400);
    expect(body).toMatchObject({
      fields: { criteria: expect.stringContaining(RUBRIC_MAX_CHARACTERS.toLocaleString('en-AU')) },
    });
  });

  it('are limited in number, even if several are saved at the same time', async () => {
    await app.database.query(
      `insert into rubrics (user_id, name, criteria) select $1, 'Many', '[]' from generate_series(1, $2)`,
      [teacher.id, RUBRICS_PER_ACCOUNT - 1],
    );
    const replies = await Promise.all(
      Array.from({ length: 4 }, () => teacher.agent.post('/api/rubrics').send({ name: 'One more' })),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
    expect(replies.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'too_many_rubrics' });
  });

  it('can be public only up to a number, whether created or changed', async () => {
    for (let made = 0; made < PUBLIC_RUBRICS_PER_ACCOUNT; made += 1)
      await teacher.agent.post('/api/rubrics').send({ name: 'Public', isPublic: true }).expect(201);
    const { body } = await teacher.agent
      .post('/api/rubrics')
      .send({ name: 'One more', isPublic: true })
      .expect(409);
    expect(body).toMatchObject({ code: 'too_many_public' });
    const { body: kept } = await teacher.agent.post('/api/rubrics').send({ name: 'Private' }).expect(201);
    const { id } = kept as Rubric;
    const change = { name: 'Private', version: 1, isPublic: true };
    await teacher.agent.put(`/api/rubrics/${id}`).send(change).expect(409);
    const [first] = (await teacher.agent.get('/api/rubrics?scope=mine&page=2&pageSize=20').expect(200))
      .body as Rubric[];
    await teacher.agent
      .put(`/api/rubrics/${first?.id}`)
      .send({ name: 'Still public', version: 1, isPublic: true })
      .expect(200);
  });
});

describe('lists of essays', () => {
  it('carry texts as far as there is room, newest first, and every essay', async () => {
    await app.database.query(
      `insert into essays (user_id, filename, content, status, word_count, page_count, uploaded_at)
       select $1, 'essay ' || n, repeat('é', 250000), 'draft', 1, 1, now() - make_interval(secs => n)
       from generate_series(1, 20) n`,
      [teacher.id],
    );
    const reply = await teacher.agent.get('/api/essays').expect(200);
    expect(Buffer.byteLength(reply.text)).toBeLessThan(1.2 * LIST_TEXT_MAX_BYTES);
    const list = reply.body as { filename: string; content: string }[];
    expect(list.map(({ filename }) => filename)).toEqual(
      Array.from({ length: 20 }, (_, index) => `essay ${index + 1}`),
    );
    const withText = list.filter(({ content }) => content !== '');
    expect(withText.length).toBe(Math.floor(LIST_TEXT_MAX_BYTES / 500_000));
    expect(list.slice(0, withText.length)).toEqual(withText);
  });
});

/** What a list may have besides the texts that have a limit: names and facts of 500 rows, and JSON's own marks. */
const ROOM_FOR_FACTS = 2 * 1024 * 1024;

/** The list, and which of its rows have their long texts. */
async function listAt<Row extends { isShortened?: boolean | undefined }>(path: string, maxBytes: number) {
  const reply = await teacher.agent.get(path).expect(200);
  expect(Buffer.byteLength(reply.text)).toBeLessThan(maxBytes + ROOM_FOR_FACTS);
  const list = reply.body as Row[];
  const whole = list.filter(({ isShortened }) => !isShortened);
  expect(whole.length).toBeGreaterThan(0);
  expect(whole.length).toBeLessThan(list.length);
  expect(list.slice(0, whole.length)).toEqual(whole);
  return { list, whole, shortened: list.slice(whole.length) };
}

/** As long as a row of the list may be, 500 times. */
const MANY = 500;

describe('lists of one’s own long texts', () => {
  it('classes', async () => {
    await app.database.query(
      `insert into classes (user_id, name, description, created_at)
       select $1, repeat('ü', 500), repeat('漢', 5000), now() - make_interval(secs => n) from generate_series(1, $2) n`,
      [teacher.id, MANY],
    );
    const { list, shortened } = await listAt<Class>('/api/classes', LIST_TEXT_MAX_BYTES);
    expect(list).toHaveLength(MANY);
    expect(shortened[0]).toMatchObject({ description: null, isShortened: true });
    const { body } = await teacher.agent.get(`/api/classes/${shortened[0]?.id}`).expect(200);
    expect((body as Class).description).toHaveLength(5_000);
    expect(body).not.toHaveProperty('isShortened');
  });

  it('assignments', async () => {
    await app.database.query(
      `with own as (insert into classes (user_id, name) values ($1, 'Year 9') returning id)
       insert into assignments (user_id, class_id, title, description, instructions, created_at)
       select $1, own.id, repeat('ü', 500), repeat('漢', 5000), repeat('漢', 20000), now() - make_interval(secs => n)
       from own, generate_series(1, $2) n`,
      [teacher.id, MANY],
    );
    const { list, shortened } = await listAt<Assignment>('/api/assignments', LIST_TEXT_MAX_BYTES);
    expect(list).toHaveLength(MANY);
    expect(shortened[0]).toMatchObject({ description: null, instructions: null, isShortened: true });
    const { body } = await teacher.agent.get(`/api/assignments/${shortened[0]?.id}`).expect(200);
    expect((body as Assignment).instructions).toHaveLength(20_000);
  });

  it('criteria sets', async () => {
    await app.database.query(
      `insert into criteria (user_id, filename, items, uploaded_at)
       select $1, repeat('ü', 255), (select jsonb_agg(repeat('漢', 1000)) from generate_series(1, 300)),
         now() - make_interval(secs => n) from generate_series(1, 40) n`,
      [teacher.id],
    );
    const { list, whole, shortened } = await listAt<CriteriaSet>('/api/criteria', LIST_TEXT_MAX_BYTES);
    expect(list).toHaveLength(40);
    expect(whole[0]?.items).toHaveLength(300);
    expect(shortened[0]?.items).toEqual([]);
  });
});

describe('results', () => {
  /** One result for each criteria set, as large as a grader may make it. */
  async function withLargeResults(count: number, eachOfItsOwnEssay: boolean): Promise<string[]> {
    const rows = (await app.database.query(
      `with sets as (
         insert into criteria (user_id, filename, items) select $1, 'criteria.txt', '[]' from generate_series(1, $2)
         returning id
       ), written as (
         insert into essays (user_id, filename, content, status, word_count, page_count)
         select $1, 'essay.pdf', repeat('é', 600000), 'ready_for_review', 1, 1
         from generate_series(1, case when $3 then $2 else 1 end) returning id
       ), paired as (
         select sets.id as criteria_id, written.id as essay_id
         from (select id, row_number() over () as place from sets) sets
         join (select id, row_number() over () as place from written) written
           on not $3 or written.place = sets.place
       )
       insert into grading_results (user_id, essay_id, criteria_id, score, total_criteria, percentage, grade, feedback,
         overall_analysis, contextual_insights, locale, provider, model, standing)
       select $1, essay_id, criteria_id, 1, 1, 100, 'A',
         (select jsonb_agg(jsonb_build_object('criteria', repeat('漢', 1000), 'feedback', repeat('漢', 5000), 'level', 4,
           'weight', 1)) from generate_series(1, 300)),
         '{}', '{}', 'en-AU', 'built-in', 'built-in',
         case row_number() over (partition by essay_id) when 1 then 'in_force' else 'earlier' end
       from paired returning essay_id as id`,
      [teacher.id, count, eachOfItsOwnEssay],
    )) as { id: string }[];
    return rows.map(({ id }) => id);
  }

  it('carry feedback as far as there is room', async () => {
    await withLargeResults(12, true);
    const { list, shortened } = await listAt<GradingResult>(
      '/api/results',
      LIST_FEEDBACK_MAX_BYTES + LIST_TEXT_MAX_BYTES,
    );
    expect(list).toHaveLength(12);
    expect(shortened[0]).toMatchObject({ grade: 'A', feedback: [], isShortened: true });
  });

  it('of one essay are limited in number, with its text as far as there is room', async () => {
    const [essayId] = await withLargeResults(RESULTS_PER_ESSAY_MAX + 5, false);
    const { list } = await listAt<GradingResult>(
      `/api/essays/${essayId}/results`,
      LIST_FEEDBACK_MAX_BYTES + LIST_TEXT_MAX_BYTES,
    );
    expect(list).toHaveLength(RESULTS_PER_ESSAY_MAX);
  });
});

it('progress is reported for a limited number of essays, those in progress first', async () => {
  await app.database.query(
    `with own as (insert into criteria (user_id, filename, items) values ($1, 'criteria.txt', '[]') returning id),
     written as (
       insert into essays (user_id, filename, content, status, word_count, page_count)
       select $1, repeat('漢', 255), '', 'ready_for_review', 1, 1 from generate_series(1, $2) returning id
     )
     insert into grading_jobs (user_id, essay_id, criteria_id, locale, status, created_at)
     select $1, written.id, own.id, 'en-AU', case when row_number() over () <= 20 then 'pending' else 'complete' end,
       now() - make_interval(hours => case when row_number() over () <= 20 then 5 else 0 end)
     from written, own`,
    [teacher.id, PROCESSING_STATUSES_MAX + 100],
  );
  const reply = await teacher.agent.get('/api/processing-status').expect(200);
  const list = reply.body as ProcessingStatus[];
  expect(list).toHaveLength(PROCESSING_STATUSES_MAX);
  expect(Buffer.byteLength(reply.text)).toBeLessThan(6 * 1024 * 1024);
  expect(list.slice(0, 20).every(({ status }) => status === 'pending')).toBe(true);
});
