import type { GradingResult } from '@marklight/contracts/grading';
import { aClassSet, untilGraded } from './factories/class-set';
import { aTeacher } from './factories/people';
import { startTestApp, type TestApp } from './setup/test-app';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

describe('sample essays', () => {
  it('are three essays and a rubric, whose results differ as the essays do', async () => {
    const teacher = await aTeacher(app);
    await teacher.agent.post('/api/sample-essays').expect(204);
    const { body: essays } = await teacher.agent.get('/api/essays').expect(200);
    const { body: sets } = await teacher.agent.get('/api/criteria').expect(200);
    expect(essays).toHaveLength(3);
    expect(essays.every((essay: { isSample: boolean }) => essay.isSample)).toBe(true);
    const essayIds = essays.map(({ id }: { id: string }) => id);
    await teacher.agent.post('/api/grade-enhanced').send({ essayIds, criteriaId: sets[0].id }).expect(202);
    await untilGraded(teacher);
    const results = (await teacher.agent.get('/api/results')).body as GradingResult[];
    const percentageOf = (name: string) =>
      results.find((result) => result.essay.filename.includes(name))?.percentage ?? NaN;
    expect(percentageOf('amara')).toBeGreaterThan(percentageOf('ben'));
    expect(percentageOf('ben')).toBeGreaterThan(percentageOf('cleo'));
  });

  it('come once, however often they are asked for', async () => {
    const teacher = await aTeacher(app);
    await Promise.all([1, 2, 3].map(() => teacher.agent.post('/api/sample-essays').expect(204)));
    expect((await teacher.agent.get('/api/essays')).body).toHaveLength(3);
  });

  it('are removed in one step, and the teacher’s own work stays', async () => {
    const teacher = await aTeacher(app);
    await aClassSet(teacher);
    await teacher.agent.post('/api/sample-essays').expect(204);
    await teacher.agent.delete('/api/sample-essays').expect(204);
    expect((await teacher.agent.get('/api/essays')).body).toMatchObject([{ isSample: false }]);
    expect((await teacher.agent.get('/api/criteria')).body).toHaveLength(1);
    expect((await teacher.agent.get('/api/deleted-essays')).body).toEqual([]);
  });
});
