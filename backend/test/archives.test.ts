import { aZip } from '@marklight/contracts/lms/testing/a-zip';
import { aDocx, documentXml, paragraph, run } from './documents/word-samples';
import { anEssayPdf } from './factories/pdf';
import { aTeacher, type Person } from './factories/people';
import { startTestApp, type TestApp } from './setup/test-app';

let app: TestApp;
let teacher: Person;
beforeAll(async () => {
  app = await startTestApp({ worker: false });
});
afterAll(() => app.close());
beforeEach(async () => {
  teacher = await aTeacher(app);
});

const WORD = aDocx(documentXml(paragraph(run('Schools should teach cooking.'))));
const upload = (name: string, bytes: Buffer, fields: Record<string, string> = {}) =>
  teacher.agent.post('/api/essays').field(fields).attach('essays', bytes, { filename: name });

describe('a ZIP of essays', () => {
  it('is as good as its files, and says what it does not accept', async () => {
    const zip = aZip([
      { name: 'Jane Smith_12_assignsubmission_file/essay.docx', content: WORD },
      {
        name: 'Tom Baker_13_assignsubmission_onlinetext/onlinetext.html',
        content: '<p>Cooking is a skill for life.</p>',
      },
      { name: 'Zoë Roy_14_assignsubmission_file/essay.pdf', content: await anEssayPdf() },
      { name: 'Zoë Roy_14_assignsubmission_file/more.zip', content: 'x' },
      { name: 'Al Kay_15_assignsubmission_file/photo.heic', content: Buffer.from([0, 0, 0, 24, 102]) },
    ]);
    const { body } = await upload('Essay 1.zip', zip).expect(201);
    expect(body.essays).toMatchObject([
      { filename: 'Jane Smith_12_assignsubmission_file_essay.docx', studentName: 'Jane Smith' },
      {
        filename: 'Tom Baker_13_assignsubmission_onlinetext_onlinetext.html',
        content: 'Cooking is a skill for life.',
      },
      { filename: 'Zoë Roy_14_assignsubmission_file_essay.pdf', studentName: 'Zoë Roy' },
    ]);
    expect(
      body.refused.map(({ filename, code }: { filename: string; code: string }) => [filename, code]).sort(),
    ).toEqual([
      ['Al Kay_15_assignsubmission_file_photo.heic', 'not_an_essay'],
      ['Zoë Roy_14_assignsubmission_file - more.zip', 'nested_archive'],
    ]);
  });

  it('gives each essay to its student on the roster', async () => {
    const classId = (await teacher.agent.post('/api/classes').send({ name: '9B' }).expect(201)).body.id;
    await teacher.agent
      .put(`/api/classes/${classId}/students`)
      .send({ text: 'Name,Student number\nMary-Ann Doe,20417\nZoë Roy,' })
      .expect(200);
    const assignment = await teacher.agent
      .post('/api/assignments')
      .send({ classId, title: 'Cooking' })
      .expect(201);
    const zip = aZip([
      { name: 'doemaryann_LATE_17_203_Zoe Roy was right.docx', content: WORD },
      { name: 'royzoë_20417_204_essay.txt', content: 'Cooking saves money, and it is a skill for life.' },
    ]);
    const { body } = await upload('submissions.zip', zip, { assignmentId: assignment.body.id }).expect(201);
    expect(body.essays.map((essay: { studentName: string }) => essay.studentName)).toEqual([
      'Mary-Ann Doe',
      'Zoë Roy',
    ]);
  });

  it.each<[string, string, () => Buffer]>([
    ['is damaged', 'damaged', () => Buffer.from('PK\u0003\u0004 and nothing more')],
    ['holds nothing', 'no_files', () => aZip([{ name: 'folder/' }, { name: '__MACOSX/._a' }])],
    [
      'lies about a size',
      'damaged',
      () => aZip([{ name: 'a.txt', content: 'a'.repeat(5_000), saysBytes: 9 }]),
    ],
    [
      'says it unpacks to more than it may',
      'unpacks_too_large',
      () => aZip(Array.from({ length: 60 }, (_, n) => ({ name: `${n}.txt`, saysBytes: 10_000_000 }))),
    ],
    [
      'holds too many files',
      'too_many_files',
      () => aZip(Array.from({ length: 2_001 }, (_, n) => ({ name: `${n}.txt` }))),
    ],
  ])('is refused when it %s: %s', async (_, code, bytes) => {
    const { body } = await upload('set.zip', bytes()).expect(400);
    expect(new Set(body.refused.map((one: { code: string }) => one.code))).toEqual(new Set([code]));
    expect((await teacher.agent.get('/api/essays')).body).toEqual([]);
  });
});
