import { LIST_TEXT_MAX_BYTES } from '@marklight/contracts/business';
import {
  PUBLIC_RUBRICS_PER_ACCOUNT,
  RUBRIC_LIST_MAX_BYTES,
  RUBRIC_MAX_CHARACTERS,
  RUBRICS_PER_ACCOUNT,
  type Rubric,
} from '@marklight/contracts/rubrics';
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

  it('have a size', async () => {
    const criteria = Array.from({ length: 30 }, () => ({ name: 'x', description: 'y'.repeat(4_900) }));
    const { body } = await teacher.agent
      .post('/api/rubrics')
      .send({ name: 'Too large', criteria })
      .expect(400);
    expect(body).toMatchObject({
      fields: { criteria: expect.stringContaining(RUBRIC_MAX_CHARACTERS.toLocaleString('en-AU')) },
    });
  });

  it('have a number, also where several are saved at the same time', async () => {
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

  it('are public up to a number, by making and by changing', async () => {
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
