import { TOTAL_COUNT_HEADER } from '@marklight/contracts/common';
import type { GradedCriteria } from '@marklight/contracts/criteria';
import type { Essay } from '@marklight/contracts/essays';
import type { ComparisonReply } from '@marklight/contracts/proposals';
import { aClassSet } from './factories/class-set';
import { aTeacher } from './factories/people';
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
import { aWaitingProposalForEachTest } from './factories/waiting-proposal';

const given = aWaitingProposalForEachTest();

const current = async () => (await resultsOf(given.teacher))[0];
const compare = () => given.teacher.agent.get(`/api/essays/${given.essayId}/proposal`);

describe('the proposals that wait', () => {
  it('are listed with what accepting would change', async () => {
    const { body } = (await compare().expect(200)) as { body: ComparisonReply };
    expect(await waitingProposals(given.teacher)).toEqual([
      {
        essayId: given.essayId,
        filename: 'essay-1.pdf',
        studentName: null,
        studentMark: null,
        id: given.proposed.id,
        version: given.proposed.version,
        inForce: { id: given.decided.id, version: given.decided.version },
        isReviewed: false,
        grade: given.decided.grade,
        newGrade: body.proposed.result.grade,
        percentage: given.decided.percentage,
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
    const { secondCriteria } = await aDecidedAndANewWork(given.teacher);
    await gradeAndWait(given.teacher, {
      essayIds: [given.essayId],
      criteriaId: secondCriteria,
      again: 'all',
    });
    const [other] = await allResultsOf(given.teacher, given.essayId).then((all) => all.slice(1));
    expect(await waitingProposals(given.teacher)).toMatchObject([
      { id: other?.id, newGrade: other?.grade, decisions: 2, carriedOver: 0 },
    ]);
    const { body } = await given.teacher.agent.get(`/api/criteria/${secondCriteria}`).expect(200);
    const { filename } = body as GradedCriteria;
    expect((await waitingProposals(given.teacher))[0]).toMatchObject({
      criteriaName: filename,
      rubricVersion: null,
    });
  });

  it('are listed for one assignment, and leave out deleted essays', async () => {
    const { id } = await anAssignment(given.teacher);
    expect(await waitingProposals(given.teacher, `?assignmentId=${id}`)).toEqual([]);
    await given.teacher.agent.put(`/api/essays/${given.essayId}`).send({ assignmentId: id }).expect(200);
    expect(await waitingProposals(given.teacher, `?assignmentId=${id}`)).toHaveLength(1);
    const work = `/api/assignments/${id}/work`;
    expect((await given.teacher.agent.get(`${work}?proposal=waiting`).expect(200)).body).toMatchObject([
      { essayId: given.essayId, hasProposal: true },
    ]);
    const standing = () => given.teacher.agent.get(`/api/assignments/${id}/standing`).expect(200);
    expect((await standing()).body).toMatchObject({ proposals: 1 });
    await acceptProposals(given.teacher);
    expect((await given.teacher.agent.get(`${work}?proposal=waiting`).expect(200)).body).toEqual([]);
    expect((await given.teacher.agent.get(work).expect(200)).body).toMatchObject([{ hasProposal: false }]);
    expect((await standing()).body).toMatchObject({ proposals: 0 });
    await given.teacher.agent.get(`${work}?proposal=all`).expect(400);
    await (await aTeacher(given.app)).agent.get(`/api/proposals?assignmentId=${id}`).expect(404);
  });

  it('are listed in pages, with how many there are in all', async () => {
    const reply = await given.teacher.agent.get('/api/proposals?page=1&pageSize=1').expect(200);
    expect(reply.body).toMatchObject([{ essayId: given.essayId }]);
    expect(reply.headers[TOTAL_COUNT_HEADER.toLowerCase()]).toBe('1');
    const after = await given.teacher.agent.get('/api/proposals?page=2&pageSize=1').expect(200);
    expect(after.body).toEqual([]);
    expect(after.headers[TOTAL_COUNT_HEADER.toLowerCase()]).toBe('1');
  });

  it('narrow the list of essays, exports and deleting', async () => {
    await aClassSet(given.teacher);
    const listed = async (query: string) =>
      ((await given.teacher.agent.get(`/api/essays?page=1&${query}`).expect(200)).body as Essay[]).map(
        ({ id }) => id,
      );
    expect(await listed('')).toHaveLength(2);
    expect(await listed('proposal=waiting')).toEqual([given.essayId]);
    const counted = await given.teacher.agent.get('/api/essays?page=1&proposal=waiting').expect(200);
    expect(counted.headers[TOTAL_COUNT_HEADER.toLowerCase()]).toBe('1');
    await given.teacher.agent.get('/api/essays?page=1&proposal=none').expect(400);
    await given.teacher.agent
      .post('/api/essays/delete')
      .send({ matching: { proposal: 'waiting' }, expected: 2 })
      .expect(409);
    await acceptProposals(given.teacher);
    expect(await listed('proposal=waiting')).toEqual([]);
  });

  it('are left out once the essay is deleted', async () => {
    await given.teacher.agent.delete(`/api/essays/${given.essayId}`).expect(204);
    expect(await waitingProposals(given.teacher)).toEqual([]);
  });

  it('are accepted together, each once', async () => {
    const seen = await waitingProposals(given.teacher);
    expect(await acceptProposals(given.teacher, seen)).toEqual({
      accepted: [given.essayId],
      withoutProposal: [],
      changed: [],
    });
    expect((await current())?.feedback[0]?.feedback).toBe(WORDS);
    expect(await acceptProposals(given.teacher, seen)).toEqual({
      accepted: [],
      withoutProposal: [given.essayId],
      changed: [],
    });
  });

  it.each<[string, () => Promise<unknown>]>([
    ['a decision is changed', () => decideOn(given.teacher, given.decided, 'Changed in the other tab.')],
    [
      'the essay is marked as reviewed',
      () =>
        given.teacher.agent.put(`/api/essays/${given.essayId}/reviewed`).send({ reviewed: true }).expect(204),
    ],
    [
      'it is graded once more',
      () =>
        gradeAndWait(given.teacher, {
          essayIds: [given.essayId],
          criteriaId: given.decided.criteriaId,
          locale: 'en-US',
          again: 'all',
        }),
    ],
  ])('are left alone if %s after the teacher looked', async (_, change) => {
    const seen = await waitingProposals(given.teacher);
    await change();
    const before = await allResultsOf(given.teacher, given.essayId);
    expect(await acceptProposals(given.teacher, seen)).toEqual({
      accepted: [],
      withoutProposal: [],
      changed: [given.essayId],
    });
    expect(await allResultsOf(given.teacher, given.essayId)).toEqual(before);
  });

  it('are accepted once by two tabs at the same moment, with a decision made meanwhile in force or refused', async () => {
    const seen = await waitingProposals(given.teacher);
    const feedback = given.decided.feedback.map(({ level }) => ({ level, feedback: 'From a race.' }));
    const [first, second, decision] = await Promise.all([
      acceptProposals(given.teacher, seen),
      acceptProposals(given.teacher, seen),
      given.teacher.agent
        .put(`/api/results/${given.decided.id}`)
        .send({ version: given.decided.version, feedback }),
    ]);
    const isDecided = decision.status === 200;
    expect([...first.accepted, ...second.accepted]).toEqual(isDecided ? [] : [given.essayId]);
    expect((await current())?.id).toBe(isDecided ? given.decided.id : given.proposed.id);
    expect((await current())?.feedback[0]?.feedback).toBe(isDecided ? 'From a race.' : WORDS);
  });

  it.each([{}, { proposals: [] }, { essayIds: ['x'] }])('refuse %j', (body) =>
    given.teacher.agent.post('/api/proposals/accept').send(body).expect(400),
  );
});
