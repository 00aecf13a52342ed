import type { GradingResult } from '@marklight/contracts/grading';
import { readCsv } from '../src/common/files/testing/read-csv';
import { readPdf } from '../src/common/pdf/testing/read-pdf';
import { aClassSet, untilGraded } from './factories/class-set';
import { anAssignment } from './factories/classes';
import { aTeacher, type Person } from './factories/people';
import { aGradedEssay, type GradedEssay } from './factories/results';
import { startTestApp, type TestApp } from './setup/test-app';

let app: TestApp;
let teacher: Person;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  teacher = await aTeacher(app);
});

const graded = (filename: string, given: Partial<GradedEssay> = {}) =>
  aGradedEssay(app, teacher, { assignmentId: null, levels: { Thesis: 3 }, filename, ...given });

/** File names of the exported rows, sorted. */
async function exported(query: string, by = teacher): Promise<string[]> {
  const { text } = await by.agent.get(`/api/export/reports${query}`).expect(200);
  return readCsv(text)
    .flat()
    .filter((cell) => cell.endsWith('.pdf'))
    .sort();
}

describe('the export of detailed feedback', () => {
  it('follows the choice of essays, as JSON and as PDF', async () => {
    const set = await aClassSet(teacher, { essays: 2 });
    await teacher.agent.post('/api/grade-enhanced').send(set).expect(202);
    await untilGraded(teacher);
    await teacher.agent.put(`/api/essays/${set.essayIds[1]}/reviewed`).send({ reviewed: true }).expect(204);
    const feedback = (query: string) => teacher.agent.get(`/api/export/detailed-feedback${query}`);
    const namesOf = async (query: string) =>
      ((await feedback(query).expect(200)).body as GradingResult[]).map(({ essay }) => essay.filename);
    expect(await namesOf(`?ids=${set.essayIds[0]}`)).toEqual(['essay-1.pdf']);
    expect(await namesOf('?status=reviewed')).toEqual(['essay-2.pdf']);
    const pdf = (query: string) => feedback(query).set('Accept', 'application/pdf').buffer();
    const { outline } = readPdf((await pdf('?search=ESSAY-1').expect(200)).body as Buffer);
    expect(outline).toEqual([expect.stringContaining('essay-1.pdf')]);
    await pdf('?search=nothing-like-this').expect(404);
  });
});

describe('the export of reports', () => {
  it('covers all essays if nothing is chosen', async () => {
    await graded('one.pdf');
    await graded('two.pdf');
    expect(await exported('')).toEqual(['one.pdf', 'two.pdf']);
  });

  it('covers the chosen essays, whichever way their ids are sent', async () => {
    const one = await graded('one.pdf');
    const two = await graded('two.pdf');
    await graded('three.pdf');
    expect(await exported(`?ids=${one},${two}`)).toEqual(['one.pdf', 'two.pdf']);
    expect(await exported(`?ids=${one}&ids=${two}`)).toEqual(['one.pdf', 'two.pdf']);
    expect(await exported(`?ids=${one}`)).toEqual(['one.pdf']);
  });

  it('follows search and filters as the list of essays does', async () => {
    const { id: assignmentId, classId } = await anAssignment(teacher);
    await graded('one.pdf', { studentName: 'Mia Chen', assignmentId });
    await graded('two.pdf', { status: 'reviewed' });
    expect(await exported('?search=MIA')).toEqual(['one.pdf']);
    expect(await exported('?status=reviewed')).toEqual(['two.pdf']);
    expect(await exported(`?assignmentId=${assignmentId}`)).toEqual(['one.pdf']);
    expect(await exported(`?classId=${classId}&search=one`)).toEqual(['one.pdf']);
  });

  it('says at the end of each row where the essay belongs and whether it is reviewed', async () => {
    const { id: assignmentId, classId } = await anAssignment(teacher, { title: '=Letter' });
    const one = await graded('one.pdf', { assignmentId, status: 'reviewed' });
    await graded('two.pdf');
    await app.database.query(
      `with student as (
         insert into class_students (class_id, name, student_number, position) values ($2, 'Mia Chen', '0042', 0) returning id
       ), rubric as (
         insert into rubrics (user_id, name, criteria) select user_id, 'Year 9 argument', '[]' from essays where id = $1 returning id
       ), used as (
         update criteria set rubric_id = rubric.id from rubric
         where criteria.id = (select criteria_id from grading_results where essay_id = $1)
       ) update essays set student_id = student.id from student where essays.id = $1`,
      [one, classId],
    );
    const { text } = await teacher.agent.get('/api/export/reports?timeZone=Asia/Tokyo').expect(200);
    const [header = [], ...rows] = readCsv(text);
    expect(header.slice(-7)).toEqual([
      'Graded at (Asia/Tokyo)',
      ...['Class', 'Assignment', 'Student number', 'Rubric', 'Review', 'Comments'],
    ]);
    const placeOf = (filename: string) => rows.find((row) => row.includes(filename))?.slice(-5);
    expect(placeOf('one.pdf')).toEqual(["'=Letter", '0042', 'Year 9 argument', 'Reviewed', '']);
    expect(placeOf('two.pdf')).toEqual(['', '', '', 'Not reviewed', '']);
    await teacher.agent.get('/api/export/reports?timeZone=Mars/Phobos').expect(400);
  });

  it('says so if no chosen essay has a result', async () => {
    const draft = await graded('draft.pdf', { levels: null });
    await graded('one.pdf');
    const { body } = await teacher.agent.get(`/api/export/reports?ids=${draft}`).expect(404);
    expect(body.code).toBe('no_results');
  });

  it('never gives another teacher’s essays', async () => {
    const one = await graded('one.pdf');
    const other = await aTeacher(app);
    await other.agent.get(`/api/export/reports?ids=${one}`).expect(404);
  });

  it.each([
    ['an id that is none', '?ids=1'],
    ['no id at all', '?ids='],
    ['a status that is none', '?status=lost'],
    [
      'more ids than an address carries',
      `?ids=${Array(201).fill('00000000-0000-4000-8000-000000000001').join(',')}`,
    ],
  ])('refuses %s', async (_, query) => {
    await teacher.agent.get(`/api/export/reports${query}`).expect(400);
  });
});
