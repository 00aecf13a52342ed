import type { ApproveReply, TakeBackReply, WaitingApproval } from '@marklight/contracts/approvals';
import { TOTAL_COUNT_HEADER } from '@marklight/contracts/common';
import type { LedgerEntry } from '@marklight/contracts/ledger';
import { aGradedClassSet, type ClassSet } from './factories/class-set';
import { anAssignment } from './factories/classes';
import { aTeacher, type Person } from './factories/people';
import { decideOn, gradeAndWait, resultsOf } from './factories/two-works';
import { startTestApp, type TestApp } from './setup/test-app';

let app: TestApp;
let teacher: Person;
let set: ClassSet;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  teacher = await aTeacher(app);
  set = await aGradedClassSet(teacher, 3);
});

const waiting = async (query: object = {}, by = teacher) =>
  (await by.agent.get('/api/approvals').query(query).expect(200)).body as WaitingApproval[];
const asSeen = ({ essayId, id, version, proposalId }: WaitingApproval) => ({
  ...{ essayId, id, version, proposalId },
});
const approve = async (essays: readonly object[], by = teacher) =>
  (await by.agent.post('/api/approvals').send({ essays }).expect(200)).body as ApproveReply;
const takeBack = async (essays: readonly object[]) =>
  (await teacher.agent.post('/api/approvals/take-back').send({ essays }).expect(200)).body as TakeBackReply;
const statusOf = async (id: string) =>
  ((await teacher.agent.get(`/api/essays/${id}`).expect(200)).body as { status: string }).status;
const ledgerOf = async (id: string) =>
  (await teacher.agent.get(`/api/essays/${id}/ledger`).expect(200)).body as LedgerEntry[];
/** Takes the level of a stored result’s first criterion away, as a grader that could not assess it leaves it. */
const withoutFirstLevel = (essayId: string) =>
  app.database.query(
    `update grading_results set unassessed_criteria = 1,
       feedback = jsonb_set(jsonb_set(feedback, '{0,level}', 'null'), '{0,status}', '"not_assessed"'),
       eye_reasons = '[{"code": "not_assessed", "words": "Criterion 1 was not assessed. Set its level yourself."}]'
     where essay_id = $1`,
    [essayId],
  );

describe('the essays that wait for review', () => {
  it('are listed by name with grade, score and why each needs the eye', async () => {
    const [first = ''] = set.essayIds;
    await withoutFirstLevel(first);
    const [result] = (await resultsOf(teacher)).filter(({ essay }) => essay.id === first);
    const list = await waiting();
    expect(list.map(({ filename }) => filename)).toEqual(['essay-1.pdf', 'essay-2.pdf', 'essay-3.pdf']);
    expect(list[0]).toEqual({
      essayId: first,
      id: result?.id,
      version: result?.version,
      proposalId: null,
      filename: 'essay-1.pdf',
      studentName: null,
      studentMark: null,
      grade: result?.grade,
      percentage: result?.percentage,
      totalCriteria: 3,
      unassessedCriteria: 1,
      otherLevelCriteria: 0,
      eyeReasons: [{ code: 'not_assessed', words: 'Criterion 1 was not assessed. Set its level yourself.' }],
    });
  });

  it('come in pages, by assignment, by their ids, and without reviewed and deleted ones', async () => {
    const [first = '', second = '', third = ''] = set.essayIds;
    const page = await teacher.agent.get('/api/approvals').query({ page: 2, pageSize: 2 }).expect(200);
    expect(page.body).toHaveLength(1);
    expect(page.headers[TOTAL_COUNT_HEADER.toLowerCase()]).toBe('3');
    const { id: assignmentId } = await anAssignment(teacher);
    expect(await waiting({ assignmentId })).toEqual([]);
    await teacher.agent.put(`/api/essays/${second}`).send({ assignmentId }).expect(200);
    expect(await waiting({ assignmentId })).toMatchObject([{ essayId: second }]);
    expect(await waiting({ ids: `${third},${first}` })).toMatchObject([
      { essayId: first },
      { essayId: third },
    ]);
    await teacher.agent.put(`/api/essays/${first}/reviewed`).send({ reviewed: true }).expect(204);
    await teacher.agent.delete(`/api/essays/${second}`).expect(204);
    expect(await waiting()).toMatchObject([{ essayId: third }]);
  });

  it('belong to their teacher', async () => {
    const other = await aTeacher(app);
    const { id: assignmentId } = await anAssignment(teacher);
    expect(await waiting({}, other)).toEqual([]);
    expect(await waiting({ ids: set.essayIds.join(',') }, other)).toEqual([]);
    await other.agent.get('/api/approvals').query({ assignmentId }).expect(404);
  });
});

describe('approving several essays', () => {
  it('marks exactly those, in the ledger as one by one, and asking twice changes nothing', async () => {
    const [one, two] = (await waiting()).map(asSeen);
    expect(await approve([one!, two!])).toEqual({
      approved: [one?.essayId, two?.essayId],
      already: [],
      changed: [],
      notMarked: [],
    });
    expect(await Promise.all(set.essayIds.map(statusOf))).toEqual([
      'reviewed',
      'reviewed',
      'ready_for_review',
    ]);
    expect((await ledgerOf(one!.essayId))[0]).toMatchObject({
      kind: 'changed',
      resultId: one?.id,
      change: { field: 'reviewed', from: false, to: true, leftOut: [] },
    });
    const lines = (await ledgerOf(one!.essayId)).length;
    expect(await approve([one!])).toMatchObject({ approved: [], already: [one?.essayId] });
    expect(await ledgerOf(one!.essayId)).toHaveLength(lines);
    const { body } = await teacher.agent.get('/api/hand-back/summary').expect(200);
    expect(body).toMatchObject({ reviewed: 2, notReviewed: 1 });
  });

  it('leaves out what was changed or graded again after the teacher looked, and names it', async () => {
    const seen = (await waiting()).map(asSeen);
    const [first = '', second = '', third = ''] = set.essayIds;
    const [result] = (await resultsOf(teacher)).filter(({ essay }) => essay.id === first);
    await decideOn(teacher, result!);
    await gradeAndWait(teacher, { ...set, essayIds: [second], locale: 'en-GB', again: 'all' });
    expect(await approve(seen)).toEqual({
      approved: [third],
      already: [],
      changed: [first, second],
      notMarked: [],
    });
    expect(await statusOf(first)).toBe('ready_for_review');
  });

  it('leaves out an essay for which a newer grading has come to wait, until that has been seen', async () => {
    const [first = ''] = set.essayIds;
    const [result] = (await resultsOf(teacher)).filter(({ essay }) => essay.id === first);
    await decideOn(teacher, result!);
    const [before] = (await waiting({ ids: first })).map(asSeen);
    await gradeAndWait(teacher, { ...set, essayIds: [first], locale: 'en-GB', again: 'all' });
    expect(await approve([before!])).toMatchObject({ approved: [], changed: [first] });
    const [now] = await waiting({ ids: first });
    expect(now?.proposalId).toEqual(expect.any(String));
    expect(await approve([asSeen(now!)])).toMatchObject({ approved: [first] });
  });

  it('leaves out essays with criteria that have no level, unless those are left out expressly', async () => {
    const [first = ''] = set.essayIds;
    await withoutFirstLevel(first);
    const [one] = (await waiting({ ids: first })).map(asSeen);
    expect(await approve([one!])).toMatchObject({ approved: [], notMarked: [first] });
    expect(await approve([{ ...one, leaveOutUnmarked: true }])).toMatchObject({ approved: [first] });
    expect((await ledgerOf(first))[0]).toMatchObject({
      change: { field: 'reviewed', to: true, leftOut: ['Clear thesis'] },
    });
  });

  it('approves nothing where one essay is another teacher’s', async () => {
    const other = await aTeacher(app);
    const seen = (await waiting()).map(asSeen);
    await other.agent.post('/api/approvals').send({ essays: seen }).expect(404);
    const theirs = await aGradedClassSet(other);
    const [foreign] = (await waiting({ ids: theirs.essayIds.join(',') }, other)).map(asSeen);
    await teacher.agent
      .post('/api/approvals')
      .send({ essays: [...seen, foreign] })
      .expect(404);
    expect(await waiting()).toHaveLength(3);
  });

  it('and two at a time in opposite order both come to an end', async () => {
    const seen = (await waiting()).map(asSeen);
    const [one, two] = await Promise.all([approve(seen), approve([...seen].reverse())]);
    expect([...one.approved, ...two.approved].sort()).toEqual([...set.essayIds].sort());
    expect([...one.already, ...two.already].sort()).toEqual([...set.essayIds].sort());
  });
});

describe('taking approvals back', () => {
  it('makes them wait again, in the ledger, except those changed since', async () => {
    const seen = (await waiting()).map(asSeen);
    await approve(seen);
    const [first = '', second = '', third = ''] = set.essayIds;
    const [result] = (await resultsOf(teacher)).filter(({ essay }) => essay.id === first);
    await decideOn(teacher, result!);
    await teacher.agent.put(`/api/essays/${second}/reviewed`).send({ reviewed: false }).expect(204);
    expect(await takeBack(seen)).toEqual({ takenBack: [third], changed: [first, second] });
    expect(await statusOf(first)).toBe('reviewed');
    expect(await statusOf(third)).toBe('ready_for_review');
    expect((await ledgerOf(third))[0]).toMatchObject({
      change: { field: 'reviewed', from: true, to: false, leftOut: [] },
    });
  });

  it('is refused for another teacher’s essays', async () => {
    const other = await aTeacher(app);
    const seen = (await waiting()).map(asSeen);
    await approve(seen);
    await other.agent.post('/api/approvals/take-back').send({ essays: seen }).expect(404);
    expect(await waiting()).toEqual([]);
  });
});
