import { essayAnalysisSchema } from '@marklight/contracts/analysis.schema';
import { analyzeText, characterCountOf } from './analyze-text';
import type { LintFinding, Linter } from './linter';

const finding = (kind: LintFinding['kind'], start: number, text: string): LintFinding => ({
  kind,
  start,
  end: start + text.length,
  text,
  message: 'm',
  suggestions: [],
});
const linter: Linter = {
  lint: () => Promise.resolve([finding('spelling', 4, 'dgo'), finding('capitalisation', 10, 'it')]),
};

describe('analyzeText', () => {
  it('fills every field of the contract', async () => {
    const analysis = await analyzeText('The dgo. it ran home.\n\nThen we slept.', 'en-AU', linter);
    expect(essayAnalysisSchema.parse(analysis)).toEqual(analysis);
    expect(analysis).toMatchObject({
      wordCount: 8,
      paragraphCount: 2,
      sentenceCount: 3,
      averageWordsPerSentence: 2.7,
      readabilityLevel: 'Very Easy',
    });
    expect(analysis.spellingErrors.map((f) => f.text)).toEqual(['dgo']);
    expect(analysis.grammarErrors.map((f) => f.text)).toEqual(['it']);
  });
  it.each([
    ['a title', 'Why Phones Belong in Lockers\n\n', ''],
    ['a name and a date', 'Name: Mia Chen\n12 March 2026\n\n', ''],
    ['the salutation and sign-off of a letter', 'Dear Ms Patel,\n\n', '\n\nYours sincerely,\nMia'],
  ])('counts %s neither as a sentence nor as a paragraph', async (_, above, below) => {
    const essay =
      'Phones should stay in lockers. They ring in class.\n\nSome need them to call home. The office has a phone.';
    const none = { lint: () => Promise.resolve([]) };
    const bare = await analyzeText(essay, 'en-AU', none);
    const framed = await analyzeText(above + essay + below, 'en-AU', none);
    expect(bare).toMatchObject({ sentenceCount: 4, paragraphCount: 2, averageWordsPerSentence: 5 });
    const { sentenceCount, paragraphCount, averageWordsPerSentence, readabilityScore } = bare;
    expect(framed).toMatchObject({
      sentenceCount,
      paragraphCount,
      averageWordsPerSentence,
      readabilityScore,
    });
    expect(framed.wordCount).toBeGreaterThan(bare.wordCount);
  });
  it('has zeros for a text without words', async () => {
    expect(await analyzeText('…', 'en-AU', { lint: () => Promise.resolve([]) })).toMatchObject({
      wordCount: 0,
      averageWordsPerSentence: 0,
      readabilityScore: 0,
    });
  });
});

it('counts characters as a reader does', () => {
  expect(['abc', 'a b\nc', 'naïve', '👩‍👩‍👧 ok', '  ', 'é'].map(characterCountOf)).toEqual([3, 4, 5, 4, 0, 1]);
});
