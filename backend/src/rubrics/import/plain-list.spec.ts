import { readRubric } from './read-rubric';
import { refusal } from './testing/refusal';

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
