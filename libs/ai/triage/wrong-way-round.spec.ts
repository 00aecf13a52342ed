import { wrongWayRound } from './wrong-way-round';

const LETTER = [
  'Dear Editor,',
  'The pool on Mill Street should stay open through the winter.',
  'Hundreds of us learn to swim there, and the nearest other pool is an hour away.',
  'Yours faithfully,',
  'Mia Chen',
];
const ESSAY = [
  'Every town should keep its library.',
  'It is warm, it is free, and it is open to everybody who lives there.',
  'In conclusion, a library costs little and gives much.',
];
const asText = (blocks: readonly string[], between = '\n\n') => blocks.join(between);
const turned = (blocks: readonly string[]) => [...blocks].reverse();

describe('a text the wrong way round', () => {
  it.each([
    ['an essay', ESSAY],
    ['a letter', LETTER],
  ])('%s is told only when its parts are turned round', (_, blocks) => {
    for (const between of ['\n\n', '\n']) {
      expect(wrongWayRound(asText(blocks, between))).toBeNull();
      expect(wrongWayRound(asText(turned(blocks), between))).toMatch(/in the wrong order\.$/);
    }
  });

  it('is told by the words it begins with', () => {
    expect(wrongWayRound(asText(turned(ESSAY)))).toBe(
      'The text begins with “In conclusion”: its parts may be in the wrong order.',
    );
  });

  it('is told of a letter whose salutation follows its closing line', () => {
    const late = ['Yours sincerely,', 'Mia Chen', 'Dear Mr Lee,', 'The pool should stay open.'];
    expect(wrongWayRound(asText(late))).toMatch(/^The letter’s salutation/);
  });

  it.each([
    ['is one block', 'In conclusion, the library should stay.'],
    [
      'answers a letter that it quotes first',
      asText([...LETTER, 'Dear Mia,', 'Thank you.', 'Yours sincerely,']),
    ],
    [
      'speaks of what is dear in its last words',
      asText([...ESSAY.slice(0, 2), 'Dear is what we lose, not what we pay.']),
    ],
    [
      'begins with a longer word',
      asText(['In conclusions drawn early there is danger.', 'So wait.', 'Then decide.']),
    ],
    ['is empty', ''],
  ])('is not told where the text %s', (_, text) => {
    expect(wrongWayRound(text)).toBeNull();
  });
});
