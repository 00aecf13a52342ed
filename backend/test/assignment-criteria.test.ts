import type { AssignmentStanding } from '@marklight/contracts/assignment-work';
import { CRITERIA_MAX_ITEMS, CRITERION_MAX_CHARACTERS } from '@marklight/contracts/business';
import type { Assignment, AssignmentCriteria } from '@marklight/contracts/classes';
import type { CriteriaSet } from '@marklight/contracts/criteria';
import type { LedgerEntry } from '@marklight/contracts/ledger';
import { aClassSet, untilGraded } from './factories/class-set';
import { anAssignment } from './factories/classes';
import { aTeacher, type Person } from './factories/people';
import { aRubric } from './factories/rubrics';
import { allResultsOf, decideOn, resultsOf } from './factories/two-works';
import { startTestApp, type TestApp } from './setup/test-app';

let app: TestApp;
let teacher: Person;
let assignment: Assignment;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  teacher = await aTeacher(app);
  assignment = await anAssignment(teacher);
});

const path = () => `/api/assignments/${assignment.id}/criteria`;
const criteria = async () => (await teacher.agent.get(path()).expect(200)).body as AssignmentCriteria;
const paste = async (text: string | null, version = assignment.version): Promise<Assignment> => {
  assignment = (await teacher.agent.put(path()).send({ text, version }).expect(200)).body as Assignment;
  return assignment;
};
const refused = async (text: unknown) =>
  (await teacher.agent.put(path()).send({ text, version: assignment.version }).expect(400)).body as {
    message: string;
  };
const filed = async (essays = 1): Promise<string[]> => {
  const { essayIds } = await aClassSet(teacher, { essays });
  for (const id of essayIds)
    await teacher.agent.put(`/api/essays/${id}`).send({ assignmentId: assignment.id }).expect(200);
  return essayIds;
};
const grade = (body: object = {}) => teacher.agent.post(`/api/assignments/${assignment.id}/grade`).send(body);
const gradeAndWait = async (body: object = {}) => {
  await grade(body).expect(202);
  await untilGraded(teacher);
};
const standing = async () =>
  (await teacher.agent.get(`/api/assignments/${assignment.id}/standing`).expect(200))
    .body as AssignmentStanding;
const namesOf = async (essayId: string) => {
  const { body } = await teacher.agent.get(`/api/essays/${essayId}/ledger`).expect(200);
  return (body as LedgerEntry[]).flatMap((line) =>
    line.kind === 'proposed' ? [line.proposal.criteriaSet.name] : [],
  );
};
const criterionTexts = async (essayId: string) =>
  (await allResultsOf(teacher, essayId)).map(({ standing: at, feedback }) => [
    at,
    ...feedback.map((item) => item.criteria),
  ]);

describe('criteria pasted for an assignment', () => {
  it('are kept as typed, read as on the dashboard, and not listed there', async () => {
    expect(await criteria()).toEqual({ text: '', items: [] });
    const text = '1. A clear thesis\n\n2) Evidence from the text\n- Spelling';
    expect(await paste(text)).toMatchObject({ pastedCriteria: 3, version: 2 });
    const dashboard = await teacher.agent.post('/api/criteria/text').send({ text }).expect(201);
    expect(await criteria()).toEqual({ text, items: (dashboard.body as CriteriaSet).items });
    const { body } = await teacher.agent.get('/api/criteria').expect(200);
    expect((body as CriteriaSet[]).map(({ id }) => id)).toEqual([(dashboard.body as CriteriaSet).id]);
  });

  it('count by the points written in them, here and on the dashboard; other points are another version', async () => {
    const [essayId = ''] = await filed();
    await paste('Argument /6\nSpelling (2 marks)');
    const read = { items: ['Argument', 'Spelling'], weights: [6, 2] };
    expect(await criteria()).toMatchObject(read);
    const text = (await criteria()).text;
    const { body } = await teacher.agent.post('/api/criteria/text').send({ text }).expect(201);
    expect(body).toMatchObject(read);
    const { body: listed } = await teacher.agent.get('/api/criteria').expect(200);
    expect((listed as CriteriaSet[])[0]).toMatchObject(read);
    await gradeAndWait();
    const [result] = await allResultsOf(teacher, essayId);
    expect(result?.feedback.map(({ criteria: name, weight }) => [name, weight])).toEqual([
      ['Argument', 6],
      ['Spelling', 2],
    ]);
    const { body: essay } = await teacher.agent.get(`/api/essays/${essayId}`).expect(200);
    expect(essay).toMatchObject({ rubricName: 'Pasted criteria' });
    await paste('Argument /8\nSpelling (2 marks)');
    await gradeAndWait({ again: 'all' });
    expect(await namesOf(essayId)).toContain('Pasted criteria, version 2');
    expect((await refused('Argument /0')).message).toContain('Argument /0');
  });

  it('keep to the limits of the dashboard', async () => {
    expect((await refused(' \n ')).message).toContain('No criteria were found');
    expect((await refused('x'.repeat(CRITERION_MAX_CHARACTERS + 1))).message).toContain('at most');
    const many = Array.from({ length: CRITERIA_MAX_ITEMS + 1 }, (_, n) => `Criterion number ${n}`);
    expect((await refused(many.join('\n'))).message).toContain(`at most ${CRITERIA_MAX_ITEMS}`);
    await refused('x'.repeat(CRITERIA_MAX_ITEMS * CRITERION_MAX_CHARACTERS + 1));
    expect((await refused(7)).message).not.toBe('');
    expect(await criteria()).toEqual({ text: '', items: [] });
  });

  it('are nobody else’s', async () => {
    await paste('Thesis');
    const other = await aTeacher(app);
    await other.agent.get(path()).expect(404);
    await other.agent.put(path()).send({ text: 'Mine', version: assignment.version }).expect(404);
    expect((await criteria()).text).toBe('Thesis');
  });

  it('are not overwritten from a tab that shows an older version', async () => {
    await paste('First tab');
    await teacher.agent.put(path()).send({ text: 'Second tab', version: 1 }).expect(409);
    const version = assignment.version;
    const replies = await Promise.all(
      ['One', 'Two'].map(async (text) => (await teacher.agent.put(path()).send({ text, version })).status),
    );
    expect(replies.sort()).toEqual([200, 409]);
  });

  it('grade its essays, alone and from the dashboard', async () => {
    const [essayId = ''] = await filed();
    await grade().expect(400);
    await paste('Thesis\nEvidence');
    const preview = await teacher.agent
      .post('/api/grading/preview')
      .send({ essayIds: [essayId] })
      .expect(200);
    expect(preview.body).toMatchObject({ new: 1, noCriteria: 0 });
    await gradeAndWait();
    expect(await criterionTexts(essayId)).toEqual([['in_force', 'Thesis', 'Evidence']]);
    expect(await namesOf(essayId)).toEqual(['Pasted criteria']);
    const again = await teacher.agent
      .post('/api/grade-enhanced')
      .send({ essayIds: [essayId] })
      .expect(202);
    expect(again.body).toMatchObject({ started: 0, passedOver: [{ reason: 'graded_by_these' }] });
  });

  it('changed later offer to grade again, and results keep the version they were graded with', async () => {
    const [decidedId = '', openId = ''] = await filed(2);
    await paste('Thesis\nEvidence');
    await gradeAndWait();
    const mine = (await resultsOf(teacher)).find(({ essay }) => essay.id === decidedId);
    if (!mine) throw new Error('no result');
    await decideOn(teacher, mine);
    // A different layout does not make a new version.
    await paste('1. Thesis\n2. Evidence\n');
    expect((await standing()).gradedByOthers).toEqual({ undecided: 0, decided: 0 });
    await paste('Thesis\nEvidence\nOrganisation');
    expect((await standing()).gradedByOthers).toEqual({ undecided: 1, decided: 1 });
    expect(await criterionTexts(openId)).toEqual([['in_force', 'Thesis', 'Evidence']]);

    await gradeAndWait({ again: 'all' });
    expect((await standing()).gradedByOthers).toEqual({ undecided: 0, decided: 0 });
    expect(await criterionTexts(openId)).toEqual([
      ['in_force', 'Thesis', 'Evidence', 'Organisation'],
      ['earlier', 'Thesis', 'Evidence'],
    ]);
    expect(await criterionTexts(decidedId)).toEqual([
      ['in_force', 'Thesis', 'Evidence'],
      ['proposed', 'Thesis', 'Evidence', 'Organisation'],
    ]);
    expect(await namesOf(openId)).toEqual(['Pasted criteria, version 2', 'Pasted criteria']);
  });

  it('changed while grading runs leave that grading as it was asked for', async () => {
    const [essayId = ''] = await filed();
    await paste('Thesis');
    await grade().expect(202);
    await paste('Evidence');
    await untilGraded(teacher);
    expect(await criterionTexts(essayId)).toEqual([['in_force', 'Thesis']]);
    expect((await standing()).gradedByOthers).toEqual({ undecided: 1, decided: 0 });
  });

  it('take the place of a rubric, which takes theirs when the teacher chooses one', async () => {
    const rubric = await aRubric(teacher);
    const [essayId = ''] = await filed();
    await paste('Thesis');
    const { title, classId } = assignment;
    const choose = async (rubricId: string | null) => {
      const body = { title, classId, rubricId, version: assignment.version };
      assignment = (await teacher.agent.put(`/api/assignments/${assignment.id}`).send(body).expect(200))
        .body as Assignment;
    };
    await choose(rubric.id);
    await gradeAndWait();
    expect(await namesOf(essayId)).toEqual([rubric.name]);
    // The typed criteria are kept, and are used again once there is no rubric.
    await choose(null);
    expect(assignment).toMatchObject({ rubricId: null, pastedCriteria: 1 });
    expect((await standing()).gradedByOthers).toEqual({ undecided: 1, decided: 0 });
    await choose(rubric.id);
    expect(await paste('Thesis, again')).toMatchObject({ rubricId: null, rubricName: null });
  });

  it('can be taken away, which leaves results alone', async () => {
    const [essayId = ''] = await filed();
    await paste('Thesis');
    await gradeAndWait();
    expect(await paste(null)).toMatchObject({ pastedCriteria: 0 });
    expect(await criteria()).toEqual({ text: '', items: [] });
    expect(await criterionTexts(essayId)).toEqual([['in_force', 'Thesis']]);
    await grade({ again: 'all' }).expect(400);
  });

  it('go with the account', async () => {
    await paste('Thesis');
    await app.database.query('delete from users where id = $1', [teacher.id]);
    const rows = await app.database.query<unknown[]>('select from assignments where id = $1', [
      assignment.id,
    ]);
    expect(rows).toHaveLength(0);
  });
});
