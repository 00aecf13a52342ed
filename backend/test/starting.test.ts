import type { GradeEnhancedReply } from '@marklight/contracts/grading';
import type { GradingPreviewReply } from '@marklight/contracts/grading-preview';
import { GradingWorker } from '../src/grading/grading-worker';
import { aClassSet, untilGraded } from './factories/class-set';
import { aClass, anAssignment } from './factories/classes';
import { aTeacher, type Person } from './factories/people';
import { aRubric, CRITERIA } from './factories/rubrics';
import {
  aDecidedAndANewWork,
  allResultsOf,
  decideOn,
  FIRST_CRITERIA,
  gradeAndWait,
  resultsOf,
  SECOND_CRITERIA,
} from './factories/two-works';
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

const NOTHING: GradingPreviewReply = {
  ...{ new: 0, failed: 0, otherSettings: 0, gradedByOthers: 0, decided: 0, gradedByThese: 0 },
  ...{ beingGraded: 0, noCriteria: 0, ownCriteria: 0, ownLocale: 0, changes: [] },
  seenAt: expect.any(String) as string,
};
const preview = async (body: object) =>
  (await teacher.agent.post('/api/grading/preview').send(body).expect(200)).body as GradingPreviewReply;
const start = async (body: object) =>
  (await teacher.agent.post('/api/grade-enhanced').send(body).expect(202)).body as GradeEnhancedReply;
const resultOf = async (essayId: string | undefined) =>
  (await resultsOf(teacher)).find(({ essay }) => essay.id === essayId);

describe('starting with essays that were graded by other criteria', () => {
  it('says what would happen, passes them over with the reason, and grades the new ones', async () => {
    const works = await aDecidedAndANewWork(teacher);
    const [decided, other] = works.firstIds;
    const body = { essayIds: [...works.firstIds, ...works.secondIds], criteriaId: works.secondCriteria };
    const expected = { ...NOTHING, new: 2, gradedByOthers: 1, decided: 1 };
    expect(await preview(body)).toEqual(expected);
    expect((await teacher.agent.get('/api/processing-status')).body).toHaveLength(2);

    const reply = await start(body);
    expect(reply).toMatchObject({ started: 2, jobs: works.secondIds.map((essayId) => ({ essayId })) });
    expect(reply.passedOver.map(({ essayId, reason }) => [essayId, reason])).toEqual([
      [decided, 'decided'],
      [other, 'graded_by_others'],
    ]);
    expect(reply.passedOver[0]?.message).toContain('made decisions');
    await untilGraded(teacher);
    expect(await preview(body)).toEqual({ ...NOTHING, gradedByThese: 2, gradedByOthers: 1, decided: 1 });
  });

  it('grades essays without decisions again if the teacher asks, and the new result counts', async () => {
    const works = await aDecidedAndANewWork(teacher);
    const [decided, other] = works.firstIds;
    const body = { essayIds: works.firstIds, criteriaId: works.secondCriteria };
    await gradeAndWait(teacher, { ...body, again: 'undecided' });
    expect(await resultOf(other)).toMatchObject({ criteriaId: works.secondCriteria });
    expect(await resultOf(decided)).toMatchObject({ id: works.decided.id });
    expect((await allResultsOf(teacher, other ?? '')).map(({ standing }) => standing)).toEqual([
      'in_force',
      'earlier',
    ]);
    // Back to the first criteria: its result takes its place again, and there is no third.
    await gradeAndWait(teacher, { ...body, criteriaId: works.firstCriteria, again: 'undecided' });
    expect((await allResultsOf(teacher, other ?? '')).map(({ criteriaId }) => criteriaId)).toEqual([
      works.firstCriteria,
      works.secondCriteria,
    ]);
  });

  it('proposes a new result beside one that carries decisions, and nothing else', async () => {
    const works = await aDecidedAndANewWork(teacher);
    const [decided] = works.firstIds;
    const body = { essayIds: works.firstIds, criteriaId: works.secondCriteria, again: 'all' };
    await gradeAndWait(teacher, body);
    expect(await resultOf(decided)).toMatchObject({ id: works.decided.id, hasProposal: true });
    expect((await allResultsOf(teacher, decided ?? '')).map(({ standing }) => standing)).toEqual([
      'in_force',
      'proposed',
    ]);
    // Asked again by the proposed criteria, there is nothing to do.
    expect(await start(body)).toMatchObject({ started: 0 });
  });

  it('tries a failed essay again, whatever other results it has', async () => {
    const works = await aDecidedAndANewWork(teacher);
    const [decided] = works.firstIds;
    const body = { essayIds: [decided], criteriaId: works.secondCriteria };
    await app.database.query(
      `insert into grading_jobs (user_id, essay_id, criteria_id, locale, status, error)
       values ($1, $2, $3, 'en-AU', 'error', 'No.')`,
      [teacher.id, decided, works.secondCriteria],
    );
    expect(await preview(body)).toEqual({ ...NOTHING, failed: 1 });
    await teacher.agent.delete(`/api/processing-status/${decided}`).expect(204);
    expect(await preview(body)).toEqual({ ...NOTHING, decided: 1 });
  });

  it('does not replace a decided result by one of the same criteria in another language standard', async () => {
    const set = await aClassSet(teacher, { essays: 2, criteria: FIRST_CRITERIA });
    await gradeAndWait(teacher, set);
    const first = await resultOf(set.essayIds[0]);
    if (!first) throw new Error('no result');
    await decideOn(teacher, first);
    const body = { ...set, locale: 'en-GB' };
    expect(await preview(body)).toEqual({ ...NOTHING, otherSettings: 1, decided: 1, changes: ['locale'] });
    expect((await start(body)).passedOver.map(({ reason }) => reason)).toEqual(['decided', 'other_settings']);
    await gradeAndWait(teacher, { ...body, again: 'settings' });
    expect((await resultOf(set.essayIds[0]))?.locale).toBe('en-AU');
    expect((await resultOf(set.essayIds[1]))?.locale).toBe('en-GB');
    await gradeAndWait(teacher, { ...body, again: 'all' });
    expect((await allResultsOf(teacher, set.essayIds[0] ?? '')).map(({ locale }) => locale)).toEqual([
      'en-AU',
      'en-GB',
    ]);
  });
});

describe('essays of an assignment with a rubric', () => {
  const filed = async (rubricId: string | null, essays = 1) => {
    const assignment = await anAssignment(teacher, { rubricId });
    const set = await aClassSet(teacher, { essays });
    for (const id of set.essayIds)
      await teacher.agent.put(`/api/essays/${id}`).send({ assignmentId: assignment.id }).expect(200);
    return { assignment, essayIds: set.essayIds };
  };

  it('are graded by it, each by its own, if no criteria are sent', async () => {
    const [one, two] = [
      await aRubric(teacher),
      await aRubric(teacher, { name: 'Story', criteria: [{ ...CRITERIA[0], name: 'Plot' }] }),
    ];
    const [a, b, none] = [await filed(one.id), await filed(two.id), await filed(null)];
    const essayIds = [...a.essayIds, ...b.essayIds, ...none.essayIds];
    expect(await preview({ essayIds })).toEqual({ ...NOTHING, new: 2, noCriteria: 1, ownCriteria: 2 });
    const reply = await start({ essayIds });
    expect(reply.passedOver).toEqual([
      { essayId: none.essayIds[0], reason: 'no_criteria', message: 'Please upload assessment criteria' },
    ]);
    await untilGraded(teacher);
    const names = async (id: string | undefined) =>
      (await resultOf(id))?.feedback.map(({ criteria }) => criteria.split(':')[0]);
    expect(await names(a.essayIds[0])).toEqual(['Thesis', 'Evidence']);
    expect(await names(b.essayIds[0])).toEqual(['Plot']);
    expect(await preview({ essayIds })).toEqual({
      ...NOTHING,
      gradedByThese: 2,
      noCriteria: 1,
      ownCriteria: 2,
    });
    // Three sets were uploaded; those made from rubrics are not among them, and clearing leaves them alone.
    expect((await teacher.agent.get('/api/criteria').expect(200)).body).toHaveLength(3);
    await teacher.agent.delete('/api/working-set').expect(204);
    const [{ n }] = await app.database.query(
      'select count(*)::int as n from criteria where user_id = $1 and deleted_at is null',
      [teacher.id],
    );
    expect(n).toBe(2);
  });

  it('are not graded by a rubric that is no longer shared with the teacher', async () => {
    const { assignment, essayIds } = await filed(null);
    const stranger = await aTeacher(app);
    const { id } = await aRubric(stranger);
    await app.database.query('update assignments set rubric_id = $2 where id = $1', [assignment.id, id]);
    const { body } = await teacher.agent.post('/api/grade-enhanced').send({ essayIds }).expect(400);
    expect(body.message).toBe('Please upload assessment criteria');
  });

  it('keep the version they were sent with when the rubric changes while grading runs', async () => {
    const rubric = await aRubric(teacher);
    const { essayIds } = await filed(rubric.id);
    await app.nest.get(GradingWorker).stop();
    try {
      await start({ essayIds });
      await teacher.agent
        .put(`/api/rubrics/${rubric.id}`)
        .send({ ...rubric, criteria: [{ ...CRITERIA[0], name: 'Renamed' }] })
        .expect(200);
    } finally {
      await app.nest.get(GradingWorker).start();
    }
    await untilGraded(teacher);
    const result = await resultOf(essayIds[0]);
    expect(result?.feedback.map(({ criteria }) => criteria.split(':')[0])).toEqual(['Thesis', 'Evidence']);
    // The next start offers to grade again by the new version, but does not do so automatically.
    expect(await preview({ essayIds })).toEqual({ ...NOTHING, gradedByOthers: 1, ownCriteria: 1 });
    expect(await start({ essayIds })).toMatchObject({ started: 0 });
    await gradeAndWait(teacher, { essayIds, again: 'undecided' });
    expect((await resultOf(essayIds[0]))?.feedback.map(({ criteria }) => criteria.split(':')[0])).toEqual([
      'Renamed',
    ]);
  });
});

describe('grading started twice from two machines', () => {
  it('makes one job for each essay, whichever criteria the second names', async () => {
    const one = await aClassSet(teacher, { essays: 3, criteria: FIRST_CRITERIA });
    const { body: other } = await teacher.agent
      .post('/api/criteria/text')
      .send({ text: SECOND_CRITERIA.join('\n') })
      .expect(201);
    await app.nest.get(GradingWorker).stop();
    try {
      const replies = await Promise.all(
        Array.from({ length: 6 }, (_, n) =>
          start({
            essayIds: n % 3 === 0 ? [...one.essayIds].reverse() : one.essayIds,
            criteriaId: n % 2 === 0 ? one.criteriaId : other.id,
          }),
        ),
      );
      expect(replies.map(({ started }) => started).sort()).toEqual([0, 0, 0, 0, 0, 3]);
      for (const { passedOver } of replies.filter(({ started }) => started === 0))
        expect(passedOver.map(({ reason }) => reason)).toEqual(Array(3).fill('being_graded'));
    } finally {
      await app.nest.get(GradingWorker).start();
    }
    await untilGraded(teacher);
    const [{ n }] = await app.database.query(
      'select count(*)::int as n from grading_results where user_id = $1',
      [teacher.id],
    );
    expect(n).toBe(3);
  });
});

describe('an essay with decisions on it', () => {
  it('takes them along to another assignment, whose criteria do not affect it', async () => {
    const works = await aDecidedAndANewWork(teacher);
    const [decided] = works.firstIds;
    await teacher.agent.put(`/api/essays/${decided}`).send({ assignmentId: works.second.id }).expect(200);
    const body = { essayIds: [decided, ...works.secondIds], criteriaId: works.secondCriteria };
    expect((await start(body)).passedOver).toMatchObject([{ essayId: decided, reason: 'decided' }]);
    await untilGraded(teacher);
    expect(await resultOf(decided)).toMatchObject({ id: works.decided.id, grade: works.decided.grade });
    const { body: metrics } = await teacher.agent
      .get(`/api/metrics?assignmentId=${works.second.id}`)
      .expect(200);
    expect(metrics.counts).toMatchObject({ essays: 3, graded: 3 });
  });

  it('keeps them when its assignment is deleted, also while it is being graded again', async () => {
    const works = await aDecidedAndANewWork(teacher);
    const [decided, other] = works.firstIds;
    await app.nest.get(GradingWorker).stop();
    try {
      await start({ essayIds: works.firstIds, criteriaId: works.secondCriteria, again: 'all' });
      await teacher.agent.delete(`/api/assignments/${works.first.id}`).expect(204);
    } finally {
      await app.nest.get(GradingWorker).start();
    }
    const statuses = await untilGraded(teacher);
    expect(statuses.every(({ status }) => status === 'complete')).toBe(true);
    expect(await resultOf(decided)).toMatchObject({
      id: works.decided.id,
      feedback: works.decided.feedback,
      hasProposal: true,
    });
    expect(await resultOf(other)).toMatchObject({ criteriaId: works.secondCriteria });
  });

  it('keeps them if the teacher decides while it is being graded again', async () => {
    const { id: classId } = await aClass(teacher);
    expect(classId).toBeTruthy();
    const works = await aDecidedAndANewWork(teacher);
    const other = works.firstIds[1] ?? '';
    const before = await resultOf(other);
    if (!before) throw new Error('no result');
    await app.nest.get(GradingWorker).stop();
    try {
      await start({ essayIds: [other], criteriaId: works.secondCriteria, again: 'undecided' });
      await decideOn(teacher, before, 'Decided while it waited.');
    } finally {
      await app.nest.get(GradingWorker).start();
    }
    await untilGraded(teacher);
    expect(await resultOf(other)).toMatchObject({ id: before.id, hasProposal: true });
  });
});
