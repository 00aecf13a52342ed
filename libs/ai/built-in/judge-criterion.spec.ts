import { segment } from '@marklight/text/segmentation';
import type { Linter } from '@marklight/text/linter';
import type { ProposedFeedback } from '../provider';
import { createBuiltInProvider } from './provider';
import { levelOfQuality } from './levels/level-starts';

const noMistakes: Linter = { lint: () => Promise.resolve([]) };
const SENTENCES = [
  'Our council should open the swimming pool in winter, because many older people swim for their health.',
  'For example, my grandfather swam three times a week until the pool closed in April.',
  'Since then he has walked with a stick, and his doctor is worried about his heart.',
  'Some residents say that heating the water costs too much.',
  'However, a survey in the next town found that winter tickets paid for two thirds of the heating.',
  'The rest was less than the council spends on flags and lights.',
  'A warm pool also gives students a place to meet when the parks are wet and dark.',
  'Therefore the council should heat the pool, and I hope that it decides before June.',
];
async function judged(
  essayText: string,
  criterion: string,
  task: string | null = null,
): Promise<ProposedFeedback | undefined> {
  const { feedback } = await createBuiltInProvider(noMistakes).grade({
    essayText,
    studentName: null,
    locale: 'en-AU',
    criteria: [{ text: criterion, weight: 1 }],
    task,
  });
  return feedback[0];
}
const confidenceIn = async (essayText: string, criterion: string): Promise<number> =>
  (await judged(essayText, criterion))?.confidence ?? -1;

describe('levelOfQuality', () => {
  it.each([
    [0, 0, 0],
    [0.2, 0, 1],
    [0.59, 0, 2],
    [0.8, 0, 4],
    [0.62, 0.05, 2],
    [0.58, -0.05, 3],
  ])('puts a quality of %d with a demand of %d at level %d', (quality, demand, level) => {
    expect(levelOfQuality(quality, demand)).toBe(level);
  });
});

describe('a kind’s own signs', () => {
  it('weigh less in an answer to a source than in an essay', async () => {
    const essay = SENTENCES.join(' ');
    const source = Array.from({ length: 20 }, (_, day) => `On day ${day} the pool was open for nine hours.`);
    const question = 'Explain what the council should do with the swimming pool in winter.';
    const weights = async (task: string): Promise<string | undefined> =>
      (await judged(essay, 'Quality of argument', task))?.chainOfThought;
    expect(await weights(question)).toContain('weighted 25 to 75');
    expect(await weights([...source, question].join(' '))).toContain('weighted 15 to 85');
  });
});

describe('confidence', () => {
  const essay = SENTENCES.join(' ');
  it('is lower on a short essay than on a longer one', async () => {
    expect(segment(essay).words.length).toBeGreaterThanOrEqual(120);
    expect(await confidenceIn(SENTENCES.slice(0, 3).join(' '), 'Cohesion')).toBeLessThan(
      await confidenceIn(essay, 'Cohesion'),
    );
  });
  it('is lower for a kind of criterion that a passage decides', async () => {
    expect(await confidenceIn(essay, 'Quality of argument')).toBeLessThan(
      await confidenceIn(essay, 'Word limit: 100 to 200 words'),
    );
  });
});
