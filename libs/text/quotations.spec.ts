import { citationsOf, insideOf, notOwnWordsOf, quotationsOf, referenceListOf } from './quotations';

const cut = (text: string, spans: readonly { start: number; end: number }[]): string[] =>
  spans.map(({ start, end }) => text.slice(start, end));

describe('quotationsOf', () => {
  it.each([
    ['She said “come here” and "go away".', ['“come here”', '"go away"']],
    ["It is my friend's and my dog's bone.", []],
    ['He wrote ‘a long quotation here’ once.', ['‘a long quotation here’']],
    ['A 6" nail and a 7" nail', []],
  ])('in %j', (text, expected) => {
    expect(cut(text, quotationsOf(text))).toEqual(expected);
  });
});

describe('citationsOf', () => {
  it.each([
    ['It rose (Nguyen & Brown, 2019, p. 4).', ['(Nguyen & Brown, 2019, p. 4)']],
    ['Brown (2020) agrees [12].', ['Brown (2020)', '[12]']],
    ['It ended (in 1990, they say).', []],
    ['As shown (Smith 24).', ['(Smith 24)']],
  ])('in %j', (text, expected) => {
    expect(cut(text, citationsOf(text))).toEqual(expected);
  });
});

it('takes the list of sources at the end for not the writer’s words', () => {
  const text = `${'An essay sentence. '.repeat(20)}\n\nReferences\nNguyen, T. (2019). Teh book.`;
  expect(referenceListOf(text)?.start).toBe(text.indexOf('References'));
  expect(insideOf(notOwnWordsOf(text))(text.indexOf('Teh'))).toBe(true);
  expect(insideOf(notOwnWordsOf(text))(3)).toBe(false);
});

it('answers on long runs of one mark', () => {
  for (const unit of ['A', '(', '"', '“', "'", 'a.', '[1,'])
    expect(notOwnWordsOf(unit.repeat(50_000))).toBeInstanceOf(Array);
});
