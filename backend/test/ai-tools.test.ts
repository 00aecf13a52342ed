import { anEssayPdf } from './factories/pdf';
import { aTeacher, anExpiredTeacher, type Person } from './factories/people';
import { startTestApp, type TestApp } from './setup/test-app';

let app: TestApp;
let teacher: Person;
beforeAll(async () => {
  app = await startTestApp({ worker: false });
  teacher = await aTeacher(app);
});
afterAll(() => app.close());

const SENTENCES = [
  'Last summer my brother taught me how to mend a bicycle, which took three long afternoons in the shed.',
  'We argued about the chain, lost a bolt in the grass and found it again with a magnet on a string.',
  'I learned that patience matters more than strength when a part will not move.',
  'Our neighbour watched over the fence and laughed, and then she lent us her good spanner.',
];
const LONG_TEXT = Array.from({ length: 3 }, (_, n) =>
  SENTENCES.map((sentence) => `${sentence} That was day ${n + 1}.`).join(' '),
).join('\n\n');

describe('the detector', () => {
  it('answers with a score, the word count and an analysis in words', async () => {
    const { body } = await teacher.agent.post('/api/ai/detector').send({ text: LONG_TEXT }).expect(200);
    expect(body).toMatchObject({
      aiScore: expect.any(Number),
      wordCount: expect.any(Number),
      tooShort: false,
    });
    expect(body.analysis.length).toBeGreaterThan(40);
    for (const { text, start, end } of body.passages) expect(LONG_TEXT.slice(start, end)).toBe(text);
  });

  it('says that a short text is too short to judge', async () => {
    const { body } = await teacher.agent.post('/api/ai/detector').send({ text: SENTENCES[0] }).expect(200);
    expect(body.tooShort).toBe(true);
    expect(body.analysis).toMatch(/too short to tell/i);
  });

  it('reads a file', async () => {
    const pdf = await anEssayPdf({ paragraphs: LONG_TEXT.split('\n\n') });
    const { body } = await teacher.agent
      .post('/api/ai/detector-file')
      .attach('file', pdf, 'essay.pdf')
      .expect(200);
    expect(body.wordCount).toBeGreaterThan(150);
  });
});

describe('the summariser', () => {
  it('gives sentences of the text, shorter than the text, and distinct key points', async () => {
    const { body } = await teacher.agent.post('/api/ai/summarizer').send({ text: LONG_TEXT }).expect(200);
    expect(body.summary.length).toBeGreaterThan(0);
    expect(body.summary.length).toBeLessThan(LONG_TEXT.length);
    expect(new Set(body.keyPoints).size).toBe(body.keyPoints.length);
  });

  it('reads a plain text file', async () => {
    const { body } = await teacher.agent
      .post('/api/ai/summarizer-file')
      .attach('file', Buffer.from(LONG_TEXT), 'notes.txt')
      .expect(200);
    expect(body.summary).not.toBe('');
  });
});

describe('both tools', () => {
  it.each(['detector', 'summarizer'])('refuse a blank text (%s)', async (tool) => {
    const { body } = await teacher.agent.post(`/api/ai/${tool}`).send({ text: ' \n ' }).expect(400);
    expect(body).toMatchObject({
      message: 'Please enter some text to analyze.',
      fields: { text: expect.any(String) },
    });
  });

  it.each(['detector-file', 'summarizer-file'])(
    'name a file that cannot be read, with a proper status (%s)',
    async (tool) => {
      const picture = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2, 3]);
      const { body } = await teacher.agent
        .post(`/api/ai/${tool}`)
        .attach('file', picture, 'photo.png')
        .expect(400);
      expect(body).toMatchObject({ code: 'unreadable_file', message: expect.stringContaining('photo.png') });
      expect((await teacher.agent.post(`/api/ai/${tool}`).field('note', 'x').expect(400)).body.code).toBe(
        'no_file',
      );
    },
  );

  it('are for people with access', async () => {
    const expired = await anExpiredTeacher(app);
    await expired.agent.post('/api/ai/detector').send({ text: LONG_TEXT }).expect(403);
    await expired.agent
      .post('/api/ai/summarizer-file')
      .attach('file', Buffer.from(LONG_TEXT), 'a.txt')
      .expect(403);
  });
});
