import { aTeacher, type Person } from './factories/people';
import { aRubric, rubricNames } from './factories/rubrics';
import { startTestApp, type TestApp } from './setup/test-app';

let app: TestApp;
let teacher: Person;
beforeAll(async () => {
  app = await startTestApp({ worker: false });
});
afterAll(() => app.close());
beforeEach(async () => {
  teacher = await aTeacher(app);
});

describe('importing', () => {
  const importing = (text: unknown) => teacher.agent.post('/api/rubrics/import').send({ text });

  it('gives what was understood and stores nothing', async () => {
    const { body } = await importing('Criterion\tWeight\tGood\tPoor\nThesis\t20\tclear\tunclear').expect(200);
    expect(body).toEqual({
      name: 'Imported rubric',
      description: null,
      type: 'custom',
      isPublic: false,
      criteria: [{ name: 'Thesis', description: '', weight: 20, levels: ['', 'unclear', '', '', 'clear'] }],
    });
    expect(await rubricNames(teacher, '?scope=mine')).toEqual([]);
    await teacher.agent.post('/api/rubrics').send(body).expect(201);
  });

  it('recognises the title and the points of a pasted list', async () => {
    const { body } = await importing('Phones at school\n\n1. Thesis /6\n2. Evidence (10 marks)').expect(200);
    expect(body.name).toBe('Phones at school');
    expect(body.criteria).toMatchObject([
      { name: 'Thesis', weight: 6 },
      { name: 'Evidence', weight: 10 },
    ]);
  });

  it('accepts what the API exported', async () => {
    const rubric = await aRubric(teacher);
    const { body } = await importing(JSON.stringify(rubric, null, 2)).expect(200);
    const { name, description, criteria } = rubric;
    expect(body).toMatchObject({ name, description, criteria });
  });

  it.each([
    ['Criterion,Weight\nThesis,lots', 'Line 2: “lots” is not a weight. Write a number such as 20.'],
    [
      '{\n"name": "A"\n"criteria": []}',
      'Line 3: this is not valid JSON. Look for a missing comma, quotation mark or bracket.',
    ],
    ['   ', 'There is nothing here yet. Paste a rubric or choose a file.'],
  ])('explains what is wrong: %j', async (text, message) => {
    const { body } = await importing(text).expect(400);
    expect(body).toEqual({
      statusCode: 400,
      code: 'import_not_understood',
      message,
      fields: { text: message },
    });
  });

  it('needs a text', async () => {
    expect((await importing(undefined).expect(400)).body.fields.text).toBe('Please paste a rubric.');
  });
});
