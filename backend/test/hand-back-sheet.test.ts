import { strFromU8 } from 'fflate';
import { NOTHING_SURE } from '@marklight/contracts/grading';
import { readDocx } from '../src/exports/testing/read-docx';
import { aHandBack, namesIn, pagesOf } from './factories/hand-back';

const handBack = aHandBack();
const { anEssay, ask, entriesOf, fileOf, table } = handBack;

describe('a sheet', () => {
  it('has the student’s name, the work, levels and words, and nothing that is for the teacher', async () => {
    const essayId = await anEssay('Mia Chen');
    await handBack.app.database.query(
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
    await handBack.app.database.query(
      `update grading_results set whole_review = '{"cognitiveLevel": "Weighs both sides."}' where essay_id = $1`,
      [essayId],
    );
    for (const text of await texts()) {
      expect(text).toContain('Weighs both sides.');
      expect(text).not.toMatch(/Sentences vary|Every paragraph returns/);
    }
    await handBack.app.database.query(`update grading_results set provider = 'openai' where essay_id = $1`, [
      essayId,
    ]);
    for (const text of await texts()) expect(text).toContain('Sentences vary in length.');
    await ask('pdf', { notes: 'yes' }).expect(400);
  });

  it('names a criterion apart from its description, with the rubric’s words for the level and its weight', async () => {
    const name = 'Evidence: quotes and examples';
    const details = [
      { weight: 2, levels: ['None.', 'Few.', 'Some.', 'Well chosen.', 'Telling.'] },
      { weight: 1, levels: [] },
    ];
    const [{ id: criteriaId }] = (await handBack.app.database.query(
      `insert into criteria (filename, items, details, user_id) values ('r', $1, $2, $3) returning id`,
      [JSON.stringify([name, 'Voice']), JSON.stringify(details), handBack.teacher.id],
    )) as [{ id: string }];
    const essayId = await anEssay('Mia Chen', { levels: { [name]: 3, Voice: 4 }, criteriaId });
    const said = 'You wrote: “Its us.” With one correction: “It’s us.”';
    await handBack.app.database.query(
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
      expect(text).toContain(`One of your sentences, corrected ${said}`);
      expect(text).not.toMatch(/Telling|None\./);
    }
    const [row] = await table();
    expect(row).toMatchObject({ '1. Evidence: points': '1.5', '2. Voice: points': '1' });
  });

  it('says nothing of a part of which the grader only says that it saw nothing', async () => {
    const essayId = await anEssay('Mia Chen');
    await handBack.app.database.query(
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
    await handBack.app.database.query(
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

describe('the table', () => {
  it('has class, assignment, student, number, email, levels, points and words', async () => {
    const essayId = await anEssay('Mia Chen');
    await handBack.app.database.query(
      `with student as (
         insert into class_students (class_id, name, email, student_number, position)
         values ($2, 'Mia Chen', 'mia@school.example', '-0042', 0) returning id
       ) update essays set student_id = student.id from student where essays.id = $1`,
      [essayId, handBack.classId],
    );
    await handBack.app.database.query(
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
