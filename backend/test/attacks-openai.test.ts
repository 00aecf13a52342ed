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
import { startAppWithAiService } from './setup/ai-service-app';
import type { TestApp } from './setup/test-app';
import type { OpenAiStandIn } from './stand-ins/openai/server';

/* A model that follows every order it reads: what protects the teacher must stand outside it. */
let service: OpenAiStandIn;
let close: () => Promise<void>;
let app: TestApp;
beforeAll(async () => {
  ({ app, service, close } = await startAppWithAiService({ env: {} }));
});
afterAll(() => close());
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
  it.each(VISIBLE)('%s: is flagged, put to the teacher, and moves no level', async (_, order) => {
    const attacked = await graded(app, withOrder(order));
    for (const item of attacked.result.feedback) expect(item.reviewReasons).toContain('instruction_in_essay');
    expectFlagged(attacked, order);
    expect(levelsOf(attacked)).toEqual(levelsOf(await graded(app, honestEssay())));
  });

  it('the model did obey, and the teacher reads what the levels were', async () => {
    const [[, order] = ['', '']] = VISIBLE;
    const attacked = await graded(app, withOrder(order));
    const honest = await graded(app, honestEssay());
    const obeyed = CRITERIA.map(() => 4).join(', ');
    expect(attacked.result.flags[0]?.message).toContain(
      `Levels changed from ${obeyed} to ${levelsOf(honest).join(', ')} when this passage was left out`,
    );
    expect(
      attacked.result.feedback.some((item) => item.reviewReasons.includes('level_moved_by_passage')),
    ).toBe(true);
    expect(honest.result.flags).toEqual([]);
    for (const item of honest.result.feedback)
      expect(item.reviewReasons).not.toContain('instruction_in_essay');
  });
});
