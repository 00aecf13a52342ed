import type { AssignmentStanding } from '@marklight/contracts/assignment-work';
import type { Assignment } from '@marklight/contracts/classes';
import type { GradeEnhancedReply, GradingResult, ProcessingStatus } from '@marklight/contracts/grading';
import type { GradingPreviewReply } from '@marklight/contracts/grading-preview';
import { GradingWorker } from '../src/grading/grading-worker';
import { aClassSet, untilGraded } from './factories/class-set';
import { anAssignment } from './factories/classes';
import { aTeacher, type Person } from './factories/people';
import { aRubric } from './factories/rubrics';
import { allResultsOf, decideOn, gradeAndWait, resultsOf } from './factories/two-works';
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

const preview = async (body: object) =>
  (await teacher.agent.post('/api/grading/preview').send(body).expect(200)).body as GradingPreviewReply;
const start = async (body: object) =>
  (await teacher.agent.post('/api/grade-enhanced').send(body).expect(202)).body as GradeEnhancedReply;
const resultOf = async (essayId = ''): Promise<GradingResult> => {
  const found = (await resultsOf(teacher)).find(({ essay }) => essay.id === essayId);
  if (!found) throw new Error('no result');
  return found;
};
const fileUnder = async ({ id }: Pick<Assignment, 'id'>, essayIds: readonly string[]) => {
  for (const essayId of essayIds)
    await teacher.agent.put(`/api/essays/${essayId}`).send({ assignmentId: id }).expect(200);
};
const standingOf = async ({ id }: Assignment) =>
  (await teacher.agent.get(`/api/assignments/${id}/standing`).expect(200)).body as AssignmentStanding;
const edit = async ({ id }: Assignment, change: object) => {
  const { body: now } = await teacher.agent.get(`/api/assignments/${id}`).expect(200);
  await teacher.agent
    .put(`/api/assignments/${id}`)
    .send({ ...now, ...change })
    .expect(200);
};
const grade = ({ id }: Assignment, body: object = {}) =>
  teacher.agent.post(`/api/assignments/${id}/grade`).send(body);
const whileStopped = async (work: () => Promise<unknown>) => {
  await app.nest.get(GradingWorker).stop();
  try {
    await work();
  } finally {
    await app.nest.get(GradingWorker).start();
  }
  await untilGraded(teacher);
};
/** Essays of an assignment with a rubric, not graded yet, and a criteria set uploaded later. */
const aWork = async ({ essays = 2, ...given }: { essays?: number } & Partial<Assignment> = {}) => {
  const { id: rubricId } = await aRubric(teacher);
  const assignment = await anAssignment(teacher, { rubricId, ...given });
  const { essayIds, criteriaId } = await aClassSet(teacher, { essays });
  await fileUnder(assignment, essayIds);
  return { assignment, essayIds, uploaded: criteriaId };
};
const aGradedWork = async (given: Parameters<typeof aWork>[0] = {}) => {
  const work = await aWork(given);
  await grade(work.assignment).expect(202);
  await untilGraded(teacher);
  return work;
};
const [ESSAYS_BY_RUBRIC, ESSAYS_BY_UPLOAD] = [
  ['Thesis', 'Evidence'],
  ['Clear thesis', 'Evidence', 'Spelling and grammar'],
];
const criteriaOf = async (essayId?: string) =>
  (await resultOf(essayId)).feedback.map(({ criteria }) => criteria.split(':')[0]);

describe('an assignment with its own criteria', () => {
  it('has its essays graded by those, whatever criteria a start names for the others', async () => {
    const { essayIds, uploaded } = await aWork({ essays: 1 });
    const loose = await aClassSet(teacher);
    const body = { essayIds: [...essayIds, ...loose.essayIds], criteriaId: uploaded };
    expect(await preview(body)).toMatchObject({ new: 2, ownCriteria: 1 });
    await gradeAndWait(teacher, body);
    expect(await criteriaOf(essayIds[0])).toEqual(ESSAYS_BY_RUBRIC);
    expect(await criteriaOf(loose.essayIds[0])).toEqual(ESSAYS_BY_UPLOAD);
    expect(await preview(body)).toMatchObject({ new: 0, gradedByThese: 2, ownCriteria: 1 });
  });

  it('has them graded by others if the teacher says so; each group has its number and its reason', async () => {
    const { essayIds, uploaded } = await aGradedWork();
    await decideOn(teacher, await resultOf(essayIds[0]));
    const body = { essayIds, criteriaId: uploaded, criteriaFor: 'all' };
    expect(await preview(body)).toMatchObject({ gradedByOthers: 1, decided: 1, ownCriteria: 2 });
    expect((await start(body)).passedOver.map(({ reason }) => reason)).toEqual([
      'decided',
      'graded_by_others',
    ]);
    await gradeAndWait(teacher, { ...body, again: 'undecided' });
    expect(await criteriaOf(essayIds[0])).toEqual(ESSAYS_BY_RUBRIC);
    expect(await criteriaOf(essayIds[1])).toEqual(ESSAYS_BY_UPLOAD);
    const { body: refused } = await teacher.agent
      .post('/api/grade-enhanced')
      .send({ ...body, criteriaFor: 'some' })
      .expect(400);
    expect(refused.message).toContain('The field "criteriaFor" takes without_own, all.');
  });

  it('leaves essays of an assignment without criteria to the set that was sent', async () => {
    const { essayIds, uploaded } = await aWork({ rubricId: null });
    await gradeAndWait(teacher, { essayIds, criteriaId: uploaded });
    expect(await criteriaOf(essayIds[1])).toEqual(ESSAYS_BY_UPLOAD);
  });
});

describe('the settings of an assignment', () => {
  it('hold wherever grading is started: its language standard, and no essay is graded again', async () => {
    const { essayIds, uploaded } = await aGradedWork({ locale: 'en-GB', genre: 'story' });
    const before = await resultsOf(teacher);
    expect(before.map(({ locale }) => locale)).toEqual(['en-GB', 'en-GB']);
    expect(await preview({ essayIds, locale: 'en-GB' })).toMatchObject({ ownLocale: 0 });
    expect(await preview({ essayIds, locale: 'en-US' })).toMatchObject({ ownLocale: 2 });
    for (const body of [{ essayIds }, { essayIds, criteriaId: uploaded, locale: 'en-US' }]) {
      expect(await preview(body)).toMatchObject({ gradedByThese: 2, otherSettings: 0 });
      expect(await start(body)).toMatchObject({ started: 0 });
    }
    const late = await aClassSet(teacher);
    await fileUnder((await teacher.agent.get('/api/assignments').expect(200)).body[0], late.essayIds);
    await gradeAndWait(teacher, { essayIds: late.essayIds, locale: 'en-US' });
    expect((await resultOf(late.essayIds[0])).locale).toBe('en-GB');
    expect((await resultsOf(teacher)).filter(({ essay }) => essayIds.includes(essay.id))).toEqual(before);
  });

  it('changed since, make a choice with its number, and the plain start passes the essays over', async () => {
    const { assignment, essayIds } = await aGradedWork();
    const before = await resultsOf(teacher);
    await edit(assignment, { genre: 'story', locale: 'en-GB' });
    expect(await preview({ essayIds })).toMatchObject({
      otherSettings: 2,
      changes: ['genre', 'locale'],
    });
    const reply = await start({ essayIds });
    expect(reply).toMatchObject({ started: 0, jobs: [] });
    expect(reply.passedOver.map(({ reason, message }) => [reason, message])).toEqual(
      essayIds.map(() => [
        'other_settings',
        'This essay was graded by these criteria with other settings, so its result stays.',
      ]),
    );
    await untilGraded(teacher);
    expect(await resultsOf(teacher)).toEqual(before);
    expect(await gradeAndWait(teacher, { essayIds, again: 'settings' })).toMatchObject({ started: 2 });
    expect(await preview({ essayIds })).toMatchObject({ gradedByThese: 2, otherSettings: 0, changes: [] });
  });

  it.each([
    ['task', { instructions: 'Write a speech for assembly.' }],
    ['task', { title: 'A speech' }],
    ['sourceText', { sourceText: 'The garden was planted in spring.' }],
    ['yearLevel', { yearLevel: 7 }],
    ['wordLimits', { wordsMax: 300 }],
    ['genre', { genre: 'story' }],
    ['locale', { locale: 'en-US' }],
  ])(
    'another %s is offered on the assignment’s page, and grading again ends the offer',
    async (name, change) => {
      const { assignment, essayIds } = await aGradedWork();
      await decideOn(teacher, await resultOf(essayIds[0]));
      const none = { undecided: 0, decided: 0 };
      expect((await standingOf(assignment)).otherSettings).toEqual({ ...none, changes: [] });
      await grade(assignment, { again: 'all' }).expect(409);

      await edit(assignment, change);
      expect(await standingOf(assignment)).toMatchObject({
        gradedByOthers: none,
        otherSettings: { undecided: 1, decided: 1, changes: [name] },
      });
      // From two machines at the same moment.
      const replies = await Promise.all([
        grade(assignment, { again: 'all' }),
        grade(assignment, { again: 'all' }),
      ]);
      const started = replies.map(({ body }) => (body as Partial<GradeEnhancedReply>).started ?? 0);
      expect(started.reduce((sum, count) => sum + count, 0)).toBe(2);
      await untilGraded(teacher);
      expect((await allResultsOf(teacher, essayIds[0] ?? '')).map(({ standing }) => standing)).toEqual([
        'in_force',
        'proposed',
      ]);
      expect(await allResultsOf(teacher, essayIds[1] ?? '')).toHaveLength(1);
      expect((await standingOf(assignment)).otherSettings).toEqual({ ...none, changes: [] });
    },
  );

  it('another grader is offered too, even if what graded earlier was not recorded', async () => {
    const { assignment } = await aGradedWork();
    const was = async (columns: string) => {
      await app.database.query(`update grading_results set ${columns} where user_id = $1`, [teacher.id]);
      return (await standingOf(assignment)).otherSettings;
    };
    const all = { undecided: 2, decided: 0, changes: ['grader'] };
    expect(await was(`graded_with = graded_with || '{"grader": "openai gpt-4o-mini"}'`)).toEqual(all);
    expect(await was(`graded_with = null`)).toMatchObject({ undecided: 0 });
    expect(await was(`provider = 'openai'`)).toEqual(all);
    await grade(assignment, { again: 'undecided' }).expect(202);
    await untilGraded(teacher);
    expect((await standingOf(assignment)).otherSettings).toMatchObject({ undecided: 0 });
  });
});

describe('grading again what nothing has changed about', () => {
  it('is possible if it is asked for: a new result, and a proposal beside one with decisions', async () => {
    const { assignment, essayIds } = await aGradedWork();
    const [first = '', second = ''] = essayIds;
    const decided = await decideOn(teacher, await resultOf(first));
    const before = await resultOf(second);
    await start({ essayIds, again: 'all' }).then(({ started }) => expect(started).toBe(0));
    await gradeAndWait(teacher, { essayIds, again: 'same' });
    expect((await allResultsOf(teacher, first)).map(({ standing }) => standing)).toEqual([
      'in_force',
      'proposed',
    ]);
    expect(await resultOf(first)).toMatchObject({ id: decided.id, feedback: decided.feedback });
    expect(await resultOf(second)).toMatchObject({ id: before.id, version: before.version + 1 });
    await grade(assignment, { again: 'same' }).expect(202);
    await untilGraded(teacher);
    expect(await resultOf(second)).toMatchObject({ id: before.id, version: before.version + 2 });
    expect(await allResultsOf(teacher, second)).toHaveLength(1);
  });

  it('makes one new result if two machines ask, at the same moment or after the first is done', async () => {
    const { essayIds } = await aGradedWork();
    const { version } = await resultOf(essayIds[0]);
    const { seenAt } = await preview({ essayIds });
    const body = { essayIds, again: 'same', seenAt };
    await whileStopped(async () => {
      const replies = await Promise.all(Array.from({ length: 4 }, () => start(body)));
      expect(replies.map(({ started }) => started).sort()).toEqual([0, 0, 0, 2]);
    });
    const late = await start(body);
    expect(late).toMatchObject({ started: 0 });
    expect(late.passedOver.map(({ reason }) => reason)).toEqual(['graded_since', 'graded_since']);
    expect((await resultOf(essayIds[0])).version).toBe(version + 1);
    // Having looked again, the teacher may.
    expect(await start({ ...body, seenAt: (await preview({ essayIds })).seenAt })).toMatchObject({
      started: 2,
    });
    await untilGraded(teacher);
    await teacher.agent
      .post('/api/grade-enhanced')
      .send({ ...body, seenAt: 'yesterday' })
      .expect(400);
  });
});

describe('essays handed in later', () => {
  it('are graded as strictly as most of their assignment, unless the teacher chooses otherwise', async () => {
    const { assignment, uploaded } = await aWork();
    expect((await standingOf(assignment)).strictness).toBe('standard');
    await grade(assignment, { strictness: 'lenient' }).expect(202);
    await untilGraded(teacher);
    expect((await standingOf(assignment)).strictness).toBe('lenient');
    const gradedLate = async (body: object) => {
      const { essayIds } = await aClassSet(teacher);
      await fileUnder(assignment, essayIds);
      await gradeAndWait(teacher, { essayIds, ...body });
      return (await resultOf(essayIds[0])).strictness;
    };
    expect(await gradedLate({})).toBe('lenient');
    expect(await gradedLate({ criteriaId: uploaded, criteriaFor: 'all' })).toBe('lenient');
    expect(await gradedLate({ strictness: 'strict' })).toBe('strict');
    const loose = await aClassSet(teacher);
    await gradeAndWait(teacher, loose);
    expect((await resultOf(loose.essayIds[0])).strictness).toBe('standard');
  });
});

describe('an assignment that names no language standard', () => {
  const aBritishWork = async () => {
    const work = await aWork();
    await gradeAndWait(teacher, { essayIds: work.essayIds, locale: 'en-GB' });
    return work;
  };
  const locales = async () => (await resultsOf(teacher)).map(({ locale }) => locale);

  it('keeps the one that its essays were graded in, also for essays handed in later', async () => {
    const { assignment, essayIds } = await aBritishWork();
    await edit(assignment, { instructions: 'Write a speech for assembly.' });
    expect(await preview({ essayIds })).toMatchObject({ otherSettings: 2, changes: ['task'], ownLocale: 0 });
    await grade(assignment, { again: 'all' }).expect(202);
    await untilGraded(teacher);
    const { essayIds: late } = await aClassSet(teacher);
    await fileUnder(assignment, late);
    await grade(assignment).expect(202);
    await untilGraded(teacher);
    expect(await locales()).toEqual(['en-GB', 'en-GB', 'en-GB']);
  });

  it('keeps it under another rubric too, and gives way to a start that names another', async () => {
    const { assignment, essayIds } = await aBritishWork();
    await edit(assignment, { rubricId: (await aRubric(teacher)).id });
    await gradeAndWait(teacher, { essayIds, again: 'undecided' });
    expect(await locales()).toEqual(['en-GB', 'en-GB']);
    const body = { essayIds, locale: 'en-US' };
    expect(await preview(body)).toMatchObject({ otherSettings: 2, changes: ['locale'] });
    await gradeAndWait(teacher, { ...body, again: 'settings' });
    expect(await locales()).toEqual(['en-US', 'en-US']);
  });

  it('has a failed grading tried again in the one that it was asked for in', async () => {
    const { essayIds } = await aBritishWork();
    await app.database.query(
      `update grading_jobs set status = 'error', error = 'No.', locale = 'en-CA' where user_id = $1`,
      [teacher.id],
    );
    await gradeAndWait(teacher, { essayIds });
    expect(await locales()).toEqual(['en-CA', 'en-CA']);
  });

  it('has it tried again in that one although the rubric was corrected in between', async () => {
    const { assignment, essayIds } = await aBritishWork();
    await app.database.query('delete from grading_results where user_id = $1', [teacher.id]);
    await app.database.query(
      `update grading_jobs set status = 'error', error = 'No.', locale = 'en-CA' where user_id = $1`,
      [teacher.id],
    );
    await edit(assignment, { rubricId: (await aRubric(teacher)).id });
    await gradeAndWait(teacher, { essayIds });
    expect(await locales()).toEqual(['en-CA', 'en-CA']);
  });
});

it('leaves the uploaded criteria that are the latest, although a start uses an older set', async () => {
  const { assignment, essayIds } = await aWork();
  const { body: copy } = await teacher.agent
    .post(`/api/rubrics/${assignment.rubricId}/criteria-set`)
    .expect(201);
  const { criteriaId: latest } = await aClassSet(teacher);
  await app.database.query(
    `update criteria set uploaded_at = uploaded_at - interval '3 days' where id = $1`,
    [(copy as { id: string }).id],
  );
  await gradeAndWait(teacher, { essayIds });
  const { body: listed } = await teacher.agent.get('/api/criteria').expect(200);
  expect((listed as { id: string }[])[0]).toMatchObject({ id: latest });
});

it('says which assignment an essay that is being graded is filed under', async () => {
  const { assignment, essayIds } = await aWork({ essays: 1 });
  const loose = await aClassSet(teacher);
  await whileStopped(async () => {
    await start({ essayIds: [...essayIds, ...loose.essayIds], criteriaId: loose.criteriaId });
    const { body } = await teacher.agent.get('/api/processing-status').expect(200);
    const filed = new Map((body as ProcessingStatus[]).map((one) => [one.essayId, one.assignmentId]));
    expect([...essayIds, ...loose.essayIds].map((id) => filed.get(id))).toEqual([assignment.id, null]);
  });
});
