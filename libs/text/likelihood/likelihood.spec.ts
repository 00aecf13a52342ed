import { segment } from '../segmentation';
import { detect } from './detect';
import { detectionOf, WORDS_TO_TELL } from './detection';
import { likelihoodFeaturesOf, movingTypeTokenRatio } from './features';
import { logitOf } from './model';

const MACHINE_LIKE = Array.from(
  { length: 12 },
  (_, at) =>
    `Furthermore, comprehensive collaboration fosters innovation ${at}, ensuring that individuals embrace diverse perspectives and enhance resilience across communities.`,
).join(' ');
const SPOKEN = Array.from(
  { length: 20 },
  (_, at) =>
    `So I went to the ${at}th game and it was really fun. My dad yelled a lot, because that is what he does when they lose and he had to drive us all the way home after it! `,
).join('');

describe('the likelihood', () => {
  it(`says nothing below ${WORDS_TO_TELL} words`, () => {
    const short = 'Furthermore, it is crucial to foster resilience. '.repeat(10);
    expect(detectionOf(segment(short))).toEqual({
      aiProbability: 50,
      humanProbability: 50,
      confidence: 0,
      tooShort: true,
    });
    const reply = detect(short);
    expect(reply).toMatchObject({ tooShort: true, passages: [] });
    expect(reply.analysis).toContain('too short to tell: it has 70 words,');
    expect(detect('Furthermore.').analysis).toContain('it has 1 word,');
  });
  it('puts formula-laden prose above spoken prose', () => {
    const [machine, spoken] = [MACHINE_LIKE, SPOKEN].map((text) => detectionOf(segment(text)));
    expect(machine?.aiProbability).toBeGreaterThan(80);
    expect(spoken?.aiProbability).toBeLessThan(20);
    expect((machine?.aiProbability ?? 0) + (machine?.humanProbability ?? 0)).toBe(100);
  });
  it('shows passages word for word and never accuses', () => {
    const { passages, analysis } = detect(MACHINE_LIKE);
    expect(passages.length).toBeGreaterThan(0);
    for (const { text, start, end } of passages) expect(MACHINE_LIKE.slice(start, end)).toBe(text);
    expect(analysis).toContain('never proof');
    expect(analysis).not.toMatch(/cheat|plagiar|caught|guilty|was written by AI/iu);
  });
  it('lets no single odd feature decide', () => {
    const features = likelihoodFeaturesOf(segment(SPOKEN));
    expect(logitOf({ ...features, formulas: 100 })).toBe(logitOf({ ...features, formulas: 1_000 }));
  });
  it('is finite for any text', () => {
    for (const text of ['', '。'.repeat(20), '1 2 3'])
      expect(Number.isFinite(logitOf(likelihoodFeaturesOf(segment(text))))).toBe(true);
  });
});

it('takes the mean share of different words in windows', () => {
  expect(movingTypeTokenRatio(['a', 'b', 'a', 'b'], 2)).toBe(1);
  expect(movingTypeTokenRatio(['a', 'a', 'a', 'b'], 2)).toBeCloseTo((0.5 + 0.5 + 1) / 3);
  expect(movingTypeTokenRatio([], 2)).toBe(0);
});
