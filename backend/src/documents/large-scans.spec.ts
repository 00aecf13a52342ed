import { deflateSync } from 'node:zlib';
import { MINUTE_MS } from '@marklight/contracts/durations';
import { createCanvas, loadImage, type Canvas } from '@napi-rs/canvas';
import { MemoryGuard } from '../common/work/memory-guard';
import { Workers } from '../common/work/workers';
import { DocumentsService } from './documents.service';
import type { ScannedPage } from './ocr/scanned-page';
import { PagePictures } from './page-pictures';
import { ReaderPool } from './reader-pool';
import { ScanReader } from './scan-reader';
import { aRawPdf } from './testing/pdf-samples';
import { aPdfOfPages, aScannedPage, withOrientation } from './testing/scan-samples';

// The processes run the compiled reader, so these tests need a build. They have the memory that they have in the product.
const ASKER = { account: 'teacher' };
const LIMITS = { milliseconds: 10 * MINUTE_MS, cpuMilliseconds: 5 * MINUTE_MS };
const WORDS =
  'Some people say that a library is a thing of the past. They have not been there on a rainy Saturday, when every chair is taken and children lie on the carpet with their books.';

const workers = new Workers();
const documents = new DocumentsService(new ReaderPool(workers));
const pictures = new PagePictures(workers);
const scanReader = new ScanReader(1, new MemoryGuard(100_000), LIMITS);
afterAll(() => {
  workers.onModuleDestroy();
  scanReader.onModuleDestroy();
});

/** A4 at 600 dots to the inch: 35 million pixels. */
function asScannedAt600(page: Canvas): Canvas {
  const canvas = createCanvas(page.width * 4, page.height * 4);
  canvas.getContext('2d').drawImage(page, 0, 0, canvas.width, canvas.height);
  return canvas;
}

it('a PDF of colour pages at 600 dots to the inch is read whole, and its pages are shown', async () => {
  const page = asScannedAt600(aScannedPage([WORDS]));
  const content = await aPdfOfPages(Array.from({ length: 8 }, () => page));
  const first = await documents.readEssay({ content, filename: 'scan.pdf' }, ASKER);
  expect(first).toMatchObject({ pageCount: 8, pagesToRead: [1, 2, 3, 4, 5, 6, 7, 8], fileFaults: [] });
  for (const number of [1, 8]) {
    const outcome = (await scanReader.read({ content, type: 'pdf', page: number }, ASKER)) as ScannedPage;
    const words = outcome.lines.flatMap((line) => line.words.map(([text]) => text));
    expect(words.join(' ')).toBe(WORDS);
    expect(await pictures.draw({ content, type: 'pdf', page: number }, ASKER)).not.toBeNull();
  }
});

/** 32 by 40 pixels: left black over green, right red over yellow. */
const JPEG_2000 =
  '/0//UQAvAAAAAAAgAAAAKAAAAAAAAAAAAAAAIAAAACgAAAAAAAAAAAADBwEBBwEBBwEB/1IADAACAAEBBQQEAAD/XAAjQncgdvB2' +
  '8HbAbwBvAG7gZ1BnUGdoUAVQBVBHV9NX01di/2QAJQABQ3JlYXRlZCBieSBPcGVuSlBFRyB2ZXJzaW9uIDIuNS40/5AACgAAAAAC' +
  'BgAB/5PH+AQGoa2Tx/gEDFS2gsP5BAFDP9/B+wHB+wEAAbviBW3A/MDgfmBACF1rA0fD+QOB+YEAAlFcAFfB+YRB+YMADwNOtzf3' +
  'XVgLOYPci3fA/AHgfgDAAf43hNHHfwwVAbhdb8H5hMH5goAIssu5TnBgMH8MF7fqv8H4CMD7Q8AXLGUstH0K8DbKIsHpckY93wnG' +
  'dDbzbthpd2iOJ+gtv8D7Q6A+oNAX1+8cVePtprEwYLCiswcWbDb0t1PetsjEGb/B+AhA+0OAFyvtKOWEbkPyOhRcNGiIPwcWn4yi' +
  'HbeTh5hh+6bvw+0Vh9omIW4RMFQRU8g8GDsisOebvlY/Sa8zO1yjn/HIu40kHomZ0mFrRjy2z8H1CcPtDwAiGhMwVBFaRY6AAwAZ' +
  'CUlLwQhNPAiQHpCSi1N1IaVfSJQTx+A1D7RMIW4RRcwQXcfaroAAAAGB843cZ9BNJua6tt88CJKpV5KLPAAAAAOe7X0/iBfkwfUN' +
  'w+0TADXyP9leX83AlAMIScYhSFEPKyJaS3uM+bQibIv3hGnHiR/RwBThStvTG7n/EI/A+cTB9QuANp5B4+eUT4I1jCKE6ceJGA64' +
  'QuoLY8C12jsjQJBx8T/D7RiD6g4ANfI/2S7snwRnSDAYyOeEXkYjcdqh8ZgfjCKE6ZzYb9GukojiYwj/2Q==';

describe('a large image on a page is shown as it is', () => {
  const [WIDE, HIGH] = [3_200, 4_000];
  const QUARTERS = ['#000000', '#ff0000', '#00c000', '#ffffff'] as const;
  const quarters = (colours: readonly string[]) => {
    const canvas = createCanvas(WIDE, HIGH);
    colours.forEach((colour, at) => {
      const context = canvas.getContext('2d');
      context.fillStyle = colour;
      context.fillRect((at % 2) * (WIDE / 2), (at >> 1) * (HIGH / 2), WIDE / 2, HIGH / 2);
    });
    return canvas;
  };
  const image = (entries: string, data: Buffer) =>
    `<< /Type /XObject /Subtype /Image /Width ${WIDE} /Height ${HIGH} ${entries} /Length ${data.length} >>\nstream\n${data.toString('latin1')}\nendstream`;
  /** On a pale blue page, so that what is transparent shows. */
  const pageWith = (...objects: string[]) =>
    Buffer.from(
      aRawPdf('0.8 0.8 1 rg 0 0 600 800 re f 0 g q 600 0 0 800 0 0 cm /X Do Q', {
        page: '/MediaBox [0 0 600 800]',
        resources: '/XObject << /X 6 0 R >>',
        objects: objects.map((object) => Buffer.from(object, 'latin1')) as unknown as string[],
      }),
    );
  /** Left black, right white, by one bit to the pixel. */
  const bits = deflateSync(
    Buffer.concat(
      Array.from({ length: HIGH }, () =>
        Buffer.concat([Buffer.alloc(WIDE / 16), Buffer.alloc(WIDE / 16, 255)]),
      ),
    ),
  );
  const rgb = () => {
    const { data } = quarters(QUARTERS).getContext('2d').getImageData(0, 0, WIDE, HIGH);
    return deflateSync(data.filter((_, at) => at % 4 < 3));
  };
  const jpeg = () => quarters(QUARTERS).encodeSync('jpeg', 90);
  const [BLACK, RED, GREEN, WHITE, PAPER] = ['000000', 'ff0000', '00c000', 'ffffff', 'ccccff'];

  it.each<[string, () => string[], (string | undefined)[]]>([
    [
      'a JPEG, whatever its camera notes',
      () => [
        image('/BitsPerComponent 8 /ColorSpace /DeviceRGB /Filter /DCTDecode', withOrientation(jpeg(), 3)),
      ],
      [BLACK, RED, GREEN, WHITE],
    ],
    [
      'a JPEG with a mask of opacity',
      () => [
        image('/BitsPerComponent 8 /ColorSpace 8 0 R /SMask 7 0 R /Filter [/DCTDecode]', jpeg()),
        image('/BitsPerComponent 1 /ColorSpace /DeviceGray /Filter /FlateDecode', bits),
        '[/CalRGB << /WhitePoint [0.95 1 1.09] >>]',
      ],
      [PAPER, RED, PAPER, WHITE],
    ],
    [
      'black and white',
      () => [image('/BitsPerComponent 1 /ColorSpace /DeviceGray /Filter /FlateDecode', bits)],
      [BLACK, WHITE, BLACK, WHITE],
    ],
    [
      'a stencil',
      () => [image('/BitsPerComponent 1 /ImageMask true /Filter /FlateDecode', bits)],
      [BLACK, PAPER, BLACK, PAPER],
    ],
    [
      'colour without loss',
      () => [image('/BitsPerComponent 8 /ColorSpace /DeviceRGB /Filter /FlateDecode', rgb())],
      [BLACK, RED, GREEN, WHITE],
    ],
    [
      'JPEG 2000, of any size',
      () => [
        image(
          '/BitsPerComponent 8 /ColorSpace /DeviceRGB /Filter /JPXDecode',
          Buffer.from(JPEG_2000, 'base64'),
        ),
      ],
      [BLACK, RED, GREEN, 'ffc800'],
    ],
  ])('%s', async (_, objects, expected) => {
    const picture = await pictures.draw({ content: pageWith(...objects()), type: 'pdf', page: 1 }, ASKER);
    const shown = await loadImage(Buffer.from(picture!.content));
    const canvas = createCanvas(shown.width, shown.height);
    canvas.getContext('2d').drawImage(shown, 0, 0);
    const at = (x: number, y: number) =>
      canvas.getContext('2d').getImageData(shown.width * x, shown.height * y, 1, 1).data;
    [at(0.25, 0.25), at(0.75, 0.25), at(0.25, 0.75), at(0.75, 0.75)].forEach((pixel, place) => {
      const colours = Buffer.from(expected[place]!, 'hex');
      colours.forEach((colour, part) => expect(Math.abs(pixel[part]! - colour)).toBeLessThan(12));
    });
  });
});
