import { anEssayPdf } from '../factories/pdf';
import { aTeacher, type Person } from '../factories/people';
import { startTestApp, type TestApp } from '../setup/test-app';

let app: TestApp;
let teacher: Person;
let pdf: Buffer;
beforeAll(async () => {
  app = await startTestApp({ worker: false });
  teacher = await aTeacher(app);
  pdf = await anEssayPdf({ title: 'On Cooking' });
});
afterAll(() => app.close());

const BOUNDARY = 'a-boundary-of-the-test';

/** A multipart body whose headers are exactly as given, even if no client would write them like that. */
function multipart(parts: { headers: (string | Buffer)[]; content: Buffer | string }[]): Buffer {
  return Buffer.concat([
    ...parts.flatMap(({ headers, content }) => [
      Buffer.from(`--${BOUNDARY}\r\n`),
      ...headers.flatMap((header) => [Buffer.from(header), Buffer.from('\r\n')]),
      Buffer.from('\r\n'),
      Buffer.from(content),
      Buffer.from('\r\n'),
    ]),
    Buffer.from(`--${BOUNDARY}--\r\n`),
  ]);
}

function send(parts: Parameters<typeof multipart>[0]) {
  return teacher.agent
    .post('/api/essays')
    .set('content-type', `multipart/form-data; boundary=${BOUNDARY}`)
    .send(multipart(parts));
}

const essay = (filename: string | Buffer) => ({
  headers: [
    Buffer.concat([
      Buffer.from('Content-Disposition: form-data; name="essays"; filename="'),
      Buffer.from(filename),
      Buffer.from('"'),
    ]),
    'Content-Type: application/pdf',
  ],
  content: pdf,
});
const field = (name: string, content: string) => ({
  headers: [`Content-Disposition: form-data; name="${name}"`],
  content,
});

describe('an odd file name', () => {
  it.each([
    ['whose 255th character is half an emoji', `${'a'.repeat(254)}😀.pdf`, 'a'.repeat(254)],
    [
      'in bytes that are no UTF-8',
      Buffer.from([0x61, 0xff, 0xed, 0xa0, 0x80, 0x62]),
      expect.stringMatching(/^a\ufffd+b$/),
    ],
    ['with zero-width and tag characters', 'mia\u200b\u{e0041}.pdf', 'mia.pdf'],
    ['that turns its own direction', 'evil\u202efdp.exe', 'evilfdp.exe'],
    ['with folders', '../../etc/mia.pdf', 'mia.pdf'],
    ['of Windows', 'C:\\\\Users\\\\mia.pdf', 'mia.pdf'],
    ['of control characters alone', '\u0001\u0002', 'unnamed file'],
    ['of dots', '..', '..'],
    ['with quotation marks and a semicolon', 'mia \\"final\\"; v2.pdf', 'mia "final"; v2.pdf'],
    ['with percent signs', '%00%ZZ.pdf', '%00%ZZ.pdf'],
    ['of 10,000 characters', `${'long '.repeat(2_000)}.pdf`, 'long '.repeat(51).trim()],
  ])('%s is cleaned, and the others in its batch are accepted too', async (_, given, expected) => {
    const { body } = await send([essay('before.pdf'), essay(given), essay('after.pdf')]).expect(201);
    const { essays, refused } = body as { essays: { filename: string }[]; refused: unknown[] };
    expect(refused).toEqual([]);
    expect(essays.map(({ filename }) => filename)).toEqual(['before.pdf', expected, 'after.pdf']);
  });
});

describe('a file whose headers are odd', () => {
  const disposition = (value: string) => `Content-Disposition: ${value}`;
  const type = 'Content-Type: application/pdf';

  it.each<[string, (string | Buffer)[], unknown]>([
    [
      'a line feed in its name',
      [disposition('form-data; name="essays"; filename="mi\na.pdf"'), type],
      'mi a.pdf',
    ],
    [
      'a carriage return in its name',
      [disposition('form-data; name="essays"; filename="mi\ra.pdf"'), type],
      'mi a.pdf',
    ],
    ['both in its name', [disposition('form-data; name="essays"; filename="mi\r\na.pdf"'), type], 'mi a.pdf'],
    [
      'a line break as browsers write it',
      [disposition('form-data; name="essays"; filename="mi%0D%0Aa.pdf"'), type],
      'mi_a.pdf',
    ],
    [
      'an encoded line break',
      [disposition(`form-data; name="essays"; filename*=UTF-8''mi%0Aa.pdf`), type],
      'mi_a.pdf',
    ],
    [
      'quotation marks in its name, as a browser writes them',
      [disposition('form-data; name="essays"; filename="%22mia%22 (2).pdf"'), type],
      '"mia" (2).pdf',
    ],
    [
      'the same in its encoded name',
      [disposition(`form-data; name="essays"; filename*=UTF-8''%22mia%22.pdf`), type],
      '"mia".pdf',
    ],
    ['NUL in its name', [disposition('form-data; name="essays"; filename="mi\0a.pdf"'), type], 'mia.pdf'],
    ['an empty name', [disposition('form-data; name="essays"; filename=""'), type], 'unnamed file'],
    ['no name', [disposition('form-data; name="essays"'), type], 'unnamed file'],
    ['a name without a value', [disposition('form-data; name="essays"; filename'), type], 'unnamed file'],
    ['no field', [disposition('form-data; filename="mia.pdf"'), type], 'mia.pdf'],
    ['an empty field', [disposition('form-data; name=""; filename="mia.pdf"'), type], 'mia.pdf'],
    ['a name that never ends', [disposition('form-data; name="essays"; filename="mia.pdf'), type], 'mia.pdf'],
    [
      'two names',
      [disposition('form-data; name="essays"; filename="mia.pdf"; filename="leo.pdf"'), type],
      'mia.pdf',
    ],
    [
      'two names, one encoded',
      [disposition(`form-data; name="essays"; filename="mia.pdf"; filename*=UTF-8''leo.pdf`), type],
      'mia.pdf',
    ],
    [
      'a name in an encoding that nobody knows',
      [disposition(`form-data; name="essays"; filename*=nonsense''mia.pdf`), type],
      expect.stringContaining('mia.pdf'),
    ],
    [
      'an encoded name that is cut off',
      [disposition(`form-data; name="essays"; filename*=UTF-8''mia%E0%A4%A.pdf`), type],
      expect.stringMatching(/^mia.*pdf$/),
    ],
    [
      'an encoded name without its encoding',
      [disposition('form-data; name="essays"; filename*=mia.pdf'), type],
      expect.stringContaining('mia.pdf'),
    ],
    [
      'two headers that name it',
      [
        disposition('form-data; name="essays"; filename="mia.pdf"'),
        disposition('form-data; name="essays"; filename="leo.pdf"'),
        type,
      ],
      'mia.pdf',
    ],
    [
      'a line that is no header',
      ['nonsense', disposition('form-data; name="essays"; filename="mia.pdf"'), type],
      'mia.pdf',
    ],
    ['no header that names it', [type], 'unnamed file'],
    ['no header at all', [], 'unnamed file'],
    ['a header that is not of a form', [disposition('attachment; filename="mia.pdf"'), type], 'unnamed file'],
    [
      'headers of 100 KB',
      [disposition(`form-data; name="essays"; filename="${'x'.repeat(100_000)}.pdf"`), type],
      'x'.repeat(255),
    ],
  ])('with %s is accepted, and so are the others in its batch', async (_, headers, expected) => {
    const odd = { headers, content: pdf };
    const { body } = await send([essay('before.pdf'), odd, essay('after.pdf')]).expect(201);
    const { essays, refused } = body as { essays: { filename: string }[]; refused: unknown[] };
    expect(refused).toEqual([]);
    expect(essays.map(({ filename }) => filename)).toEqual(['before.pdf', expected, 'after.pdf']);
  });

  it('is refused with a message under another field', async () => {
    const odd = {
      headers: [disposition('form-data; name="ess\nays"; filename="mia.pdf"'), type],
      content: pdf,
    };
    const { body } = await send([essay('before.pdf'), odd]).expect(400);
    expect(body).toMatchObject({
      code: 'unexpected_field',
      fields: { essays: expect.any(String) as string },
    });
  });

  it('is named with the reason if it is not an essay', async () => {
    const odd = {
      headers: [disposition('form-data; name="essays"; filename="no\nte.pdf"')],
      content: 'Hello',
    };
    const { body } = await send([essay('before.pdf'), odd]).expect(201);
    expect(body).toMatchObject({
      essays: [{ filename: 'before.pdf' }],
      refused: [{ filename: 'no te.pdf', message: expect.any(String) as string }],
    });
  });
});

describe('extra fields', () => {
  it('are left out', async () => {
    const extra = Array.from({ length: 150 }, (_, index) => field(`extra${index}`, 'x'.repeat(20_000)));
    const odd = [
      field('a[b][c]', '1'),
      field('__proto__', '1'),
      field('n'.repeat(500), '1'),
      field('\u0000', '1'),
    ];
    await send([...extra, ...odd, essay('mia.pdf')]).expect(201);
  });

  it('are refused beyond a limit, with a message that says so', async () => {
    const extra = Array.from({ length: 250 }, (_, index) => field(`extra${index}`, 'x'));
    const { body } = await send([...extra, essay('mia.pdf')]).expect(400);
    expect(body).toMatchObject({ code: 'too_many_fields' });
  });

  it('do not count as an assignment when they come twice', async () => {
    const { body } = await send([
      field('assignmentId', ''),
      field('assignmentId', ''),
      essay('mia.pdf'),
    ]).expect(400);
    expect(body).toMatchObject({ code: 'invalid_input', message: 'This is not a valid id.' });
  });
});
