import { INSTRUCTIONS_MAX_CHARACTERS } from '@marklight/contracts/business';
import { randomUUID } from 'node:crypto';
import { CLASS_NAME_MAX_CHARACTERS } from '@marklight/contracts/classes';
import { aClass, aFiledEssay, anAssignment, aStoredRubric } from './factories/classes';
import { confirmEmail } from './factories/accounts';
import { aTeacher, type Person } from './factories/people';
import { startTestApp, type TestApp } from './setup/test-app';

let app: TestApp;
let teacher: Person;
let other: Person;
beforeAll(async () => {
  app = await startTestApp({ worker: false });
});
afterAll(() => app.close());
beforeEach(async () => {
  [teacher, other] = await Promise.all([aTeacher(app), aTeacher(app)]);
});

describe('an assignment', () => {
  const full = {
    title: 'Essay on “Emma” 📖',
    description: 'Two pages',
    instructions: 'Quote the novel.\nUse paragraphs.',
    genre: 'source-answer',
    sourceText: 'Emma Woodhouse, handsome, clever, and rich …',
    yearLevel: 11,
    wordsMin: 300,
    wordsMax: 500,
    locale: 'en-GB',
    dueDate: '2027-03-01T09:00:00+11:00',
  };

  it('is made in a class, with or without the rest of the form', async () => {
    const { id: classId } = await aClass(teacher, { name: 'Year 11' });
    expect(await anAssignment(teacher, { classId })).toEqual({
      id: expect.any(String),
      title: 'Persuasive letter',
      description: null,
      instructions: null,
      sourceText: null,
      yearLevel: null,
      wordsMin: null,
      wordsMax: null,
      locale: null,
      classId,
      className: 'Year 11',
      rubricId: null,
      rubricName: null,
      pastedCriteria: 0,
      genre: null,
      dueDate: null,
      essayCount: 0,
      createdAt: expect.any(String),
      version: 1,
    });
    const rubricId = await aStoredRubric(app, { owner: teacher, name: 'My rubric' });
    const made = await anAssignment(teacher, { ...full, classId, rubricId });
    const dueDate = '2027-02-28T22:00:00.000Z';
    expect(made).toMatchObject({ ...full, dueDate, rubricId, rubricName: 'My rubric' });
    expect((await teacher.agent.get(`/api/assignments/${made.id}`).expect(200)).body).toEqual(made);
  });

  it.each([
    ['no title', { title: '' }, 'title', 'Please enter a title.'],
    ['a title too long', { title: 'x'.repeat(CLASS_NAME_MAX_CHARACTERS + 1) }, 'title', /at most 500/],
    [
      'instructions too long',
      { instructions: 'x'.repeat(INSTRUCTIONS_MAX_CHARACTERS + 1) },
      'instructions',
      /at most 20,000/,
    ],
    ['a date that is none', { dueDate: '2027-02-30T00:00:00Z' }, 'dueDate', 'Please enter a valid date.'],
    ['a year level that does not exist', { yearLevel: 14 }, 'yearLevel', /from 1 to 13/],
    ['a minimum of no words', { wordsMin: 0 }, 'wordsMin', /from 1 to 20,000/],
    ['a maximum below the minimum', { wordsMin: 500, wordsMax: 300 }, 'wordsMax', /must not be lower/],
    ['a source text too long', { sourceText: 'x'.repeat(30_001) }, 'sourceText', /at most 30,000/],
    ['a language that we do not know', { locale: 'fr-FR' }, 'locale', /language standard/],
    ['no class', { classId: undefined }, 'classId', /./],
    ['a class that is no id', { classId: '1' }, 'classId', 'This is not a valid id.'],
    [
      'a kind of writing that we do not know',
      { genre: 'haiku' },
      'genre',
      'Please choose a kind of writing from the list.',
    ],
    ['a rubric that is no id', { rubricId: 'x' }, 'rubricId', 'This is not a valid id.'],
  ])('is refused with %s, naming the field', async (_, wrong, field, message) => {
    const { id: classId } = await aClass(teacher);
    const { body } = await teacher.agent
      .post('/api/assignments')
      .send({ title: 'Letter', classId, ...wrong })
      .expect(400);
    expect(body.fields[field]).toMatch(message);
  });

  it('is edited, and moved into another class', async () => {
    const { id, classId } = await anAssignment(teacher);
    const target = await aClass(teacher, { name: 'Year 12' });
    const { body } = await teacher.agent
      .put(`/api/assignments/${id}`)
      .send({ ...full, classId: target.id, version: 1 })
      .expect(200);
    expect(body).toMatchObject({ title: full.title, classId: target.id, className: 'Year 12', version: 2 });
    expect((await teacher.agent.get(`/api/assignments?classId=${classId}`).expect(200)).body).toEqual([]);
  });

  it('is not overwritten by an edit of an older version', async () => {
    const { id, classId } = await anAssignment(teacher);
    const save = (title: string) =>
      teacher.agent.put(`/api/assignments/${id}`).send({ title, classId, version: 1 });
    const replies = await Promise.all([save('One tab'), save('Another tab')]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(replies.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'changed_meanwhile',
      message: expect.stringMatching(/assignment was changed in another tab/),
    });
  });

  it('is deleted alone; its essays stay and are no longer filed', async () => {
    const { id, classId } = await anAssignment(teacher);
    const essayId = await aFiledEssay(app, teacher, id);
    await teacher.agent.delete(`/api/assignments/${id}`).expect(204);
    await teacher.agent.delete(`/api/assignments/${id}`).expect(404);
    const { body } = await teacher.agent.get(`/api/classes/${classId}`).expect(200);
    expect(body).toMatchObject({ assignmentCount: 0, essayCount: 0 });
    expect((await teacher.agent.get(`/api/essays/${essayId}`).expect(200)).body.assignmentId).toBeNull();
  });

  it('is listed newest first, of one class or of all, in pages', async () => {
    const { id: classId } = await aClass(teacher);
    for (const title of ['A', 'B', 'C']) await anAssignment(teacher, { title, classId });
    await anAssignment(teacher, { title: 'Elsewhere' });
    const titles = async (query: string) => {
      const { body, headers } = await teacher.agent.get(`/api/assignments${query}`).expect(200);
      return [(body as { title: string }[]).map(({ title }) => title), headers['x-total-count']];
    };
    expect(await titles('')).toEqual([['Elsewhere', 'C', 'B', 'A'], '4']);
    expect(await titles(`?classId=${classId}`)).toEqual([['C', 'B', 'A'], '3']);
    expect(await titles(`?classId=${classId}&page=2&pageSize=2`)).toEqual([['A'], '3']);
    await teacher.agent.get('/api/assignments?classId=x').expect(400);
  });
});

describe('the rubric of an assignment', () => {
  it('may be the platform’s, a public one, or one shared with the teacher or their domain', async () => {
    await confirmEmail(app, teacher);
    const shared = [await aStoredRubric(app, { owner: other }), await aStoredRubric(app, { owner: other })];
    await app.database.query(
      `insert into rubric_shares (rubric_id, kind, value, position)
       values ($1, 'email', $3, 0), ($2, 'domain', 'school.example', 0)`,
      [...shared, teacher.email],
    );
    const usable = [
      await aStoredRubric(app),
      await aStoredRubric(app, { owner: other, isPublic: true }),
      ...shared,
    ];
    for (const rubricId of usable)
      expect(await anAssignment(teacher, { rubricId })).toMatchObject({ rubricId });
  });

  it('may not be another teacher’s, which looks like one that is not there', async () => {
    const { id: classId } = await aClass(teacher);
    const hidden = await aStoredRubric(app, { owner: other });
    const replies = await Promise.all(
      [hidden, randomUUID()].map((rubricId) =>
        teacher.agent.post('/api/assignments').send({ title: 'Letter', classId, rubricId }).expect(404),
      ),
    );
    expect(replies[0]?.body).toEqual(replies[1]?.body);
    expect(replies[0]?.body.fields).toEqual({ rubricId: expect.stringContaining('rubric was not found') });
  });

  it('may stay when it is no longer shared, and goes when it is deleted', async () => {
    const rubricId = await aStoredRubric(app, { owner: other, isPublic: true });
    const { id, classId } = await anAssignment(teacher, { rubricId });
    await app.database.query('update rubrics set is_public = false where id = $1', [rubricId]);
    const edit = { title: 'New title', classId, rubricId, version: 1 };
    const { body } = await teacher.agent.put(`/api/assignments/${id}`).send(edit).expect(200);
    expect(body).toMatchObject({ title: 'New title', rubricId });
    await app.database.query('delete from rubrics where id = $1', [rubricId]);
    const after = await teacher.agent.get(`/api/assignments/${id}`).expect(200);
    expect(after.body).toMatchObject({ rubricId: null, rubricName: null });
    await teacher.agent
      .put(`/api/assignments/${id}`)
      .send({ ...edit, version: 2 })
      .expect(404);
  });
});
