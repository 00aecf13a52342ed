import { rubricAsCanvasCsv } from '@marklight/contracts/lms/canvas-rubric';
import { LEVELS } from '@marklight/contracts/grades';
import { readRubric } from './read-rubric';
import { refusal } from './testing/refusal';

const FIVE = LEVELS.map(({ name }) => `${name} thesis`);

describe('Canvas’ rubric CSV', () => {
  const HEADER = 'Rubric Name,Criteria Name,Criteria Description,Criteria Enable Range';
  const RATING = 'Rating Name,Rating Description,Rating Points';
  const THREE = `${HEADER},${RATING},${RATING},${RATING}`;

  it('is read with its own levels, which are put on the five by their points', () => {
    const text = `${THREE}\r\nLetter,Thesis,"Takes a side, clearly",true,Full,Holds,10,Half,,5,None,,0\r\nLetter,Evidence,,false,Yes,,4,No,,"0,0",,,\r\n`;
    expect(readRubric(text)).toMatchObject({
      name: 'Letter',
      criteria: [
        {
          ...{ name: 'Thesis', description: 'Takes a side, clearly', weight: 10 },
          levels: ['None', '', 'Half', '', 'Full: Holds'],
          ownScale: {
            isRange: true,
            levels: [
              { name: 'Full', description: 'Holds', points: 10 },
              { name: 'Half', description: '', points: 5 },
              { name: 'None', description: '', points: 0 },
            ],
          },
        },
        { name: 'Evidence', weight: 4, levels: ['No', '', '', '', 'Yes'], ownScale: { isRange: false } },
      ],
    });
  });

  it('may have numbered columns, and semicolons', () => {
    const header = `${HEADER},Rating Name 1,Rating Description 1,Rating Points 1,Rating Name 2,Rating Description 2,Rating Points 2`;
    const text = `${header}\nLetter,Thesis,,0,Good,,2.5,Poor,,1`.replaceAll(',', ';').replace('2.5', '2,5');
    expect(readRubric(text).criteria).toMatchObject([{ name: 'Thesis', weight: 2.5 }]);
  });

  it('is exported and imported again unchanged, with any number of levels, and so is our JSON', () => {
    const level = (n: number, points: number) => ({
      name: `Level ${n}, "named"`,
      description: n % 2 === 0 ? `=1+${n}\nand more; so` : '',
      points,
    });
    for (const count of [2, 3, 4, 5, 6, 10]) {
      const levels = Array.from({ length: count }, (_, n) => level(n, (count - 1 - n) * 2.5));
      const text = rubricAsCanvasCsv({
        name: 'Letter',
        criteria: ['Thesis', '-Evidence', "It's @ end"].map((name) => ({
          ...{ name, description: '- one\n- two', weight: 1, levels: [] },
          ownScale: { isRange: count === 3, levels },
        })),
      });
      const read = readRubric(text);
      expect(read.criteria.map(({ name }) => name)).toEqual(['Thesis', '-Evidence', "It's @ end"]);
      expect(read.criteria[0]?.ownScale).toEqual({ isRange: count === 3, levels });
      expect(rubricAsCanvasCsv(read)).toBe(text);
      const { name, description, criteria } = read;
      expect(readRubric(JSON.stringify({ name, description, criteria }))).toEqual(read);
    }
  });

  it('is made of the five levels for a criterion without its own, which come back with their points', () => {
    const given = { name: 'Thesis', description: '', weight: 8, levels: FIVE };
    const [read] = readRubric(rubricAsCanvasCsv({ name: 'Letter', criteria: [given] })).criteria;
    expect(read).toMatchObject({ weight: 8 });
    expect(read?.ownScale?.levels.map(({ points }) => points)).toEqual([0, 2, 4, 6, 8]);
    expect(read?.ownScale?.levels.map(({ description }) => description)).toEqual(FIVE);
  });

  it.each([
    [
      `${THREE}\nA,Thesis,,,Full,,10\nB,Evidence,,,Full,,10`,
      /several rubrics \(“A”, “B” …\)\. Keep the rows of one\./,
    ],
    [`${THREE}\nA,Thesis,,,Full,,ten,None,,0`, /Line 2: “ten” is not a number of points for a rating/],
    [`${THREE}\nA,Thesis,,,Full,,10`, /Line 2: A rubric’s own scale has from 2 to 10 levels\./],
    [`${THREE}\nA,Thesis,,,Full,,0,None,,0`, /Line 2: no rating gives any points\./],
    [`${THREE}\nA,,,,Full,,1,None,,0`, /Line 2: the criterion has no name\./],
    ['Rubric Name,Criteria Name\nA,Thesis', /Line 1: a rubric from Canvas has the columns Rubric Name/],
    [THREE, /there are no criteria under this header/],
  ])('that is wrong is refused with the place: %j', (text, message) => {
    expect(refusal(text).message).toMatch(message);
  });
});
