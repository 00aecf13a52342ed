import type { GradeEnhancedReply, GradingResult } from '@marklight/contracts/grading';
import type { GradingPreviewReply } from '@marklight/contracts/grading-preview';
import type { LedgerEntry } from '@marklight/contracts/ledger';
import type { Strictness } from '@marklight/contracts/strictness';
import { readPdf } from '../src/common/pdf/testing/read-pdf';
import { aClassSet, untilGraded } from './factories/class-set';
import { anAssignment } from './factories/classes';
import { aTeacher, type Person } from './factories/people';
import { aRubric } from './factories/rubrics';
import { acceptProposals, allResultsOf, decideOn, gradeAndWait, resultsOf } from './factories/two-works';
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

const CRITERIA = ['Clear thesis', 'Vocabulary', 'Cohesion', 'Organisation', 'Sentence variety', 'Argument'];
/** An essay graded by these criteria, as strictly as is asked for. */
const graded = async (strictness?: Strictness) => {
  const set = await aClassSet(teacher, { criteria: CRITERIA });
  await gradeAndWait(teacher, { ...set, ...(strictness && { strictness }) });
  const [result] = await resultsOf(teacher);
  if (!result) throw new Error('no result');
  return { set, essayId: set.essayIds[0] ?? '', result };
};
const strictnessOf = async (essayId: string) =>
  (await allResultsOf(teacher, essayId)).map(({ standing, strictness }) => [standing, strictness]);
const levelsOf = ({ feedback }: GradingResult) => feedback.map(({ level }) => level ?? 0);
const preview = async (body: object) =>
  (await teacher.agent.post('/api/grading/preview').send(body).expect(200)).body as GradingPreviewReply;

describe('how strictly essays are graded', () => {
  it('is standard unless the teacher says otherwise, with the same result to the letter', async () => {
    const { set, result } = await graded();
    expect(result.strictness).toBe('standard');
    const again = await gradeAndWait(teacher, { ...set, strictness: 'standard' });
    expect(again).toMatchObject({ started: 0, passedOver: [{ reason: 'graded_by_these' }] });
    expect((await graded('standard')).result.feedback).toEqual(result.feedback);
  });

  it('moves the levels one way, and is in the ledger and in the explanation of the grade', async () => {
    const { set, essayId, result: standard } = await graded();
    const sums: number[] = [];
    for (const strictness of ['lenient', 'strict'] as const) {
      await gradeAndWait(teacher, { ...set, strictness, again: 'settings' });
      const [result] = await resultsOf(teacher);
      sums.push(levelsOf(result as GradingResult).reduce((sum, level) => sum + level, 0));
    }
    const usual = levelsOf(standard).reduce((sum, level) => sum + level, 0);
    expect(sums[0]).toBeGreaterThanOrEqual(usual);
    expect(sums[1]).toBeLessThanOrEqual(usual);
    expect(sums[0]).toBeGreaterThan(sums[1] ?? 0);

    // Results without decisions are replaced, so there is only one.
    expect(await strictnessOf(essayId)).toEqual([['in_force', 'strict']]);
    const { body } = await teacher.agent.get(`/api/essays/${essayId}/ledger`).expect(200);
    expect(
      (body as LedgerEntry[]).map((line) => line.kind === 'proposed' && line.proposal.strictness),
    ).toEqual(['strict', 'lenient', 'standard']);
    const pdf = await teacher.agent.get(`/api/results/${standard.id}/explanation`).buffer(true).expect(200);
    const words = readPdf(pdf.body as Buffer).pages.flatMap(({ texts }) => texts.map(({ text }) => text));
    expect(words.join(' ')).toContain('with strict grading.');
  });

  it('asked for again becomes a proposal beside a result with decisions, and keeps them once accepted', async () => {
    const { set, essayId, result } = await graded();
    const decided = await decideOn(teacher, result);
    const body = { ...set, strictness: 'strict' };
    expect(await preview(body)).toMatchObject({ decided: 1, otherSettings: 0 });
    expect(await gradeAndWait(teacher, body)).toMatchObject({
      started: 0,
      passedOver: [{ reason: 'decided' }],
    });
    await gradeAndWait(teacher, { ...body, again: 'all' });
    expect(await strictnessOf(essayId)).toEqual([
      ['in_force', 'standard'],
      ['proposed', 'strict'],
    ]);
    expect((await resultsOf(teacher))[0]).toMatchObject({ id: result.id, feedback: decided.feedback });
    await acceptProposals(teacher);
    const [accepted] = await resultsOf(teacher);
    expect(accepted).toMatchObject({ strictness: 'strict' });
    expect(accepted?.feedback[0]).toMatchObject({
      level: decided.feedback[0]?.level,
      feedback: decided.feedback[0]?.feedback,
    });
  });

  it('is left as it was by a start that does not name it', async () => {
    const { set, essayId } = await graded('strict');
    expect(await preview(set)).toMatchObject({ gradedByThese: 1, otherSettings: 0 });
    expect(await gradeAndWait(teacher, { ...set, again: 'all' })).toMatchObject({ started: 0 });
    // Another language standard replaces the result, and the strictness stays as the teacher chose it.
    await gradeAndWait(teacher, { ...set, locale: 'en-GB', again: 'settings' });
    expect(await strictnessOf(essayId)).toEqual([['in_force', 'strict']]);
    expect(await preview({ ...set, locale: 'en-GB', strictness: 'standard' })).toMatchObject({
      otherSettings: 1,
    });
  });

  it('is kept when a failed grading is tried again', async () => {
    const { set, essayId } = await graded();
    await app.database.query(
      `update grading_jobs set status = 'error', error = 'No.', strictness = 'lenient' where essay_id = $1`,
      [essayId],
    );
    await gradeAndWait(teacher, set);
    expect(await strictnessOf(essayId)).toEqual([['in_force', 'lenient']]);
  });

  it('of two starts at the same moment is the first one’s, and makes one job', async () => {
    const set = await aClassSet(teacher);
    const replies = await Promise.all(
      (['lenient', 'strict'] as const).map(async (strictness) => {
        const reply = await teacher.agent
          .post('/api/grade-enhanced')
          .send({ ...set, strictness, again: 'all' });
        return { strictness, reply: reply.body as GradeEnhancedReply };
      }),
    );
    const winner = replies.find(({ reply }) => reply.started === 1);
    const other = replies.find(({ reply }) => reply.started === 0);
    expect(other?.reply.passedOver).toMatchObject([{ reason: 'being_graded' }]);
    await untilGraded(teacher);
    expect(await strictnessOf(set.essayIds[0] ?? '')).toEqual([['in_force', winner?.strictness]]);
  });

  it.each([
    ['/api/grade-enhanced', { essayIds: ['6b9f0b56-1a6f-4d2b-9d4f-0d3b6a2f1c11'] }],
    ['/api/grading/preview', { essayIds: ['6b9f0b56-1a6f-4d2b-9d4f-0d3b6a2f1c11'] }],
    ['/api/assignments/6b9f0b56-1a6f-4d2b-9d4f-0d3b6a2f1c11/grade', {}],
  ])('is refused in words by %s if nobody knows it', async (path, body) => {
    for (const strictness of ['harsh', null, 2]) {
      const reply = await teacher.agent
        .post(path)
        .send({ ...body, strictness })
        .expect(400);
      expect((reply.body as { message: string }).message).toContain(
        'The field "strictness" takes lenient, standard, strict.',
      );
    }
  });

  it('cannot be asked for on another teacher’s essays', async () => {
    const { set, essayId } = await graded();
    const other = await aTeacher(app);
    await other.agent
      .post('/api/grade-enhanced')
      .send({ ...set, strictness: 'strict', again: 'all' })
      .expect(404);
    expect(await strictnessOf(essayId)).toEqual([['in_force', 'standard']]);
  });

  it('goes with grading an assignment by its rubric', async () => {
    const rubric = await aRubric(teacher);
    const assignment = await anAssignment(teacher, { rubricId: rubric.id });
    const { essayIds } = await aClassSet(teacher);
    for (const id of essayIds)
      await teacher.agent.put(`/api/essays/${id}`).send({ assignmentId: assignment.id }).expect(200);
    await teacher.agent
      .post(`/api/assignments/${assignment.id}/grade`)
      .send({ strictness: 'strict' })
      .expect(202);
    await untilGraded(teacher);
    expect(await strictnessOf(essayIds[0] ?? '')).toEqual([['in_force', 'strict']]);
  });
});
