import { strFromU8, unzipSync } from 'fflate';
import type { Essay } from '@marklight/contracts/essays';
import type { GradingResult } from '@marklight/contracts/grading';
import type { MetricsReply } from '@marklight/contracts/metrics';
import type request from 'supertest';
import { readPdf } from '../src/common/pdf/testing/read-pdf';
import { aClassSet } from './factories/class-set';
import { aTeacher, type Person } from './factories/people';
import {
  aDecidedAndANewWork,
  FIRST_CRITERIA,
  gradeAndWait,
  resultsOf,
  SECOND_CRITERIA,
  WORDS,
  type TwoWorks,
} from './factories/two-works';
import { startTestApp, type TestApp } from './setup/test-app';

let app: TestApp;
let teacher: Person;
let works: TwoWorks;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

/** Looks for what a teacher did by hand wherever a result is shown. */
async function expectDecisionEverywhere({ first, firstIds, decided }: TwoWorks): Promise<void> {
  const essayId = firstIds[0];
  const { grade } = decided;
  const result = (await resultsOf(teacher)).find(({ essay }) => essay.id === essayId);
  expect(result).toMatchObject({ id: decided.id, grade, feedback: decided.feedback });

  const [shown] = (await teacher.agent.get(`/api/essays/${essayId}/results`).expect(200))
    .body as GradingResult[];
  expect(shown).toMatchObject({ id: decided.id, grade, feedback: decided.feedback });

  const listed = (await teacher.agent.get('/api/essays').expect(200)).body as Essay[];
  expect(listed.find(({ id }) => id === essayId)).toMatchObject({
    grade,
    assessed: { totalCriteria: decided.totalCriteria },
  });
  expect((await teacher.agent.get(`/api/essays/${essayId}`).expect(200)).body).toMatchObject({ grade });

  const query = `ids=${essayId}`;
  const { text: csv } = await teacher.agent.get(`/api/export/reports?${query}`).expect(200);
  expect(csv).toContain(WORDS);
  for (const name of SECOND_CRITERIA) expect(csv).not.toContain(name);
  const feedback = () => teacher.agent.get(`/api/export/detailed-feedback?${query}`);
  const [exported] = (await feedback().expect(200)).body as GradingResult[];
  expect(exported).toMatchObject({ id: decided.id, grade });
  const pdf = (await feedback().set('Accept', 'application/pdf').buffer().expect(200)).body as Buffer;
  expect(textOf(pdf)).toContain(WORDS);

  const metrics = (await teacher.agent.get(`/api/metrics?assignmentId=${first.id}`).expect(200))
    .body as MetricsReply;
  expect(metrics.criteria.map(({ name }) => name).sort()).toEqual(
    decided.feedback.map(({ criteria }) => criteria).sort(),
  );
  expect(metrics.students.find((row) => row.essayId === essayId)).toMatchObject({ grade });

  const profile = (await teacher.agent.get('/api/user/profile').expect(200)).body as {
    essayHistory: { gradingResults: { grade: string }[] }[];
    usageStats: { averageGrade: string | null };
  };
  expect(profile.essayHistory.some(({ gradingResults }) => gradingResults[0]?.grade === grade)).toBe(true);

  const archive = await download();
  expect(archive.filter((row) => row.essayId === essayId && row.isInForce).map(({ id }) => id)).toEqual([
    decided.id,
  ]);
}

function textOf(pdf: Buffer): string {
  return readPdf(pdf)
    .pages.flatMap(({ texts }) => texts.map(({ text }) => text))
    .join(' ')
    .replace(/\s+/g, ' ');
}

async function download(): Promise<{ id: string; essayId: string; isInForce: boolean }[]> {
  const reply = await teacher.agent.get('/api/user/data').buffer(true).parse(bytes).expect(200);
  const file = unzipSync(new Uint8Array(reply.body as Buffer))['results.json'];
  return JSON.parse(strFromU8(file ?? new Uint8Array())) as never;
}

const bytes = (response: request.Response, done: (error: Error | null, body: Buffer) => void) => {
  const chunks: Buffer[] = [];
  const stream = response as unknown as NodeJS.ReadableStream;
  stream.on('data', (chunk: Buffer) => chunks.push(chunk));
  stream.on('end', () => done(null, Buffer.concat(chunks)));
};

describe('a second assignment with other criteria, started from the dashboard', () => {
  beforeAll(async () => {
    teacher = await aTeacher(app);
    works = await aDecidedAndANewWork(teacher);
    // The dashboard lists every essay that is not reviewed.
    await gradeAndWait(teacher, {
      essayIds: [...works.firstIds, ...works.secondIds],
      criteriaId: works.secondCriteria,
    });
  });

  it('leaves every result of the first unchanged, in each reply that shows one', async () => {
    await expectDecisionEverywhere(works);
    const untouched = (await resultsOf(teacher)).find(({ essay }) => essay.id === works.firstIds[1]);
    expect(untouched?.criteriaId).toBe(works.firstCriteria);
  });

  it('is graded itself', async () => {
    const results = await resultsOf(teacher);
    for (const id of works.secondIds)
      expect(results.find(({ essay }) => essay.id === id)?.criteriaId).toBe(works.secondCriteria);
  });
});

describe('an essay that was marked as reviewed before it was graded', () => {
  it('is to be looked at again, because nobody has seen its result', async () => {
    const owner = await aTeacher(app);
    const set = await aClassSet(owner, { criteria: FIRST_CRITERIA });
    const essay = `/api/essays/${set.essayIds[0]}`;
    await owner.agent.put(`${essay}/reviewed`).send({ reviewed: true }).expect(204);
    await gradeAndWait(owner, set);
    expect((await owner.agent.get(essay).expect(200)).body).toMatchObject({
      status: 'ready_for_review',
      grade: expect.stringMatching(/^[A-F]$/),
    });
  });
});
