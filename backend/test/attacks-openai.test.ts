import {
  aPdfWithMetadata,
  CRITERIA,
  expectFlagged,
  expectNoEffect,
  graded,
  HIDDEN,
  honestEssay,
  levelsOf,
  MARK,
  PARAGRAPHS,
  VISIBLE,
  withOrder,
} from './factories/attacks';
import { startTestApp, type TestApp } from './setup/test-app';
import { startOpenAiStandIn, type OpenAiStandIn } from './stand-ins/openai/server';

/* A model that follows every order it reads: what protects the teacher must stand outside it. */
let service: OpenAiStandIn;
let app: TestApp;
beforeAll(async () => {
  service = await startOpenAiStandIn();
  app = await startTestApp({ env: { OPENAI_BASE_URL: service.baseUrl, OPENAI_API_KEY: 'a-test-key' } });
});
afterAll(async () => {
  await app.close();
  await service.close();
});
beforeEach(() => {
  service.reset();
  service.always({ type: 'obey' });
});

function expectNothingHiddenLeft(): void {
  const sent = JSON.stringify(service.requests);
  expect(sent).toContain('look after others');
  expect(sent).not.toMatch(MARK);
}

describe('words that no reader sees', () => {
  it.each(HIDDEN)('%s: are reported (%s), stay here and move nothing', async (...attack) => {
    await expectNoEffect(app, attack);
    expectNothingHiddenLeft();
  });

  it('metadata, comments, attachments and running headers never leave the server', async () => {
    const attacked = await graded(app, aPdfWithMetadata());
    expect(attacked.essay.content).toBe(PARAGRAPHS.join('\n\n'));
    expectNothingHiddenLeft();
    expect(levelsOf(attacked)).toEqual(levelsOf(await graded(app, honestEssay())));
  });
});

describe('words to the grader in the essay itself', () => {
  it.each(VISIBLE)('%s: is flagged, and every level is put to the teacher', async (_, order) => {
    const attacked = await graded(app, withOrder(order));
    for (const item of attacked.result.feedback) expect(item.reviewReasons).toContain('instruction_in_essay');
    expectFlagged(attacked, order);
  });

  it('the model did obey: without the flags its levels would have stood', async () => {
    const [[, order] = ['', '']] = VISIBLE;
    expect(levelsOf(await graded(app, withOrder(order)))).toEqual(CRITERIA.map(() => 4));
    const honest = await graded(app, honestEssay());
    expect(levelsOf(honest)).not.toEqual(CRITERIA.map(() => 4));
    expect(honest.result.flags).toEqual([]);
    for (const item of honest.result.feedback)
      expect(item.reviewReasons).not.toContain('instruction_in_essay');
  });
});
