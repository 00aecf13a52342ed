import type { CriteriaSet } from '@marklight/contracts/criteria';
import type { GradingResult } from '@marklight/contracts/grading';
import { aClassSet, untilGraded } from './factories/class-set';
import { aTeacher } from './factories/people';
import { aRubric } from './factories/rubrics';
import { startTestApp, type TestApp } from './setup/test-app';

const WEIGHTS = [60, 30, 10];

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

/** A result of a rubric whose criteria weigh differently. */
async function aWeightedResult() {
  const teacher = await aTeacher(app);
  const names = ['Clear thesis', 'Evidence', 'Spelling and grammar'];
  const rubric = await aRubric(teacher, {
    criteria: names.map((name, index) => ({ name, weight: WEIGHTS[index] })),
  });
  const { essayIds } = await aClassSet(teacher);
  const set = (await teacher.agent.post(`/api/rubrics/${rubric.id}/criteria-set`).expect(201))
    .body as CriteriaSet;
  await teacher.agent.post('/api/grade-enhanced').send({ essayIds, criteriaId: set.id }).expect(202);
  await untilGraded(teacher);
  const [result] = (await teacher.agent.get('/api/results').expect(200)).body as [GradingResult];
  return { teacher, result };
}

it('the rubric’s weights count in the score, as graded and as the teacher decides', async () => {
  const { teacher, result } = await aWeightedResult();
  expect(result.feedback.map(({ weight }) => weight)).toEqual(WEIGHTS);

  const decided = async (version: number, levels: readonly number[]) => {
    const feedback = result.feedback.map(({ feedback }, index) => ({ level: levels[index], feedback }));
    const { body } = await teacher.agent
      .put(`/api/results/${result.id}`)
      .send({ version, feedback })
      .expect(200);
    return body as GradingResult;
  };
  const first = await decided(result.version, [4, 0, 0]);
  expect(first).toMatchObject({ percentage: 60, score: 1.8, totalCriteria: 3, grade: 'C' });
  const second = await decided(first.version, [0, 4, 4]);
  expect(second).toMatchObject({ percentage: 40, score: 1.2, grade: 'D' });
});
