import { PDF_EXPORT_LINE_HEIGHT_MM, PDF_EXPORT_MARGIN_MM } from '@marklight/contracts/business';
import { NOTHING_SURE, type GradingResult } from '@marklight/contracts/grading';
import { aFeedbackItem, aNotAssessedItem, aResult } from '../testing/builders';
import { readPdf, type ReadPdf } from '../../common/pdf/testing/read-pdf';
import { NOT_REVIEWED_MARK } from '../hand-back/sheet';
import { FeedbackPdf } from './feedback-pdf';
import { packageFile, SCRIPT_FONTS } from '../../common/pdf/font-files';
import { printedResult } from './printed-result';

const MM = 72 / 25.4;
const START = { madeAt: new Date('2026-11-20T22:05:00Z'), timeZone: 'Australia/Sydney' };

function pdfOf(...results: GradingResult[]): Buffer {
  const pdf = new FeedbackPdf(START);
  const pieces = results.flatMap((result) => {
    pdf.add(printedResult(result, null));
    return pdf.take();
  });
  return Buffer.concat([...pieces, ...pdf.end()]);
}

function wordsOf(pdf: ReadPdf): string {
  return pdf.pages.flatMap((page) => page.texts.map(({ text }) => text)).join(' ');
}

const LONG =
  'The second paragraph gives a reason and then leaves it, so the reader waits for an example. '.repeat(12);

const long = aResult({
  feedback: Array.from({ length: 8 }, (_, i) =>
    aFeedbackItem({ criteria: `Criterion text ${i + 1}`, feedback: LONG }),
  ),
});

describe('FeedbackPdf', () => {
  let pdf: ReadPdf;
  beforeAll(() => {
    pdf = readPdf(pdfOf(long, aResult({ essay: { studentName: null, filename: 'unnamed.pdf' } })));
  });

  it('is A4', () => {
    for (const page of pdf.pages) {
      expect(page.width).toBeCloseTo(210 * MM, 0);
      expect(page.height).toBeCloseTo(297 * MM, 0);
    }
  });

  it('keeps everything inside the margins and begins at them', () => {
    const margin = PDF_EXPORT_MARGIN_MM * MM;
    // The mark of an essay that is not reviewed stands above them.
    const texts = pdf.pages.flatMap((page) => page.texts).filter(({ text }) => text !== NOT_REVIEWED_MARK);
    const left = Math.min(...texts.map((text) => text.left));
    expect(left).toBeCloseTo(margin, 1);
    expect(Math.max(...texts.map((text) => text.right))).toBeLessThanOrEqual(210 * MM - margin + 0.5);
    expect(Math.min(...texts.map((text) => text.baseline - 0.8 * text.size))).toBeGreaterThanOrEqual(
      margin - 0.5,
    );
    expect(Math.max(...texts.map((text) => text.baseline))).toBeLessThanOrEqual(297 * MM - margin);
  });

  it('sets the lines of a paragraph 6 mm apart', () => {
    const page = pdf.pages[1];
    const lines = (page?.texts ?? []).filter(({ text }) => /paragraph gives|waits for|leaves it/.test(text));
    const steps = lines.slice(1).map((line, index) => line.baseline - (lines[index]?.baseline ?? 0));
    expect(steps.length).toBeGreaterThan(5);
    expect(Math.min(...steps)).toBeCloseTo(PDF_EXPORT_LINE_HEIGHT_MM * MM, 1);
  });

  it('numbers every page and says when it was made, by the teacher’s clock', () => {
    pdf.pages.forEach((page, index) => {
      const footer = page.texts.map(({ text }) => text).join(' ');
      expect(footer).toContain(`21 November 2026, 09:05 AEDT · Page ${index + 1}`);
    });
  });

  it('begins each essay on a new page, named in the table of contents', () => {
    expect(pdf.outline).toEqual(['Alex Example', 'unnamed.pdf']);
    const last = pdf.pages.at(-1)?.texts.map(({ text }) => text) ?? [];
    expect(last).toContain('unnamed.pdf');
    expect(last).not.toContain('Alex Example');
  });

  it('gives assistive programs its title and language', () => {
    expect(pdf.title).toBe('Detailed feedback report');
    expect(pdf.language).toBe('en-AU');
  });

  it('ends no page with a heading', () => {
    for (const page of pdf.pages) {
      const body = page.texts
        .filter(({ size }) => size >= 9)
        .sort((one, other) => one.baseline - other.baseline);
      expect(body.at(-1)?.text).not.toMatch(
        /^(\d\. )?Criterion text|^Feedback by criterion|^Steps to improve|^Compared with/,
      );
    }
  });
});

describe('what FeedbackPdf prints', () => {
  it('names the insights to suit the kind of writing', () => {
    const story = aResult({ genre: { genre: 'story', basis: 'teacher', isSure: true } });
    expect(wordsOf(readPdf(pdfOf(story)))).toContain('Order of events: Claim, reason, example.');
    expect(wordsOf(readPdf(pdfOf(aResult())))).toContain('Argument structure: Claim, reason, example.');
  });

  it('holds every part of the feedback, and not the essay', () => {
    const result = aResult({
      grade: 'C',
      score: 2.5,
      totalCriteria: 4,
      percentage: 62.5,
      essay: { content: 'The whole essay text.' },
      feedback: [
        aFeedbackItem({ level: 1, reviewReasons: ['low_confidence'] }),
        aFeedbackItem({ evidence: [], identifiedText: 'No quote.' }),
      ],
      flags: [{ code: 'too_short', message: 'This essay is very short.', evidence: null }],
    });
    const words = wordsOf(readPdf(pdfOf(result)));
    for (const part of [
      'Alex Example',
      'Essay file: essay-1.pdf',
      'Grade C, 62.5%, score 2.5 out of 4 criteria',
      'Australian English',
      'The argument is easy to follow.',
      'Few sources are named.',
      'Add one source to each paragraph.',
      'Explains and gives reasons.',
      '1. States a clear position',
      'Emerging, level 1 of 4',
      'The position is stated in the opening',
      'School gardens teach patience.',
      'Name the other side of the question.',
      'An outstanding essay also says',
      'No quote.',
      'Every paragraph returns to gardens.',
    ]) {
      expect(words).toContain(part);
    }
    expect(words).not.toContain('The whole essay text.');
    expect(words).not.toMatch(/confident|not sure|Needs your eye|very short|Originality|64 of 100/);
  });

  it('says which criteria are not marked, and that the grade is provisional', () => {
    const feedback = [aFeedbackItem(), aNotAssessedItem({ weight: 2 })];
    const words = wordsOf(readPdf(pdfOf(aResult({ score: 0.8, feedback }))));
    expect(words).toContain('Grade B, 75%, score 0.8 out of 1 criterion · 1 of 2 criteria, provisional');
    expect(words).toContain('2. Neat handwriting Not marked weight 2 of 3 Insights');
    const final = wordsOf(readPdf(pdfOf(aResult({ score: 0.8, feedback, isProvisional: false }))));
    expect(final).toContain('score 0.8 out of 1 criterion · 1 of 2 criteria Graded by');
  });

  it('prints a level that the teacher gave without the grader’s confidence', () => {
    const item = aNotAssessedItem({
      level: 3,
      status: 'strong',
      feedback: 'Neat and even.',
      proposed: { level: null, feedback: '' },
    });
    const words = wordsOf(readPdf(pdfOf(aResult({ feedback: [item] }))));
    expect(words).toContain('1. Neat handwriting Strong, level 3 of 4 Neat and even. Insights');
  });

  it('leaves out a part of the whole of which the grader only says that it saw nothing', () => {
    const insights = { ...aResult().contextualInsights, thematicConsistency: NOTHING_SURE };
    const words = wordsOf(readPdf(pdfOf(aResult({ contextualInsights: insights }))));
    expect(words).not.toMatch(/Thematic consistency|built-in grader could/);
    expect(words).toContain('Linguistic complexity: Plain words');
  });

  it('says on an essay that is not reviewed that it is not', () => {
    const wordsFor = (status: 'ready_for_review' | 'reviewed') =>
      wordsOf(readPdf(pdfOf(aResult({ essay: { status } }))));
    expect(wordsFor('ready_for_review')).toContain('Not reviewed: a computer program proposed this');
    expect(wordsFor('reviewed')).not.toContain('Not reviewed');
  });

  it('says so at the foot of every page of that essay, and of no other', () => {
    const pages = (status: 'ready_for_review' | 'reviewed') =>
      readPdf(pdfOf({ ...long, essay: { ...long.essay, status } })).pages.length;
    const { pages: all } = readPdf(
      pdfOf(
        { ...long, essay: { ...long.essay, status: 'reviewed' } },
        { ...long, essay: { ...long.essay, status: 'ready_for_review' } },
        { ...long, essay: { ...long.essay, status: 'reviewed' } },
      ),
    );
    const marked = all.map(({ texts }) => texts.some(({ text }) => text === NOT_REVIEWED_MARK));
    const [reviewed, unreviewed] = [pages('reviewed'), pages('ready_for_review')];
    expect(unreviewed).toBeGreaterThan(1);
    const marks = (count: number, is: boolean) => Array<boolean>(count).fill(is);
    expect(marked).toEqual([
      ...marks(reviewed, false),
      ...marks(unreviewed, true),
      ...marks(reviewed, false),
    ]);
  });

  it.each([
    ['a level', { feedback: [aFeedbackItem({ proposed: { level: 1, feedback: 'Old.' } })] }],
    ['words on the whole', { proposedWhole: { remark: '' } }],
    [
      'a comment',
      { comments: [{ id: 'c', quote: 'gardens', start: 0, end: 7, words: 'Nice.', criterion: null }] },
    ],
  ])('does not deny that the teacher has decided something: %s', (_, decided) => {
    const words = wordsOf(readPdf(pdfOf(aResult(decided))));
    expect(words).toContain('The teacher has changed some of it, and has not finished checking it yet.');
    expect(words).not.toContain('the teacher has not checked it');
  });

  it('keeps the number before an Arabic criterion at the left', () => {
    const item = aFeedbackItem({ criteria: 'الإملاء', improvementSteps: [], suggestions: '' });
    const pdf = readPdf(pdfOf(aResult({ feedback: [item] })));
    const number = pdf.pages.flatMap((page) => page.texts).find(({ text }) => text.trim() === '1.');
    expect(number?.left).toBeCloseTo(PDF_EXPORT_MARGIN_MM * MM, 0);
    expect(wordsOf(pdf)).not.toMatch(/[\u2066-\u2069]/);
  });

  it('has no grade and no letter where nothing was assessed', () => {
    const result = aResult({ grade: null, score: null, percentage: null, feedback: [aNotAssessedItem()] });
    const words = wordsOf(readPdf(pdfOf(result)));
    expect(words).toContain('No grade yet · 0 of 1 criterion, provisional');
    expect(words).not.toMatch(/Grade [A-F]|null/);
  });

  it('leaves out headings with nothing under them', () => {
    const bare = { exemplarComparison: '', improvementSteps: [], suggestions: '' };
    const words = wordsOf(readPdf(pdfOf(aResult({ feedback: [aFeedbackItem(bare)] }))));
    expect(words).not.toMatch(/Compared with a model answer|Steps to improve/);
  });

  it.each([
    'Дмитрий Иванов',
    'Ελένη Παπαδοπούλου',
    'Nguyễn Thị Ánh',
    'محمد عبد الله',
    'שרה כהן',
    'Հայկ',
    'ნინო',
    'Łukasz Żółć',
  ])('prints the name %s', (studentName) => {
    const pdf = readPdf(pdfOf(aResult({ essay: { studentName } })));
    expect(wordsOf(pdf)).toContain(studentName);
    expect(pdf.outline).toEqual([studentName]);
  });

  it.each([
    ['李小龙', '@embedpdf/fonts-sc'],
    ['김민준', '@embedpdf/fonts-kr'],
    ['สมชาย', '@fontsource/noto-sans-thai'],
  ])(
    'prints the name %s if the font of its script is installed, and manages without',
    (studentName, fontPackage) => {
      const font = SCRIPT_FONTS.find((file) => file.package === fontPackage);
      const installed = font !== undefined && packageFile(font.package, font.regular) !== null;
      const words = wordsOf(readPdf(pdfOf(aResult({ essay: { studentName } }))));
      expect(words.includes(studentName)).toBe(installed);
      expect(words).toContain('Grade B');
    },
  );

  it('survives hostile text', () => {
    const hostile = [
      'x'.repeat(5_000),
      '\u202Eevil\u0000\u0007',
      '\uD800',
      'Z\u0351\u036b'.repeat(300),
      '  \n\n ',
      '%PDF) Tj ET (\\',
    ];
    const feedback = hostile.map((text) =>
      aFeedbackItem({ criteria: text, feedback: text, improvementSteps: [text] }),
    );
    const pdf = readPdf(
      pdfOf(aResult({ feedback, essay: { studentName: '  ', filename: hostile.join('') } })),
    );
    expect(wordsOf(pdf)).toContain('evil');
    expect(wordsOf(pdf)).toContain('%PDF) Tj ET (\\');
  });
});
