import type { GradingResult } from '@marklight/contracts/grading';
import type { LedgerEntry } from '@marklight/contracts/ledger';
import type { MetricsReply } from '@marklight/contracts/metrics';
import type { SecondOpinionReply, SecondOpinionsStarted } from '@marklight/contracts/second-opinion';
import { AiUsageService } from '../src/ai/ai-usage.service';
import { aClassSet, aGradedClassSet, untilGraded } from './factories/class-set';
import { aClass, anAssignment } from './factories/classes';
import { aTeacher, type Person } from './factories/people';
import { allResultsOf, decideOn, gradeAndWait, resultsOf } from './factories/two-works';
import { startAppWithAiService } from './setup/ai-service-app';
import { startTestApp, type TestApp } from './setup/test-app';
import { until } from './setup/until';
import type { OpenAiStandIn } from './stand-ins/openai/server';

let app: TestApp;
let service: OpenAiStandIn;
let close: () => Promise<void>;
let teacher: Person;
beforeAll(async () => {
  ({ app, service, close } = await startAppWithAiService({ env: { OPENAI_MODEL: 'gpt-4o-mini' } }));
});
afterAll(() => close());
beforeEach(async () => {
  service.reset();
  teacher = await aTeacher(app);
});

const CRITERIA = ['Clear thesis', 'Evidence', 'Spelling and grammar'];
const ask = async (body: object, who = teacher) =>
  (await who.agent.post('/api/second-opinions').send(body).expect(202)).body as SecondOpinionsStarted;
const opinionOn = async (resultId: string) =>
  (await teacher.agent.get(`/api/results/${resultId}/second-opinion`).expect(200)).body as SecondOpinionReply;
const untilRead = (resultId: string) =>
  until(async () => ['complete', 'error'].includes((await opinionOn(resultId)).status ?? ''));
const reasonsOf = async () =>
  ((await teacher.agent.get('/api/essays').expect(200)).body as { eyeReasons: { words: string }[] }[]).map(
    ({ eyeReasons }) => eyeReasons.map(({ words }) => words),
  );

/** An essay that the AI service gave these levels, and its result. */
async function graded(levels: (number | null)[]): Promise<GradingResult> {
  service.always({ type: 'answer', levels });
  await gradeAndWait(teacher, await aClassSet(teacher, { criteria: CRITERIA }));
  const [result] = await resultsOf(teacher);
  return result as GradingResult;
}

/** The same service reads it again and gives these levels. */
async function readAgain(result: GradingResult, levels: (number | null)[]): Promise<SecondOpinionReply> {
  service.always({ type: 'answer', levels });
  expect(await ask({ essayIds: [result.essay.id], reader: 'same' })).toEqual({ started: 1, passedOver: [] });
  await untilRead(result.id);
  return opinionOn(result.id);
}

describe('a second opinion', () => {
  it('stands beside the result, and flags levels that lie more than one apart', async () => {
    const first = await graded([2, 3, 1]);
    expect(await opinionOn(first.id)).toEqual({
      ...{ status: null, error: null, opinion: null },
      readers: ['other', 'same'],
    });
    const { opinion } = await readAgain(first, [4, 2, null]);
    expect(opinion).toMatchObject({ provider: 'openai', model: 'gpt-4o-mini' });
    expect(opinion?.textAsSent).toContain('Schools should teach every student to cook');
    expect(opinion?.criteria.map(({ firstLevel, level, differs }) => [firstLevel, level, differs])).toEqual([
      [2, 4, true],
      [3, 2, false],
      [1, null, false],
    ]);
    expect(opinion?.criteria[0]?.firstFeedback).toBe(first.feedback[0]?.feedback);
    expect(opinion?.criteria[0]?.feedback).not.toBe('');
    const [after, ...others] = await allResultsOf(teacher, first.essay.id);
    expect(others).toEqual([]);
    expect(after).toEqual({ ...first, secondLevels: [4, 2, null], essay: after?.essay });
    expect((await reasonsOf())[0]).toContain('Two readings differ: criterion 1 (2 and 4).');
  });

  it('no longer asks for the eye where the teacher has decided, nor after the essay is reviewed', async () => {
    const first = await graded([2, 3, 1]);
    await readAgain(first, [4, 3, 3]);
    expect((await reasonsOf())[0]).toContain(
      'Two readings differ: criterion 1 (2 and 4), criterion 3 (1 and 3).',
    );
    const { body } = await teacher.agent
      .put(`/api/results/${first.id}`)
      .send({
        version: first.version,
        feedback: first.feedback.map(({ level, feedback }, n) => ({ level: n === 0 ? 3 : level, feedback })),
      })
      .expect(200);
    expect(body).toMatchObject({ secondLevels: [4, 3, 3] });
    expect((await reasonsOf())[0]).toContain('Two readings differ: criterion 3 (1 and 3).');
    const { opinion } = await opinionOn(first.id);
    expect(opinion?.criteria.map(({ differs }) => differs)).toEqual([false, false, true]);
    expect(opinion?.criteria[0]?.firstLevel).toBe(2);
  });

  it('leaves decisions, grade, mark and version alone, and no export, metric or list of gradings has it', async () => {
    const first = await graded([2, 3, 1]);
    const decided = await decideOn(teacher, first);
    const { id: classId } = await aClass(teacher);
    const { id: assignmentId } = await anAssignment(teacher, { classId });
    await teacher.agent.put(`/api/essays/${first.essay.id}`).send({ assignmentId }).expect(200);
    await teacher.agent.put(`/api/essays/${first.essay.id}/reviewed`).send({ reviewed: true }).expect(204);
    const read = async (path: string) => (await teacher.agent.get(path).expect(200)).text;
    const metrics = `/api/metrics?assignmentId=${assignmentId}`;
    const PATHS = [
      '/api/export/reports',
      '/api/export/detailed-feedback',
      metrics,
      '/api/processing-status',
      '/api/proposals',
    ];
    // Its common errors are looked for in the background, which takes as long as loading the grammar checker.
    await until(async () => (JSON.parse(await read(metrics)) as MetricsReply).analysedEssays === 1);
    const before = await Promise.all(PATHS.map(read));
    await readAgain(first, [0, 0, 4]);
    expect(await Promise.all(PATHS.map(read))).toEqual(before);
    const [after] = await allResultsOf(teacher, first.essay.id);
    expect(after).toMatchObject({
      ...{ version: decided.version, grade: decided.grade, feedback: decided.feedback },
      essay: { status: 'reviewed' },
    });
  });

  it('is in the ledger as what it is, in the download, and counted with the use of the AI service', async () => {
    const first = await graded([2, 3, 1]);
    const usage = app.nest.get(AiUsageService);
    const used = (await usage.thisMonth(teacher.id)).tokens;
    await readAgain(first, [4, 2, 1]);
    expect((await usage.thisMonth(teacher.id)).tokens).toBeGreaterThan(used);
    const { body } = await teacher.agent.get(`/api/essays/${first.essay.id}/ledger`).expect(200);
    const entries = body as LedgerEntry[];
    expect(entries.map((one) => one.kind === 'proposed' && one.proposal.secondOpinion)).toEqual([
      true,
      undefined,
    ]);
    const [{ second }] = await app.database.query<[{ second: { criteria: unknown[] } }]>(
      'select second_opinion as second from grading_results where id = $1',
      [first.id],
    );
    expect(second.criteria).toHaveLength(3);
  });

  it('goes when another grading takes the place of its result', async () => {
    const first = await graded([2, 3, 1]);
    await readAgain(first, [4, 2, 1]);
    service.always({ type: 'answer', levels: [3, 3, 3] });
    await gradeAndWait(teacher, { essayIds: [first.essay.id], criteriaId: first.criteriaId, again: 'same' });
    const [now] = await resultsOf(teacher);
    expect(now).toMatchObject({ feedback: [{ level: 3 }, { level: 3 }, { level: 3 }] });
    expect(now).not.toHaveProperty('secondLevels');
    expect((await opinionOn((now as GradingResult).id)).opinion).toBeNull();
  });

  it('by the other grader is the built-in one, which sends nothing and changes no later grading', async () => {
    const first = await graded([2, 3, 1]);
    const sent = service.requests.length;
    expect(await ask({ essayIds: [first.essay.id] })).toEqual({ started: 1, passedOver: [] });
    await untilRead(first.id);
    expect((await opinionOn(first.id)).opinion).toMatchObject({ provider: 'built-in', textAsSent: null });
    expect(service.requests).toHaveLength(sent);
    await gradeAndWait(teacher, { essayIds: [first.essay.id], criteriaId: first.criteriaId, again: 'same' });
    expect((await resultsOf(teacher)).map(({ provider }) => provider)).toEqual(['openai']);
  });

  it('on a result of the built-in grader comes from the AI service, and from nobody else', async () => {
    const set = await aClassSet(teacher, { criteria: CRITERIA });
    await gradeAndWait(teacher, { ...set, grader: 'built-in' });
    const [first] = (await resultsOf(teacher)) as [GradingResult];
    expect((await opinionOn(first.id)).readers).toEqual(['other']);
    expect((await ask({ essayIds: set.essayIds, reader: 'same' })).passedOver).toMatchObject([
      { reason: 'same_answer' },
    ]);
    expect((await ask({ essayIds: set.essayIds })).started).toBe(1);
    await untilRead(first.id);
    expect((await opinionOn(first.id)).opinion).toMatchObject({ provider: 'openai' });
  });

  it('that fails says why, changes nothing, is no failed grading, and can be asked for again', async () => {
    const first = await graded([2, 3, 1]);
    service.always({ type: 'quota' });
    await ask({ essayIds: [first.essay.id], reader: 'same' });
    await untilRead(first.id);
    expect(await opinionOn(first.id)).toMatchObject({ status: 'error', error: expect.stringMatching(/\w/u) });
    expect(await untilGraded(teacher)).toMatchObject([{ status: 'complete' }]);
    const preview = await teacher.agent
      .post('/api/grading/preview')
      .send({ essayIds: [first.essay.id], criteriaId: first.criteriaId })
      .expect(200);
    expect(preview.body).toMatchObject({ failed: 0, new: 0, gradedByThese: 1 });
    expect((await readAgain(first, [2, 3, 1])).opinion).not.toBeNull();
  });

  it('is given for a selection, with the reason for each essay that is passed over', async () => {
    const { essayIds } = await aGradedClassSet(teacher, 2);
    const { essayIds: fresh } = await aClassSet(teacher);
    const { id: classId } = await aClass(teacher);
    const { id: assignmentId } = await anAssignment(teacher, { classId });
    for (const id of essayIds)
      await teacher.agent.put(`/api/essays/${id}`).send({ assignmentId }).expect(200);
    service.hold();
    const asked = { essayIds: [...essayIds, ...fresh], reader: 'same' };
    expect(await ask(asked)).toMatchObject({ started: 2, passedOver: [{ reason: 'no_result' }] });
    const again = await ask(asked);
    expect(again).toMatchObject({ started: 0 });
    expect(again.passedOver.map(({ reason }) => reason).sort()).toEqual([
      'being_graded',
      'being_graded',
      'no_result',
    ]);
    const { body } = await teacher.agent.get(`/api/assignments/${assignmentId}/standing`).expect(200);
    expect(body).toMatchObject({ states: { grading: 0 } });
    service.always({ type: 'answer', levels: [0, 0, 0] });
    service.release();
    for (const { id, essay } of await resultsOf(teacher))
      if (essayIds.includes(essay.id)) await untilRead(id);
  });

  it('is refused for essays and results of another teacher', async () => {
    const first = await graded([2, 3, 1]);
    const other = await aTeacher(app);
    await other.agent
      .post('/api/second-opinions')
      .send({ essayIds: [first.essay.id] })
      .expect(404);
    await other.agent.get(`/api/results/${first.id}/second-opinion`).expect(404);
    await teacher.agent
      .post('/api/second-opinions')
      .send({ essayIds: [first.essay.id], reader: 'a third' })
      .expect(400);
  });

  it('needs an AI service, and says so where there is none', async () => {
    const plain = await startTestApp();
    const other = await aTeacher(plain);
    const { essayIds } = await aGradedClassSet(other);
    const [result] = (await resultsOf(other)) as [GradingResult];
    const { body } = await other.agent.get(`/api/results/${result.id}/second-opinion`).expect(200);
    expect((body as SecondOpinionReply).readers).toEqual([]);
    for (const reader of ['other', 'same'])
      expect(await ask({ essayIds, reader }, other)).toMatchObject({
        started: 0,
        passedOver: [
          { reason: 'needs_ai_service', message: expect.stringContaining('gives the same answer each time') },
        ],
      });
    await plain.close();
  });
});
