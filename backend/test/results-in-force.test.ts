import { strFromU8, unzipSync } from 'fflate';
import type { Essay, UploadEssaysReply } from '@marklight/contracts/essays';
import type { GradingResult } from '@marklight/contracts/grading';
import type { MetricsReply } from '@marklight/contracts/metrics';
import { readPdf } from '../src/common/pdf/testing/read-pdf';
import { aClassSet } from './factories/class-set';
import { anEssayPdf } from './factories/pdf';
import { aTeacher, type Person } from './factories/people';
import {
  acceptProposals,
  aDecidedAndANewWork,
  allResultsOf,
  decideOn,
  FIRST_CRITERIA,
  gradeAndWait,
  resultsOf,
  SECOND_CRITERIA,
  WORDS,
  type TwoWorks,
} from './factories/two-works';
import { bodyBytes } from './setup/body-bytes';
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
  const reply = await teacher.agent.get('/api/user/data').buffer(true).parse(bodyBytes).expect(200);
  const file = unzipSync(new Uint8Array(reply.body as Buffer))['results.json'];
  return JSON.parse(strFromU8(file ?? new Uint8Array())) as never;
}

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
  it('has to be reviewed again, because nobody has seen its result', async () => {
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

describe('a result that the teacher chose', () => {
  let essayId: string;
  /** In force by the second criteria; none of them is among the first, by which there is an earlier result. */
  let chosen: GradingResult;
  let earlier: GradingResult;
  let otherCriteria: string;

  const results = async (): Promise<[GradingResult, ...GradingResult[]]> => {
    const [inForce, ...others] = await allResultsOf(teacher, essayId);
    if (!inForce) throw new Error('the essay has no result');
    return [inForce, ...others];
  };
  const putInForce = async (result: GradingResult) => {
    const [{ id, version }] = await results();
    await teacher.agent
      .put(`/api/results/${result.id}/in-force`)
      .send({ version: result.version, inForce: { id, version } })
      .expect(200);
  };
  const grade = (criteriaId: string, settings: object) =>
    gradeAndWait(teacher, { essayIds: [essayId], criteriaId, ...settings });
  const otherResult = async () => {
    const [, other] = await results();
    if (!other) throw new Error('the essay has one result');
    return other;
  };

  const WAYS: [string, () => Promise<void>][] = [
    [
      'by accepting a newer grading without a criterion in common',
      async () => {
        const [first] = await results();
        await decideOn(teacher, first);
        await grade(works.secondCriteria, { again: 'all' });
        expect((await acceptProposals(teacher)).accepted).toEqual([essayId]);
      },
    ],
    [
      'by putting an earlier one in force',
      async () => {
        await grade(works.secondCriteria, { again: 'undecided' });
        await putInForce(await otherResult());
        await putInForce(await otherResult());
      },
    ],
  ];

  const choose = async (inOneWay: () => Promise<void>) => {
    teacher = await aTeacher(app);
    works = await aDecidedAndANewWork(teacher);
    essayId = works.firstIds[1] ?? '';
    await inOneWay();
    [chosen] = await results();
    earlier = await otherResult();
    expect(chosen).toMatchObject({ criteriaId: works.secondCriteria, standing: 'in_force' });
    expect(chosen.feedback.some(({ proposed }) => proposed)).toBe(false);
    const { body } = await teacher.agent.post('/api/criteria/text').send({ text: 'Voice' }).expect(201);
    otherCriteria = body.id as string;
  };

  it.each(WAYS)('carries that decision when it is graded by other criteria: %s', async (_, inOneWay) => {
    await choose(inOneWay);
    const body = { essayIds: [essayId], criteriaId: otherCriteria };
    const preview = await teacher.agent.post('/api/grading/preview').send(body).expect(200);
    expect(preview.body).toMatchObject({ decided: 1, gradedByOthers: 0, new: 0 });
    expect(await grade(otherCriteria, { again: 'undecided' })).toMatchObject({
      started: 0,
      passedOver: [{ essayId, reason: 'decided' }],
    });
    expect(await results()).toEqual([chosen, earlier]);
    await grade(otherCriteria, { again: 'all' });
    expect(await results()).toMatchObject([
      { ...chosen, hasProposal: true },
      { criteriaId: otherCriteria, standing: 'proposed' },
      earlier,
    ]);
  });

  it.each(WAYS)(
    'is not written over by its own criteria, even once changes are undone: %s',
    async (_, inOneWay) => {
      await choose(inOneWay);
      const { version } = await decideOn(teacher, chosen);
      const feedback = chosen.feedback.map(({ level, feedback: words }) => ({ level, feedback: words }));
      const undone = await teacher.agent
        .put(`/api/results/${chosen.id}`)
        .send({ version, feedback })
        .expect(200);
      const asSettled = { id: chosen.id, version: undone.body.version as number, locale: 'en-AU' };
      expect(await grade(works.secondCriteria, { locale: 'en-GB' })).toMatchObject({ started: 0 });
      await grade(works.secondCriteria, { locale: 'en-GB', again: 'all' });
      expect(await results()).toMatchObject([
        { ...asSettled, standing: 'in_force' },
        { locale: 'en-GB', standing: 'proposed' },
        { id: earlier.id },
      ]);
    },
  );

  it('is the only one: what it took the place of may be graded again in its row', async () => {
    await choose(async () => {
      await grade(works.secondCriteria, { again: 'undecided' });
      await putInForce(await otherResult());
      await putInForce(await otherResult());
    });
    await grade(works.firstCriteria, { locale: 'en-GB', again: 'all' });
    expect(await results()).toMatchObject([
      { id: chosen.id, version: chosen.version },
      { id: earlier.id, locale: 'en-GB', standing: 'proposed' },
    ]);
  });

  it('keeps its essay beside a file that is to replace it', async () => {
    await choose(async () => {
      const pdf = await anEssayPdf({
        paragraphs: ['Everybody should learn to cook.', 'It is time to begin.'],
      });
      const upload = () =>
        teacher.agent
          .post('/api/essays')
          .field({ assignmentId: works.first.id, duplicates: 'replace' })
          .attach('essays', pdf, 'cooking.pdf')
          .expect(201);
      essayId = ((await upload()).body as UploadEssaysReply).essays[0]?.id ?? '';
      await grade(works.firstCriteria, {});
      await grade(works.secondCriteria, { again: 'undecided' });
      await putInForce(await otherResult());
      await putInForce(await otherResult());
      expect(((await upload()).body as UploadEssaysReply).duplicates).toMatchObject([
        { outcome: 'kept_beside', twin: { essayId, hasDecisions: true } },
      ]);
    });
    await teacher.agent.get(`/api/essays/${essayId}`).expect(200);
  });
});
