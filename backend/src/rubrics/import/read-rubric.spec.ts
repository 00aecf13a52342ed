import { rubricAsCanvasCsv } from '@marklight/contracts/lms/canvas-rubric';
import { LEVELS } from '@marklight/contracts/grades';
import { createRubricRequestSchema } from '@marklight/contracts/rubrics.schema';
import * as fc from 'fast-check';
import { growthOf, WORSE_THAN_N_LOG_N } from '../../common/testing/growth';
import { RubricError } from '../rubrics.errors';
import { readRubric } from './read-rubric';

/** Of the text that is measured; a multiple of 16. */
const LARGEST = 64_000;
const FIVE = LEVELS.map(({ name }) => `${name} thesis`);

function refusal(text: string): RubricError {
  try {
    readRubric(text);
  } catch (error) {
    if (error instanceof RubricError) return error;
    throw error;
  }
  throw new Error('this was understood');
}

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

  it('goes out and comes in again unchanged, with any number of levels, and so does our JSON', () => {
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
    [`${THREE}\nA,Thesis,,,Full,,ten,None,,0`, /Line 2: “ten” are no points for a rating/],
    [`${THREE}\nA,Thesis,,,Full,,10`, /Line 2: An own scale has from 2 to 10 levels\./],
    [`${THREE}\nA,Thesis,,,Full,,0,None,,0`, /Line 2: no rating gives any points\./],
    [`${THREE}\nA,,,,Full,,1,None,,0`, /Line 2: the criterion has no name\./],
    ['Rubric Name,Criteria Name\nA,Thesis', /Line 1: a rubric from Canvas has the columns Rubric Name/],
    [THREE, /there are no criteria under this header/],
  ])('that is wrong is refused with the place: %j', (text, message) => {
    expect(refusal(text).message).toMatch(message);
  });
});

describe('our JSON', () => {
  it('is read whole, except its owner, version and sharing', () => {
    const downloaded = {
      id: '7d1c2d52-3a1f-4a43-9f43-51a1ef0f8e6d',
      name: 'Year 9 argument',
      description: 'For term two',
      type: 'platform',
      isPublic: true,
      version: 7,
      sharedWith: [{ kind: 'email', value: 'a@b.example' }],
      criteria: [{ name: 'Thesis', description: 'Takes a side', weight: 30, levels: FIVE }],
    };
    expect(readRubric(JSON.stringify(downloaded, null, 2))).toEqual({
      name: 'Year 9 argument',
      description: 'For term two',
      type: 'custom',
      isPublic: false,
      criteria: downloaded.criteria,
    });
  });

  it('may be the list of criteria alone, as text or as objects', () => {
    expect(readRubric('["Thesis", {"name": "Evidence", "weight": 2}]').criteria).toEqual([
      { name: 'Thesis', description: '', weight: 1, levels: [] },
      { name: 'Evidence', description: '', weight: 2, levels: [] },
    ]);
  });

  it.each([
    ['{\n  "name": "A",\n  "criteria": [\n    {"name": "Thesis"\n  ]\n}', /^Line 5: this is not valid JSON/],
    ['{"name": "A"}', /no list called “criteria”/],
    ['{"criteria": []}', /“criteria” is empty/],
    ['[{"name": "A", "criteria": []}, {"name": "B", "criteria": []}]', /several rubrics/],
    ['{"criteria": ["A", {"name": "B", "weight": 0}]}', /Criterion 2: A weight must be above 0/],
    ['{"criteria": [{"name": "A", "levels": ["one", "two"]}]}', /Criterion 1: Describe all five levels/],
    ['{"criteria": [""]}', /Criterion 1: Please enter the criterion/],
  ])('that is wrong is refused with the place: %j', (text, message) => {
    expect(refusal(text).message).toMatch(message);
  });
});

describe('CSV', () => {
  it('has its columns in any order, and cells with commas, quotation marks and line breaks', () => {
    const csv =
      'Weight,Description,Criterion\r\n' +
      '60%,"Takes a side, and says ""why""",Thesis\r\n\r\n' +
      '40,"Two lines:\r\nfacts and sources",Evidence\r\n' +
      'Total,100\r\n';
    expect(readRubric(`\uFEFF${csv}`).criteria).toEqual([
      { name: 'Thesis', description: 'Takes a side, and says "why"', weight: 60, levels: [] },
      { name: 'Evidence', description: 'Two lines:\nfacts and sources', weight: 40, levels: [] },
    ]);
  });

  it('may separate with semicolons and write decimals with commas', () => {
    expect(readRubric('Criterion;Weight\nThesis;2,5').criteria[0]).toMatchObject({
      name: 'Thesis',
      weight: 2.5,
    });
  });

  it('may have no header: numbers are weights, the first words the criterion', () => {
    expect(readRubric('20,Thesis,Takes a side\n30,Evidence,Names sources').criteria).toEqual([
      { name: 'Thesis', description: 'Takes a side', weight: 20, levels: [] },
      { name: 'Evidence', description: 'Names sources', weight: 30, levels: [] },
    ]);
  });

  it('takes the single cell above the header as the name', () => {
    const rubric = readRubric(
      'Year 8 narrative,,\nCriterion,Weight,Description\nVoice,1,Sounds like somebody',
    );
    expect(rubric).toMatchObject({ name: 'Year 8 narrative', criteria: [{ name: 'Voice' }] });
  });

  it.each([
    [
      'Criterion,Weight\nThesis,20\n,30\nVoice,much',
      'Line 3: the criterion has no name. Line 4: “much” is not a weight. Write a number such as 20.',
    ],
    [
      'Criterion,Weight\n"Thesis\nhere",20\nVoice,-1',
      'Line 4: “-1” is not a weight. Write a number such as 20.',
    ],
    ['Criterion,Weight\nThesis,0', 'Line 2: A weight must be above 0.'],
    [
      'Criterion,Weight\nThesis,1001',
      'Line 2: A weight can be at most 1,000. Divide all weights by the same number; only their proportions count.',
    ],
    ['Criterion,Weight', 'Line 1: there are no criteria under this header.'],
  ])('names the lines that need a change: %j', (text, message) => {
    const error = refusal(text);
    expect(error.message).toBe(message);
    expect(error.fields).toEqual({ text: message });
  });

  it('counts the lines beyond the first five', () => {
    const wrong = (count: number) => refusal(`Criterion,Weight${'\nThesis,much'.repeat(count)}`).message;
    expect(wrong(5)).not.toContain('more');
    expect(wrong(6)).toMatch(/ 1 more line needs a change\.$/);
    expect(wrong(7)).toMatch(/ 2 more lines need a change\.$/);
  });

  it('says where a quotation mark never closes, and where commas make cells too many', () => {
    expect(refusal('Criterion,Weight\nThesis,1\n"Voice,2').message).toMatch(
      /^Line 3: a quotation mark opens/,
    );
    expect(refusal('Criterion,Description\nThesis,Clear, early').message).toMatch(
      /^Line 2: .*“early”, in quotation marks/,
    );
  });
});

describe('a pasted table', () => {
  it('has levels by our names or numbers, in any order', () => {
    const row = [...FIVE].reverse();
    const table = `Criterion\t4 Outstanding\tLevel 3\tSound\t1\tMissing\tWeight\nThesis\t${row.join('\t')}\t5`;
    expect(readRubric(table).criteria).toEqual([
      { name: 'Thesis', description: '', weight: 5, levels: FIVE },
    ]);
  });

  it.each([
    ['\tExcellent\tGood\tFair\tPoor', ['', 'd', 'c', 'b', 'a']],
    ['\tBeginning\tDeveloping\tProficient\tAdvanced', ['', 'a', 'b', 'c', 'd']],
    ['Criteria\tExceeds expectations (4)\tMeets (3)\tApproaching (2)\tBelow (1)', ['', 'd', 'c', 'b', 'a']],
    ['Criteria\tA\tB\tC\tD\tE', ['e', 'd', 'c', 'b', 'a']],
    ['Criteria\t0–20 marks\t21–40\t41–60\t61–80\t81–100', ['a', 'b', 'c', 'd', 'e']],
    ['Criteria\tNeeds work\tSatisfactory\tOutstanding', ['', 'a', 'b', '', 'c']],
  ])('may use another scale: %s', (header, levels) => {
    const cells = ['a', 'b', 'c', 'd', 'e'].slice(0, header.split('\t').length - 1);
    expect(readRubric(`${header}\nThesis\t${cells.join('\t')}`).criteria[0]?.levels).toEqual(levels);
  });

  it('leaves levels out where a row describes none', () => {
    expect(readRubric('Criterion\tGood\tPoor\nThesis\t\t').criteria[0]?.levels).toEqual([]);
  });

  it('may begin a cell with words in quotation marks', () => {
    expect(readRubric('Criterion\tDescription\nVoice\t"Show" more than tell').criteria[0]?.description).toBe(
      '"Show" more than tell',
    );
  });

  it('may be Markdown', () => {
    expect(readRubric('| Criterion | Weight |\n| --- | ---: |\n| Thesis \\| claim | 3 |').criteria).toEqual([
      { name: 'Thesis | claim', description: '', weight: 3, levels: [] },
    ]);
  });

  it.each([
    ['a column without meaning', 'Criterion\tMoon phase\tWeight\nThesis\tfull\t1', /^Line 1: .*“Moon phase”/],
    [
      'levels in no order',
      'Criterion\tGood\tPoor\tExcellent\nThesis\ta\tb\tc',
      /^Line 1: it is not clear which level is the lowest/,
    ],
    [
      'more levels than there are',
      'Criterion\t1\t2\t3\t4\t5\t6\nThesis\ta\tb\tc\td\te\tf',
      /^Line 1: this table has 6 columns for levels/,
    ],
    [
      'three columns of words without header',
      'Thesis\tclear\tearly\nVoice\tlively\town',
      /^Line 1: it is not clear what the 3 columns hold/,
    ],
  ])('is refused for %s', (_, text, message) => {
    expect(refusal(text).message).toMatch(message);
  });
});

describe('a list', () => {
  it('has one criterion per line, commas and all, with its description behind a colon', () => {
    expect(
      readRubric('1. Thesis: takes a side\n2. Uses facts, examples, and sources\n• Spelling').criteria,
    ).toEqual([
      { name: 'Thesis', description: 'takes a side', weight: 1, levels: [] },
      { name: 'Uses facts, examples, and sources', description: '', weight: 1, levels: [] },
      { name: 'Spelling', description: '', weight: 1, levels: [] },
    ]);
  });

  const THREE = ['Thesis', 'Evidence', 'Spelling'];
  it.each([
    ['that says so', 'Year 9 Persuasive Rubric\nThesis\nEvidence\nSpelling', 'Year 9 Persuasive Rubric'],
    ['with a label', 'Title: Phones at school\nThesis\nEvidence\nSpelling', 'Phones at school'],
    ['set as a heading', '## Phones at school\nThesis\nEvidence\nSpelling', 'Phones at school'],
    ['over a numbered list', 'Phones at school\n1. Thesis\n2. Evidence\n3. Spelling', 'Phones at school'],
    ['over a bulleted list', 'Phones at school:\n\n• Thesis\n• Evidence\n• Spelling', 'Phones at school'],
    ['above an empty line', 'Phones at school\n\nThesis\nEvidence\nSpelling', 'Phones at school'],
    ['without points', 'Phones at school\nThesis /6\nEvidence /6\nSpelling /3', 'Phones at school'],
    [
      'with the sum, and a total below',
      'Phones at school (15 marks)\nThesis /6\nEvidence /6\nSpelling /3\nTotal: /15',
      'Phones at school',
    ],
  ])('takes a title %s as the name of the rubric', (_, text, name) => {
    const rubric = readRubric(text);
    expect(rubric.name).toBe(name);
    expect(rubric.criteria.map((criterion) => criterion.name)).toEqual(THREE);
  });

  it.each([
    ['plain lines', 'Thesis\nEvidence\nSpelling'],
    ['numbers throughout', '1. Thesis\n2. Evidence\n3. Spelling'],
    ['points throughout', 'Thesis /6\nEvidence /6\nSpelling /3'],
    ['empty lines throughout', 'Thesis\n\nEvidence\n\nSpelling'],
    ['points whose first is the sum of the others', 'Thesis (50%)\nEvidence (30%)\nSpelling (20%)'],
    ['a numbered list copied without its first number', 'Thesis\n2. Evidence\n3. Spelling'],
    ['headings throughout', '# Thesis\n# Evidence\n# Spelling'],
    ['descriptions in groups', 'Thesis: takes a side\n\nEvidence: is given\nSpelling: is right'],
    ['lines above a total', 'Thesis\nEvidence\nSpelling\nTOTAL: 30'],
    ['lines above a total in marks', 'Thesis\nEvidence\nSpelling\nTotal marks: 30'],
    ['lines above a bare total', 'Thesis\nEvidence\nSpelling\nTotal 30 marks'],
  ])('takes the first of %s as a criterion', (_, text) => {
    const rubric = readRubric(text);
    expect(rubric.name).toBe('Imported rubric');
    expect(rubric.criteria.map((criterion) => criterion.name)).toEqual(THREE);
  });

  it.each([
    ['Thesis /6', 'Thesis', '', 6],
    ['Thesis (10 marks)', 'Thesis', '', 10],
    ['Thesis [2,5 pts]', 'Thesis', '', 2.5],
    ['1. Thesis: 20 %', 'Thesis', '', 20],
    ['Thesis – 10 points', 'Thesis', '', 10],
    ['Thesis ____ / 6', 'Thesis', '', 6],
    ['Thesis out of 6', 'Thesis', '', 6],
    ['Thesis (1 mark): takes a side', 'Thesis', 'takes a side', 1],
    ['Thesis /4: takes a side', 'Thesis', 'takes a side', 4],
    ['Thesis: takes a side (4 points)', 'Thesis', 'takes a side', 4],
    ['Thesis (4 points) that takes a side', 'Thesis that takes a side', '', 4],
    ['Late work loses 5 marks', 'Late work loses 5 marks', '', 1],
    ['Explains 2/3 of the sources', 'Explains 2/3 of the sources', '', 1],
    ['Uses sources (at least 3)', 'Uses sources (at least 3)', '', 1],
    ['Within the word limit, +/- 10%', 'Within the word limit, +/- 10%', '', 1],
    ['Has quotations under 5-10%', 'Has quotations under 5-10%', '', 1],
    ['Part 2 – 10 marks', 'Part 2', '', 10],
  ])('takes points as the weight: %j', (line, name, description, weight) => {
    expect(readRubric(line).criteria).toEqual([{ name, description, weight, levels: [] }]);
  });

  it('takes points in a table’s names or cells as the weight', () => {
    const weights = (text: string) => readRubric(text).criteria.map(({ name, weight }) => [name, weight]);
    const expected = [
      ['Thesis', 6],
      ['Voice', 4],
    ];
    expect(weights('Criterion\tDescription\nThesis (/6)\tclear\nVoice (4 marks)\tlively')).toEqual(expected);
    expect(weights('Criterion\tMarks\nThesis\t(6 marks)\nVoice\t/4')).toEqual(expected);
    expect(weights('Thesis\t/6\nVoice\t/4')).toEqual(expected);
  });

  it('is refused where points are no weight, with the line', () => {
    expect(refusal('Essay\n\nThesis /2000\nEvidence /4\nVoice /0').message).toBe(
      'Line 3: “Thesis /2000”: A weight can be at most 1,000. Divide all weights by the same number; only their proportions count. ' +
        'Line 5: “Voice /0”: A weight must be above 0.',
    );
  });

  it('are taken as they are written above 100 too, as weights are relative', () => {
    expect(readRubric('Thesis /120\nVoice (80 marks)').criteria.map(({ weight }) => weight)).toEqual([
      120, 80,
    ]);
    expect(readRubric('Criterion,Points\nThesis,150\nVoice,50').criteria[0]?.weight).toBe(150);
  });

  it('may hold 300 criteria and no more', () => {
    const list = (count: number) => Array.from({ length: count }, (_, n) => `Point ${n}`).join('\n');
    expect(readRubric(list(300)).criteria).toHaveLength(300);
    expect(refusal(list(301)).message).toBe(
      'Line 301: a rubric can have at most 300 criteria, and this list has more.',
    );
  });

  it('is refused when it is empty or a line is too long for a criterion', () => {
    expect(refusal(' \n\t\n').message).toMatch(/nothing here yet/);
    expect(refusal(`Thesis\n${'x'.repeat(1_001)}`).message).toMatch(
      /^Line 2: a criterion can have at most 1000 characters/,
    );
  });
});

describe('any text', () => {
  it('becomes a valid rubric or a refusal for people', () => {
    const piece = fc.constantFrom(
      'Criterion',
      'Weight',
      'Good',
      'Poor',
      '20',
      '"',
      ',',
      '\t',
      '\n',
      '|',
      ';',
      '{',
      '[',
      ' ',
      'ä',
    );
    fc.assert(
      fc.property(
        fc.array(fc.oneof(piece, fc.string())).map((pieces) => pieces.join('')),
        (text) => {
          try {
            expect(createRubricRequestSchema.safeParse(readRubric(text)).success).toBe(true);
          } catch (error) {
            if (!(error instanceof RubricError)) throw error;
            expect(error.message).not.toBe('');
          }
        },
      ),
      { numRuns: 500 },
    );
  });

  it.each(['"', '"a', ',', '"x\t', '|\n', '_', ' :', '(1 mark', 'x /6\n', '\n\n- '])(
    'is read in time that grows no faster than n log n: %j repeated',
    (piece) => {
      const growth = growthOf(LARGEST, (size) => piece.repeat(size / piece.length), refusalOrRubric);
      expect(growth).toBeLessThan(WORSE_THAN_N_LOG_N);
    },
  );
});

function refusalOrRubric(text: string): void {
  try {
    readRubric(text);
  } catch (error) {
    if (!(error instanceof RubricError)) throw error;
  }
}
