import type { Essay, UploadEssaysReply } from '@marklight/contracts/essays';
import type { TextPlaces } from '@marklight/contracts/text-places';
import { textPlacesSchema } from '@marklight/contracts/text-places.schema';
import { markedWord } from '../src/documents/testing/marked-words';
import { aPdf } from '../src/documents/testing/pdf-samples';
import { aPdfOfPages, aScannedPage } from '../src/documents/testing/scan-samples';
import { aTeacher, type Person } from './factories/people';
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

const TYPED = 'Schools should teach every student to cook, as a recipe is practice with fractions.';
const SCANNED =
  'However, some people say that there is no time for it. In conclusion, an hour a week is enough, because the basics are simple.';

async function upload(content: Buffer, name = 'essay.pdf'): Promise<Essay> {
  const { body } = await teacher.agent.post('/api/essays').attach('essays', content, name).expect(201);
  return (body as UploadEssaysReply).essays[0]!;
}
async function onceRead(id: string): Promise<Essay> {
  for (;;) {
    const { body } = await teacher.agent.get(`/api/essays/${id}`).expect(200);
    if (!(body as Essay).reading) return body as Essay;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
const ask = (id: string, person = teacher) => person.agent.get(`/api/essays/${id}/text-places`);
async function placesOf(id: string): Promise<TextPlaces> {
  const { body, headers } = await ask(id).expect(200);
  expect(headers['content-type']).toMatch(/^application\/json/);
  return textPlacesSchema.parse(body);
}
const keptPages = (id: string) =>
  app.database.query<{ page: number }[]>('select page from recognised_pages where essay_id = $1', [id]);

describe('the places of an essay’s words on its pages', () => {
  it('are found in a PDF with text', async () => {
    const essay = await upload(await aPdf((pdf) => pdf.text(TYPED, 72, 400, { width: 440 })));
    const places = await placesOf(essay.id);
    expect(places.characters).toBe(essay.content.length);
    const word = markedWord(places, essay.content, 'Schools')!;
    expect(word.page).toBe(1);
    expect(word.left).toBeCloseTo(72 / 595.28, 2);
    expect(word.top).toBeCloseTo(400 / 841.89, 1);
  });

  it('are the teacher’s own', async () => {
    const { id } = await upload(await aPdfOfPages([TYPED]));
    const other = await aTeacher(app);
    const refused = await ask(id, other).expect(404);
    expect(refused.body).toMatchObject({ message: expect.stringContaining('not found') as string });
    await teacher.agent.delete(`/api/essays/${id}`).expect(204);
    await ask(id).expect(404);
  });

  it.each([
    ['a file without pages', Buffer.from(TYPED), 'essay.txt', true],
    ['a file that was not kept', null, 'essay.pdf', false],
  ])('are none for %s', async (_, content, name, isKept) => {
    const { id, content: text } = await upload(content ?? (await aPdfOfPages([TYPED])), name);
    if (!isKept) await app.database.query('delete from essay_files where essay_id = $1', [id]);
    expect(await placesOf(id)).toEqual({ characters: text.length, lines: [] });
  });
});

describe('the places of words on a scanned page', () => {
  it('are kept when it is read, hold for a corrected text as far as it agrees, and go with the essay', async () => {
    const { id } = await upload(await aPdfOfPages([TYPED, aScannedPage([SCANNED])]));
    const essay = await onceRead(id);
    expect(essay.content).toContain('In conclusion');
    const word = markedWord(await placesOf(id), essay.content, 'However')!;
    expect(word.page).toBe(2);
    expect(word.left).toBeCloseTo(140 / 1_240, 2);
    expect(word.bottom).toBeCloseTo(140 / 1_754, 1);

    const text = essay.content.replace('some people say', 'many adults claim');
    const corrected = await teacher.agent
      .put(`/api/essays/${id}/text`)
      .send({ text, was: essay.content })
      .expect(200);
    const now = (corrected.body as Essay).content;
    const places = await placesOf(id);
    expect(markedWord(places, now, 'adults')).toBeNull();
    expect(markedWord(places, now, 'conclusion')).toMatchObject({ page: 2 });

    expect(await keptPages(id)).toEqual([{ page: 2 }]);
    await app.database.query('delete from essays where id = $1', [id]);
    expect(await keptPages(id)).toEqual([]);
  });

  it('are not known of a page that was read before they were kept, and typed pages keep theirs', async () => {
    const { id } = await upload(await aPdfOfPages([TYPED, aScannedPage([SCANNED])]));
    await app.database.query('delete from scanned_pages where essay_id = $1', [id]);
    await app.database.query('update essays set content = content || $2 where id = $1', [
      id,
      `\n\n${SCANNED}`,
    ]);
    const places = await placesOf(id);
    expect(new Set(places.lines.map(({ page }) => page))).toEqual(new Set([1]));
  });
});
