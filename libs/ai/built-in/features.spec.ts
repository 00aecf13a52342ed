import type { LintFinding, Linter } from '@marklight/text/linter';
import { readEssay } from './essay-reading';
import { type EssayFeatures, featuresOf } from './features';
import { qualitiesOf } from './levels/qualities';

/** Takes every word with a z in it for misspelt. */
const linter: Linter = {
  lint: (text) =>
    Promise.resolve(
      [...text.matchAll(/\p{L}*z\p{L}*/gu)].map((m): LintFinding => ({
        kind: 'spelling',
        start: m.index,
        end: m.index + m[0].length,
        text: m[0],
        message: '',
        suggestions: [],
      })),
    ),
};
const measured = async (essayText: string, task: string | null = null): Promise<EssayFeatures> =>
  featuresOf(await readEssay({ essayText, task, locale: 'en-AU', studentName: null, criteria: [] }, linter));
const ESSAY =
  'Rivers carry soil from the mountains. The soil settles where the current slows. Farmers plant rice on those banks.';

describe('featuresOf', () => {
  it('counts a misspelt word neither as said nor as a new content word', async () => {
    const [right, wrong] = [await measured(ESSAY), await measured(ESSAY.replace('mountains', 'mouztains'))];
    expect(wrong.soundWords).toBe(right.soundWords - 1);
    expect(wrong.contentTypes).toBe(right.contentTypes - 1);
    expect(wrong.growth).toBe(right.growth - 1);
  });
  it('lets new content grow with new sentences, and not with repeated or listed words', async () => {
    const { growth } = await measured(ESSAY);
    const more = await measured(`${ESSAY} Flooded fields feed villages downstream.`);
    expect(more.growth).toBeGreaterThan(growth);
    expect((await measured(`${ESSAY} ${ESSAY}`)).growth).toBe(growth);
    const list = 'Rivers lakes ponds streams brooks creeks canals oceans lagoons springs glaciers marshes.';
    expect((await measured(list)).growth).toBe(6);
  });
  it('counts the sentences of a source that an answer takes up', async () => {
    const source = `Explain how the writer shows the journey. ${'The old boat crossed the stormy harbour. Her uncle mended the torn fishing nets. A letter arrived from the distant capital. '.repeat(12)}`;
    const answer = 'The boat is old, and it crossed a stormy harbour, so the journey seems dangerous to her.';
    expect((await measured(answer, source)).sourcePoints).toBe(12);
    expect((await measured('It was about a trip on the sea.', source)).sourcePoints).toBe(0);
    expect((await measured(answer)).sourcePoints).toBeNull();
  });
});

describe('qualitiesOf', () => {
  it('expects less length of an answer to a source than of an essay', async () => {
    const features = await measured(ESSAY.repeat(1));
    const answering = { ...features, sourceWords: 60, sourcePoints: 20 };
    expect(qualitiesOf(answering).development).toBeGreaterThan(qualitiesOf(features).development);
  });
  it('rates the same words lower the worse their order is', async () => {
    const features = await measured(ESSAY);
    const [best, chance] = [1, 0.5].map(
      (orderliness) => qualitiesOf({ ...features, orderliness }).overall,
    ) as [number, number];
    expect(chance).toBeLessThan(best);
  });
});
