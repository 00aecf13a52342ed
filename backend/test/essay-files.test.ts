import { STORED_FILES_MAX_BYTES } from '@marklight/contracts/business';
import type { Essay, UploadEssaysReply } from '@marklight/contracts/essays';
import { loadImage } from '@napi-rs/canvas';
import { aPdf, drawImage } from '../src/documents/testing/pdf-samples';
import { DatabaseFileStore } from '../src/essays/files/database-file-store';
import { FileStore } from '../src/essays/files/file-store';
import { anEssayPdf } from './factories/pdf';
import { aTeacher, type Person } from './factories/people';
import { bodyBytes } from './setup/body-bytes';
import { startTestApp, type TestApp } from './setup/test-app';

let app: TestApp;
let teacher: Person;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  teacher = await aTeacher(app);
});

async function upload(...files: { name: string; content: Buffer }[]): Promise<Essay[]> {
  const call = teacher.agent.post('/api/essays');
  for (const { name, content } of files) call.attach('essays', content, name);
  return ((await call.expect(201)).body as UploadEssaysReply).essays;
}
const anUploadedEssay = async (content: Buffer, name = 'essay.pdf') => (await upload({ name, content }))[0]!;
const file = (id: string, person = teacher) => person.agent.get(`/api/essays/${id}/file`);
const picture = (id: string, page: number, person = teacher) =>
  person.agent.get(`/api/essays/${id}/page-picture`).query({ page });
const keptFiles = async () =>
  (
    await app.database.query<{ essay_id: string }[]>('select essay_id from essay_files where user_id = $1', [
      teacher.id,
    ])
  ).map((row) => row.essay_id);

/** Makes the database believe that files of this many bytes are kept: a row for each part of at most 1 GB. */
async function fillUpTo(bytes: number): Promise<void> {
  for (let left = bytes; left > 0; left -= 1e9) {
    await app.database.query(
      `with essay as (
         insert into essays (filename, content, word_count, page_count, user_id) values ('x.pdf', 'x', 1, 1, $1) returning id
       )
       insert into essay_files (essay_id, user_id, type, bytes, content) select id, $1, 'pdf', $2, '' from essay`,
      [teacher.id, Math.min(left, 1e9)],
    );
  }
}

describe('the file of an essay', () => {
  it('is kept as it was handed in, byte for byte, under its name', async () => {
    const [first, second] = [await anEssayPdf({ title: 'One' }), await anEssayPdf({ title: 'Two' })];
    const essays = await upload(
      { name: 'one.pdf', content: first },
      { name: 'two “q”.pdf', content: second },
    );
    expect(essays.map(({ hasFile }) => hasFile)).toEqual([true, true]);
    for (const [at, content] of [first, second].entries()) {
      const reply = await file(essays[at]!.id).buffer(true).parse(bodyBytes).expect(200);
      expect((reply.body as Buffer).equals(content)).toBe(true);
      expect(reply.headers).toMatchObject({
        'content-type': 'application/pdf',
        'content-disposition': expect.stringMatching(/^attachment; filename=/),
        'x-content-type-options': 'nosniff',
      });
    }
    const { body } = await teacher.agent.get(`/api/essays/${essays[0]!.id}`).expect(200);
    expect(body).toMatchObject({ hasFile: true });
  });

  it('is the teacher’s own', async () => {
    const { id } = await anUploadedEssay(await anEssayPdf());
    const other = await aTeacher(app);
    await file(id, other).expect(404);
    await picture(id, 1, other).expect(404);
  });

  it('waits with its essay under “Recently deleted”, and goes with it', async () => {
    const { id } = await anUploadedEssay(await anEssayPdf());
    await teacher.agent.delete(`/api/essays/${id}`).expect(204);
    await file(id).expect(404);
    await teacher.agent
      .post('/api/deleted-essays/restore')
      .send({ ids: [id] })
      .expect(200);
    await file(id).expect(200);
    await app.database.query('delete from essays where id = $1', [id]);
    expect(await keptFiles()).toEqual([]);
  });

  it('is not kept where the essay is not: refused, or a duplicate that is skipped', async () => {
    const content = await anEssayPdf();
    const { id } = await anUploadedEssay(content);
    await teacher.agent
      .post('/api/essays')
      .field('duplicates', 'skip')
      .attach('essays', content, 'again.pdf')
      .attach('essays', Buffer.from('not a pdf'), 'notes.pdf')
      .expect(200);
    expect(await keptFiles()).toEqual([id]);
  });

  it('is left out, and the essay stored, where the account has no room for it', async () => {
    const content = await anEssayPdf();
    await fillUpTo(STORED_FILES_MAX_BYTES - content.byteLength + 1);
    const essay = await anUploadedEssay(content);
    expect(essay.hasFile).toBe(false);
    const { body } = await file(essay.id).expect(404);
    expect(body.message).toBe('The file of this essay was not kept, only its text.');
    expect((await teacher.agent.get(`/api/essays/${essay.id}`).expect(200)).body.hasFile).toBe(false);
    await app.database.query('update essay_files set bytes = bytes - 1 where user_id = $1 and bytes < 1e9', [
      teacher.id,
    ]);
    expect((await anUploadedEssay(content, 'with-room.pdf')).hasFile).toBe(true);
  });
});

describe('a page of the file as a picture', () => {
  it('shows the page as it is, at a width that can be read', async () => {
    const { id } = await anUploadedEssay(await anEssayPdf({ title: 'Kitchens' }));
    const reply = await picture(id, 1).buffer(true).parse(bodyBytes).expect(200);
    expect(reply.headers).toMatchObject({ 'content-type': 'image/webp', 'cache-control': 'no-store' });
    const { width, height } = await loadImage(reply.body as Buffer);
    expect(width).toBe(1_100);
    expect(height / width).toBeCloseTo(Math.SQRT2, 1);
  });

  it('is refused where it would be blank because its picture is too large to be drawn', async () => {
    const content = await aPdf((pdf) => {
      pdf.text('Schools should teach every student to cook.').addPage();
      drawImage(pdf, 9_000, 9_000);
    });
    const { id } = await anUploadedEssay(content);
    const { body } = await picture(id, 2).expect(422);
    expect(body.message).toBe('This page cannot be shown as a picture. Download the file to look at it.');
  });

  it('is drawn one at a time for each account, however many are asked for', async () => {
    const { id } = await anUploadedEssay(await anEssayPdf());
    const read = jest.spyOn(app.nest.get(FileStore), 'read');
    let reading = 0;
    let most = 0;
    read.mockImplementation(async function (this: FileStore, ...given) {
      most = Math.max(most, (reading += 1));
      const content = await DatabaseFileStore.prototype.read.apply(this as DatabaseFileStore, given);
      await new Promise((resume) => setTimeout(resume, 20));
      reading -= 1;
      return content;
    });
    try {
      const replies = await Promise.all(Array.from({ length: 6 }, () => picture(id, 1)));
      expect(replies.map(({ status }) => status)).toEqual(Array.from({ length: 6 }, () => 200));
      expect(most).toBe(1);
    } finally {
      read.mockRestore();
    }
  });

  it.each([
    [2, 404],
    [0, 400],
    [1.5, 400],
    [101, 400],
  ])('is refused for page %s, which is not there, with %s', async (page, status) => {
    const { id } = await anUploadedEssay(await anEssayPdf());
    const { body } = await picture(id, page).expect(status);
    if (status === 404) expect(body.message).toBe('This file has one page; there is no page 2.');
  });
});
