import { unzipSync } from 'fflate';
import type { HandBackForm } from '@marklight/contracts/hand-back';
import { readPdf } from '../src/common/pdf/testing/read-pdf';
import { readDocx } from '../src/exports/testing/read-docx';
import { anAssignment } from './factories/classes';
import { aHandBack, namesIn, pagesOf } from './factories/hand-back';

const handBack = aHandBack();
const { anEssay, ask, fileOf, entriesOf } = handBack;

const download = (path: string, query: Record<string, string>) =>
  handBack.teacher.agent
    .get(path)
    .query(query)
    .buffer(true)
    .parse((response, done) => {
      const pieces: Buffer[] = [];
      response.on('data', (piece: Buffer) => pieces.push(piece));
      response.on('end', () => done(null, Buffer.concat(pieces)));
    })
    .expect(200);

describe('students of one name', () => {
  /** An essay of a student on the class list. */
  async function ofStudent(name: string, listed: { number?: string; email?: string; of?: string }) {
    const essayId = await anEssay(name, { filename: 'Week 3 essay.pdf' });
    await handBack.app.database.query(
      `with student as (
         insert into class_students (class_id, name, email, student_number, position)
         values ($2, $3, $4, $5, (select count(*) from class_students where class_id = $2)) returning id
       ) update essays set student_id = student.id,
           assignment_id = coalesce((select id from assignments where class_id = $2 limit 1), assignment_id)
         from student where essays.id = $1`,
      [essayId, listed.of ?? handBack.classId, name, listed.email ?? null, listed.number ?? null],
    );
    return essayId;
  }
  const twoOfOneName = async () => {
    await ofStudent('Alex Smith', { number: '201' });
    await ofStudent('alex smith', { email: 'alex@school.example' });
    await ofStudent('Mia Chen', { number: '203' });
  };

  it('get files and sheets with their number, or else their email', async () => {
    await twoOfOneName();
    const names = ['Alex Smith (201)', 'Mia Chen', 'alex smith (alex@school.example)'];
    for (const form of ['pdf', 'docx'] as const) {
      const files = await entriesOf(`${form}_zip`);
      expect(namesIn(files)).toEqual(names.map((name) => `${name}.${form}`));
    }
    expect(readPdf(await fileOf('pdf')).outline.sort()).toEqual(names);
    for (const page of pagesOf(await fileOf('pdf')))
      expect(page).toMatch(/Alex Smith \(201\)|alex smith \(alex@|Mia Chen/);
    const files = await entriesOf('docx_zip');
    const { text, footer } = await readDocx(files['Alex Smith (201).docx'] ?? new Uint8Array());
    expect(text).toContain('Alex Smith (201)');
    expect(footer).toContain('Alex Smith (201)');
  });

  it('are told apart even if they are in two classes', async () => {
    await ofStudent('Alex Smith', { number: '201' });
    const other = await anAssignment(handBack.teacher, { title: 'Persuasive essay' });
    await ofStudent('Alex Smith', { number: '305', of: other.classId });
    const { body } = await download('/api/hand-back', { form: 'pdf_zip' });
    expect(namesIn(unzipSync(body as Buffer))).toEqual(['Alex Smith (201).pdf', 'Alex Smith (305).pdf']);
  });

  it('have their number in the file even if the name is long', async () => {
    const long = 'Wolfeschlegelsteinhausenbergerdorff '.repeat(3).trim();
    await ofStudent(long, { number: '201' });
    await ofStudent(long, { number: '202' });
    const names = namesIn(await entriesOf('docx_zip'));
    expect(names[0]).toContain('(201).docx');
    expect(names[1]).toContain('(202).docx');
  });

  it('have their number on the detailed feedback too', async () => {
    await twoOfOneName();
    const { body } = await download('/api/export/detailed-feedback', {}).accept('application/pdf');
    expect(readPdf(body as Buffer).outline.sort()).toEqual([
      'Alex Smith (201)',
      'Mia Chen',
      'alex smith (alex@school.example)',
    ]);
  });

  it('leave the others with their name alone; the sheet has the number that the class list has', async () => {
    await ofStudent('Mia Chen', { number: '203' });
    const [page] = pagesOf(await fileOf('pdf'));
    const { text } = await readDocx(await fileOf('docx'));
    for (const words of [page, text]) {
      expect(words).toContain('Persuasive essay · Student number 203');
      expect(words).not.toContain('Mia Chen (203)');
    }
  });
});

describe('the names of a document', () => {
  it('are those of the student and the assignment, where there is one sheet', async () => {
    const { id } = await anAssignment(handBack.teacher, { title: 'What is fair? Part 1/2' });
    await anEssay('Alex Smith', { assignmentId: id });
    const nameOf = async (form: HandBackForm) => {
      const { headers } = await ask(form, { assignmentId: id });
      return decodeURIComponent(/UTF-8''(.+)$/.exec(headers['content-disposition'] ?? '')?.[1] ?? '');
    };
    expect(await nameOf('docx')).toMatch(/^Alex Smith – What is fair_ Part 1_2-2.+\.docx$/);
    expect(await nameOf('pdf')).toMatch(/^Alex Smith – What is fair_ Part 1_2-2.+\.pdf$/);
    expect(await nameOf('pdf_zip')).toMatch(/^What is fair_ Part 1_2 hand-back-pdf-2/);
    const title = 'What is fair? Part 1/2 – Alex Smith';
    expect(readPdf(await fileOf('pdf', { assignmentId: id })).title).toBe(title);
    const [pdf] = Object.values(await entriesOf('pdf_zip', { assignmentId: id }));
    expect(readPdf(pdf ?? new Uint8Array()).title).toBe(title);
    await anEssay('Mia Chen', { assignmentId: id });
    expect(readPdf(await fileOf('pdf', { assignmentId: id })).title).toBe('What is fair? Part 1/2');
  });
});
