import { LEVELS } from '@marklight/contracts/grades';
import { readRubric } from './read-rubric';
import { refusal } from './testing/refusal';

const FIVE = LEVELS.map(({ name }) => `${name} thesis`);

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
      /^Line 1: it is not clear what the 3 columns contain/,
    ],
  ])('is refused for %s', (_, text, message) => {
    expect(refusal(text).message).toMatch(message);
  });
});
