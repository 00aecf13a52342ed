import type { Essay, UploadEssaysReply } from '@marklight/contracts/essays';
import { STORED_FILES_MAX_BYTES } from '@marklight/contracts/business';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { paintedTurned } from '../src/documents/ocr/turned';
import { aPdfOfPages, aScannedPage } from '../src/documents/testing/scan-samples';
import { aGreyTiffPage, aTiff } from '../src/documents/testing/tiff-samples';
import { ScanReader } from '../src/documents/scan-reader';
import { ScanWorker } from '../src/essays/scans/scan-worker';
import { notePage } from '../src/essays/scans/scans.repository';
import { untilGraded } from './factories/class-set';
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

const FIRST =
  'Schools should teach every student to cook. A student who doubles a recipe practises fractions without noticing.';
const SECOND =
  'However, some people say that there is no time for it. In conclusion, an hour a week is enough, because the basics are simple.';

async function upload(content: Buffer, name = 'essay.pdf'): Promise<Essay> {
  const { body } = await teacher.agent.post('/api/essays').attach('essays', content, name).expect(201);
  return (body as UploadEssaysReply).essays[0]!;
}
const essayNow = async (id: string) =>
  (await teacher.agent.get(`/api/essays/${id}`).expect(200)).body as Essay;
const grade = async (...essayIds: string[]) => {
  const set = await teacher.agent
    .post('/api/criteria/text')
    .send({ text: 'Clear thesis\nEvidence' })
    .expect(201);
  await teacher.agent
    .post('/api/grade-enhanced')
    .send({ essayIds, criteriaId: (set.body as { id: string }).id })
    .expect(202);
};

describe('100 scanned pages of one teacher', () => {
  it('hold up neither the typed essays of another nor their one scanned page', async () => {
    const reader = app.nest.get(ScanReader);
    const read = jest.spyOn(reader, 'read');
    let release = () => undefined as void;
    const held = new Promise<void>((resolve) => (release = resolve));
    const order: string[] = [];
    read.mockImplementation(async (_, { account }) => {
      order.push(account);
      await held;
      return 'no_text';
    });
    try {
      const small = createCanvas(60, 80);
      const long = await upload(await aPdfOfPages(Array.from({ length: 100 }, () => small)), 'long.pdf');
      expect(long.reading).toEqual({ done: 0, pages: 100 });
      while (order.length === 0) await new Promise((resolve) => setTimeout(resolve, 20));

      const [first, other] = [teacher, await aTeacher(app)];
      teacher = other;
      const photo = await upload(small.encodeSync('png'), 'photo.png');
      const typed = [await upload(await aPdfOfPages([FIRST])), await upload(await aPdfOfPages([SECOND]))];
      await grade(...typed.map(({ id }) => id));
      // While not one of the 100 pages has been read.
      expect(await untilGraded(other)).toMatchObject([{ status: 'complete' }, { status: 'complete' }]);
      expect(order).toEqual([first.id]);

      release();
      while ((await essayNow(photo.id)).reading) await new Promise((resolve) => setTimeout(resolve, 20));
      const turn = order.indexOf(other.id);
      expect(turn).toBeGreaterThan(0);
      // The page that was being read, and the one whose turn is the same.
      expect(turn).toBeLessThanOrEqual(2);
    } finally {
      release();
      read.mockRestore();
    }
  });
});

describe('an essay with a scanned page', () => {
  it('is stored straight away, read in the background, and graded once it has its whole text', async () => {
    const uploaded = await upload(await aPdfOfPages([FIRST, aScannedPage([SECOND])]));
    expect(uploaded).toMatchObject({ content: FIRST, reading: { done: 0, pages: 1 }, fileFaults: [] });
    await grade(uploaded.id);
    expect(await untilGraded(teacher)).toMatchObject([{ status: 'complete', error: null }]);

    const essay = await essayNow(uploaded.id);
    expect(essay).toMatchObject({ content: `${FIRST}\n\n${SECOND}`, reading: null });
    expect(essay.fileFaults).toMatchObject([{ kind: 'scanned_page', page: 2 }]);
    const { body } = await teacher.agent.get(`/api/essays/${essay.id}/results`).expect(200);
    const quotes = (body as { feedback: { evidence: { quote: string; start: number; end: number }[] }[] }[])
      .flatMap(({ feedback }) => feedback)
      .flatMap(({ evidence }) => evidence);
    expect(quotes.length).toBeGreaterThan(0);
    for (const { quote, start, end } of quotes) expect(essay.content.slice(start, end)).toBe(quote);
  });

  it('says which pages show nothing that can be read, and is not graded without words', async () => {
    const empty = createCanvas(300, 400);
    const [some, none] = [
      await upload(await aPdfOfPages([FIRST, empty])),
      await upload(empty.encodeSync('png'), 'photo.png'),
    ];
    expect(none).toMatchObject({ content: '', pageCount: 1, reading: { done: 0, pages: 1 }, hasFile: true });
    await grade(some.id, none.id);
    const statuses = await untilGraded(teacher);
    expect(statuses.find(({ essayId }) => essayId === none.id)).toMatchObject({
      status: 'error',
      error: expect.stringMatching(/^No writing was found on the pages/) as string,
    });
    expect((await essayNow(none.id)).fileFaults).toEqual([{ kind: 'blank_page', page: 1 }]);
    const read = await essayNow(some.id);
    expect(read).toMatchObject({ content: FIRST, fileFaults: [{ kind: 'blank_page', page: 2 }] });
    const said = read.eyeReasons.find(({ code }) => code === 'partly_read');
    expect(said?.words).toBe('Page 2 seems to be blank: no writing was found on it.');
    await teacher.agent.get(`/api/essays/${none.id}/page-picture`).query({ page: 1 }).expect(200);
    await teacher.agent.get(`/api/essays/${none.id}/page-picture`).query({ page: 2 }).expect(404);
  });

  it('can be corrected by its teacher before it is graded, and its result points at the corrected text', async () => {
    const { id } = await upload(createCanvas(300, 400).encodeSync('webp'), 'photo.webp');
    const correct = (text: string, was: string, person = teacher) =>
      person.agent.put(`/api/essays/${id}/text`).send({ text, was });
    while ((await essayNow(id)).reading) await new Promise((resolve) => setTimeout(resolve, 50));
    await correct(FIRST, '', await aTeacher(app)).expect(404);
    const { body } = await correct(FIRST, '').expect(200);
    expect(body).toMatchObject({
      content: FIRST,
      wordCount: 17,
      fileFaults: [{ kind: 'typed_over', unread: [1] }],
    });
    expect((await correct(SECOND, 'what another tab showed').expect(409)).body.code).toBe(
      'changed_meanwhile',
    );
    expect((await correct(' ', FIRST).expect(400)).body.fields.text).toBe('Type the text of the essay.');
    await grade(id);
    expect((await correct(SECOND, FIRST).expect(409)).body.code).toBe('graded_already');
    expect(await untilGraded(teacher)).toMatchObject([{ status: 'complete' }]);
    expect((await correct(SECOND, FIRST).expect(409)).body.code).toBe('graded_already');

    const typed = await upload(Buffer.from(SECOND), 'typed.txt');
    const { body: refused } = await teacher.agent
      .put(`/api/essays/${typed.id}/text`)
      .send({ text: FIRST, was: SECOND })
      .expect(409);
    expect(refused.code).toBe('not_from_pictures');
  });

  it('is not corrected while it is being read, whatever the text, and an odd text is refused in its own words', async () => {
    const { id } = await upload(aScannedPage([FIRST]).encodeSync('png'), 'photo.png');
    const correct = (text: string, was: string) =>
      teacher.agent.put(`/api/essays/${id}/text`).send({ text, was });
    const { body: early } = await correct(SECOND, '').expect(409);
    expect(early.code).toBe('being_read');
    while ((await essayNow(id)).reading) await new Promise((resolve) => setTimeout(resolve, 50));
    const { content } = await essayNow(id);
    for (const [text, message] of [
      ['x'.repeat(500_000), 'The letters of this text do not make words. Check what you typed.'],
      ['\u0001\u0002\u0003 \u0004', 'This text contains characters that are not text.'],
      ['….!?', 'Type the text of the essay.'],
    ] as const) {
      const { body } = await correct(text, content).expect(400);
      expect(body).toMatchObject({ fields: { text: expect.stringContaining(message) as string } });
    }
  });

  it('that lies on its side is shown upright once it has been read', async () => {
    const page = paintedTurned(aScannedPage([FIRST, SECOND]), 90);
    const files = [
      await upload(page.encodeSync('png'), 'photo.png'),
      await upload(aTiff([aGreyTiffPage(page)]), 'scan.tif'),
    ];
    for (const { id } of files) {
      while ((await essayNow(id)).reading) await new Promise((resolve) => setTimeout(resolve, 50));
      expect((await essayNow(id)).content).toBe(`${FIRST}\n\n${SECOND}`);
      const { body } = await teacher.agent
        .get(`/api/essays/${id}/page-picture`)
        .query({ page: 1 })
        .buffer(true)
        .parse(bodyBytes)
        .expect(200);
      const picture = await loadImage(body as Buffer);
      expect([picture.width, picture.height / picture.width > 1.3]).toEqual([1_100, true]);
      const canvas = createCanvas(picture.width, picture.height);
      const context = canvas.getContext('2d');
      context.drawImage(picture, 0, 0);
      const darkIn = (y: number) =>
        context.getImageData(0, y, picture.width, picture.height / 2).data.filter((value) => value < 100)
          .length;
      // The words stand in its upper half.
      expect(darkIn(0)).toBeGreaterThan(100 * Math.max(1, darkIn(Math.ceil(picture.height / 2))));
    }
    const file = await teacher.agent.get(`/api/essays/${files[1]!.id}/file`).expect(200);
    expect(file.headers['content-type']).toBe('image/tiff');
  });

  it('is stored without its pages, and says so, where the account has no room for the file', async () => {
    for (let left = STORED_FILES_MAX_BYTES; left > 0; left -= 2e9)
      await app.database.query(
        `with essay as (insert into essays (filename, content, word_count, page_count, user_id)
           values ('x.pdf', 'x', 1, 1, $1) returning id)
         insert into essay_files (essay_id, user_id, type, bytes, content) select id, $1, 'pdf', $2, '' from essay`,
        [teacher.id, Math.min(left, 2e9)],
      );
    const essay = await upload(await aPdfOfPages([FIRST, createCanvas(300, 400)]));
    expect(essay).toMatchObject({
      ...{ hasFile: false, reading: null, content: FIRST },
      fileFaults: [{ kind: 'picture_page', page: 2 }],
    });
  });

  it('is read to the end although its process died and its place in the queue is lost', async () => {
    const other = await startTestApp({ worker: false });
    try {
      const person = await aTeacher(other);
      const content = await aPdfOfPages([FIRST, createCanvas(300, 400), createCanvas(400, 300)]);
      const { body } = await person.agent.post('/api/essays').attach('essays', content, 'a.pdf').expect(201);
      const [{ id }] = (body as UploadEssaysReply).essays as [Essay];
      const page = {
        ...{ width: 595, height: 842, confidence: 91 },
        lines: [{ y: 90, size: 12, words: [['Read', 72, 100] as const, ['before.', 104, 140] as const] }],
      };
      await notePage(other.database.manager, id, 2, page);
      await other.database.query('delete from graphile_worker._private_jobs');
      const reading = async () => (await person.agent.get(`/api/essays/${id}`).expect(200)).body as Essay;
      expect((await reading()).reading).toEqual({ done: 1, pages: 2 });

      await other.nest.get(ScanWorker).start();
      while ((await reading()).reading) await new Promise((resolve) => setTimeout(resolve, 50));
      expect(await reading()).toMatchObject({
        content: `${FIRST}\n\nRead before.`,
        fileFaults: [
          { kind: 'scanned_page', page: 2, confidence: 91 },
          { kind: 'blank_page', page: 3 },
        ],
      });
    } finally {
      await other.close();
    }
  });
});
