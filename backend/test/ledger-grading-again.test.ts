import { API, pathTo } from '@marklight/contracts/routes';
import { GradingWorker } from '../src/grading/grading-worker';
import { aClassSet, untilGraded } from './factories/class-set';
import { anAssignment } from './factories/classes';
import { aLedger } from './factories/ledger';
import { aRubric } from './factories/rubrics';
import { acceptProposals } from './factories/two-works';

const ledger = aLedger();
const { aResult, decide, ledgerOf, printed, resultOf } = ledger;

describe('the ledger of a result, when its essay is graded or graded again', () => {
  it('keeps three changes through a regrade, in the reply and in the PDF of each result', async () => {
    const { essayId, criteriaId, result } = await aResult();
    const [was] = result.feedback;
    const level = was?.level === 4 ? 0 : 4;
    await decide(result, { level, feedback: 'Read again.' }).expect(200);
    await ledger.teacher.agent
      .put(pathTo(API.essayReviewed, { id: essayId }))
      .send({ reviewed: true })
      .expect(204);
    const before = await ledgerOf(essayId);
    await ledger.teacher.agent
      .post(API.gradeEnhanced)
      .send({ essayIds: [essayId], criteriaId, locale: 'en-US', again: 'all' })
      .expect(202);
    await untilGraded(ledger.teacher);

    const [regrade, ...rest] = await ledgerOf(essayId);
    expect(rest).toEqual(before);
    expect(rest.map((line) => (line.kind === 'changed' ? line.change.field : line.kind))).toEqual([
      'reviewed',
      'feedback',
      'level',
      'proposed',
    ]);
    expect(regrade).toMatchObject({ kind: 'proposed', proposal: { locale: 'en-US' } });
    expect(await ledgerOf(essayId, { resultId: result.id })).toEqual(before);

    const decided = await printed(result.id);
    expect(decided).toMatch(/grade [A-F], reviewed by Tess Teacher on/);
    expect(decided).toContain(`1. ${was?.criteria}: level ${level},`);
    expect(decided).toMatch(/changed by Tess Teacher on .+ Comment changed by Tess Teacher on/);
    const proposed = await printed(regrade?.resultId ?? '');
    expect(proposed).toContain('Another result of this essay counts, so this is not its grade.');
    expect(proposed).not.toMatch(/Tess Teacher/);
  });

  it('names the rubric and the version used, whatever happens to the rubric', async () => {
    const rubric = { name: 'Argument', criteria: [{ name: 'Thesis', weight: 1 }] };
    const { body: made } = await ledger.teacher.agent.post(API.rubrics).send(rubric).expect(201);
    const { id, version } = made as { id: string; version: number };
    const { body } = await ledger.teacher.agent
      .put(pathTo(API.rubric, { id }))
      .send({ ...rubric, criteria: [{ name: 'Thesis', weight: 2 }], version })
      .expect(200);
    const { body: set } = await ledger.teacher.agent.post(pathTo(API.rubricCriteriaSet, { id })).expect(201);
    const { essayIds } = await aClassSet(ledger.teacher);
    const criteriaId = (set as { id: string }).id;
    await ledger.teacher.agent.post(API.gradeEnhanced).send({ essayIds, criteriaId }).expect(202);
    await untilGraded(ledger.teacher);
    await ledger.teacher.agent.delete(pathTo(API.rubric, { id })).expect(204);
    expect((body as { version: number }).version).toBe(2);
    expect(await ledgerOf(essayIds[0] ?? '')).toMatchObject([
      { proposal: { criteriaSet: { name: 'Argument', rubric: { id, version: 2 } } } },
    ]);
  });

  it.each(['renamed', 'deleted'])(
    'names them as they were asked for if the rubric is %s while grading runs',
    async (change) => {
      const rubric = await aRubric(ledger.teacher);
      const path = pathTo(API.rubric, { id: rubric.id });
      const assignment = await anAssignment(ledger.teacher, { rubricId: rubric.id });
      const { essayIds } = await aClassSet(ledger.teacher, { essays: 2 });
      for (const id of essayIds)
        await ledger.teacher.agent
          .put(pathTo(API.essay, { id }))
          .send({ assignmentId: assignment.id })
          .expect(200);
      const [essayId = '', other = ''] = essayIds;
      await ledger.app.nest.get(GradingWorker).stop();
      try {
        await ledger.teacher.agent
          .post(API.gradeEnhanced)
          .send({ essayIds: [essayId] })
          .expect(202);
        if (change === 'deleted') await ledger.teacher.agent.delete(path).expect(204);
        else {
          await ledger.teacher.agent
            .put(path)
            .send({ ...rubric, name: 'Another title' })
            .expect(200);
          // Grading by the same version gives its criteria the new title.
          await ledger.teacher.agent
            .post(API.gradeEnhanced)
            .send({ essayIds: [other] })
            .expect(202);
        }
      } finally {
        await ledger.app.nest.get(GradingWorker).start();
      }
      await untilGraded(ledger.teacher);
      expect(await ledgerOf(essayId)).toMatchObject([
        { proposal: { criteriaSet: { name: rubric.name, rubric: { id: rubric.id, version: 1 } } } },
      ]);
      expect(await printed((await resultOf(essayId)).id)).toContain(
        `${rubric.name}, version 1 of the rubric.`,
      );
    },
  );

  it('names what was carried over as such, and no level where the teacher changed only the words', async () => {
    const { essayId, criteriaId, result } = await aResult();
    const [proposed] = await ledgerOf(essayId);
    const level = result.feedback[0]?.level === 4 ? 0 : 4;
    await decide(result, { feedback: 'Mine.' }).expect(200);
    await ledger.teacher.agent
      .post(API.gradeEnhanced)
      .send({ essayIds: [essayId], criteriaId, locale: 'en-US', again: 'all' })
      .expect(202);
    await untilGraded(ledger.teacher);
    await ledger.app.database.query(
      `update grading_results set feedback = jsonb_set(feedback, '{0,level}', to_jsonb($2::int))
       where essay_id = $1 and standing = 'proposed'`,
      [essayId, level],
    );
    await acceptProposals(ledger.teacher);
    const accepted = await resultOf(essayId);
    expect(accepted.feedback[0]).toMatchObject({ level, feedback: 'Mine.' });
    const changes = (await ledgerOf(essayId, { resultId: accepted.id })).flatMap((line) =>
      line.kind === 'changed' ? [line.change] : [],
    );
    const { criteriaSet } = proposed?.kind === 'proposed' ? proposed.proposal : {};
    expect(changes).toMatchObject([
      {
        ...{ field: 'feedback', carriedOver: true, to: 'Mine.' },
        carriedFrom: { id: result.id, gradedAt: result.createdAt, criteriaSet },
      },
      { field: 'in_force' },
    ]);
    expect(criteriaSet).toBeDefined();
    expect(await printed(accepted.id)).toMatch(
      /Comment carried over by Tess Teacher on .*, from the result of .*, graded by “/,
    );
  });

  it('says that the teacher did not remove a mark that accepting a new result removed', async () => {
    const { essayId, criteriaId, result } = await aResult();
    const mark = (reviewed: boolean) =>
      ledger.teacher.agent.put(`/api/essays/${essayId}/reviewed`).send({ reviewed, leaveOutUnmarked: true });
    await mark(true).expect(204);
    await mark(false).expect(204);
    await mark(true).expect(204);
    await ledger.teacher.agent
      .post(API.gradeEnhanced)
      .send({ essayIds: [essayId], criteriaId, locale: 'en-US', again: 'all' })
      .expect(202);
    await untilGraded(ledger.teacher);
    await acceptProposals(ledger.teacher);
    const takenBack = (await ledgerOf(essayId)).flatMap((line) =>
      line.kind === 'changed' && line.change.field === 'reviewed' && !line.change.to ? [line] : [],
    );
    const change = { field: 'reviewed', from: true, to: false, leftOut: [] };
    expect(takenBack.map((line) => line.change)).toEqual([{ ...change, byChoice: true }, change]);
    expect(takenBack[1]?.resultId).toBe(result.id);
  });

  it('continues when the essay is graded again', async () => {
    const { essayId, criteriaId, result } = await aResult();
    await decide(result, { feedback: 'Mine.' }).expect(200);
    await ledger.teacher.agent
      .post(API.gradeEnhanced)
      .send({ essayIds: [essayId], criteriaId, locale: 'en-US', again: 'all' })
      .expect(202);
    await untilGraded(ledger.teacher);
    expect((await ledgerOf(essayId)).map(({ kind }) => kind)).toEqual(['proposed', 'changed', 'proposed']);
    expect((await ledgerOf(essayId))[0]).toMatchObject({ proposal: { locale: 'en-US' } });

    await acceptProposals(ledger.teacher);
    const accepted = await resultOf(essayId);
    const [words, inForce] = await ledgerOf(essayId);
    expect(words).toMatchObject({ resultId: accepted.id, change: { field: 'feedback', to: 'Mine.' } });
    expect(inForce).toMatchObject({
      by: 'Tess Teacher',
      resultId: accepted.id,
      change: { field: 'in_force', from: result.id, to: accepted.id },
    });
  });
});
