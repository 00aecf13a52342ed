import type { Assignment, Student } from '@marklight/contracts/classes';
import type { GradingResult } from '@marklight/contracts/grading';
import type { StudentEssay } from '@marklight/contracts/student-work';
import { aClass, aFiledEssay, anAssignment } from './factories/classes';
import { aTeacher, type Person } from './factories/people';
import { aGradedEssay } from './factories/results';
import { startTestApp, type TestApp } from './setup/test-app';

let app: TestApp;
let teacher: Person;
let mia: Student;
let tom: Student;
let letter: Assignment;
let story: Assignment;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  teacher = await aTeacher(app);
  const { id: classId } = await aClass(teacher);
  const roster = await teacher.agent
    .put(`/api/classes/${classId}/students`)
    .send({ text: 'Mia Chen\nTom Baker' })
    .expect(200);
  [mia, tom] = (roster.body as { students: [Student, Student] }).students;
  letter = await anAssignment(teacher, { classId, title: 'Letter' });
  story = await anAssignment(teacher, { classId, title: 'Story' });
});

/** A graded essay of the student, handed in on this day of March. */
async function graded(
  student: Student,
  { assignmentId, levels, day }: { assignmentId: string; levels: Record<string, number | null>; day: number },
): Promise<string> {
  const essayId = await aGradedEssay(app, teacher, { assignmentId, levels });
  await by(student, essayId, day);
  return essayId;
}

async function by(student: Student, essayId: string, day: number): Promise<void> {
  await teacher.agent.put(`/api/essays/${essayId}/student`).send({ studentId: student.id }).expect(204);
  await app.database.query(`update essays set uploaded_at = $2 where id = $1`, [
    essayId,
    `2026-03-0${day}T02:00:00Z`,
  ]);
}

const read = async (student: Student, query = ''): Promise<StudentEssay[]> =>
  (await teacher.agent.get(`/api/students/${student.id}/work${query}`).expect(200)).body as StudentEssay[];

describe("a student's work", () => {
  it('is every essay of that student in the class, the latest handed in first', async () => {
    const first = await graded(mia, { assignmentId: letter.id, levels: { Thesis: 1, Evidence: 2 }, day: 1 });
    const second = await graded(mia, { assignmentId: story.id, levels: { Thesis: 3, Voice: null }, day: 2 });
    await graded(tom, { assignmentId: story.id, levels: { Thesis: 4 }, day: 3 });
    const ungraded = await aFiledEssay(app, teacher, story.id);
    await by(mia, ungraded, 4);

    const work = await read(mia);
    expect(work.map(({ essayId, assignmentTitle }) => [essayId, assignmentTitle])).toEqual([
      [ungraded, 'Story'],
      [second, 'Story'],
      [first, 'Letter'],
    ]);
    expect(work[0]?.result).toBeNull();
    expect(work[1]?.result).toMatchObject({
      isProvisional: true,
      criteria: [
        { name: 'Thesis', level: 3 },
        { name: 'Voice', level: null },
      ],
    });
    expect(work[2]).toMatchObject({
      uploadedAt: '2026-03-01T02:00:00.000Z',
      result: { percentage: 37.5, isProvisional: false },
    });
  });

  it('goes by what the teacher decided, of levels and of advice', async () => {
    const essayId = await graded(mia, { assignmentId: letter.id, levels: { Thesis: 1 }, day: 1 });
    const [result] = (await teacher.agent.get(`/api/essays/${essayId}/results`).expect(200)).body as [
      GradingResult,
    ];
    const quote = result.essay.content.split(' ', 1).join();
    await teacher.agent
      .put(`/api/results/${result.id}`)
      .send({
        version: result.version,
        feedback: [{ level: 4, feedback: 'Mine.' }],
        whole: {
          remark: 'Bravo.',
          nextSteps: ['Read it aloud.'],
          comments: [{ id: 'c', start: 0, end: quote.length, quote, words: 'Nice.', criterion: null }],
        },
      })
      .expect(200);

    const [essay] = await read(mia);
    expect(essay?.result).toMatchObject({
      percentage: 100,
      criteria: [{ name: 'Thesis', level: 4 }],
      areasForImprovement: result.overallAnalysis.areasForImprovement,
      remark: 'Bravo.',
      nextSteps: ['Read it aloud.'],
      comments: 1,
    });
  });

  it('has no advice on a criterion that the teacher has set to the highest level', async () => {
    const essayId = await graded(mia, { assignmentId: letter.id, levels: { Thesis: 4 }, day: 1 });
    await app.database.query(
      `update grading_results set overall_analysis = overall_analysis || $2::jsonb where essay_id = $1`,
      [
        essayId,
        JSON.stringify({
          areasForImprovement: ['Begin with your thesis.'],
          nextSteps: ['Ask a friend.'],
          bearsOn: { areasForImprovement: [0], nextSteps: [null] },
        }),
      ],
    );
    const [essay] = await read(mia);
    expect(essay?.result).toMatchObject({ areasForImprovement: [], nextSteps: ['Ask a friend.'] });
    expect(essay?.result).not.toHaveProperty('overallAnalysis');
  });

  it('comes in pages, and leaves out deleted essays', async () => {
    const kept = await graded(mia, { assignmentId: letter.id, levels: { Thesis: 1 }, day: 1 });
    const deleted = await graded(mia, { assignmentId: letter.id, levels: { Thesis: 2 }, day: 2 });
    const newest = await graded(mia, { assignmentId: story.id, levels: { Thesis: 3 }, day: 3 });
    await teacher.agent
      .post('/api/essays/delete')
      .send({ ids: [deleted] })
      .expect(200);

    const page = await teacher.agent.get(`/api/students/${mia.id}/work?page=1&pageSize=1`).expect(200);
    expect((page.body as StudentEssay[]).map(({ essayId }) => essayId)).toEqual([newest]);
    expect(page.headers['x-total-count']).toBe('2');
    expect((await read(mia, '?page=2&pageSize=1')).map(({ essayId }) => essayId)).toEqual([kept]);
  });

  it('of a student on the roster of another teacher is not found', async () => {
    const stranger = await aTeacher(app);
    const refused = await stranger.agent.get(`/api/students/${mia.id}/work`).expect(404);
    expect((refused.body as { message: string }).message).toBe(
      'This student was not found. The class list may have changed.',
    );
  });
});
