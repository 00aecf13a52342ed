import {
  aPdfWithMetadata,
  expectFlagged,
  expectNoEffect,
  graded,
  HIDDEN,
  honestEssay,
  levelsOf,
  PARAGRAPHS,
  VISIBLE,
  withOrder,
} from './factories/attacks';
import { startTestApp, type TestApp } from './setup/test-app';

/* The same attacks on the AI service are in attacks-openai.test.ts: one server in a process at a time. */
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

describe('words that no reader sees', () => {
  it.each(HIDDEN)('%s: are reported (%s) and move nothing', async (...attack) => {
    await expectNoEffect(app, attack);
  });

  it('metadata, comments, attachments and running headers are not part of the essay', async () => {
    const attacked = await graded(app, aPdfWithMetadata());
    expect(attacked.essay.content).toBe(PARAGRAPHS.join('\n\n'));
    expect(levelsOf(attacked)).toEqual(levelsOf(await graded(app, honestEssay())));
  });
});

describe('words to the grader in the essay itself', () => {
  it.each(VISIBLE)('%s: is flagged and moves no level', async (_, order) => {
    const attacked = await graded(app, withOrder(order));
    expect(levelsOf(attacked)).toEqual(levelsOf(await graded(app, honestEssay())));
    expectFlagged(attacked, order);
  });
});
