import type { GradingResult } from '@marklight/contracts/grading';
import { aFeedbackItem, aNotAssessedItem, aResult } from '../testing/builders';
import { readCsv } from '../../common/files/testing/read-csv';
import { reportCsv } from './report-csv';

async function* inChunks(...chunks: GradingResult[][]): AsyncGenerator<GradingResult[]> {
  yield* chunks;
}

let timeZone = 'UTC';
afterEach(() => {
  timeZone = 'UTC';
});

async function csvOf(...chunks: GradingResult[][]): Promise<string> {
  let text = '';
  const results = () => inChunks(...chunks);
  for await (const part of reportCsv({ results, placesOf: async () => new Map() }, timeZone)) text += part;
  return text;
}

/** The table as one object a row, by column name. */
async function recordsOf(...chunks: GradingResult[][]): Promise<Record<string, string | undefined>[]> {
  const [header = [], ...rows] = readCsv(await csvOf(...chunks));
  return rows.map((row) => Object.fromEntries(header.map((name, index) => [name, row[index]])));
}

describe('reportCsv', () => {
  it('starts with a byte-order mark and ends each row with CRLF', async () => {
    const text = await csvOf([aResult()]);
    expect(text.startsWith('\uFEFF"Student","Essay file","Grade"')).toBe(true);
    expect(text.endsWith('\r\n')).toBe(true);
    expect(text.split('\r\n')).toHaveLength(3);
  });

  it('gives one row an essay, with the score as plain numbers', async () => {
    const [row] = await recordsOf([
      aResult({
        grade: 'C',
        score: 3.5,
        totalCriteria: 5,
        percentage: 69.96,
        provider: 'openai',
        model: 'a-model',
        strictness: 'lenient',
      }),
    ]);
    expect(row).toMatchObject({
      Student: 'Alex Example',
      'Essay file': 'essay-1.pdf',
      Grade: 'C',
      Score: '3.5',
      'Out of': '5',
      Percentage: '70',
      'Language standard': 'Australian English',
      Strictness: 'Lenient',
      'Graded by': 'a-model',
      'Graded at (UTC)': '2026-11-20 22:05:00',
    });
    expect(await csvOf([aResult({ score: 3.5 })])).toContain(',3.5,1,75,');
  });

  it('gives times by the clock that is asked for, and says which', async () => {
    timeZone = 'Australia/Sydney';
    const [row] = await recordsOf([aResult()]);
    expect(row?.['Graded at (Australia/Sydney)']).toBe('2026-11-21 09:05:00');
  });

  it('has all the words for the student, lists with one entry to a line', async () => {
    const [row] = await recordsOf([
      aResult({
        feedback: [aFeedbackItem({ criteria: 'Evidence', improvementSteps: ['First.', '=Second.'] })],
        overallAnalysis: { ...aResult().overallAnalysis, strengths: ['One.', 'Two.'], remark: '@Well done.' },
      }),
    ]);
    expect(row).toMatchObject({
      '1. Evidence: quotes': 'School gardens teach patience.',
      '1. Evidence: steps to improve': 'First.\n=Second.',
      '1. Evidence: corrected sentence or model answer':
        'An outstanding essay also says why the position matters.',
      'Overall remark': "'@Well done.",
      Strengths: 'One.\nTwo.',
      'Next steps': 'Add one source to each paragraph.',
      'Linguistic complexity': 'Plain words, some long sentences.',
      Originality: '64',
    });
  });

  it('names the columns by the criteria where all essays share them', async () => {
    const feedback = [
      aFeedbackItem({ criteria: 'Clear position', level: 2 }),
      aFeedbackItem({ criteria: 'Evidence', level: 0 }),
    ];
    const [row] = await recordsOf([aResult({ feedback })], [aResult({ id: 'result-2', feedback })]);
    expect(row).toMatchObject({
      '1. Clear position: level (0–4)': '2',
      '1. Clear position: level name': 'Sound',
      '1. Clear position: status': 'Adequate',
      '2. Evidence: level (0–4)': '0',
      '2. Evidence: level name': 'Missing',
      '2. Evidence: status': 'Needs work',
    });
  });

  it('numbers the columns and names the criteria in the rows where sets differ', async () => {
    const one = aResult({
      id: '1',
      feedback: [aFeedbackItem({ criteria: 'A' }), aFeedbackItem({ criteria: 'B', level: 1 })],
    });
    const other = aResult({ id: '2', feedback: [aFeedbackItem({ criteria: 'C', level: 4 })] });
    const rows = await recordsOf([one], [other]);
    expect(rows[0]).toMatchObject({ 'Criterion 1': 'A', 'Criterion 2': 'B', 'Criterion 2 level (0–4)': '1' });
    expect(rows[1]).toMatchObject({
      'Criterion 1': 'C',
      'Criterion 1 level name': 'Outstanding',
      'Criterion 2': '',
      'Criterion 2 level (0–4)': '',
    });
  });

  it('gives every row as many cells as the header', async () => {
    const results = [3, 1, 5].map((count, index) =>
      aResult({
        id: String(index),
        feedback: Array.from({ length: count }, (_, i) => aFeedbackItem({ criteria: `${count}-${i}` })),
      }),
    );
    const widths = new Set(readCsv(await csvOf(results)).map((row) => row.length));
    expect(widths.size).toBe(1);
  });

  it('says what was assessed, and leaves the cells of a criterion without a level empty', async () => {
    const [row] = await recordsOf([
      aResult({
        grade: 'B',
        score: 0.8,
        percentage: 75,
        feedback: [aFeedbackItem({ criteria: 'A' }), aNotAssessedItem({ criteria: 'B' })],
      }),
    ]);
    expect(row).toMatchObject({
      Grade: 'B',
      Score: '0.8',
      'Out of': '1',
      'Criteria assessed': '1 of 2',
      Provisional: 'Yes',
      '2. B: level (0–4)': '',
      '2. B: level name': '',
      '2. B: status': 'Not marked',
      '2. B: feedback': '',
      'Needs your eye': 'Criterion 2: Not marked. Handwriting cannot be seen in typed text.',
    });
  });

  it('has no grade, score or percentage where nothing was assessed', async () => {
    const [row] = await recordsOf([
      aResult({ grade: null, score: null, percentage: null, feedback: [aNotAssessedItem()] }),
    ]);
    expect(row).toMatchObject({
      Grade: 'No grade yet',
      Score: '',
      'Out of': '0',
      Percentage: '',
      'Criteria assessed': '0 of 1',
      Provisional: 'Yes',
    });
  });

  it('disarms formulas in names, file names, criteria and feedback', async () => {
    const result = aResult({
      essay: { studentName: '=HYPERLINK("http://example.test")', filename: '@file.pdf' },
      feedback: [aFeedbackItem({ criteria: '+criterion', feedback: '-1' })],
    });
    const other = aResult({ id: '2', feedback: [] });
    const [row] = await recordsOf([result, other]);
    expect(row).toMatchObject({
      Student: '\'=HYPERLINK("http://example.test")',
      'Essay file': "'@file.pdf",
      'Criterion 1': "'+criterion",
      'Criterion 1 feedback': "'-1",
    });
  });

  it.each(['Zoë "Zed" O\'Neil', 'Иванов, Дмитрий', '李小龙', 'محمد\nعبد الله', 'שרה 🙂', 'a;b\tc'])(
    'keeps the name %j whole',
    async (studentName) => {
      const [row] = await recordsOf([aResult({ essay: { studentName } })]);
      expect(row?.Student).toBe(studentName);
    },
  );

  it('says what needs a second look', async () => {
    const [row] = await recordsOf([
      aResult({
        feedback: [aFeedbackItem(), aFeedbackItem({ reviewReasons: ['low_confidence'] })],
        flags: [{ code: 'too_short', message: 'This essay is very short.', evidence: null }],
      }),
    ]);
    expect(row?.['Needs your eye']).toBe(
      'This essay is very short.\nCriterion 2: The grader is not sure about this level.',
    );
  });

  it('states no doubt of the grader about a level that the teacher decided', async () => {
    const decided = { level: 4, proposed: { level: 1, feedback: '' } } as const;
    const [row] = await recordsOf([
      aResult({
        feedback: [aFeedbackItem({ ...decided, reviewReasons: ['low_confidence', 'no_evidence'] })],
      }),
    ]);
    expect(row?.['Needs your eye']).toBe('');
  });

  it('leaves out a result that arrives while the table is written, and never repeats one', async () => {
    const walks = [
      [aResult({ id: 'old' })],
      [aResult({ id: 'new' }), aResult({ id: 'old' }), aResult({ id: 'old' })],
    ];
    let text = '';
    const results = () => inChunks(walks.shift() ?? []);
    for await (const part of reportCsv({ results, placesOf: async () => new Map() }, 'UTC')) text += part;
    expect(readCsv(text)).toHaveLength(2);
  });

  it('gives nothing if there are no results', async () => {
    expect(await csvOf([])).toBe('');
  });
});
