import { quoteFinder } from '../quote-check';
import { exemplarOf } from './exemplar';

const ESSAY =
  'School uniforms is good because it saves money. My brother acheived a lot. We won 12 games, and nobody was left out of the team.';
const TASK = 'Should Preston High keep its uniform?';
const of = (original: string, better: string) =>
  exemplarOf({ original, better }, quoteFinder(ESSAY), [ESSAY, TASK]);

describe('an exemplar', () => {
  it.each([
    [
      'School uniforms is good because it saves money.',
      'School uniforms are good because they save families money.',
    ],
    ['My brother acheived a lot.', 'My brother achieved a lot: [your example].'],
    ['We won 12 games, and nobody was left out of the team.', 'We won 12 games without leaving anybody out.'],
    ['School uniforms is good', 'Uniforms at Preston High are good'],
  ])('is the student’s sentence and how it could read: %s', (original, better) => {
    expect(of(original, better)).toEqual({ text: `“${original}” could read: “${better}”`, isFound: true });
  });

  it.each([
    ['a figure', 'School uniforms are good because they save $300 a year.'],
    ['a name', 'School uniforms are good, as Doctor Sanchez has shown.'],
    [
      'facts',
      'Uniforms reduce bullying, strengthen discipline and raise attendance across disadvantaged suburbs.',
    ],
    ['an essay', `Uniforms are good. ${'It saves money and it saves money. '.repeat(8)}`],
    ['nothing', 'School uniforms is good because it saves money.'],
    ['no words', '  '],
  ])('is left out where it brings %s', (_, better) => {
    expect(of('School uniforms is good because it saves money.', better)).toEqual({
      text: '',
      isFound: true,
    });
  });

  it('is left out where the sentence is not the student’s', () => {
    expect(of('School uniforms are a disaster.', 'Uniforms are good.')).toEqual({ text: '', isFound: false });
  });
});
