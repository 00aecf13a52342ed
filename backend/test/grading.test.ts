import { randomUUID } from 'node:crypto';
import { type GradingResult } from '@marklight/contracts/grading';
import { gradingResultSchema } from '@marklight/contracts/grading.schema';
import { scoreOf } from '@marklight/contracts/grades';
import { GradingWorker } from '../src/grading/grading-worker';
import { aClassSet, untilGraded } from './factories/class-set';
import { aTeacher, type Person } from './factories/people';
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

const grade = (person: Person, body: object) => person.agent.post('/api/grade-enhanced').send(body);
const resultsOf = async (person: Person) =>
  (await person.agent.get('/api/results?texts=included').expect(200)).body as GradingResult[];

describe('grading a class set', () => {
  it('answers 202 immediately and ends with one checked result for each essay', async () => {
    const { essayIds, criteriaId } = await aClassSet(teacher, { essays: 3 });
    const { body } = await grade(teacher, { essayIds, criteriaId }).expect(202);
    expect(body.jobs.map((job: { essayId: string }) => job.essayId)).toEqual(essayIds);
    const statuses = await untilGraded(teacher);
    expect(statuses.map(({ status }) => status)).toEqual(['complete', 'complete', 'complete']);
    const results = await resultsOf(teacher);
    expect(results.map((result) => result.essay.id).sort()).toEqual([...essayIds].sort());
    for (const result of results) {
      expect(gradingResultSchema.parse(result)).toEqual(result);
      expect(result).toMatchObject({ totalCriteria: 3, provider: 'built-in', locale: 'en-AU' });
      const { score, grade: letter } = scoreOf(result.feedback);
      expect(result).toMatchObject({ score, grade: letter });
    }
  });

  it('quotes the student word for word', async () => {
    await grade(teacher, await aClassSet(teacher)).expect(202);
    await untilGraded(teacher);
    const [result] = await resultsOf(teacher);
    const evidence = result?.feedback.flatMap((item) => item.evidence) ?? [];
    expect(evidence.length).toBeGreaterThan(0);
    for (const { quote, start, end } of evidence) expect(result?.essay.content.slice(start, end)).toBe(quote);
  });

  it('makes the essay ready for review', async () => {
    const set = await aClassSet(teacher);
    await grade(teacher, set).expect(202);
    await untilGraded(teacher);
    expect((await teacher.agent.get(`/api/essays/${set.essayIds[0]}`)).body.status).toBe('ready_for_review');
  });

  it('makes no second job when it is asked twice, simultaneously or later', async () => {
    const set = await aClassSet(teacher, { essays: 2 });
    await Promise.all(Array.from({ length: 5 }, () => grade(teacher, set).expect(202)));
    await untilGraded(teacher);
    const [first] = await resultsOf(teacher);
    const again = await grade(teacher, set).expect(202);
    expect(again.body.jobs.map((job: { status: string }) => job.status)).toEqual(['complete', 'complete']);
    const rows = await app.database.query('select id from grading_results where user_id = $1', [teacher.id]);
    expect(rows).toHaveLength(2);
    expect((await resultsOf(teacher))[0]).toEqual(first);
  });

  it('grades again by another language standard if it is asked to, and keeps one result', async () => {
    const set = await aClassSet(teacher);
    await grade(teacher, { ...set, locale: 'en-US' });
    await untilGraded(teacher);
    const localesAfter = async (body: object) => {
      await grade(teacher, { ...set, locale: 'en-GB', ...body }).expect(202);
      await untilGraded(teacher);
      return (await resultsOf(teacher)).map((result) => result.locale);
    };
    expect(await localesAfter({})).toEqual(['en-US']);
    expect(await localesAfter({ again: 'settings' })).toEqual(['en-GB']);
  });
});

describe('what may be graded', () => {
  it.each([
    ['no essays', { essayIds: [] }, 400, 'Please upload at least one essay'],
    ['no criteria set', { criteriaId: undefined }, 400, 'Please upload assessment criteria'],
    ['an unknown language standard', { locale: 'en-NZ' }, 400, expect.any(String)],
    ['an unknown essay', { essayIds: [randomUUID()] }, 404, expect.stringContaining('not found')],
    ['an unknown criteria set', { criteriaId: randomUUID() }, 404, expect.stringContaining('not found')],
  ])('is refused for %s', async (_, changes, status, message) => {
    const set = await aClassSet(teacher);
    const { body } = await grade(teacher, { ...set, ...changes }).expect(status);
    expect(body.message).toEqual(message);
    expect((await teacher.agent.get('/api/processing-status')).body).toEqual([]);
  });

  it('is never another teacher’s essay or criteria set', async () => {
    const other = await aTeacher(app);
    const [mine, theirs] = [await aClassSet(teacher), await aClassSet(other)];
    await grade(teacher, { ...mine, essayIds: [...mine.essayIds, ...theirs.essayIds] }).expect(404);
    await grade(teacher, { ...mine, criteriaId: theirs.criteriaId }).expect(404);
    expect((await teacher.agent.get('/api/processing-status')).body).toEqual([]);
  });
});

describe('processing status', () => {
  it('is dismissed by its teacher only', async () => {
    const set = await aClassSet(teacher);
    await grade(teacher, set);
    await untilGraded(teacher);
    const other = await aTeacher(app);
    await other.agent.delete(`/api/processing-status/${set.essayIds[0]}`).expect(404);
    await teacher.agent.delete(`/api/processing-status/${set.essayIds[0]}`).expect(204);
    expect((await teacher.agent.get('/api/processing-status')).body).toEqual([]);
    expect(await resultsOf(teacher)).toHaveLength(1);
  });

  it('stays while the essay is being graded', async () => {
    await app.nest.get(GradingWorker).stop();
    try {
      const set = await aClassSet(teacher);
      await grade(teacher, set);
      await teacher.agent.delete(`/api/processing-status/${set.essayIds[0]}`).expect(404);
      expect((await teacher.agent.get('/api/processing-status')).body).toMatchObject([
        { status: 'pending', progress: 0 },
      ]);
    } finally {
      await app.nest.get(GradingWorker).start();
    }
    await untilGraded(teacher);
  });
});

describe('deleting', () => {
  it('an essay removes its result and its entry from the screens', async () => {
    const set = await aClassSet(teacher, { essays: 2 });
    await grade(teacher, set);
    await untilGraded(teacher);
    await teacher.agent.delete(`/api/essays/${set.essayIds[0]}`).expect(204);
    expect((await resultsOf(teacher)).map((result) => result.essay.id)).toEqual([set.essayIds[1]]);
    expect((await teacher.agent.get('/api/processing-status')).body).toHaveLength(1);
  });

  it('an essay that waits ends its job, which can be started again when the essay is restored', async () => {
    await app.nest.get(GradingWorker).stop();
    const set = await aClassSet(teacher);
    try {
      await grade(teacher, set).expect(202);
      await teacher.agent.delete(`/api/essays/${set.essayIds[0]}`).expect(204);
    } finally {
      await app.nest.get(GradingWorker).start();
    }
    const other = await aTeacher(app);
    await grade(other, await aClassSet(other)).expect(202);
    await untilGraded(other);
    await teacher.agent.post('/api/deleted-essays/restore').send({ ids: set.essayIds }).expect(200);
    expect(await untilGraded(teacher)).toMatchObject([
      { status: 'error', error: expect.stringContaining('deleted') },
    ]);
    await grade(teacher, set).expect(202);
    expect(await untilGraded(teacher)).toMatchObject([{ status: 'complete' }]);
  });

  it('the working set keeps reviewed essays, and other teachers’ work', async () => {
    const other = await aTeacher(app);
    await aClassSet(other);
    const set = await aClassSet(teacher, { essays: 2 });
    await app.database.query(`update essays set status = 'reviewed' where id = $1`, [set.essayIds[0]]);
    await teacher.agent.delete('/api/working-set').expect(204);
    const left = (await teacher.agent.get('/api/essays')).body as { id: string }[];
    expect(left.map(({ id }) => id)).toEqual([set.essayIds[0]]);
    expect((await teacher.agent.get('/api/criteria')).body).toEqual([]);
    expect((await other.agent.get('/api/essays')).body).toHaveLength(1);
    expect((await other.agent.get('/api/criteria')).body).toHaveLength(1);
  });
});
