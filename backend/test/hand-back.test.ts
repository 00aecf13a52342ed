import { strFromU8, unzipSync } from 'fflate';
import { NOTHING_SURE } from '@marklight/contracts/grading';
import type { WaitingApproval } from '@marklight/contracts/approvals';
import type { HandBackForm, HandBackSummary } from '@marklight/contracts/hand-back';
import { readPdf } from '../src/common/pdf/testing/read-pdf';
import { readCsv } from '../src/exports/testing/read-csv';
import { readDocx } from '../src/exports/testing/read-docx';
import { anAssignment } from './factories/classes';
import { aLogo } from './factories/logos';
import { aTeacher, type Person } from './factories/people';
import { aGradedEssay, type GradedEssay } from './factories/results';
import { bodyBytes } from './setup/body-bytes';
import { startTestApp, type TestApp } from './setup/test-app';

let app: TestApp;
let teacher: Person;
let assignmentId: string;
let classId: string;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  teacher = await aTeacher(app);
  ({ id: assignmentId, classId } = await anAssignment(teacher, { title: 'Persuasive essay' }));
});

const anEssay = (studentName: string | null, given: Partial<GradedEssay> = {}) =>
  aGradedEssay(app, teacher, {
    assignmentId,
    levels: { Thesis: 3, Evidence: 1 },
    status: 'reviewed',
    studentName,
    ...given,
  });

const ask = (form: HandBackForm, more: Record<string, string> = {}, by = teacher) =>
  by.agent
    .get('/api/hand-back')
    .query({ assignmentId, form, ...more })
    .buffer(true)
    .parse((response, done) => {
      const pieces: Buffer[] = [];
      response.on('data', (piece: Buffer) => pieces.push(piece));
      response.on('end', () => done(null, Buffer.concat(pieces)));
    });
const fileOf = async (form: HandBackForm, more: Record<string, string> = {}) =>
  (await ask(form, more).expect(200)).body as Buffer;
const errorOf = ({ body }: { body: unknown }) =>
  JSON.parse(String(body)) as { code: string; message: string };

const pagesOf = (pdf: Uint8Array) =>
  readPdf(pdf).pages.map(({ texts }) => texts.map(({ text }) => text).join(' '));
const entriesOf = async (form: HandBackForm, more: Record<string, string> = {}) =>
  unzipSync(await fileOf(form, more));
const namesIn = (entries: Record<string, Uint8Array>) => Object.keys(entries).sort();
async function table(more: Record<string, string> = {}): Promise<Record<string, string | undefined>[]> {
  const [header = [], ...rows] = readCsv((await fileOf('csv', more)).toString());
  return rows.map((row) => Object.fromEntries(header.map((name, index) => [name, row[index]])));
}
const INCLUDED = { unreviewed: 'include' };

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
    const { body } = await teacher.agent.get('/api/hand-back/summary').query({ assignmentId }).expect(200);
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
    const { body } = await teacher.agent.get('/api/hand-back/summary').query({ assignmentId }).expect(200);
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
      await app.database.query(
        `update criteria set details = $2::jsonb where id in (select criteria_id from grading_results where user_id = $1)`,
        [teacher.id, JSON.stringify(weights.map((weight) => ({ weight })))],
      );
      const { body } = await teacher.agent.get('/api/hand-back/summary').query({ assignmentId }).expect(200);
      expect((body as HandBackSummary).fullMarks).toBe(fullMarks);
    },
  );

  it('is said before to have words that were written for another level, and approving says so too', async () => {
    const essayId = await anEssay('Ada Lind', { status: 'ready_for_review' });
    const review = (first: object | null, second: object | null) =>
      app.database.query('update grading_results set review = $2 where essay_id = $1', [
        essayId,
        JSON.stringify([first, second]),
      ]);
    const counted = async () => {
      const { body } = await teacher.agent.get('/api/hand-back/summary').query({ assignmentId }).expect(200);
      const waiting = await teacher.agent.get('/api/approvals').query({ ids: essayId }).expect(200);
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
    await teacher.agent.put(`/api/essays/${again}/reviewed`).send({ reviewed: false }).expect(204);
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

describe('a sheet', () => {
  it('has the student’s name, the work, levels and words, and nothing that is for the teacher', async () => {
    const essayId = await anEssay('Mia Chen');
    await app.database.query(
      `update grading_results set overall_analysis = jsonb_set(overall_analysis, '{writingMaturity}', to_jsonb($2::text)),
         feedback = jsonb_set(feedback, '{0,exemplarComparison}', '"It also says why."') where essay_id = $1`,
      [essayId, 'Competent, going by the levels of its criteria together.'],
    );
    const [pdf = ''] = [pagesOf(await fileOf('pdf')).join(' ')];
    const { text, footer } = await readDocx(await fileOf('docx'));
    for (const words of [pdf, text.replace(/\s+/g, ' ')]) {
      for (const part of [
        'Mia Chen',
        'Persuasive essay',
        'Strong, level 3 of 4',
        'Emerging, level 1 of 4',
        'Compared with a model answer',
        'Grade C, 50%, score 1.0 out of 2 criteria',
        'Good.',
      ])
        expect(words).toContain(part);
      for (const part of ['Name the other side of the question.', 'The argument is easy to follow.'])
        expect(words).toContain(part);
      expect(words).not.toMatch(
        /Needs work|Adequate|Competent|More about this essay|Compared with an exemplar/,
      );
      expect(words).not.toMatch(/confident|Needs your eye|Originality|[Bb]uilt-in|strictness/);
    }
    expect(footer).toContain('Mia Chen · Persuasive essay');
  });

  it('has the notes of the built-in grader on the whole only where they are asked for or the teacher changed them', async () => {
    const essayId = await anEssay('Mia Chen');
    const texts = async (more: Record<string, string> = {}) => [
      pagesOf(await fileOf('pdf', more)).join(' '),
      (await readDocx(await fileOf('docx', more))).text,
      JSON.stringify(await table(more)),
    ];
    for (const text of await texts()) expect(text).not.toMatch(/Sentences vary|Every paragraph returns/);
    for (const text of await texts({ notes: 'include' })) {
      expect(text).toContain('Sentences vary in length.');
      expect(text).toContain('Every paragraph returns to gardens.');
    }
    await app.database.query(
      `update grading_results set whole_review = '{"cognitiveLevel": "Weighs both sides."}' where essay_id = $1`,
      [essayId],
    );
    for (const text of await texts()) {
      expect(text).toContain('Weighs both sides.');
      expect(text).not.toMatch(/Sentences vary|Every paragraph returns/);
    }
    await app.database.query(`update grading_results set provider = 'openai' where essay_id = $1`, [essayId]);
    for (const text of await texts()) expect(text).toContain('Sentences vary in length.');
    await ask('pdf', { notes: 'yes' }).expect(400);
  });

  it('names a criterion apart from its description, with the rubric’s words for the level and its weight', async () => {
    const name = 'Evidence: quotes and examples';
    const details = [
      { weight: 2, levels: ['None.', 'Few.', 'Some.', 'Well chosen.', 'Telling.'] },
      { weight: 1, levels: [] },
    ];
    const [{ id: criteriaId }] = (await app.database.query(
      `insert into criteria (filename, items, details, user_id) values ('r', $1, $2, $3) returning id`,
      [JSON.stringify([name, 'Voice']), JSON.stringify(details), teacher.id],
    )) as [{ id: string }];
    const essayId = await anEssay('Mia Chen', { levels: { [name]: 3, Voice: 4 }, criteriaId });
    const said = 'You wrote: “Its us.” With one correction: “It’s us.”';
    await app.database.query(
      `update grading_results set feedback = jsonb_set(jsonb_set(feedback, '{0,weight}', '2'), '{1,exemplarComparison}', $2)
       where essay_id = $1`,
      [essayId, JSON.stringify(said)],
    );
    const flat = (text: string) => text.replace(/\s+/g, ' ');
    const pdf = flat(pagesOf(await fileOf('pdf')).join(' '));
    const docx = flat((await readDocx(await fileOf('docx'))).text);
    expect(pdf).toContain('1. Evidence quotes and examples Strong, level 3 of 4 weight 2 of 3');
    expect(docx).toContain('1. Evidence quotes and examples Strong, level 3 of 4 · weight 2 of 3');
    for (const text of [pdf, docx]) {
      expect(text).toContain('The rubric on this level: Well chosen. ');
      expect(text).toContain('Outstanding, level 4 of 4');
      expect(text).toContain(`A sentence of yours, corrected ${said}`);
      expect(text).not.toMatch(/Telling|None\./);
    }
    const [row] = await table();
    expect(row).toMatchObject({ '1. Evidence: points': '1.5', '2. Voice: points': '1' });
  });

  it('says nothing of a part of which the grader only says that it saw nothing', async () => {
    const essayId = await anEssay('Mia Chen');
    await app.database.query(
      `update grading_results set contextual_insights = jsonb_set(contextual_insights, '{thematicConsistency}', to_jsonb($2::text))
       where essay_id = $1`,
      [essayId, NOTHING_SURE],
    );
    const notes = { notes: 'include' };
    const { text } = await readDocx(await fileOf('docx', notes));
    expect(text).toContain('Argument structure');
    expect(text).not.toContain('Thematic consistency');
    expect((await table(notes))[0]).toMatchObject({ 'Thematic consistency': '' });
  });

  it('numbers the student’s words through the whole sheet', async () => {
    const essayId = await anEssay('Mia Chen');
    const quotes = (words: string) => JSON.stringify([{ quote: words, start: 0, end: 5 }]);
    await app.database.query(
      `update grading_results set feedback = jsonb_set(jsonb_set(feedback, '{0,evidence}', $2::jsonb), '{1,evidence}', $3::jsonb)
       where essay_id = $1`,
      [essayId, quotes('We went'), quotes('to the beach.')],
    );
    const { text } = await readDocx(await fileOf('docx'));
    expect(text).toMatch(/1 {2}We went[^]*2 {2}to the beach\./);
    expect(pagesOf(await fileOf('pdf')).join(' ')).toMatch(/1 We went.*2 to the beach\./);
  });

  it('has the date of the teacher’s time zone', async () => {
    await anEssay('Mia Chen');
    const day = (timeZone: string) => new Date().toLocaleDateString('en-AU', { dateStyle: 'long', timeZone });
    // At any moment these two are on different days.
    for (const timeZone of ['Pacific/Kiritimati', 'Pacific/Pago_Pago']) {
      const [page] = pagesOf(await fileOf('pdf', { timeZone }));
      expect(page).toContain(day(timeZone));
      expect((await readDocx(await fileOf('docx', { timeZone }))).text).toContain(day(timeZone));
    }
    await ask('pdf', { timeZone: 'Mars/Phobos' }).expect(400);
  });

  it('is tagged for programs that read it aloud', async () => {
    await anEssay('Mia Chen');
    const pdf = strFromU8(await fileOf('pdf'), true);
    expect(pdf).toMatch(/\/MarkInfo/);
    for (const tag of ['Sect', 'H1', 'H2', 'H3', 'L', 'LI', 'P']) expect(pdf).toContain(`/S /${tag}\n`);
  });

  it('begins at page 1, also in one document with others', async () => {
    const levels = Object.fromEntries(['One', 'Two', 'Three', 'Four'].map((name) => [name, 2]));
    await anEssay('Ada One', { levels });
    await anEssay('Ben Two', { levels });
    const pages = pagesOf(await fileOf('pdf'));
    const numbers = (name: string) =>
      pages.filter((page) => page.includes(name)).map((page) => /Page (\d+)/.exec(page)?.[1]);
    expect(numbers('Ada One')).toEqual(['1', '2']);
    expect(numbers('Ben Two')).toEqual(['1', '2']);
  });
});

describe('the files of a ZIP', () => {
  const named = async (...names: (string | null)[]) => {
    for (const name of names) await anEssay(name, { filename: 'Week 3 essay.pdf' });
    return namesIn(await entriesOf('docx_zip'));
  };

  it('are named by student, in every script, and by file where no student is known', async () => {
    expect(await named('Дмитрий Иванов', '李小龙', 'محمد عبد الله', null)).toEqual(
      ['Week 3 essay.docx', 'Дмитрий Иванов.docx', 'محمد عبد الله.docx', '李小龙.docx'].sort(),
    );
  });

  it('are kept apart where two students have one name', async () => {
    expect(await named('Mia Chen', 'mia chen', 'Mia Chen')).toHaveLength(3);
  });

  it('cannot leave the folder that they are unpacked in', async () => {
    const names = await named(
      '../../etc/passwd',
      'C:\\Windows\\x',
      'CON',
      '....',
      '\u202etxt.exe',
      '/',
      'a/b',
    );
    expect(names).toHaveLength(7);
    for (const name of names) expect(name).not.toMatch(/[/\\:\u202e]|^\.\.|^CON\./);
  });

  it('can be opened, whatever the names and words are made of', async () => {
    const hostile = '<w:t>&amp;"\u0000\u0007\uFFFE\uD800 ]]> =1+1';
    await anEssay(hostile.replace('\u0000', ''), { levels: { ['<Evil> & "quoted"']: 2 } });
    const [file] = Object.values(await entriesOf('docx_zip'));
    const { text } = await readDocx(file ?? new Uint8Array());
    expect(text).toContain('<w:t>&amp;"');
    expect(text).toContain('1. <Evil> & "quoted"');
    const [pdf] = Object.values(await entriesOf('pdf_zip'));
    expect(pagesOf(pdf ?? new Uint8Array())[0]).toContain('<Evil>');
  });
});

describe('the table', () => {
  it('has class, assignment, student, number, email, levels, points and words', async () => {
    const essayId = await anEssay('Mia Chen');
    await app.database.query(
      `with student as (
         insert into class_students (class_id, name, email, student_number, position)
         values ($2, 'Mia Chen', 'mia@school.example', '-0042', 0) returning id
       ) update essays set student_id = student.id from student where essays.id = $1`,
      [essayId, classId],
    );
    await app.database.query(
      `update grading_results set feedback = jsonb_set(feedback, '{0,weight}', '6') where essay_id = $1`,
      [essayId],
    );
    const [row] = await table();
    expect(row).toMatchObject({
      Class: expect.any(String) as string,
      Assignment: 'Persuasive essay',
      Student: 'Mia Chen',
      'Student number': "'-0042",
      Email: 'mia@school.example',
      Status: 'Reviewed',
      '1. Thesis: level (0–4)': '3',
      '1. Thesis: level name': 'Strong',
      '1. Thesis: points': '4.5',
      '1. Thesis: points out of': '6',
      '1. Thesis: feedback': 'Good.',
      '2. Evidence: points': '0.25',
      ...{ Percentage: '50', Points: '4.75', 'Points out of': '7' },
      ...{ 'Score by criteria': '1', 'Criteria scored': '2' },
      Strengths: 'The argument is easy to follow.',
    });
    expect(Object.keys(row ?? {}).join()).not.toMatch(/confiden|eye|Originality/i);
  });

  it('says which criterion is not marked', async () => {
    await anEssay('Mia Chen', { levels: { Thesis: 3, Evidence: null } });
    expect((await table())[0]).toMatchObject({
      ...{ '2. Evidence: level (0–4)': '', '2. Evidence: level name': 'Not marked' },
      ...{ '2. Evidence: points': '', '2. Evidence: points out of': '1' },
    });
  });

  it('disarms formulas', async () => {
    await anEssay('=HYPERLINK("http://evil.example")', { levels: { '@SUM(A1)': 2 }, filename: '+1.pdf' });
    const [row] = await table();
    expect(row).toMatchObject({ Student: '\'=HYPERLINK("http://evil.example")', 'Essay file': "'+1.pdf" });
  });
});

describe('the choice of essays', () => {
  it('is by assignment, class, selection or the filter of a list', async () => {
    const one = await anEssay('Ada One');
    await anEssay('Ben Two');
    await anEssay('Cy Elsewhere', { assignmentId: null });
    const studentsOf = async (query: Record<string, string>) => {
      const { text } = await teacher.agent
        .get('/api/hand-back')
        .query({ form: 'csv', ...query })
        .expect(200);
      const [header = [], ...rows] = readCsv(text);
      return rows.map((row) => row[header.indexOf('Student')]);
    };
    expect(await studentsOf({ assignmentId })).toEqual(['Ada One', 'Ben Two']);
    expect(await studentsOf({ classId })).toEqual(['Ada One', 'Ben Two']);
    expect(await studentsOf({ ids: one })).toEqual(['Ada One']);
    expect(await studentsOf({ search: 'cy' })).toEqual(['Cy Elsewhere']);
    expect(await studentsOf({})).toEqual(['Ada One', 'Ben Two', 'Cy Elsewhere']);
  });

  it('never reaches another teacher’s', async () => {
    const essayId = await anEssay('Mia Chen');
    const other = await aTeacher(app);
    await ask('pdf', {}, other).expect(404);
    await other.agent.get('/api/hand-back').query({ form: 'pdf', classId }).expect(404);
    await other.agent.get('/api/hand-back').query({ form: 'pdf', ids: essayId }).expect(404);
    await other.agent.get('/api/hand-back/summary').query({ assignmentId }).expect(404);
  });

  it('is refused in words where it makes no sense', async () => {
    const { body } = await teacher.agent.get('/api/hand-back').query({ form: 'xls' }).expect(400);
    expect(JSON.stringify(body)).toContain('pdf_zip');
    await teacher.agent.get('/api/hand-back').query({ form: 'pdf', unreviewed: 'yes' }).expect(400);
  });
});

describe('the school’s name and logo', () => {
  const setName = (schoolName: string, by = teacher) =>
    by.agent.put('/api/user/letterhead').send({ schoolName }).expect(200);
  const setLogo = async (by = teacher) =>
    by.agent
      .post('/api/user/letterhead/logo')
      .attach('logo', await aLogo('png', 600, 200), 'crest.png')
      .expect(200);
  const keptLogo = async () =>
    (await teacher.agent.get('/api/user/letterhead/logo').buffer(true).parse(bodyBytes).expect(200))
      .body as Buffer;
  const count = (pdf: Uint8Array, words: string) => strFromU8(pdf, true).split(words).length - 1;
  const mediaIn = (docx: Uint8Array) =>
    Object.entries(unzipSync(docx)).filter(([name]) => /^word\/media\/./.test(name));
  /** Of each page, from its top. */
  const textsOf = (pdf: Uint8Array) =>
    readPdf(pdf).pages.map(({ texts }) => texts.sort((one, other) => one.baseline - other.baseline));

  beforeEach(async () => {
    await anEssay('Mia Chen');
  });

  it('stand at the head of the sheet, in PDF and Word, and the logo in words for who hears it', async () => {
    await setName('Hillside College');
    await setLogo();
    const pdf = await fileOf('pdf');
    const [first = [], ...others] = textsOf(pdf);
    expect(first[0]?.text).toBe('Hillside College');
    const student = first.find(({ text }) => text === 'Mia Chen');
    expect(first[0]?.baseline).toBeLessThan(student?.baseline ?? 0);
    for (const texts of others) expect(texts.map(({ text }) => text).join()).not.toContain('Hillside');
    expect(strFromU8(pdf, true)).toMatch(/\/S \/Figure\n\/Alt \(Logo of Hillside College\)/);

    const docx = await fileOf('docx');
    const { text, xml } = await readDocx(docx);
    expect(text.trim()).toMatch(/^Hillside College\s+Mia Chen/);
    expect(xml).toContain('descr="Logo of Hillside College"');
    const [media, ...more] = mediaIn(docx);
    expect(Buffer.from(media?.[1] ?? []).equals(await keptLogo())).toBe(true);
    expect(more).toEqual([]);
  });

  it('are on every sheet of a class, with the picture once in the document, and in every file of a ZIP', async () => {
    await anEssay('Ben Two');
    await setName('Hillside College');
    await setLogo();
    const pdf = await fileOf('pdf');
    expect(pagesOf(pdf).filter((page) => page.includes('Hillside College'))).toHaveLength(2);
    expect([count(pdf, '/Subtype /Image'), count(pdf, '/S /Figure')]).toEqual([1, 2]);
    for (const file of Object.values(await entriesOf('pdf_zip'))) {
      expect(pagesOf(file)[0]).toContain('Hillside College');
      expect(count(file, '/Subtype /Image')).toBe(1);
    }
    for (const file of Object.values(await entriesOf('docx_zip'))) {
      expect((await readDocx(file)).text).toContain('Hillside College');
      expect(mediaIn(file)).toHaveLength(1);
    }
  });

  it('can be either alone', async () => {
    await setLogo();
    const logoAlone = await fileOf('pdf');
    expect(strFromU8(logoAlone, true)).toContain('/Alt (Logo of the school)');
    expect(textsOf(logoAlone)[0]?.[0]?.text).toBe('Mia Chen');
    expect((await readDocx(await fileOf('docx'))).xml).toContain('descr="Logo of the school"');
    await teacher.agent.delete('/api/user/letterhead/logo').expect(200);
    await setName('مدرسة التلال <&"> School');
    const nameAlone = await fileOf('pdf');
    expect(count(nameAlone, '/Subtype /Image')).toBe(0);
    expect(pagesOf(nameAlone)[0]).toContain('School');
    expect((await readDocx(await fileOf('docx'))).text).toContain('مدرسة التلال <&"> School');
  });

  it('leave the sheets as they were once they are removed, and never come from another teacher', async () => {
    const before = textsOf(await fileOf('pdf'));
    const other = await aTeacher(app);
    await setName('Lakeside School', other);
    await setLogo(other);
    const untouched = await fileOf('pdf');
    expect(textsOf(untouched)).toEqual(before);
    expect([count(untouched, '/Subtype /Image'), count(untouched, '/S /Figure')]).toEqual([0, 0]);
    expect(mediaIn(await fileOf('docx'))).toEqual([]);
    await setName('Hillside College');
    await setLogo();
    expect(textsOf(await fileOf('pdf'))).not.toEqual(before);
    await setName('');
    await teacher.agent.delete('/api/user/letterhead/logo').expect(200);
    expect(textsOf(await fileOf('pdf'))).toEqual(before);
  });

  it('fit above the sheet, however long the name and however narrow or wide the logo', async () => {
    await setName(`Our Lady of the Very Long Name ${'Memorial '.repeat(9)}`.trim());
    for (const [width, height] of [
      [2_000, 20],
      [20, 2_000],
    ] as const) {
      await teacher.agent
        .post('/api/user/letterhead/logo')
        .attach('logo', await aLogo('png', width, height), 'crest.png')
        .expect(200);
      const { pages } = readPdf(await fileOf('pdf'));
      const texts = pages[0]?.texts ?? [];
      const name = texts.filter(({ text }) => /Memorial|Lady/.test(text));
      const student = texts.find(({ text }) => text === 'Mia Chen');
      for (const line of name) {
        expect(line.right).toBeLessThanOrEqual((pages[0]?.width ?? 0) - 56);
        expect(line.baseline).toBeLessThan((student?.baseline ?? 0) - 12);
      }
      expect(mediaIn(await fileOf('docx'))).toHaveLength(1);
    }
  });
});
