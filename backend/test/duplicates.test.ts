import type { UploadEssaysReply } from '@marklight/contracts/essays';
import { API, pathTo } from '@marklight/contracts/routes';
import { aClass, anAssignment } from './factories/classes';
import { anEssayPdf } from './factories/pdf';
import { aTeacher, type Person } from './factories/people';
import { startTestApp, type TestApp } from './setup/test-app';

let app: TestApp;
let teacher: Person;
let classId: string;
let assignmentId: string;
beforeAll(async () => {
  app = await startTestApp({ worker: false });
});
afterAll(() => app.close());
beforeEach(async () => {
  teacher = await aTeacher(app);
  classId = (await aClass(teacher)).id;
  assignmentId = (await anAssignment(teacher, { classId })).id;
});

type Files = Record<string, string>;
const essays = (...words: string[]): Files =>
  Object.fromEntries(
    words.map((word) => [`${word}.pdf`, `Everybody should learn ${word}, because it helps others.`]),
  );
const paragraphsOf = (text: string) => [text, 'In conclusion, it is time to begin.'];

async function upload(
  files: Files,
  fields: { duplicates?: string; assignmentId?: string } = {},
  status = 201,
): Promise<UploadEssaysReply> {
  const call = teacher.agent.post(API.essays).field('assignmentId', fields.assignmentId ?? assignmentId);
  if (fields.duplicates !== undefined) call.field('duplicates', fields.duplicates);
  for (const [filename, text] of Object.entries(files)) call.attach('essays', await fileOf(text), filename);
  return (await call.expect(status)).body as UploadEssaysReply;
}
/** The same bytes for the same text, as the same file handed in again. */
const made = new Map<string, Buffer>();
async function fileOf(text: string): Promise<Buffer> {
  const file = made.get(text) ?? (await anEssayPdf({ paragraphs: paragraphsOf(text) }));
  made.set(text, file);
  return file;
}
const count = async (): Promise<number> => {
  const { body } = await teacher.agent.get(API.essays).query({ assignmentId }).expect(200);
  return (body as unknown[]).length;
};
const said = ({ duplicates }: UploadEssaysReply) =>
  duplicates.map(({ filename, reason, outcome }) => `${filename}: ${reason}, ${outcome}`);
const CLASS = essays('cooking', 'swimming', 'chess');

describe('files that are uploaded again', () => {
  it('are asked about, and none is stored twice', async () => {
    await upload(CLASS);
    const reply = await upload({ ...CLASS, ...essays('sewing') }, { duplicates: 'ask' });
    expect(reply.essays.map(({ filename }) => filename)).toEqual(['sewing.pdf']);
    expect(said(reply)).toEqual(Object.keys(CLASS).map((name) => `${name}: same_file, asked`));
    expect(reply.duplicates[0]?.twin).toMatchObject({ filename: 'cooking.pdf', hasDecisions: false });
    expect(await count()).toBe(4);
  });

  it('are not an error if nothing else was uploaded', async () => {
    await upload(CLASS);
    const reply = await upload(CLASS, { duplicates: 'ask' }, 200);
    expect([reply.essays, reply.refused, reply.duplicates.length]).toEqual([[], [], 3]);
  });

  it('are kept and reported if nobody says what to do', async () => {
    await upload(CLASS);
    expect(said(await upload(CLASS))).toEqual(Object.keys(CLASS).map((name) => `${name}: same_file, kept`));
    expect(await count()).toBe(6);
  });

  it('are left out, or replace the others, as the teacher chooses', async () => {
    await upload(CLASS);
    await upload(CLASS, { duplicates: 'skip' }, 200);
    expect(await count()).toBe(3);
    const reply = await upload(CLASS, { duplicates: 'replace' });
    expect(said(reply)[0]).toBe('cooking.pdf: same_file, replaced');
    expect(await count()).toBe(3);
    const { body } = await teacher.agent.get(API.deletedEssays).expect(200);
    expect(body).toHaveLength(3);
  });

  it('belong to the student whom the teacher named for the one that they replace', async () => {
    await teacher.agent
      .put(pathTo(API.classStudents, { id: classId }))
      .send({ text: 'Name\nJane Smith' })
      .expect(200);
    const [first] = (await upload(essays('cooking'))).essays;
    const roster = await teacher.agent.get(pathTo(API.classStudents, { id: classId })).expect(200);
    const studentId = (roster.body.students ?? roster.body)[0]?.id as string;
    await teacher.agent
      .put(pathTo(API.essayStudent, { id: first?.id ?? '' }))
      .send({ studentId, was: null })
      .expect(204);
    const { essays: again } = await upload(essays('cooking'), { duplicates: 'replace' });
    expect(again).toMatchObject([{ studentName: 'Jane Smith' }]);
    const { body } = await teacher.agent
      .get(pathTo(API.assignmentStanding, { id: assignmentId }))
      .expect(200);
    expect(body).toMatchObject({ handedIn: 1, unmatched: 0 });
  });

  it('keep a name that the teacher typed', async () => {
    const [first] = (await upload(essays('cooking'))).essays;
    await teacher.agent
      .put(pathTo(API.essay, { id: first?.id ?? '' }))
      .send({ studentName: 'Ophelia Quartermaine' })
      .expect(200);
    const { essays: again } = await upload(essays('cooking'), { duplicates: 'replace' });
    expect(again).toMatchObject([{ studentName: 'Ophelia Quartermaine' }]);
  });

  it('never replace an essay that carries a decision', async () => {
    const [first] = (await upload(CLASS)).essays;
    const id = first?.id ?? '';
    await teacher.agent.put(pathTo(API.essayReviewed, { id })).send({ reviewed: true }).expect(204);
    const reply = await upload(CLASS, { duplicates: 'replace' });
    expect(said(reply)).toEqual([
      'cooking.pdf: same_file, kept_beside',
      'swimming.pdf: same_file, replaced',
      'chess.pdf: same_file, replaced',
    ]);
    expect(reply.duplicates[0]?.twin).toMatchObject({ essayId: id, hasDecisions: true });
    await teacher.agent.get(pathTo(API.essay, { id })).expect(200);
    expect(await count()).toBe(4);
  });

  it('are asked about even if two tabs send them at the same time', async () => {
    const replies = await Promise.all([1, 2, 3].map(() => uploadEither(CLASS)));
    expect(await count()).toBe(3);
    expect(replies.reduce((sum, { duplicates }) => sum + duplicates.length, 0)).toBe(6);
  });

  it('are other essays in another assignment, and for another teacher', async () => {
    await upload(CLASS);
    const other = await anAssignment(teacher, { classId });
    expect((await upload(CLASS, { duplicates: 'ask', assignmentId: other.id })).duplicates).toEqual([]);
    teacher = await aTeacher(app);
    expect((await upload(CLASS, { duplicates: 'ask', assignmentId: '' })).duplicates).toEqual([]);
  });

  it('may come back after they were deleted', async () => {
    const { essays: stored } = await upload(CLASS);
    await teacher.agent
      .post(API.deleteEssays)
      .send({ ids: stored.map(({ id }) => id) })
      .expect(200);
    expect((await upload(CLASS, { duplicates: 'ask' })).duplicates).toEqual([]);
  });
});

async function uploadEither(files: Files): Promise<UploadEssaysReply> {
  const call = teacher.agent.post(API.essays).field('assignmentId', assignmentId).field('duplicates', 'ask');
  for (const [filename, text] of Object.entries(files)) call.attach('essays', await fileOf(text), filename);
  return (await call).body as UploadEssaysReply;
}

describe('other repeats of an essay', () => {
  it('is the same text in another file', async () => {
    await upload(essays('cooking'));
    const text = paragraphsOf(essays('cooking')['cooking.pdf'] ?? '');
    const file = await anEssayPdf({ paragraphs: [...text, ' '] });
    const call = teacher.agent
      .post(API.essays)
      .field('assignmentId', assignmentId)
      .field('duplicates', 'ask');
    const { body } = await call.attach('essays', file, 'final.pdf').expect(200);
    expect(said(body as UploadEssaysReply)).toEqual(['final.pdf: same_text, asked']);
  });

  it('is a second essay by a student', async () => {
    const text = 'Aroha Ngata\nYuki Tanaka';
    await teacher.agent
      .put(pathTo(API.classStudents, { id: classId }))
      .send({ text })
      .expect(200);
    await upload({ 'Ngata_Aroha.pdf': 'A first draft about cooking.' });
    const second = {
      'Aroha Ngata final.pdf': 'Quite another text about cooking.',
      'Yuki_Tanaka.pdf': 'Chess is a sport.',
    };
    const reply = await upload(second, { duplicates: 'ask' });
    expect(said(reply)).toEqual(['Aroha Ngata final.pdf: same_student, asked']);
    expect(reply.duplicates[0]?.twin).toMatchObject({ studentName: 'Aroha Ngata' });
  });

  it('is a file that occurs twice in one upload', async () => {
    const reply = await upload(
      { 'a.pdf': 'Cooking is for everybody.', 'copy of a.pdf': 'Cooking is for everybody.' },
      { duplicates: 'ask' },
    );
    expect(said(reply)).toEqual(['copy of a.pdf: same_file, asked']);
    expect(reply.duplicates[0]?.twin.essayId).toBe(reply.essays[0]?.id);
  });
});

it('refuses an unknown choice', async () => {
  await upload(CLASS, { duplicates: 'perhaps' }, 400);
});
