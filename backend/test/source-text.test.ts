import { SOURCE_TEXT_MAX_CHARACTERS } from '@marklight/contracts/business';
import { aDocx, documentXml, paragraph, run } from './documents/word-samples';
import { anEssayPdf } from './factories/pdf';
import { anExpiredTeacher, aTeacher, type Person } from './factories/people';
import { startTestApp, type TestApp } from './setup/test-app';

let app: TestApp;
let teacher: Person;
beforeAll(async () => {
  app = await startTestApp({ worker: false });
  teacher = await aTeacher(app);
});
afterAll(() => app.close());

const WORDS = 'The river rose in the night, and nobody slept.';
const read = (bytes: Buffer, name: string, by = teacher) =>
  by.agent.post('/api/source-text').attach('file', bytes, name);

describe('the source text of an assignment from a file', () => {
  it.each<[string, () => Promise<Buffer>]>([
    ['source.pdf', () => anEssayPdf({ paragraphs: ['The flood', WORDS] })],
    [
      'source.docx',
      () =>
        Promise.resolve(
          aDocx(documentXml(['The flood', WORDS].map((text) => paragraph(run(text))).join(''))),
        ),
    ],
    ['source.txt', () => Promise.resolve(Buffer.from(`The flood\n\n${WORDS}\n`))],
  ])('is read from %s, heading included', async (name, bytes) => {
    const { body } = await read(await bytes(), name).expect(200);
    expect((body as { text: string }).text.replace(/\s+/g, ' ')).toBe(`The flood ${WORDS}`);
  });

  it('stores nothing', async () => {
    await read(Buffer.from(WORDS), 'source.txt').expect(200);
    expect((await teacher.agent.get('/api/essays').expect(200)).body).toEqual([]);
    expect((await teacher.agent.get('/api/criteria').expect(200)).body).toEqual([]);
  });

  it('is refused with the reason', async () => {
    const picture = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2, 3]);
    expect((await read(picture, 'photo.png').expect(415)).body.code).toBe('unsupported_type');
    expect((await read(Buffer.from(' \n'), 'blank.txt').expect(400)).body.code).toBe('no_text');
    const long = Buffer.from('word '.repeat(SOURCE_TEXT_MAX_CHARACTERS / 5 + 1));
    const { body } = await read(long, 'long.txt').expect(400);
    expect(body).toMatchObject({
      code: 'source_text_too_long',
      message: expect.stringContaining('30,000'),
    });
    await teacher.agent.post('/api/source-text').field('note', 'x').expect(400);
  });

  it('is not read for somebody without access', async () => {
    await read(Buffer.from(WORDS), 'source.txt', await anExpiredTeacher(app)).expect(403);
  });
});
