import { judgedEssayOf } from '../testing/judged-essay-of';
import { countedLevelOf, type CountedLevel } from './countable';

const QUOTED = [
  'A town without books is a house without windows',
  'Readers grow up in quiet corners',
  'Doors are there to be opened',
];
const paragraph = (quoted: string): string =>
  `The library should open on Sundays, because many families have no quiet room at home. “${quoted}”, our teacher says, and she is right about this.`;

/** The level of an essay with this number of paragraphs, each with one quotation. */
async function counted(paragraphs: number, ...descriptions: string[]): Promise<CountedLevel | null> {
  const essayText = QUOTED.slice(0, paragraphs).map(paragraph).join('\n\n');
  return countedLevelOf(await judgedEssayOf(essayText), descriptions);
}

describe('the level that counting gives, in words for the teacher', () => {
  it.each<[string, number, string[], Partial<CountedLevel> | null]>([
    [
      'one level, where each number has its own',
      2,
      ['No quotations', 'One quotation', 'Two quotations', 'Three quotations', 'Four or more quotations'],
      {
        least: 2,
        most: 2,
        because:
          'The essay has 2 quotations; the rubric asks for none at level 0, 1 at level 1, 2 at level 2, 3 at level 3, at least 4 at level 4. Quoted passages of 3 words or more were counted, without titles. That makes level 2 (Sound).',
      },
    ],
    [
      'at most a level',
      1,
      ['', '', '', 'At least two quotations', ''],
      {
        least: 0,
        most: 2,
        because:
          'The essay has 1 quotation; the rubric asks for at least 2 at level 3. Quoted passages of 3 words or more were counted, without titles. That allows at most level 2 (Sound); within that, the grader went by the criterion’s name.',
      },
    ],
    [
      'at least a level',
      3,
      ['', '', '', 'At least two quotations', ''],
      {
        least: 3,
        most: 4,
        because:
          'The essay has 3 quotations; the rubric asks for at least 2 at level 3. Quoted passages of 3 words or more were counted, without titles. That is at least level 3 (Strong); within that, the grader went by the criterion’s name.',
      },
    ],
    [
      'levels between two',
      1,
      ['', 'At least one quotation', '', '', 'At least four quotations'],
      {
        least: 1,
        most: 3,
        because:
          'The essay has 1 quotation; the rubric asks for at least 1 at level 1, at least 4 at level 4. Quoted passages of 3 words or more were counted, without titles. That allows levels 1 (Emerging) to 3 (Strong); within that, the grader went by the criterion’s name.',
      },
    ],
    [
      'a range, a limit and an exact number',
      3,
      ['', '', '', '', 'Exactly three paragraphs'],
      { because: expect.stringContaining('the rubric asks for exactly 3 at level 4.') as string },
    ],
    [
      'the lowest, where there is none',
      1,
      ['No citations', 'At least one citation', '', '', ''],
      { least: 0, most: 0, because: expect.stringContaining('The essay has no citations;') as string },
    ],
    [
      'the worse of two things that are asked for',
      2,
      [
        '',
        '',
        '',
        'At least one quotation and two paragraphs',
        'At least five quotations and two paragraphs',
      ],
      { most: 3, because: expect.stringMatching(/paragraphs;.*quotations;/u) as string },
    ],
    ['nothing, where nothing can be counted', 2, ['Poor', 'Fair', 'Good', 'Very good', 'Excellent'], null],
    ['nothing, without descriptions', 2, [], null],
  ])('%s', async (_, paragraphs, descriptions, level) => {
    const found = await counted(paragraphs, ...descriptions);
    if (level === null) expect(found).toBeNull();
    else expect(found).toMatchObject(level);
  });

  it('names a range, and a limit', async () => {
    const ranges = ['', '1 to 9 words', '10 to 19 words', '20 to 29 words', '30 to 99 words'];
    expect((await counted(1, ...ranges))?.because).toBe(
      'The essay has 33 words; the rubric asks for 1 to 9 at level 1, 10 to 19 at level 2, 20 to 29 at level 3, 30 to 99 at level 4. That makes level 4 (Outstanding).',
    );
    expect((await counted(1, '', '', '', '', 'At most 20 words'))?.because).toBe(
      'The essay has 33 words; the rubric asks for at most 20 at level 4. That allows at most level 3 (Strong); within that, the grader went by the criterion’s name.',
    );
  });

  it('is as sure as the least sure of the numbers', async () => {
    const words = await counted(1, '', '', '', '', 'At least 10 words');
    const both = await counted(1, '', '', '', '', 'At least 10 words and one reason');
    expect(both?.confidence).toBeLessThan(words?.confidence ?? 0);
  });
});
