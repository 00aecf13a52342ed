import { deflateSync } from 'node:zlib';
import { PICTURE_MAX_PIXELS } from '@marklight/contracts/business';
import { MINUTE_MS } from '@marklight/contracts/durations';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { MemoryGuard } from '../../common/work/memory-guard';
import { Workers } from '../../common/work/workers';
import { DocumentsService } from '../documents.service';
import type { ScannedPages } from '../ocr/scanned-page';
import { paintedTurned } from '../ocr/turned';
import { PagePictures } from '../page-pictures';
import { ReaderPool } from '../reader-pool';
import { ScanReader } from '../scan-reader';
import { codeOf } from '../testing/reading';
import { aScannedPage } from '../testing/scan-samples';
import { aGreyTiffPage, aTiff, fax4, lzw, packBits, type TiffSample } from '../testing/tiff-samples';

// The processes run the compiled reader, so these tests need a build.
const ASKER = { account: 'teacher' };
const LIMITS = { milliseconds: 10 * MINUTE_MS, cpuMilliseconds: 5 * MINUTE_MS };
const FIRST = 'The library in our town is the one place where everybody meets, whatever they earn.';
const SECOND = 'A town without a library is a town without a living room, and nobody wants to live there.';

const workers = new Workers();
const documents = new DocumentsService(new ReaderPool(workers, LIMITS));
const pictures = new PagePictures(workers);
const scanReader = new ScanReader(1, new MemoryGuard(100_000), LIMITS);
afterAll(() => {
  workers.onModuleDestroy();
  scanReader.onModuleDestroy();
});

const read = (content: Uint8Array, scans?: ScannedPages) =>
  documents.readEssay({ content, filename: 'scan.tif' }, ASKER, scans);

it('a TIFF file is an essay of as many pages as it has, read in their order', async () => {
  const turned = paintedTurned(aScannedPage([SECOND]), 90);
  const content = aTiff([
    aGreyTiffPage(aScannedPage([FIRST])),
    { ...aGreyTiffPage(turned), more: { 274: 8 } },
  ]);
  expect(await read(content)).toMatchObject({ type: 'tiff', pageCount: 2, pagesToRead: [1, 2], text: '' });
  const scans: ScannedPages = [
    [1, await scanReader.read({ content, type: 'tiff', page: 1 }, ASKER)],
    [2, await scanReader.read({ content, type: 'tiff', page: 2 }, ASKER)],
  ];
  expect(await read(content, scans)).toMatchObject({ text: `${FIRST}\n\n${SECOND}`, pagesToRead: [] });
});

describe('a page of a TIFF file is shown', () => {
  const [WIDE, HIGH] = [128, 96];
  /** Left white, right black. */
  const half = (white: number, black: number, each: number) =>
    Buffer.concat(
      Array.from({ length: HIGH }, () =>
        Buffer.concat([Buffer.alloc(each, white), Buffer.alloc(each, black)]),
      ),
    );
  const bits = half(255, 0, WIDE / 16);
  const greys = half(255, 0, WIDE / 2);
  const page = (sample: Partial<TiffSample>): TiffSample => ({
    ...{ width: WIDE, height: HIGH, compression: 1, photometric: 1, bits: [1], rowsPerStrip: HIGH },
    ...{ strips: [bits], ...sample },
  });
  const inStrips = (data: Buffer, rows: number, encode: (strip: Buffer) => Uint8Array) => {
    const size = (data.length / HIGH) * rows;
    const strips = Array.from({ length: HIGH / rows }, (_, at) =>
      encode(data.subarray(at * size, (at + 1) * size)),
    );
    return { rowsPerStrip: rows, strips };
  };
  const differences = greys.map((value, at) => (at % WIDE === 0 ? value : (value - greys[at - 1]!) & 255));
  const reversed = fax4(HIGH).map((byte) =>
    Number.parseInt(byte.toString(2).padStart(8, '0').split('').reverse().join(''), 2),
  );
  const jpeg = () => {
    const canvas = createCanvas(WIDE, HIGH);
    const context = canvas.getContext('2d');
    context.fillStyle = '#ffffff';
    context.fillRect(0, 0, WIDE / 2, HIGH);
    return canvas.encodeSync('jpeg', 95);
  };
  /** The tables of a JPEG apart from its picture, as TIFF stores them once for all strips. */
  const apart = (whole: Buffer) => {
    const frame = whole.indexOf(Buffer.from([0xff, 0xc0]));
    const huffman = whole.indexOf(Buffer.from([0xff, 0xc4]));
    const scan = whole.indexOf(Buffer.from([0xff, 0xda]));
    const start = whole.indexOf(Buffer.from([0xff, 0xdb]));
    return {
      jpegTables: Buffer.concat([
        whole.subarray(0, 2),
        whole.subarray(start, frame),
        whole.subarray(huffman, scan),
        Buffer.from([0xff, 0xd9]),
      ]),
      strips: [Buffer.concat([whole.subarray(0, 2), whole.subarray(frame, huffman), whole.subarray(scan)])],
    };
  };

  it.each<[string, Partial<TiffSample>]>([
    ['as it is', {}],
    ['as it is, white being 0', { photometric: 0, strips: [half(0, 255, WIDE / 16)] }],
    ['as it is, in many strips', inStrips(bits, 8, (strip) => strip)],
    ['by fax (Group 4)', { compression: 4, photometric: 0, strips: [fax4(HIGH)] }],
    [
      'by fax, in strips',
      { compression: 4, photometric: 0, rowsPerStrip: 32, strips: [fax4(32), fax4(32), fax4(32)] },
    ],
    ['by fax, low bits first', { compression: 4, photometric: 0, strips: [reversed], more: { 266: 2 } }],
    ['by LZW', { compression: 5, bits: [8], ...inStrips(greys, 24, lzw) }],
    ['by LZW, as differences', { compression: 5, bits: [8], strips: [lzw(differences)], more: { 317: 2 } }],
    ['by PackBits', { compression: 32_773, ...inStrips(bits, 16, packBits) }],
    [
      'deflated, in colour',
      {
        compression: 8,
        photometric: 2,
        bits: [8, 8, 8],
        strips: [deflateSync(half(255, 0, (WIDE / 2) * 3))],
      },
    ],
    [
      'by a palette',
      {
        compression: 32_946,
        photometric: 3,
        bits: [1],
        strips: [deflateSync(bits)],
        palette: [0, 65_535, 0, 65_535, 0, 65_535],
      },
    ],
    ['as JPEG', { compression: 7, photometric: 6, bits: [8, 8, 8], strips: [jpeg()] }],
    ['as JPEG with tables apart', { compression: 7, photometric: 6, bits: [8, 8, 8], ...apart(jpeg()) }],
  ])('%s', async (_, sample) => {
    for (const isLittle of [true, false]) {
      const content = aTiff([page(sample)], isLittle);
      const picture = await pictures.draw({ content, type: 'tiff', page: 1 }, ASKER);
      const shown = await loadImage(Buffer.from(picture!.content));
      const canvas = createCanvas(shown.width, shown.height);
      const context = canvas.getContext('2d');
      context.drawImage(shown, 0, 0);
      const at = (x: number, y: number) =>
        context.getImageData(shown.width * x, shown.height * y, 1, 1).data[0]!;
      for (const y of [0.05, 0.5, 0.95]) {
        expect(at(0.25, y)).toBeGreaterThan(240);
        expect(at(0.75, y)).toBeLessThan(15);
      }
      expect(shown.width / shown.height).toBeCloseTo(WIDE / HIGH, 1);
    }
  });

  it.each<[string, string, () => Buffer]>([
    [
      'more pixels than a picture may have',
      'too_many_pixels',
      () => aTiff([page({ width: PICTURE_MAX_PIXELS })]),
    ],
    [
      'more pages than an essay may have',
      'too_many_pages',
      () => aTiff(Array.from({ length: 101 }, () => page({}))),
    ],
    ['an unknown compression', 'unknown_tiff', () => aTiff([page({ compression: 34_712 })])],
    ['tiles', 'unknown_tiff', () => aTiff([page({ more: { 324: 8 } })])],
    ['no end', 'damaged', () => aTiff([page({})]).subarray(0, -20)],
    [
      'a page that follows itself',
      'unknown_tiff',
      () => {
        const file = aTiff([page({})]);
        file.writeUInt32LE(file.readUInt32LE(4), file.length - 4);
        return file;
      },
    ],
    [
      'strips that lie over each other',
      'unknown_tiff',
      () => {
        const file = aTiff(
          Array.from({ length: 3 }, () => page({ strips: [Buffer.alloc(40_000)], more: { 266: 1 } })),
        );
        // The first strip of the second and third page becomes that of the first.
        for (
          let at = file.indexOf(Buffer.from([0x11, 1, 4, 0]));
          at !== -1;
          at = file.indexOf(Buffer.from([0x11, 1, 4, 0]), at + 1)
        )
          file.writeUInt32LE(8, at + 8);
        for (
          let at = file.indexOf(Buffer.from([0x17, 1, 4, 0]));
          at !== -1;
          at = file.indexOf(Buffer.from([0x17, 1, 4, 0]), at + 1)
        )
          file.writeUInt32LE(file.length - 8, at + 8);
        return file;
      },
    ],
  ])('not, but refused where it has %s: %s', async (_, code, content) => {
    expect(await codeOf(read(content()))).toBe(code);
  });
});

it('a photo in HEIC is refused with what to do', async () => {
  const heic = Buffer.from('0000001c66747970686569630000000068656963', 'hex');
  await expect(documents.readEssay({ content: heic, filename: 'IMG_1.HEIC' }, ASKER)).rejects.toMatchObject({
    code: 'heic_photo',
    message: expect.stringMatching(/JPG.*Settings > Camera > Formats > Most Compatible/) as string,
  });
});
