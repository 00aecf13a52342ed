import { PICTURE_MAX_PIXELS, SCAN_UNSURE_BELOW } from '@marklight/contracts/business';
import { MINUTE_MS } from '@marklight/contracts/durations';
import { createCanvas } from '@napi-rs/canvas';
import { MemoryGuard } from '../common/work/memory-guard';
import { Workers } from '../common/work/workers';
import { DocumentsService } from './documents.service';
import type { ScannedPage, ScannedPages } from './ocr/scanned-page';
import { paintedTurned } from './ocr/turned';
import { drawPicture } from './pictures/draw-picture';
import { ReaderPool } from './reader-pool';
import { ScanReader } from './scan-reader';
import { aPdf } from './testing/pdf-samples';
import { aPdfOfPages, aScannedPage, withHandwriting, withOrientation } from './testing/scan-samples';

// The processes run the compiled reader, so these tests need a build.
const ASKER = { account: 'teacher' };
const LIMITS = { milliseconds: 10 * MINUTE_MS, cpuMilliseconds: 5 * MINUTE_MS };
const FIRST = 'The library in our town is the one place where everybody meets, whatever they earn.';
const SECOND =
  'Some people say that a library is a thing of the past. They have not been there on a rainy Saturday, when every chair is taken and children lie on the carpet with their books.';
const THIRD = 'A town without a library is a town without a living room, and nobody wants to live there.';

const workers = new Workers();
const documents = new DocumentsService(new ReaderPool(workers, LIMITS));
const scanReader = new ScanReader(1, new MemoryGuard(100_000), LIMITS);
afterAll(() => {
  workers.onModuleDestroy();
  scanReader.onModuleDestroy();
});

const read = (content: Uint8Array, scans?: ScannedPages, filename = 'essay.pdf') =>
  documents.readEssay({ content, filename }, ASKER, scans);

describe('a PDF of which some pages are scanned', () => {
  it('is read whole, in the order of its pages: typed text as it is, the others by OCR', async () => {
    const content = await aPdfOfPages([FIRST, aScannedPage([SECOND]), THIRD]);
    const first = await read(content);
    expect(first).toMatchObject({ pagesToRead: [2], fileFaults: [], text: `${FIRST}\n\n${THIRD}` });

    const page = await scanReader.read({ content, type: 'pdf', page: 2 }, ASKER);
    const whole = await read(content, [[2, page]]);
    expect(whole.text).toBe([FIRST, SECOND, THIRD].join('\n\n'));
    expect(whole).toMatchObject({ pagesToRead: [], pageCount: 3 });
    expect(whole.fileFaults).toEqual([
      { kind: 'scanned_page', page: 2, confidence: expect.any(Number) as number },
    ]);
    expect((whole.fileFaults[0] as { confidence: number }).confidence).toBeGreaterThan(80);
  });

  it.each([3, -6, 90, 93, 180, 268])('is read whole where a page is turned by %d°', async (degrees) => {
    const content = await aPdfOfPages([paintedTurned(aScannedPage([SECOND, FIRST]), degrees)]);
    const page = await scanReader.read({ content, type: 'pdf', page: 1 }, ASKER);
    expect((await read(content, [[1, page]])).text).toBe(`${SECOND}\n\n${FIRST}`);
    expect((page as ScannedPage).confidence).toBeGreaterThan(80);
  });

  it('has the word “I”, which the engine takes for a rule', async () => {
    const content = aScannedPage([
      'Last year I joined the library, and now I read a book a week.',
    ]).encodeSync('png');
    const page = await scanReader.read({ content, type: 'png', page: 1 }, ASKER);
    const { text } = await read(content, [[1, page]], 'page.png');
    expect(text).toBe('Last year I joined the library, and now I read a book a week.');
  });

  it('is hard to read where it also shows writing that was not read', async () => {
    const content = await aPdfOfPages([withHandwriting(aScannedPage([SECOND, FIRST, THIRD]))]);
    const page = await scanReader.read({ content, type: 'pdf', page: 1 }, ASKER);
    expect((await read(content, [[1, page]])).text).toContain(FIRST);
    expect((page as ScannedPage).confidence).toBeLessThan(SCAN_UNSURE_BELOW);
  });

  it.each([
    ['blank', 'blank_page'],
    ['no_text', 'picture_page'],
    ['unread', 'damaged_page'],
  ] as const)('names a page of which OCR says %s', async (outcome, kind) => {
    const content = await aPdfOfPages([FIRST, createCanvas(600, 800), THIRD]);
    const whole = await read(content, [[2, outcome]]);
    expect(whole).toMatchObject({ text: `${FIRST}\n\n${THIRD}`, fileFaults: [{ kind, page: 2 }] });
  });

  it('is to be read where a scanning program has added no more than its name', async () => {
    const picture = aScannedPage([SECOND]).encodeSync('jpeg', 60);
    const scan = (letters: string, width: number) =>
      aPdf((pdf) => pdf.image(picture, 0, 0, { width }).text(letters, 72, 730));
    expect((await read(await scan('Scanned with a phone', 595))).pagesToRead).toEqual([1]);
    expect((await read(await scan('Scanned with a phone', 200))).pagesToRead).toEqual([]);
    expect((await read(await scan(SECOND, 595))).pagesToRead).toEqual([]);
  });
});

describe('a photo', () => {
  const HEADERS = {
    'photo.png': Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'),
    'photo.jpg': Buffer.from('ffd8ffe000044a46ffc00011 08'.replace(' ', ''), 'hex'),
  };

  it.each(['png', 'jpeg', 'webp'] as const)('is an essay of one page: %s', async (type) => {
    const content =
      type === 'png' ? createCanvas(30, 40).encodeSync('png') : createCanvas(30, 40).encodeSync(type);
    const first = await read(content, undefined, 'Jane Smith.jpg');
    expect(first).toMatchObject({ type, text: '', pageCount: 1, pagesToRead: [1], wordCount: 0 });
    const word = ['Libraries', 72, 130] as const;
    const page = {
      ...{ width: 595, height: 842, confidence: 91 },
      lines: [{ y: 90, size: 12, words: [word] }],
    };
    const whole = await read(content, [[1, page]], 'Jane Smith.jpg');
    expect(whole).toMatchObject({ text: 'Libraries', pagesToRead: [], wordCount: 1 });
  });

  it('is read left page first where a picture shows two pages', async () => {
    const [left, right] = [aScannedPage([FIRST, SECOND]), aScannedPage([THIRD])];
    const spread = createCanvas(left.width * 2, left.height);
    spread.getContext('2d').drawImage(left, 0, 0);
    spread.getContext('2d').drawImage(right, left.width, 0);
    const content = spread.encodeSync('png');
    const page = await scanReader.read({ content, type: 'png', page: 1 }, ASKER);
    expect((await read(content, [[1, page]], 'spread.png')).text).toBe([FIRST, SECOND, THIRD].join('\n\n'));
  });

  it.each([
    [1, 'top left'],
    [2, 'top right'],
    [3, 'bottom right'],
    [4, 'bottom left'],
    [5, 'top left'],
    [6, 'top right'],
    [7, 'bottom right'],
    [8, 'bottom left'],
  ])('is turned as its camera says: orientation %d puts the first corner %s', async (orientation, corner) => {
    const stored = createCanvas(60, 40);
    const context = stored.getContext('2d');
    context.fillStyle = '#ffffff';
    context.fillRect(0, 0, 60, 40);
    context.fillStyle = '#000000';
    context.fillRect(0, 0, 16, 16);
    const shown = await drawPicture(withOrientation(stored.encodeSync('jpeg', 90), orientation), () => 1);
    const [width, height] = orientation < 5 ? [60, 40] : [40, 60];
    expect(shown).toMatchObject({ width, height });
    const [row, side] = corner.split(' ');
    const [x, y] = [side === 'left' ? 8 : width - 8, row === 'top' ? 8 : height - 8];
    expect(shown.getContext('2d').getImageData(x, y, 1, 1).data[0]).toBeLessThan(60);
  });

  it('is refused by what its header claims, before it is decoded', async () => {
    const side = Buffer.alloc(4);
    side.writeUInt32BE(Math.ceil(Math.sqrt(PICTURE_MAX_PIXELS)) + 1);
    const png = Buffer.concat([HEADERS['photo.png'], side, side]);
    await expect(read(png, undefined, 'photo.png')).rejects.toMatchObject({ code: 'too_many_pixels' });
    const jpeg = Buffer.concat([HEADERS['photo.jpg'], side.subarray(2), side.subarray(2)]);
    await expect(read(jpeg, undefined, 'photo.jpg')).rejects.toMatchObject({ code: 'too_many_pixels' });
    await expect(read(png.subarray(0, 12), undefined, 'photo.png')).rejects.toMatchObject({
      code: 'damaged',
    });
  });
});
