import { randomUUID } from 'node:crypto';
import { anEssayPdf } from './factories/pdf';
import { aTeacher, type Person } from './factories/people';
import { startTestApp, type TestApp } from './setup/test-app';

let app: TestApp;
let teacher: Person;
beforeAll(async () => {
  app = await startTestApp({ worker: false });
  teacher = await aTeacher(app);
});
afterAll(() => app.close());

const uploadFile = (name: string, bytes: Buffer) =>
  teacher.agent.post('/api/criteria').attach('criteria', bytes, name);
const addText = (text: unknown) => teacher.agent.post('/api/criteria/text').send({ text });

describe('pasted criteria', () => {
  it('are one per line, without bullets, numbers and blank lines', async () => {
    const { body } = await addText(
      '1. Clear thesis\n\n• Uses evidence\n  - Good structure  \n(d) Correct spelling',
    ).expect(201);
    expect(body.items).toEqual(['Clear thesis', 'Uses evidence', 'Good structure', 'Correct spelling']);
    expect((await teacher.agent.get('/api/criteria').expect(200)).body[0]).toEqual(body);
  });

  it.each([
    ['blank text', ' \n \n', 'empty'],
    ['bullets alone', '•\n-\n1.', 'empty'],
    ['10,000 lines', Array.from({ length: 10_000 }, (_, n) => `Point ${n}`).join('\n'), 'too_many'],
    ['a line of 5,000 characters', 'x'.repeat(5_000), 'too_long'],
  ])('are refused for %s', async (_, text, code) => {
    const { body } = await addText(text).expect(400);
    expect(body.code).toBe(code);
  });

  it('are refused without text', async () => {
    expect((await addText(undefined).expect(400)).body.fields).toHaveProperty('text');
  });
});

describe('a criteria file', () => {
  it('may be plain text', async () => {
    const { body } = await uploadFile('rubric.txt', Buffer.from('Thesis\r\nEvidence\r\n')).expect(201);
    expect(body).toMatchObject({ filename: 'rubric.txt', items: ['Thesis', 'Evidence'] });
  });

  it('may be a PDF', async () => {
    const pdf = await anEssayPdf({ paragraphs: ['1. Thesis is clear', '2. Evidence is quoted'] });
    expect((await uploadFile('rubric.pdf', pdf).expect(201)).body.items).toEqual([
      'Thesis is clear',
      'Evidence is quoted',
    ]);
  });

  it('is the only one used when several are sent', async () => {
    const { body } = await teacher.agent
      .post('/api/criteria')
      .attach('criteria', Buffer.from('First'), 'first.txt')
      .attach('criteria', Buffer.from('Second'), 'second.txt')
      .expect(201);
    expect(body.items).toEqual(['First']);
  });

  it('is named in the error when it cannot be read', async () => {
    const { body } = await uploadFile(
      'picture.png',
      Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2, 3]),
    ).expect(400);
    expect(body).toMatchObject({ code: 'unreadable_file', message: expect.stringContaining('picture.png') });
  });

  it('must not be missing', async () => {
    expect((await teacher.agent.post('/api/criteria').field('note', 'x').expect(400)).body.code).toBe(
      'no_file',
    );
  });
});

describe('a criteria set', () => {
  it('is seen and deleted by its teacher only', async () => {
    const { body } = await addText('Only mine').expect(201);
    const other = await aTeacher(app);
    expect((await other.agent.get('/api/criteria')).body).toEqual([]);
    const stranger = await other.agent.delete(`/api/criteria/${body.id}`).expect(404);
    const unknown = await other.agent.delete(`/api/criteria/${randomUUID()}`).expect(404);
    expect(stranger.body).toEqual(unknown.body);
    await teacher.agent.delete(`/api/criteria/${body.id}`).expect(204);
    await teacher.agent.delete(`/api/criteria/${body.id}`).expect(404);
  });
});
