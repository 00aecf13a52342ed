import { strFromU8 } from 'fflate';
import type { WaitingApproval } from '@marklight/contracts/approvals';
import type { HandBackSummary } from '@marklight/contracts/hand-back';
import { readPdf } from '../src/common/pdf/testing/read-pdf';
import { readCsv } from '../src/common/files/testing/read-csv';
import { readDocx } from '../src/exports/testing/read-docx';
import { aHandBack, errorOf, INCLUDED, namesIn, pagesOf } from './factories/hand-back';
import { aTeacher } from './factories/people';

const handBack = aHandBack();
const { anEssay, ask, entriesOf, fileOf, table } = handBack;

describe('feedback files for a platform', () => {
  const reviewed = (studentName: string, filename: string) => anEssay(studentName, { filename });

  it('have the names that Moodle reads, and a list of what it cannot place', async () => {
    await reviewed('Jane Smith', 'Jane Smith_12_assignsubmission_file_essay.docx');
    await reviewed('Jane Smith', 'Jane Smith_12_assignsubmission_file_more.docx');
    await reviewed('Tom Baker', 'tom.pdf');
    await anEssay('Ada Late', { status: 'ready_for_review', filename: 'ada.pdf' });
    await anEssay('Ben Ungraded', { levels: null, filename: 'ben.pdf' });
    const entries = await entriesOf('moodle_zip');
    expect((await ask('moodle_zip')).headers).toMatchObject({
      'x-left-out': '3',
      'content-disposition': expect.stringContaining('-moodle-') as string,
    });
    expect(namesIn(entries)).toEqual([
      'Jane Smith_12_assignfeedback_file_feedback 2.pdf',
      'Jane Smith_12_assignfeedback_file_feedback.pdf',
      'Not included.txt',
    ]);
    expect(strFromU8(entries['Not included.txt']!).split('\r\n')).toEqual([
      'These essays are not included.',
      '',
      expect.stringContaining('did not come from a download') as string,
      '- Tom Baker: tom.pdf',
      '',
      'The result is not reviewed yet:',
      '- Ada Late: ada.pdf',
      '',
      'The essay has no result yet:',
      '- Ben Ungraded: ben.pdf',
      '',
    ]);
    const { body } = await handBack.teacher.agent
      .get('/api/hand-back/summary')
      .query({ assignmentId: handBack.assignmentId })
      .expect(200);
    expect((body as HandBackSummary).platformFiles).toEqual({
      moodle: { reviewed: 2, notReviewed: 0 },
      canvas: { reviewed: 0, notReviewed: 0 },
    });
    expect(errorOf(await ask('canvas_zip').expect(400)).code).toBe('no_platform_files');
  });

  it('answer each file that Canvas had with one of its name and type', async () => {
    await reviewed('Mary Doe', 'doemary_17_203_essay.docx');
    await reviewed('Zoe Roy', 'royzoe_LATE_18_204_essay.pdf');
    const entries = await entriesOf('canvas_zip');
    expect(namesIn(entries)).toEqual(['doemary_17_203_essay.docx', 'royzoe_LATE_18_204_essay.pdf']);
    expect(strFromU8(entries['royzoe_LATE_18_204_essay.pdf']!.subarray(0, 5))).toBe('%PDF-');
    expect(strFromU8(entries['doemary_17_203_essay.docx']!.subarray(0, 2))).toBe('PK');
  });
});

describe('what is handed back', () => {
  beforeEach(async () => {
    await anEssay('Mia Chen');
    await anEssay('Zoe Ito', { status: 'ready_for_review' });
    await anEssay('Not Graded', { levels: null });
  });

  it('is counted before', async () => {
    const { body } = await handBack.teacher.agent
      .get('/api/hand-back/summary')
      .query({ assignmentId: handBack.assignmentId })
      .expect(200);
    const none = { reviewed: 0, notReviewed: 0 };
    expect(body as HandBackSummary).toEqual({
      ...{ reviewed: 1, notReviewed: 1, withoutResult: 1 },
      ...{ otherLevel: [], fullMarks: null, platformFiles: { moodle: none, canvas: none } },
    });
  });

  it.each([
    [[12, 8], 20],
    [[1, 1.5], null],
  ])(
    'has the points of its rubric as full marks, where the weights are points: %j',
    async (weights, fullMarks) => {
      await handBack.app.database.query(
        `update criteria set details = $2::jsonb where id in (select criteria_id from grading_results where user_id = $1)`,
        [handBack.teacher.id, JSON.stringify(weights.map((weight) => ({ weight })))],
      );
      const { body } = await handBack.teacher.agent
        .get('/api/hand-back/summary')
        .query({ assignmentId: handBack.assignmentId })
        .expect(200);
      expect((body as HandBackSummary).fullMarks).toBe(fullMarks);
    },
  );

  it('is said before to have words that were written for another level, and approving says so too', async () => {
    const essayId = await anEssay('Ada Lind', { status: 'ready_for_review' });
    const review = (first: object | null, second: object | null) =>
      handBack.app.database.query('update grading_results set review = $2 where essay_id = $1', [
        essayId,
        JSON.stringify([first, second]),
      ]);
    const counted = async () => {
      const { body } = await handBack.teacher.agent
        .get('/api/hand-back/summary')
        .query({ assignmentId: handBack.assignmentId })
        .expect(200);
      const waiting = await handBack.teacher.agent.get('/api/approvals').query({ ids: essayId }).expect(200);
      const [{ otherLevelCriteria }] = waiting.body as [WaitingApproval];
      expect((body as HandBackSummary).otherLevel).toEqual(
        otherLevelCriteria === 0
          ? []
          : [{ essayId, name: 'Ada Lind', criteria: otherLevelCriteria, isReviewed: false }],
      );
      return otherLevelCriteria;
    };
    expect(await counted()).toBe(0);
    // Proposed are levels 3 and 1, each with "Good.", steps and a comparison.
    await review({ level: 1, feedback: 'Good.' }, null);
    expect(await counted()).toBe(1);
    await review({ level: 1, feedback: 'Mine.' }, { level: 4, feedback: 'Mine.', improvementSteps: [] });
    expect(await counted()).toBe(2);
    const own = { feedback: 'Mine.', improvementSteps: ['Mine.'], exemplarComparison: '' };
    await review({ level: 1, ...own }, { level: 1, feedback: 'Mine.' });
    expect(await counted()).toBe(0);
  });

  it('is what the teacher has reviewed, in every form', async () => {
    expect(readPdf(await fileOf('pdf')).outline).toEqual(['Mia Chen']);
    expect(namesIn(await entriesOf('pdf_zip'))).toEqual(['Mia Chen.pdf']);
    expect(namesIn(await entriesOf('docx_zip'))).toEqual(['Mia Chen.docx']);
    expect((await readDocx(await fileOf('docx'))).text).toContain('Mia Chen');
    expect((await table()).map(({ Student, Status }) => [Student, Status])).toEqual([
      ['Mia Chen', 'Reviewed'],
    ]);
  });

  it('includes the rest if asked, and every page and row of those says that it is not reviewed', async () => {
    const whole = readPdf(await fileOf('pdf', INCLUDED));
    expect(whole.outline).toEqual(['Mia Chen', 'Zoe Ito']);
    const files = await entriesOf('pdf_zip', INCLUDED);
    const documents = await entriesOf('docx_zip', INCLUDED);
    const pages = (name: string) => pagesOf(files[`${name}.pdf`] ?? new Uint8Array());
    for (const page of pages('Zoe Ito')) expect(page).toContain('Not reviewed');
    for (const page of pages('Mia Chen')) expect(page).not.toContain('Not reviewed');
    const [zoe, mia] = await Promise.all(
      ['Zoe Ito', 'Mia Chen'].map((name) => readDocx(documents[`${name}.docx`] ?? new Uint8Array())),
    );
    expect(zoe?.header).toBe('Not reviewed');
    expect(zoe?.text).toContain('Not reviewed');
    expect(`${mia?.header}${mia?.text}`).not.toContain('Not reviewed');
    expect((await table(INCLUDED)).map(({ Student, Status }) => [Student, Status])).toEqual([
      ['Mia Chen', 'Reviewed'],
      ['Zoe Ito', 'Not reviewed'],
    ]);
  });

  it('marks each page of a long sheet, not only the first', async () => {
    const levels = Object.fromEntries(Array.from({ length: 12 }, (_, n) => [`Criterion ${n + 1}`, 2]));
    const long = await anEssay('Long Sheet', { status: 'ready_for_review', levels });
    const pages = pagesOf(await fileOf('pdf', { ids: long, ...INCLUDED }));
    expect(pages.length).toBeGreaterThan(1);
    for (const page of pages) expect(page).toContain('Not reviewed');
    expect(pages[1]).toContain('Page 2');
  });

  it('marks them above the text, larger than the line at the foot', async () => {
    const long = await anEssay('Long Sheet', {
      status: 'ready_for_review',
      levels: Object.fromEntries(Array.from({ length: 12 }, (_, n) => [`Criterion ${n + 1}`, 2])),
    });
    const [, second] = readPdf(await fileOf('pdf', { ids: long, ...INCLUDED })).pages;
    const [mark] = second?.texts.filter(({ text }) => text === 'Not reviewed') ?? [];
    const rest = second?.texts.filter((one) => one !== mark) ?? [];
    expect(mark?.baseline).toBeLessThan(Math.min(...rest.map(({ baseline }) => baseline)));
    const foot = rest.find(({ text }) => text.includes('Page 2'));
    expect(mark?.size).toBeGreaterThan(foot?.size ?? Infinity);
  });

  it('leaves out an essay that is opened for review again', async () => {
    const again = await anEssay('Opened Again');
    expect(await table()).toHaveLength(2);
    await handBack.teacher.agent.put(`/api/essays/${again}/reviewed`).send({ reviewed: false }).expect(204);
    expect(await table()).toHaveLength(1);
  });

  it('says what to do where nothing is reviewed, or nothing has a result', async () => {
    const unreviewed = await anEssay('Only One', { status: 'ready_for_review' });
    const none = await anEssay('No Result', { levels: null });
    const ids = (id: string) => ask('pdf', { ids: id }).expect(404);
    expect(errorOf(await ids(unreviewed))).toMatchObject({
      code: 'none_reviewed',
      message: expect.stringContaining('Review them first') as string,
    });
    expect(errorOf(await ids(none)).code).toBe('no_results');
  });

  it('is one sheet in a Word document', async () => {
    expect(errorOf(await ask('docx', INCLUDED).expect(400))).toMatchObject({
      code: 'one_sheet_only',
      message: expect.stringContaining('ZIP') as string,
    });
  });
});

describe('the choice of essays', () => {
  it('is by assignment, class, selection or the filter of a list', async () => {
    const one = await anEssay('Ada One');
    await anEssay('Ben Two');
    await anEssay('Cy Elsewhere', { assignmentId: null });
    const studentsOf = async (query: Record<string, string>) => {
      const { text } = await handBack.teacher.agent
        .get('/api/hand-back')
        .query({ form: 'csv', ...query })
        .expect(200);
      const [header = [], ...rows] = readCsv(text);
      return rows.map((row) => row[header.indexOf('Student')]);
    };
    expect(await studentsOf({ assignmentId: handBack.assignmentId })).toEqual(['Ada One', 'Ben Two']);
    expect(await studentsOf({ classId: handBack.classId })).toEqual(['Ada One', 'Ben Two']);
    expect(await studentsOf({ ids: one })).toEqual(['Ada One']);
    expect(await studentsOf({ search: 'cy' })).toEqual(['Cy Elsewhere']);
    expect(await studentsOf({})).toEqual(['Ada One', 'Ben Two', 'Cy Elsewhere']);
  });

  it('never reaches another teacher’s', async () => {
    const essayId = await anEssay('Mia Chen');
    const other = await aTeacher(handBack.app);
    await ask('pdf', {}, other).expect(404);
    await other.agent.get('/api/hand-back').query({ form: 'pdf', classId: handBack.classId }).expect(404);
    await other.agent.get('/api/hand-back').query({ form: 'pdf', ids: essayId }).expect(404);
    await other.agent
      .get('/api/hand-back/summary')
      .query({ assignmentId: handBack.assignmentId })
      .expect(404);
  });

  it('is refused in words where it makes no sense', async () => {
    const { body } = await handBack.teacher.agent.get('/api/hand-back').query({ form: 'xls' }).expect(400);
    expect(JSON.stringify(body)).toContain('pdf_zip');
    await handBack.teacher.agent.get('/api/hand-back').query({ form: 'pdf', unreviewed: 'yes' }).expect(400);
  });
});
