import type { GradeAgain, GradingResult } from '@marklight/contracts/grading';
import { gradingResultSchema } from '@marklight/contracts/grading.schema';
import { readPdf } from '../src/common/pdf/testing/read-pdf';
import { aClassSet, untilGraded, type ClassSet } from './factories/class-set';
import { anAssignment } from './factories/classes';
import { aTeacher, type Person } from './factories/people';
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

const file = (essayId: string, assignmentId: string | null) =>
  app.database.query('update essays set assignment_id = $2 where id = $1', [essayId, assignmentId]);
async function graded(set: ClassSet & { again?: GradeAgain }): Promise<GradingResult> {
  await teacher.agent.post('/api/grade-enhanced').send(set).expect(202);
  await untilGraded(teacher);
  const { body } = await teacher.agent.get(`/api/essays/${set.essayIds[0]}/results`).expect(200);
  return gradingResultSchema.parse((body as unknown[])[0]);
}
const printed = async (): Promise<string> => {
  const { body } = await teacher.agent
    .get('/api/export/detailed-feedback')
    .set('Accept', 'application/pdf')
    .buffer()
    .expect(200);
  const { pages } = readPdf(body as Buffer);
  return pages.flatMap(({ texts }) => texts.map(({ text }) => text)).join(' ');
};

describe('the kind of writing', () => {
  it('is recognised from the essay, and printed with how it is known', async () => {
    const { genre } = await graded(await aClassSet(teacher));
    expect(genre).toMatchObject({ genre: 'argument', basis: 'text' });
    expect(await printed()).toContain('Kind of writing: Argument (recognised from the essay');
  });

  it('is the one that the assignment asks for', async () => {
    const set = await aClassSet(teacher);
    const { id } = await anAssignment(teacher, {
      title: 'Unit 3',
      instructions: 'Write a letter to the principal. Persuade her.',
    });
    await file(set.essayIds[0] ?? '', id);
    expect((await graded(set)).genre).toEqual({ genre: 'argument', basis: 'task', isSure: true });
  });

  it('is the one that the teacher sets, also after grading, if it is graded again', async () => {
    const set = await aClassSet(teacher);
    const assignment = await anAssignment(teacher, { title: 'Unit 3' });
    await file(set.essayIds[0] ?? '', assignment.id);
    const first = await graded(set);
    expect(first.genre?.basis).toBe('text');
    const { id, classId, title, version } = assignment;
    await teacher.agent
      .put(`/api/assignments/${id}`)
      .send({ title, classId, genre: 'reflection', version })
      .expect(200);
    const again = { ...set, again: 'settings' } as const;
    const second = await graded(again);
    expect(second.genre).toEqual({ genre: 'reflection', basis: 'teacher', isSure: true });
    expect(await printed()).toContain('Kind of writing: Reflection (set on the assignment)');
    expect((await graded(again)).createdAt).toBe(second.createdAt);
    await file(set.essayIds[0] ?? '', null);
    expect((await graded(again)).genre).toEqual(first.genre);
  });

  it('is missing from an older result, which can be read and printed as before', async () => {
    const set = await aClassSet(teacher);
    await graded(set);
    await app.database.query('update grading_results set genre = null where essay_id = $1', [
      set.essayIds[0],
    ]);
    expect((await graded(set)).genre).toBeNull();
    expect((await teacher.agent.get('/api/results').expect(200)).body).toMatchObject([{ genre: null }]);
    const words = await printed();
    expect(words).toContain('essay-1.pdf');
    expect(words).not.toContain('Kind of writing');
  });
});
