import type { Essay } from '@marklight/contracts/essays';
import type { GradingResult } from '@marklight/contracts/grading';
import type { MetricsReply } from '@marklight/contracts/metrics';
import { readPdf } from '../src/common/pdf/testing/read-pdf';
import { readCsv } from '../src/common/files/testing/read-csv';
import { aClassSet, untilGraded } from './factories/class-set';
import { anAssignment } from './factories/classes';
import { profileOf } from './factories/accounts';
import { aTeacher, type Person } from './factories/people';
import { aGradedEssay } from './factories/results';
import { acceptProposals } from './factories/two-works';
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

/** Two criteria are the teacher's to mark; the others come to 7 of 8 points. */
const SOME = { Thesis: 4, Handwriting: null, Evidence: 3, 'Speaks clearly': null };
const NONE = { Handwriting: null };

const anEssay = (levels: Record<string, number | null>, assignmentId: string | null = null) =>
  aGradedEssay(app, teacher, { assignmentId, levels, studentName: 'Mia Chen' });
const essayOf = async (id: string): Promise<Essay> => (await teacher.agent.get(`/api/essays/${id}`)).body;
async function resultOf(essayId: string): Promise<GradingResult> {
  const { body } = await teacher.agent.get(`/api/essays/${essayId}/results`).expect(200);
  return (body as [GradingResult])[0];
}
/** Decides on the result as it stands, except for the levels given by the criteria's names. */
function decide(result: GradingResult, levels: Record<string, number | null>) {
  return teacher.agent.put(`/api/results/${result.id}`).send({
    version: result.version,
    feedback: result.feedback.map(({ criteria, level, feedback }) => ({
      level: criteria in levels ? levels[criteria] : level,
      feedback,
    })),
  });
}
const mark = (essayId: string, more: { leaveOutUnmarked?: boolean } = {}) =>
  teacher.agent.put(`/api/essays/${essayId}/reviewed`).send({ reviewed: true, ...more });

describe('a result with criteria left to the teacher', () => {
  it('counts what was assessed, and is provisional', async () => {
    const id = await anEssay(SOME);
    expect(await resultOf(id)).toMatchObject({
      grade: 'A',
      score: 1.8,
      percentage: 87.5,
      totalCriteria: 4,
      assessedCriteria: 2,
      isProvisional: true,
    });
    const share = { assessedCriteria: 2, totalCriteria: 4, isProvisional: true };
    expect(await essayOf(id)).toMatchObject({ grade: 'A', assessed: share });
    const { body } = await teacher.agent.get('/api/essays?page=1').expect(200);
    expect((body as Essay[])[0]?.assessed).toEqual(share);
  });

  it('is completed by the teacher’s choices, which can be undone', async () => {
    const id = await anEssay(SOME);
    const proposed = await resultOf(id);
    const half = (await decide(proposed, { Handwriting: 1 }).expect(200)).body as GradingResult;
    expect(half).toMatchObject({ assessedCriteria: 3, isProvisional: true, grade: 'C' });
    expect(half.feedback[1]).toMatchObject({
      level: 1,
      status: 'needs_work',
      notAssessedReason: expect.stringContaining('Handwriting'),
      proposed: { level: null, feedback: '' },
    });
    const whole = (await decide(half, { 'Speaks clearly': 4 }).expect(200)).body as GradingResult;
    expect(whole).toMatchObject({ score: 3, percentage: 75, assessedCriteria: 4, isProvisional: false });
    expect(await essayOf(id)).toMatchObject({ grade: 'B', assessed: { isProvisional: false } });
    const back = (await decide(whole, { Handwriting: null, 'Speaks clearly': null }).expect(200)).body;
    expect({ ...back, version: 0 }).toEqual({ ...proposed, version: 0 });
  });

  it('keeps a level that the grader gave', async () => {
    const id = await anEssay(SOME);
    const { body } = await decide(await resultOf(id), { Thesis: null }).expect(400);
    expect(body.code).toBe('level_needed');
  });

  it('is not marked as reviewed until every criterion has a level, and says which have none', async () => {
    const id = await anEssay(SOME);
    const { body } = await mark(id).expect(409);
    expect(body).toMatchObject({
      code: 'criteria_not_marked',
      message: '“Handwriting” and “Speaks clearly” have no level yet. Mark them first, or leave them out.',
    });
    expect((await essayOf(id)).status).toBe('ready_for_review');
    await decide(await resultOf(id), { Handwriting: 2, 'Speaks clearly': 3 }).expect(200);
    await mark(id).expect(204);
    expect(await essayOf(id)).toMatchObject({ status: 'reviewed', assessed: { isProvisional: false } });
  });

  it('is final if the teacher leaves them out, and provisional again when the mark is removed', async () => {
    const id = await anEssay(SOME);
    await mark(id, { leaveOutUnmarked: true }).expect(204);
    expect(await resultOf(id)).toMatchObject({ grade: 'A', assessedCriteria: 2, isProvisional: false });
    await teacher.agent.put(`/api/essays/${id}/reviewed`).send({ reviewed: false }).expect(204);
    expect((await resultOf(id)).isProvisional).toBe(true);
  });

  it('says so in every export', async () => {
    await anEssay(SOME);
    const csv = await teacher.agent.get('/api/export/reports').expect(200);
    const [header = [], row = []] = readCsv(csv.text);
    const cell = (name: string) => row[header.indexOf(name)];
    expect([cell('Score'), cell('Out of'), cell('Criteria assessed'), cell('Provisional')]).toEqual([
      '1.8',
      '2',
      '2 of 4',
      'Yes',
    ]);
    const pdf = await teacher.agent
      .get('/api/export/detailed-feedback')
      .set('Accept', 'application/pdf')
      .buffer()
      .expect(200);
    const words = readPdf(pdf.body as Buffer)
      .pages.flatMap(({ texts }) => texts.map(({ text }) => text))
      .join(' ');
    expect(words).toContain('Grade A, 87.5%, score 1.8 out of 2 criteria · 2 of 4 criteria, provisional');
    const json = await teacher.agent.get('/api/export/detailed-feedback').expect(200);
    expect((json.body as GradingResult[])[0]).toMatchObject({ assessedCriteria: 2, isProvisional: true });
  });
});

describe('a result without any level', () => {
  it('has no grade anywhere, and never an F', async () => {
    const id = await anEssay(NONE);
    expect(await resultOf(id)).toMatchObject({
      grade: null,
      score: null,
      percentage: null,
      totalCriteria: 1,
      assessedCriteria: 0,
      isProvisional: true,
    });
    expect(await essayOf(id)).toMatchObject({ grade: null, assessed: { assessedCriteria: 0 } });
    const csv = await teacher.agent.get('/api/export/reports').expect(200);
    expect(readCsv(csv.text)[1]?.slice(2, 8)).toEqual(['No grade yet', '', '0', '', '0 of 1', 'Yes']);
    const { usageStats, essayHistory } = await profileOf(teacher);
    expect(usageStats).toMatchObject({ totalGradings: 1, averageGrade: null });
    expect(essayHistory[0]?.gradingResults).toEqual([{ grade: null, isProvisional: true }]);
    await decide(await resultOf(id), { Handwriting: 3 }).expect(200);
    expect(await essayOf(id)).toMatchObject({ grade: 'B' });
    expect((await teacher.agent.get('/api/essays/counts').expect(200)).body).toMatchObject({ graded: 1 });
  });

  it('comes last among essays that are sorted by grade', async () => {
    const without = await anEssay(NONE);
    await anEssay({ Thesis: 0 });
    await anEssay({ Thesis: 4 });
    for (const order of ['asc', 'desc']) {
      const { body } = await teacher.agent.get(`/api/essays?page=1&sort=grade&order=${order}`).expect(200);
      expect((body as Essay[]).at(-1)?.id).toBe(without);
    }
  });
});

it('metrics leave out criteria without a level, and say how many results are provisional', async () => {
  const { id, classId } = await anAssignment(teacher);
  await anEssay(SOME, id);
  await anEssay(NONE, id);
  await anEssay({ Thesis: 2, Evidence: 1 }, id);
  const metrics = (await teacher.agent.get(`/api/metrics?classId=${classId}`).expect(200))
    .body as MetricsReply;
  // 87.5% and 37.5%.
  expect(metrics.counts).toMatchObject({
    essays: 3,
    graded: 2,
    provisional: 2,
    criteria: 2,
    meanPercentage: 62.5,
  });
  expect(metrics.criteria).toEqual([
    { name: 'Thesis', meanLevel: 3, results: 2 },
    { name: 'Evidence', meanLevel: 2, results: 2 },
  ]);
  expect(metrics.gradeDistribution.filter(({ count }) => count > 0).map(({ grade }) => grade)).toEqual([
    'A',
    'D',
  ]);
  expect(metrics.students.map(({ isProvisional }) => isProvisional).sort()).toEqual([false, true]);
  expect(metrics.progress.map(({ results }) => results)).toEqual([2]);
});

it('grading again leaves the decided result in force; accepted, the new one keeps the decisions', async () => {
  const set = await aClassSet(teacher, { essays: 1 });
  const [essayId = ''] = set.essayIds;
  const grade = async (locale: string) => {
    await teacher.agent
      .post('/api/grade-enhanced')
      .send({ ...set, locale, again: 'all' })
      .expect(202);
    await untilGraded(teacher);
  };
  await grade('en-AU');
  const first = await resultOf(essayId);
  const [mine] = first.feedback;
  const level = mine?.level === 4 ? 0 : 4;
  const feedback = first.feedback.map((item, n) =>
    n === 0 ? { level, feedback: 'Mine.' } : { level: item.level, feedback: item.feedback },
  );
  await teacher.agent.put(`/api/results/${first.id}`).send({ version: first.version, feedback }).expect(200);
  await grade('en-GB');
  expect(await resultOf(essayId)).toMatchObject({ id: first.id, locale: 'en-AU', hasProposal: true });
  await acceptProposals(teacher);
  const again = await resultOf(essayId);
  expect(again.locale).toBe('en-GB');
  expect(again.feedback[0]).toMatchObject({ level, feedback: 'Mine.', proposed: { level: mine?.level } });
  expect(again.feedback[1]).not.toHaveProperty('proposed');
  // A window that still shows the first result must not save over this one.
  await teacher.agent.put(`/api/results/${first.id}`).send({ version: first.version, feedback }).expect(409);
});
