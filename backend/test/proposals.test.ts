import type { Essay } from '@marklight/contracts/essays';
import type { GradingResult } from '@marklight/contracts/grading';
import type { ComparisonReply } from '@marklight/contracts/proposals';
import type { LedgerEntry } from '@marklight/contracts/ledger';
import { readPdf } from '../src/common/pdf/testing/read-pdf';
import { aTeacher } from './factories/people';
import { anAssignment } from './factories/classes';
import {
  aDecidedAndANewWork,
  allResultsOf,
  decideOn,
  gradeAndWait,
  resultsOf,
  waitingProposals,
  WORDS,
} from './factories/two-works';
import { aWaitingProposalForEachTest, keepInForce, putInForce } from './factories/waiting-proposal';

const given = aWaitingProposalForEachTest();

const current = async () => (await resultsOf(given.teacher))[0];
const essay = async () =>
  (await given.teacher.agent.get(`/api/essays/${given.essayId}`).expect(200)).body as Essay;
const put = (result: GradingResult, inForce: GradingResult, by = given.teacher) =>
  putInForce(by, result, inForce);
const keep = (result = given.proposed, inForce = given.decided, by = given.teacher) =>
  keepInForce(by, result, inForce);
const compare = () => given.teacher.agent.get(`/api/essays/${given.essayId}/proposal`);

describe('a newer grading of an essay with decisions', () => {
  it('says which of two students of one name wrote it', async () => {
    const { id, classId } = await anAssignment(given.teacher);
    await given.app.database.query(
      `with students as (
         insert into class_students (class_id, name, student_number, position)
         values ($2, 'Jordan Lee', '201', 0), ($2, 'Jordan Lee', '202', 1) returning id, student_number
       ) update essays set student_id = students.id, student_name = 'Jordan Lee', assignment_id = $3
         from students where essays.id = $1 and student_number = '202'`,
      [given.essayId, classId, id],
    );
    expect(await waitingProposals(given.teacher)).toMatchObject([
      { studentName: 'Jordan Lee', studentMark: '202' },
    ]);
  });

  it('is marked in the lists, and stands beside the result in force with the decisions it would keep', async () => {
    expect((await essay()).hasProposal).toBe(true);
    const { body } = (await compare().expect(200)) as { body: ComparisonReply };
    expect(body.inForce).toMatchObject({
      result: { id: given.decided.id },
      criteriaSet: { name: 'pasted-criteria.txt' },
    });
    expect(body.proposed.result).toMatchObject({
      id: given.proposed.id,
      locale: 'en-GB',
      standing: 'proposed',
    });
    expect(body.proposed.result.feedback[0]).toMatchObject({
      feedback: WORDS,
      level: given.decided.feedback[0]?.level,
      proposed: { level: given.proposed.feedback[0]?.level },
    });
    // Looking changes nothing.
    expect((await allResultsOf(given.teacher, given.essayId))[1]).toEqual(given.proposed);
  });

  it('is accepted with the decisions, and the previous result stays available', async () => {
    const { body } = await put(given.proposed, given.decided).expect(200);
    expect(body).toMatchObject({ id: given.proposed.id, standing: 'in_force', locale: 'en-GB' });
    expect(body.feedback[0]).toMatchObject({ feedback: WORDS });
    expect(await current()).toMatchObject({ id: given.proposed.id, grade: body.grade });
    expect(await essay()).toMatchObject({ hasProposal: false, grade: body.grade });
    await compare().expect(404);
    // A tab that still shows it cannot keep the other result instead.
    expect((await keep(given.proposed, given.decided).expect(409)).body).toMatchObject({
      code: 'changed_meanwhile',
    });
    const [, before] = await allResultsOf(given.teacher, given.essayId);
    expect(before).toMatchObject({
      id: given.decided.id,
      standing: 'earlier',
      feedback: given.decided.feedback,
    });
    // What choosing the earlier one again would change can be read first.
    const beside = (resultId = '') => compare().query({ resultId });
    expect((await beside(before?.id).expect(200)).body).toMatchObject({
      inForce: {
        result: { id: given.proposed.id },
        criteriaSet: { id: given.proposed.criteriaId, rubric: null },
      },
      proposed: {
        result: { id: given.decided.id, feedback: given.decided.feedback },
        criteriaSet: { id: given.decided.criteriaId },
      },
    });
    await beside(given.proposed.id).expect(404);
    await beside(given.essayId).expect(404);
    if (before) await put(before, body as GradingResult).expect(200);
    expect(await current()).toMatchObject({ id: given.decided.id, feedback: given.decided.feedback });
  });

  it('is declined, and kept among the earlier ones', async () => {
    await keep().expect(204);
    await keep().expect(204);
    expect((await essay()).hasProposal).toBe(false);
    expect((await allResultsOf(given.teacher, given.essayId)).map(({ standing }) => standing)).toEqual([
      'in_force',
      'earlier',
    ]);
    expect((await current())?.id).toBe(given.decided.id);
    // A result in force is not a proposal.
    await keep(given.decided).expect(204);
    expect((await current())?.id).toBe(given.decided.id);
  });

  it('is not declined if another grading has taken its place, or the result in force has changed', async () => {
    const { criteriaId } = given.decided;
    await gradeAndWait(given.teacher, {
      essayIds: [given.essayId],
      criteriaId,
      locale: 'en-US',
      again: 'all',
    });
    const [, newer] = await allResultsOf(given.teacher, given.essayId);
    expect(newer).toMatchObject({ id: given.proposed.id, version: given.proposed.version + 1 });
    expect((await keep().expect(409)).body).toMatchObject({ code: 'changed_meanwhile' });
    await keep(newer, { ...given.decided, version: given.decided.version + 1 }).expect(409);
    expect((await essay()).hasProposal).toBe(true);
    await keep(newer).expect(204);
  });

  it('takes over what was decided on the whole, even if it has decisions on its criteria, and the reverse', async () => {
    const { body: newer } = (await put(given.proposed, given.decided).expect(200)) as { body: GradingResult };
    const { body: remarked } = (await given.teacher.agent
      .put(`/api/results/${newer.id}`)
      .send({
        version: newer.version,
        feedback: newer.feedback.map(({ level, feedback }) => ({ level, feedback })),
        whole: { remark: 'Well done.' },
      })
      .expect(200)) as { body: GradingResult };
    const [, before] = await allResultsOf(given.teacher, given.essayId);
    if (!before) throw new Error('the previous result is gone');
    await put(before, remarked).expect(200);
    expect((await current())?.overallAnalysis).toMatchObject({ remark: 'Well done.' });
    expect((await current())?.feedback[0]).toMatchObject({ feedback: WORDS });
  });

  it('is declined for good: the ledger says who kept which result and when, and what was kept is decided', async () => {
    // The teacher takes the change back, so nothing but the choice is left.
    const { feedback } = given.decided;
    await given.teacher.agent
      .put(`/api/results/${given.decided.id}`)
      .send({
        version: given.decided.version,
        feedback: feedback.map(
          ({ level, feedback: words, proposed: was }) => was ?? { level, feedback: words },
        ),
      })
      .expect(200);
    const ledger = async () =>
      (await given.teacher.agent.get(`/api/essays/${given.essayId}/ledger`).expect(200))
        .body as LedgerEntry[];
    const before = await ledger();
    const kept = await current();
    await keep(given.proposed, kept).expect(204);
    await keep(given.proposed, kept).expect(204);
    const [line, ...rest] = await ledger();
    expect(rest).toEqual(before);
    expect(line).toMatchObject({
      kind: 'changed',
      by: 'Tess Teacher',
      at: expect.stringMatching(/^\d{4}-.+Z$/) as string,
      resultId: given.decided.id,
      change: {
        field: 'declined',
        proposal: {
          ...{ id: given.proposed.id, grade: given.proposed.grade, gradedAt: given.proposed.createdAt },
          criteriaSet: { id: given.proposed.criteriaId, name: 'pasted-criteria.txt', rubric: null },
        },
      },
    });
    const { criteriaId } = given.decided;
    const again = { essayIds: [given.essayId], criteriaId, locale: 'en-US' };
    expect((await gradeAndWait(given.teacher, { ...again, again: 'undecided' })).passedOver).toMatchObject([
      { essayId: given.essayId, reason: 'decided' },
    ]);
    expect((await current())?.id).toBe(given.decided.id);
    const { body } = await given.teacher.agent
      .get(`/api/results/${given.decided.id}/explanation`)
      .buffer(true)
      .expect(200);
    const words = readPdf(body as Buffer)
      .pages.flatMap(({ texts }) => texts.map(({ text }) => text))
      .join(' ');
    expect(words).toMatch(/Declined: a newer grading, by Tess Teacher on/);
  });

  it('is replaced by an even newer one', async () => {
    const works = await aDecidedAndANewWork(given.teacher);
    await gradeAndWait(given.teacher, {
      essayIds: [given.essayId],
      criteriaId: works.secondCriteria,
      again: 'all',
    });
    const results = await allResultsOf(given.teacher, given.essayId);
    expect(results.map(({ standing, criteriaId }) => [standing, criteriaId])).toEqual([
      ['in_force', given.decided.criteriaId],
      ['proposed', works.secondCriteria],
      ['earlier', given.decided.criteriaId],
    ]);
  });

  it('loses the reviewed mark when it is accepted, since nobody has looked at the new result', async () => {
    await given.teacher.agent
      .put(`/api/essays/${given.essayId}/reviewed`)
      .send({ reviewed: true })
      .expect(204);
    const [reviewed] = await allResultsOf(given.teacher, given.essayId);
    if (reviewed) await put(given.proposed, reviewed).expect(200);
    expect((await essay()).status).toBe('ready_for_review');
  });

  it('is the teacher’s own', async () => {
    const other = await aTeacher(given.app);
    await put(given.proposed, given.decided, other).expect(404);
    await other.agent.get(`/api/essays/${given.essayId}/proposal`).expect(404);
    await keep(given.proposed, given.decided, other).expect(404);
    expect(await waitingProposals(other)).toEqual([]);
    await other.agent
      .post('/api/proposals/accept')
      .send({ proposals: await waitingProposals(given.teacher) })
      .expect(404);
    expect((await current())?.id).toBe(given.decided.id);
  });
});

describe('two tabs deciding on one essay', () => {
  it('do not accept what the other declined', async () => {
    await keep(given.proposed, given.decided).expect(204);
    expect((await put(given.proposed, given.decided).expect(409)).body.code).toBe('changed_meanwhile');
    expect((await current())?.id).toBe(given.decided.id);
  });

  it('do not take back the mark as reviewed that the other made', async () => {
    await given.teacher.agent
      .put(`/api/essays/${given.essayId}/reviewed`)
      .send({ reviewed: true })
      .expect(204);
    const body = {
      version: given.proposed.version,
      inForce: { id: given.decided.id, version: given.decided.version },
      isReviewed: false,
    };
    await given.teacher.agent.put(`/api/results/${given.proposed.id}/in-force`).send(body).expect(409);
    expect((await essay()).status).toBe('reviewed');
  });

  it('do not overwrite each other: one accepts, the other changes a level', async () => {
    const changed = await decideOn(given.teacher, given.decided, 'Changed in the other tab.');
    expect((await put(given.proposed, given.decided).expect(409)).body.code).toBe('changed_meanwhile');
    expect((await current())?.id).toBe(given.decided.id);
    await put(given.proposed, changed).expect(200);
    const { body } = await given.teacher.agent
      .put(`/api/results/${given.decided.id}`)
      .send({
        version: changed.version,
        feedback: changed.feedback.map(({ level, feedback }) => ({ level, feedback })),
      })
      .expect(409);
    expect(body.code).toBe('not_in_force');
    expect((await current())?.feedback[0]?.feedback).toBe('Changed in the other tab.');
  });

  it('are serialised, whichever comes first', async () => {
    const feedback = given.decided.feedback.map(({ level }) => ({ level, feedback: 'From a race.' }));
    for (let round = 0; round < 5; round += 1) {
      const [inForce, other] = await allResultsOf(given.teacher, given.essayId);
      if (!inForce || !other) throw new Error('an essay has two results here');
      const replies = await Promise.all([
        put(other, inForce),
        given.teacher.agent.put(`/api/results/${inForce.id}`).send({ version: inForce.version, feedback }),
        put(other, inForce),
        given.teacher.agent.put(`/api/essays/${given.essayId}/reviewed`).send({ reviewed: round % 2 === 0 }),
      ]);
      for (const { status } of replies) expect([200, 204, 409]).toContain(status);
      const results = await allResultsOf(given.teacher, given.essayId);
      expect(results.map(({ standing }) => standing)[0]).toBe('in_force');
      expect(results).toHaveLength(2);
      expect((await essay()).grade).toBe(results[0]?.grade);
    }
  });
});
