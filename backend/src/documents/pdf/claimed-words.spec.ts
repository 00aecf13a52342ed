import { lettersOf, linesShown, MISREAD, paintedLines } from './claimed-words';
import { glyphsOf } from './testing/glyphs';

const SEEN = lettersOf('The library is the place where everybody meets. It costs little, and it gives much.');
const shown = (text: string) => linesShown([glyphsOf(text)], SEEN, MISREAD)[0];

describe('a line that a page claims to show', () => {
  it.each([
    'The library is the place',
    'the Iibrary is thc place where everyb0dy mccts',
    'costs little, and it gives',
    'everybody',
  ])('is shown: %s', (text) => {
    expect(shown(text)).toBe(true);
  });

  it.each([
    'Quick brown zebras jump over five hundred lazy frogs',
    'It is evident that literacy nourishes a community',
    'The library is the place. Nevertheless, profound consequences follow from its neglect.',
    'off it',
    'everyone',
  ])('is not shown: %s', (text) => {
    expect(shown(text)).toBe(false);
  });

  it('is not looked for where a page claims far more than it can show', () => {
    const much = Array.from({ length: 40 }, (_, at) =>
      glyphsOf('The library is the place'.repeat(400), { y: at }),
    );
    expect(linesShown(much, SEEN.repeat(20), MISREAD)).not.toContain(true);
  });
});

describe('lines as they were painted', () => {
  it('end with their baseline, and where something else was painted', () => {
    const lines = paintedLines([
      ...glyphsOf('One line'),
      ...glyphsOf('and the next', { y: 684, from: 8 }),
      ...glyphsOf('later', { y: 684, from: 60 }),
    ]);
    expect(lines.map((line) => line.map(({ text }) => text).join(''))).toEqual([
      'One line',
      'and the next',
      'later',
    ]);
  });
});
