import type { AssignmentStanding } from '@marklight/contracts/assignment-work';
import type { Assignment } from '@marklight/contracts/classes';
import type { GradedCriteria } from '@marklight/contracts/criteria';
import type { GradeEnhancedReply, GradingResult } from '@marklight/contracts/grading';
import type { Rubric } from '@marklight/contracts/rubrics';
import { confirmEmail } from './factories/accounts';
import { aClassSet, untilGraded } from './factories/class-set';
import { anAssignment } from './factories/classes';
import { anEssayPdf } from './factories/pdf';
import { aTeacher, type Person } from './factories/people';
import { aRubric, CRITERIA, share } from './factories/rubrics';
import { allResultsOf, decideOn, resultsOf, WORDS } from './factories/two-works';
import { startTestApp, type TestApp } from './setup/test-app';

let app: TestApp;
let teacher: Person;
let rubric: Rubric;
let assignment: Assignment;
/** The first was changed by hand, the second marked as reviewed, the others left as proposed. */
let essayIds: [string, string, string, string];
let decided: GradingResult;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  teacher = await aTeacher(app);
  rubric = await aRubric(teacher);
  assignment = await anAssignment(teacher, { rubricId: rubric.id });
  const set = await aClassSet(teacher, { essays: 4 });
  essayIds = set.essayIds as typeof essayIds;
  for (const id of essayIds)
    await teacher.agent.put(`/api/essays/${id}`).send({ assignmentId: assignment.id }).expect(200);
  await grade().expect(202);
  await untilGraded(teacher);
  const [first, second] = essayIds;
  decided = await decideOn(teacher, await inForce(first));
  await teacher.agent.put(`/api/essays/${second}/reviewed`).send({ reviewed: true }).expect(204);
});

const grade = (body: object = {}, by = teacher) =>
  by.agent.post(`/api/assignments/${assignment.id}/grade`).send(body);
const gradeAndWait = async (body: object): Promise<GradeEnhancedReply> => {
  const reply = (await grade(body).expect(202)).body as GradeEnhancedReply;
  await untilGraded(teacher);
  return reply;
};
const others = async (by = teacher) => {
  const { body } = await by.agent.get(`/api/assignments/${assignment.id}/standing`).expect(200);
  return (body as AssignmentStanding).gradedByOthers;
};
const inForce = async (essayId: string): Promise<GradingResult> => {
  const found = (await resultsOf(teacher)).find(({ essay }) => essay.id === essayId);
  if (!found) throw new Error('no result');
  return found;
};
const editRubric = async (owner = teacher, weight = 20): Promise<void> => {
  const { name, version } = rubric;
  const criteria = [...CRITERIA, { name: 'Ending', description: '', weight, levels: [] }];
  const { body } = await owner.agent
    .put(`/api/rubrics/${rubric.id}`)
    .send({ name, version, criteria })
    .expect(200);
  rubric = body as Rubric;
};
const setRubric = async (rubricId: string): Promise<void> => {
  const { title, classId } = assignment;
  const { version } = (await teacher.agent.get(`/api/assignments/${assignment.id}`).expect(200)).body as {
    version: number;
  };
  await teacher.agent
    .put(`/api/assignments/${assignment.id}`)
    .send({ title, classId, version, rubricId })
    .expect(200);
};

describe('an assignment whose rubric got another title after grading', () => {
  const rename = async (change: object): Promise<void> => {
    const { name, version, criteria } = rubric;
    const { body } = await teacher.agent
      .put(`/api/rubrics/${rubric.id}`)
      .send({ name, version, criteria, ...change })
      .expect(200);
    rubric = body as Rubric;
  };
  const criteriaOf = async ({ criteriaId }: { criteriaId: string }): Promise<GradedCriteria> =>
    (await teacher.agent.get(`/api/criteria/${criteriaId}`).expect(200)).body as GradedCriteria;

  it('has no results by another version, nor after another description or sharing', async () => {
    const { version } = rubric;
    await rename({ name: 'Corrected title' });
    await rename({ description: 'For Year 9' });
    await rename({ isPublic: true });
    expect(rubric.version).toBe(version + 3);
    expect(await others()).toEqual({ undecided: 0, decided: 0 });
    await grade({ again: 'all' }).expect(409);
    expect(await criteriaOf(decided)).toMatchObject({ rubric: { version: 1 }, currentVersion: 1 });
    await editRubric();
    expect(await others()).toEqual({ undecided: 2, decided: 2 });
    expect(await criteriaOf(decided)).toMatchObject({ rubric: { version: 1 }, currentVersion: 2 });
  });

  it('grades further essays by the same criteria, under the new title; the ledger keeps the old one', async () => {
    const before = rubric.name;
    await rename({ name: 'Corrected title' });
    const pdf = await anEssayPdf({
      paragraphs: ['Every school needs a garden, because students learn best outside.'],
    });
    const { body } = await teacher.agent.post('/api/essays').attach('essays', pdf, 'garden.pdf').expect(201);
    const [{ id: added }] = (body as { essays: [{ id: string }] }).essays;
    await teacher.agent.put(`/api/essays/${added}`).send({ assignmentId: assignment.id }).expect(200);
    await gradeAndWait({});
    const result = await inForce(added);
    expect(result.criteriaId).toBe(decided.criteriaId);
    expect(await criteriaOf(result)).toMatchObject({ filename: 'Corrected title' });
    const ledger = async (essayId = '') =>
      JSON.stringify((await teacher.agent.get(`/api/essays/${essayId}/ledger`).expect(200)).body);
    expect(await ledger(essayIds[0])).toContain(`"name":"${before}"`);
    expect(await ledger(added)).toContain('"name":"Corrected title"');
  });
});

describe('an assignment that is graded again with a setting that the request names', () => {
  it.each([{ strictness: 'strict' }, { locale: 'en-US' }])(
    'grades those made with another: %j',
    async (named) => {
      await grade({ again: 'settings' }).expect(409);
      expect(await gradeAndWait({ again: 'settings', ...named })).toMatchObject({ started: 2 });
      expect(await inForce(essayIds[2])).toMatchObject(named);
      await grade({ again: 'settings', ...named }).expect(409);
      expect(await gradeAndWait({ again: 'all', ...named })).toMatchObject({ started: 2 });
      expect(await inForce(essayIds[0])).toMatchObject({ id: decided.id, feedback: decided.feedback });
    },
  );
});

describe('an assignment whose rubric was edited after grading', () => {
  beforeEach(async () => {
    expect(await others()).toEqual({ undecided: 0, decided: 0 });
    await editRubric();
  });

  it('counts the results by the older version, and changes none of them', async () => {
    const before = await resultsOf(teacher);
    expect(await others()).toEqual({ undecided: 2, decided: 2 });
    expect(await resultsOf(teacher)).toEqual(before);
    await grade().expect(409);
  });

  it('grades those without decisions again, and leaves the others alone', async () => {
    expect(await gradeAndWait({ again: 'undecided' })).toMatchObject({ started: 2, passedOver: [] });
    expect(await others()).toEqual({ undecided: 0, decided: 2 });
    const [first, second, third] = essayIds;
    expect((await inForce(third)).feedback).toHaveLength(3);
    expect((await allResultsOf(teacher, third)).map(({ standing }) => standing)).toEqual([
      'in_force',
      'earlier',
    ]);
    for (const id of [first, second]) expect(await allResultsOf(teacher, id)).toHaveLength(1);
    expect((await grade({ again: 'undecided' }).expect(409)).body).toMatchObject({
      code: 'nothing_to_grade_again',
    });
  });

  it('grades all again: the teacher’s decisions keep counting, with the new grading beside them', async () => {
    expect(await gradeAndWait({ again: 'all' })).toMatchObject({ started: 4 });
    const [first, second] = essayIds;
    expect(await inForce(first)).toMatchObject({ id: decided.id, feedback: decided.feedback });
    for (const id of [first, second])
      expect((await allResultsOf(teacher, id)).map(({ standing }) => standing)).toEqual([
        'in_force',
        'proposed',
      ]);
    expect((await inForce(second)).essay.status).toBe('reviewed');
    expect(await others()).toEqual({ undecided: 0, decided: 0 });
    await grade({ again: 'all' }).expect(409);
  });

  it('does not offer again what the teacher has declined, until the rubric changes once more', async () => {
    await gradeAndWait({ again: 'all' });
    const [kept, proposal] = await allResultsOf(teacher, essayIds[0]);
    await teacher.agent
      .delete(`/api/results/${proposal?.id}/proposal`)
      .query({ version: proposal?.version, inForceId: kept?.id, inForceVersion: kept?.version })
      .expect(204);
    expect(await others()).toEqual({ undecided: 0, decided: 0 });
    // The result in force is by the older version, so the refusal must not say that each is by the current one.
    expect((await grade({ again: 'all' }).expect(409)).body).toMatchObject({
      code: 'nothing_to_grade_again',
      message: expect.stringContaining('you kept the other one') as string,
    });
    await editRubric(teacher, 30);
    expect(await others()).toEqual({ undecided: 2, decided: 2 });
  });

  it('starts each essay once for two requests at the same moment', async () => {
    const replies = await Promise.all([grade({ again: 'all' }), grade({ again: 'all' })]);
    const started = replies.map(({ body }) => (body as Partial<GradeEnhancedReply>).started ?? 0);
    expect(started.reduce((sum, count) => sum + count, 0)).toBe(4);
    expect(await others()).toEqual({ undecided: 0, decided: 0 });
    await untilGraded(teacher);
    for (const id of essayIds) expect(await allResultsOf(teacher, id)).toHaveLength(2);
  });

  it('keeps a decision made while its essay is being graded again', async () => {
    const third = await inForce(essayIds[2]);
    const [{ status }, after] = await Promise.all([
      grade({ again: 'undecided' }),
      teacher.agent.put(`/api/results/${third.id}`).send({
        version: third.version,
        feedback: third.feedback.map(() => ({ level: 1, feedback: WORDS })),
      }),
    ]);
    expect(status).toBe(202);
    expect([200, 409]).toContain(after.status);
    await untilGraded(teacher);
    if (after.status === 200) expect((await inForce(essayIds[2])).feedback[0]?.feedback).toBe(WORDS);
  });

  it('can be graded again by nobody else', async () => {
    await grade({ again: 'all' }, await aTeacher(app)).expect(404);
    await grade({ again: 'everything' }).expect(400);
    expect(await others()).toEqual({ undecided: 2, decided: 2 });
  });
});

describe('an assignment with a rubric other than the one its results are based on', () => {
  it('offers to grade again, and again after a change back to the first one', async () => {
    const another = await aRubric(teacher, { name: 'Narrative', criteria: CRITERIA.slice(0, 1) });
    await setRubric(another.id);
    expect(await others()).toEqual({ undecided: 2, decided: 2 });
    await gradeAndWait({ again: 'undecided' });
    await setRubric(rubric.id);
    expect(await others()).toEqual({ undecided: 2, decided: 0 });
    await gradeAndWait({ again: 'undecided' });
    expect(await others()).toEqual({ undecided: 0, decided: 0 });
    expect((await inForce(essayIds[3])).feedback).toHaveLength(CRITERIA.length);
  });

  it('offers nothing if the teacher may no longer use the rubric', async () => {
    const owner = await aTeacher(app);
    const theirs = await aRubric(owner);
    await confirmEmail(app, teacher);
    await share(theirs, [{ kind: 'email', value: teacher.email }], owner).expect(200);
    await setRubric(theirs.id);
    expect(await others()).toEqual({ undecided: 2, decided: 2 });
    await share(theirs, [], owner).expect(200);
    expect(await others()).toEqual({ undecided: 0, decided: 0 });
    expect((await grade({ again: 'all' }).expect(409)).body).toMatchObject({ code: 'rubric_not_usable' });
  });
});
