import { anAssignment } from './factories/classes';
import { aTeacher, type Person } from './factories/people';
import { aGradedEssay } from './factories/results';
import { startTestApp, type TestApp } from './setup/test-app';

let app: TestApp;
let teacher: Person;
let assignmentId: string;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  teacher = await aTeacher(app);
  ({ id: assignmentId } = await anAssignment(teacher, { title: 'Persuasive essay' }));
  const of = (studentName: string, status: 'reviewed' | 'ready_for_review') =>
    aGradedEssay(app, teacher, { assignmentId, levels: { Thesis: 3, Evidence: 1 }, status, studentName });
  await of('Mia Chen', 'reviewed');
  await of('Tom Baker', 'ready_for_review');
});

const FILE = 'Name,Grade\r\nMia Chen,\r\nTom Baker,\r\n';
const fill = (fields: Record<string, string>, file = FILE) =>
  teacher.agent
    .post('/api/hand-back/gradebook')
    .field({ assignmentId, as: 'points', ...fields })
    .attach('gradebook', Buffer.from(file), { filename: 'grades.csv' });
const textOf = ({ content }: { content: string }) => Buffer.from(content, 'base64').toString();

describe('a gradebook’s file', () => {
  it('comes back with the grades of what is reviewed, and of the rest where asked', async () => {
    const { body } = await fill({}).expect(200);
    expect(body).toMatchObject({
      kind: 'table',
      column: 'Grade',
      written: 1,
      rowsLeft: 1,
      left: [{ student: 'Tom Baker', reason: 'not_reviewed' }],
      filename: 'grades.csv',
    });
    expect(textOf(body)).toMatch(/^Name,Grade\r\nMia Chen,\d+(?:\.\d+)?\r\nTom Baker,\r\n$/);
    const { body: more } = await fill({}, `${FILE}Ada Lind,\r\n`).expect(200);
    expect(more.left).toEqual([
      { student: 'Tom Baker', reason: 'not_reviewed' },
      { student: 'Ada Lind', reason: 'no_essay' },
    ]);
    const all = await fill({ unreviewed: 'include', as: 'letters' }).expect(200);
    expect(textOf(all.body)).toMatch(/^Name,Grade\r\nMia Chen,[A-F]\r\nTom Baker,[A-F]\r\n$/);
  });

  it('keeps the grades that it has unless they are to be replaced', async () => {
    const file = 'Name,Grade\r\nMia Chen,12.00\r\nTom Baker,EX\r\n';
    const kept = await fill({ unreviewed: 'include' }, file).expect(200);
    expect(kept.body).toMatchObject({ written: 0, replaced: 0, rowsLeft: 2 });
    expect(kept.body.notWritten).toEqual(
      expect.arrayContaining([
        { student: 'Mia Chen', reason: 'other_grade', inFile: '12.00' },
        { student: 'Tom Baker', reason: 'no_number', inFile: 'EX' },
      ]),
    );
    expect(textOf(kept.body)).toBe(file);
    const replaced = await fill({ unreviewed: 'include', replace: 'include' }, file).expect(200);
    expect(replaced.body).toMatchObject({ written: 1, replaced: 1, rowsLeft: 1 });
    expect(textOf(replaced.body)).not.toContain('12.00');
  });

  it('takes the feedback of a sheet into a Moodle worksheet, where the teacher wants it', async () => {
    const header = 'Identifier,Full name,Grade,Maximum grade,Last modified (grade),Feedback comments\r\n';
    const file = `${header}Participant 1,Mia Chen,,20.00,-,\r\n`;
    const without = await fill({}, file).expect(200);
    expect(without.body).toMatchObject({ kind: 'moodle_worksheet', written: 1, comments: null });
    const { body } = await fill({ comments: 'include' }, file).expect(200);
    expect(body).toMatchObject({ written: 1, comments: 1 });
    expect(textOf(body)).toMatch(/<p><strong>Grade [A-F], .*<strong>Thesis<\/strong> \(.*<strong>Evidence</);
    await fill({ comments: 'yes' }, file).expect(400);
  });

  it('is filled in a thread where it is large, and other calls are answered meanwhile', async () => {
    const file = `Name,Grade\r\nMia Chen,\r\n${'Sam Lee,\r\n'.repeat(60_000)}`;
    const { body } = await fill({}, file).expect(200);
    expect(body).toMatchObject({ written: 1, rowsLeft: 60_000 });
    expect(textOf(body)).toHaveLength(file.length + 2);
  });

  it.each<[string, Record<string, string>, string | undefined, number]>([
    ['is no table', {}, 'just words', 400],
    ['asks for another form', { as: 'stars' }, FILE, 400],
    ['asks unclearly to replace', { replace: 'yes' }, FILE, 400],
    [
      'names no assignment of the teacher',
      { assignmentId: '00000000-0000-4000-8000-000000000000' },
      FILE,
      404,
    ],
    ['is too large', {}, `Name,Grade\n${'x'.repeat(2 * 1024 * 1024)}`, 413],
  ])('is refused where it %s', async (_, fields, file, status) => {
    await fill(fields, file).expect(status);
  });
});

describe('a new file for a gradebook', () => {
  const make = (query: Record<string, string>, by = teacher) =>
    by.agent.get('/api/hand-back/gradebook').query({ assignmentId, for: 'canvas', ...query });

  it('has the grades of what is reviewed, and of the rest where asked', async () => {
    const { body } = await make({ maximum: '20' }).expect(200);
    expect(body).toMatchObject({ as: 'points', written: 1 });
    expect(body.notWritten).toEqual([{ student: 'Tom Baker', reason: 'not_reviewed' }]);
    expect(body.filename).toMatch(/^gradebook-canvas-.*\.csv$/);
    expect(textOf(body)).toMatch(
      /^"Student","ID","SIS User ID","SIS Login ID","Section","Persuasive essay"\r\n" {4}Points Possible",,,,,"20"\r\n"Mia Chen",,,,,"10"\r\n$/,
    );
    const all = await make({ unreviewed: 'include', as: 'letters', for: 'table' }).expect(200);
    expect(all.body).toMatchObject({ as: 'letters', written: 2 });
    expect(textOf(all.body)).toContain('Tom Baker');
  });

  it('lists whom the platform could not find', async () => {
    const { body } = await make({ for: 'moodle' }).expect(200);
    expect(body).toMatchObject({ content: null, written: 0 });
    expect(body.notWritten).toEqual([
      { student: 'Mia Chen', reason: 'no_email' },
      { student: 'Tom Baker', reason: 'not_reviewed' },
    ]);
  });

  it('is refused for another teacher’s assignment, an unknown target and bad points', async () => {
    await make({}, await aTeacher(app)).expect(404);
    await make({ for: 'blackboard' }).expect(400);
    await make({ maximum: '0' }).expect(400);
  });
});
