import type { GradeEnhancedReply, GradingResult } from '@marklight/contracts/grading';
import type { GradingPreviewReply } from '@marklight/contracts/grading-preview';
import { aClassSet } from './factories/class-set';
import { aClass, aFiledEssay, anAssignment } from './factories/classes';
import { aTeacher, type Person } from './factories/people';
import { aRubric } from './factories/rubrics';
import { decideOn, gradeAndWait, resultsOf, allResultsOf } from './factories/two-works';
import { startAppWithAiService } from './setup/ai-service-app';
import { startTestApp, type TestApp } from './setup/test-app';
import type { OpenAiStandIn } from './stand-ins/openai/server';

let app: TestApp;
let service: OpenAiStandIn;
let close: () => Promise<void>;
let teacher: Person;
beforeAll(async () => {
  ({ app, service, close } = await startAppWithAiService({
    env: { OPENAI_MODEL: 'gpt-4o-mini' },
  }));
});
afterAll(() => close());
beforeEach(async () => {
  service.reset();
  teacher = await aTeacher(app);
});

const preview = async (body: object) =>
  (await teacher.agent.post('/api/grading/preview').send(body).expect(200)).body as GradingPreviewReply;
const providers = async () => (await resultsOf(teacher)).map(({ provider }) => provider);

describe('a grader that the teacher chooses', () => {
  it('is the AI service unless the built-in grader is asked for, which sends nothing', async () => {
    const set = await aClassSet(teacher);
    await gradeAndWait(teacher, { ...set, grader: 'built-in' });
    expect(await providers()).toEqual(['built-in']);
    expect(service.requests).toHaveLength(0);
    const other = await aClassSet(teacher);
    await gradeAndWait(teacher, other);
    expect((await providers()).sort()).toEqual(['built-in', 'openai']);
  });

  it('is another setting if it is named, and stays if it is not', async () => {
    const set = await aClassSet(teacher);
    await gradeAndWait(teacher, { ...set, grader: 'built-in' });
    expect(await preview(set)).toMatchObject({ gradedByThese: 1, changes: [] });
    expect(await preview({ ...set, grader: 'ai-service' })).toMatchObject({
      otherSettings: 1,
      changes: ['grader'],
    });
    await gradeAndWait(teacher, { ...set, again: 'same' });
    expect(await providers()).toEqual(['built-in']);
    expect(service.requests).toHaveLength(0);
    await gradeAndWait(teacher, { ...set, grader: 'ai-service', again: 'settings' });
    expect(await providers()).toEqual(['openai']);
  });

  it('proposes beside a result with decisions', async () => {
    const set = await aClassSet(teacher);
    await gradeAndWait(teacher, set);
    const [result] = await resultsOf(teacher);
    await decideOn(teacher, result as GradingResult);
    await gradeAndWait(teacher, { ...set, grader: 'built-in', again: 'all' });
    const all = await allResultsOf(teacher, set.essayIds[0] ?? '');
    expect(all.map(({ standing, provider }) => [standing, provider])).toEqual([
      ['in_force', 'openai'],
      ['proposed', 'built-in'],
    ]);
  });

  it('does not make the results of an assignment out of date', async () => {
    const { id: classId } = await aClass(teacher);
    const { id: rubricId } = await aRubric(teacher);
    const { id } = await anAssignment(teacher, { classId, rubricId });
    const essayId = await aFiledEssay(app, teacher, id);
    const reply = await teacher.agent
      .post(`/api/assignments/${id}/grade`)
      .send({ grader: 'built-in' })
      .expect(202);
    expect((reply.body as GradeEnhancedReply).started).toBe(1);
    await gradeAndWait(teacher, { essayIds: [essayId] });
    expect(await providers()).toEqual(['built-in']);
    const { body } = await teacher.agent.get(`/api/assignments/${id}/standing`).expect(200);
    expect(body).toMatchObject({ otherSettings: { undecided: 0, decided: 0 } });
  });

  it('is refused in words where no AI service is set up', async () => {
    const plain = await startTestApp();
    const other = await aTeacher(plain);
    const set = await aClassSet(other);
    for (const path of ['/api/grade-enhanced', '/api/grading/preview']) {
      const { body } = await other.agent
        .post(path)
        .send({ ...set, grader: 'ai-service' })
        .expect(400);
      expect(body).toMatchObject({
        code: 'no_ai_service',
        message: expect.stringContaining('No AI service'),
      });
    }
    await other.agent
      .post('/api/grading/preview')
      .send({ ...set, grader: 'gpt' })
      .expect(400);
    await plain.close();
  });
});
