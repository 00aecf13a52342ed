import { TOTAL_COUNT_HEADER } from '@marklight/contracts/common';
import type { GradedCriteria } from '@marklight/contracts/criteria';
import type { Essay } from '@marklight/contracts/essays';
import type { GradingResult } from '@marklight/contracts/grading';
import type { ComparisonReply } from '@marklight/contracts/proposals';
import { aClassSet } from './factories/class-set';
import { aTeacher, type Person } from './factories/people';
import { anAssignment } from './factories/classes';
import {
  acceptProposals,
  aDecidedAndANewWork,
  allResultsOf,
  decideOn,
  gradeAndWait,
  resultsOf,
  waitingProposals,
  WORDS,
} from './factories/two-works';
import { aWaitingProposal } from './factories/waiting-proposal';
import { startTestApp, type TestApp } from './setup/test-app';

let app: TestApp;
let teacher: Person;
let essayId: string;
let decided: GradingResult;
let proposed: GradingResult;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  ({ teacher, essayId, decided, proposed } = await aWaitingProposal(app));
});

const current = async () => (await resultsOf(teacher))[0];
const compare = () => teacher.agent.get(`/api/essays/${essayId}/proposal`);

describe('the proposals that wait', () => {
  it('are listed with what accepting would change', async () => {
    const { body } = (await compare().expect(200)) as { body: ComparisonReply };
    expect(await waitingProposals(teacher)).toEqual([
      {
        essayId,
        filename: 'essay-1.pdf',
        studentName: null,
        studentMark: null,
        id: proposed.id,
        version: proposed.version,
        inForce: { id: decided.id, version: decided.version },
        isReviewed: false,
        grade: decided.grade,
        newGrade: body.proposed.result.grade,
        percentage: decided.percentage,
        newPercentage: body.proposed.result.percentage,
        // A level and a comment.
        decisions: 2,
        carriedOver: 2,
        criteriaName: expect.any(String) as string,
        rubricVersion: null,
      },
    ]);
  });

  it('say which decisions the newer grading has no criterion for', async () => {
    const { secondCriteria } = await aDecidedAndANewWork(teacher);
    await gradeAndWait(teacher, { essayIds: [essayId], criteriaId: secondCriteria, again: 'all' });
    const [other] = await allResultsOf(teacher, essayId).then((all) => all.slice(1));
    expect(await waitingProposals(teacher)).toMatchObject([
      { id: other?.id, newGrade: other?.grade, decisions: 2, carriedOver: 0 },
    ]);
    const { body } = await teacher.agent.get(`/api/criteria/${secondCriteria}`).expect(200);
    const { filename } = body as GradedCriteria;
    expect((await waitingProposals(teacher))[0]).toMatchObject({
      criteriaName: filename,
      rubricVersion: null,
    });
  });

  it('are listed for one assignment, and leave out deleted essays', async () => {
    const { id } = await anAssignment(teacher);
    expect(await waitingProposals(teacher, `?assignmentId=${id}`)).toEqual([]);
    await teacher.agent.put(`/api/essays/${essayId}`).send({ assignmentId: id }).expect(200);
    expect(await waitingProposals(teacher, `?assignmentId=${id}`)).toHaveLength(1);
    const work = `/api/assignments/${id}/work`;
    expect((await teacher.agent.get(`${work}?proposal=waiting`).expect(200)).body).toMatchObject([
      { essayId, hasProposal: true },
    ]);
    const standing = () => teacher.agent.get(`/api/assignments/${id}/standing`).expect(200);
    expect((await standing()).body).toMatchObject({ proposals: 1 });
    await acceptProposals(teacher);
    expect((await teacher.agent.get(`${work}?proposal=waiting`).expect(200)).body).toEqual([]);
    expect((await teacher.agent.get(work).expect(200)).body).toMatchObject([{ hasProposal: false }]);
    expect((await standing()).body).toMatchObject({ proposals: 0 });
    await teacher.agent.get(`${work}?proposal=all`).expect(400);
    await (await aTeacher(app)).agent.get(`/api/proposals?assignmentId=${id}`).expect(404);
  });

  it('are listed in pages, with how many there are in all', async () => {
    const reply = await teacher.agent.get('/api/proposals?page=1&pageSize=1').expect(200);
    expect(reply.body).toMatchObject([{ essayId }]);
    expect(reply.headers[TOTAL_COUNT_HEADER.toLowerCase()]).toBe('1');
    const after = await teacher.agent.get('/api/proposals?page=2&pageSize=1').expect(200);
    expect(after.body).toEqual([]);
    expect(after.headers[TOTAL_COUNT_HEADER.toLowerCase()]).toBe('1');
  });

  it('narrow the list of essays, exports and deleting', async () => {
    await aClassSet(teacher);
    const listed = async (query: string) =>
      ((await teacher.agent.get(`/api/essays?page=1&${query}`).expect(200)).body as Essay[]).map(
        ({ id }) => id,
      );
    expect(await listed('')).toHaveLength(2);
    expect(await listed('proposal=waiting')).toEqual([essayId]);
    const counted = await teacher.agent.get('/api/essays?page=1&proposal=waiting').expect(200);
    expect(counted.headers[TOTAL_COUNT_HEADER.toLowerCase()]).toBe('1');
    await teacher.agent.get('/api/essays?page=1&proposal=none').expect(400);
    await teacher.agent
      .post('/api/essays/delete')
      .send({ matching: { proposal: 'waiting' }, expected: 2 })
      .expect(409);
    await acceptProposals(teacher);
    expect(await listed('proposal=waiting')).toEqual([]);
  });

  it('are left out once the essay is deleted', async () => {
    await teacher.agent.delete(`/api/essays/${essayId}`).expect(204);
    expect(await waitingProposals(teacher)).toEqual([]);
  });

  it('are accepted together, each once', async () => {
    const seen = await waitingProposals(teacher);
    expect(await acceptProposals(teacher, seen)).toEqual({
      accepted: [essayId],
      withoutProposal: [],
      changed: [],
    });
    expect((await current())?.feedback[0]?.feedback).toBe(WORDS);
    expect(await acceptProposals(teacher, seen)).toEqual({
      accepted: [],
      withoutProposal: [essayId],
      changed: [],
    });
  });

  it.each<[string, () => Promise<unknown>]>([
    ['a decision is changed', () => decideOn(teacher, decided, 'Changed in the other tab.')],
    [
      'the essay is marked as reviewed',
      () => teacher.agent.put(`/api/essays/${essayId}/reviewed`).send({ reviewed: true }).expect(204),
    ],
    [
      'it is graded once more',
      () =>
        gradeAndWait(teacher, {
          essayIds: [essayId],
          criteriaId: decided.criteriaId,
          locale: 'en-US',
          again: 'all',
        }),
    ],
  ])('are left alone if %s after the teacher looked', async (_, change) => {
    const seen = await waitingProposals(teacher);
    await change();
    const before = await allResultsOf(teacher, essayId);
    expect(await acceptProposals(teacher, seen)).toEqual({
      accepted: [],
      withoutProposal: [],
      changed: [essayId],
    });
    expect(await allResultsOf(teacher, essayId)).toEqual(before);
  });

  it('are accepted once by two tabs at the same moment, with a decision made meanwhile in force or refused', async () => {
    const seen = await waitingProposals(teacher);
    const feedback = decided.feedback.map(({ level }) => ({ level, feedback: 'From a race.' }));
    const [first, second, decision] = await Promise.all([
      acceptProposals(teacher, seen),
      acceptProposals(teacher, seen),
      teacher.agent.put(`/api/results/${decided.id}`).send({ version: decided.version, feedback }),
    ]);
    const isDecided = decision.status === 200;
    expect([...first.accepted, ...second.accepted]).toEqual(isDecided ? [] : [essayId]);
    expect((await current())?.id).toBe(isDecided ? decided.id : proposed.id);
    expect((await current())?.feedback[0]?.feedback).toBe(isDecided ? 'From a race.' : WORDS);
  });

  it.each([{}, { proposals: [] }, { essayIds: ['x'] }])('refuse %j', (body) =>
    teacher.agent.post('/api/proposals/accept').send(body).expect(400),
  );
});
