import { quoteAround, quoteOf } from './judged-essay';
import { readEssay } from './essay-reading';

async function sentenceOf(essayText: string) {
  const request = { essayText, studentName: null, locale: 'en-AU' as const, criteria: [], task: null };
  const [sentence] = (await readEssay(request, { lint: () => Promise.resolve([]) })).sentences;
  if (sentence === undefined) throw new Error('There is no sentence.');
  return sentence;
}

const LONG =
  'The council wants to close the pool in winter because it costs a great deal to heat the water for the few who swim there and those who do not swim say that they should not have to pay for a thing that they never use.';

describe('the words of a long sentence that a quotation shows', () => {
  it('end where a thought ends, and never before a “not”', async () => {
    const quote = quoteOf(await sentenceOf(LONG));
    expect(LONG.startsWith(quote)).toBe(true);
    expect(quote.split(' ').length).toBeLessThanOrEqual(28);
    expect(LONG.slice(quote.length).trim()).not.toMatch(/^(?:not|never)\b/u);
    expect(quote).toMatch(/who swim there$/u);
  });
  it('have the mistake among them that is spoken of', async () => {
    const sentence = await sentenceOf(LONG.replace('never use', 'nevver use'));
    expect(quoteOf(sentence)).not.toContain('nevver');
    expect(quoteAround(sentence, 'nevver')).toContain('nevver');
    expect(sentence.text).toContain(quoteAround(sentence, 'nevver'));
  });
  it('are all of a short one', async () => {
    expect(quoteAround(await sentenceOf('We saw a nevver and left.'), 'nevver')).toBe(
      'We saw a nevver and left.',
    );
  });
});
