import { join } from 'node:path';
import { openPdf } from './open-pdf';
import { looksLike, prepareLetterShapes } from './letter-shapes';
import { aPdf } from '../testing/pdf-samples';

const LETTERS = Array.from('abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ');
const folder = join(require.resolve('dejavu-fonts-ttf/package.json'), '..', 'ttf');

/** The outlines of the letters, as a PDF has them. */
async function outlinesOf(font: string): Promise<[string, string][]> {
  const bytes = await aPdf((pdf) =>
    pdf.font(font).fontSize(8).text(LETTERS.join(''), { characterSpacing: 1 }),
  );
  const document = await openPdf(new Uint8Array(bytes));
  const page = await document.getPage(1);
  await page.getOperatorList();
  const found = [...(page.commonObjs as unknown as Iterable<[string, unknown]>)]
    .filter(([id]) => id.includes('_path_'))
    .map(([, outline]) => String(outline));
  await document.destroy();
  return LETTERS.map((letter, at) => [letter, found[at]!]);
}

describe('the shape of a letter', () => {
  beforeAll(prepareLetterShapes);

  it.each([
    'Times-Roman',
    'Helvetica-Bold',
    'Courier',
    'DejaVuSans.ttf',
    'DejaVuSerif-Italic.ttf',
    'DejaVuSansCondensed-Bold.ttf',
  ])('is known in %s, and told from that of others', async (name) => {
    const outlines = await outlinesOf(name.endsWith('.ttf') ? join(folder, name) : name);
    expect(outlines.filter(([letter, outline]) => !looksLike(letter, outline)).length).toBeLessThan(3);
    const exchanged = outlines.map(([, outline], at) => [LETTERS[(at + 7) % 26]!, outline] as const);
    expect(exchanged.filter(([letter, outline]) => looksLike(letter, outline)).length).toBeLessThan(8);
  });

  it.each([
    ['blank', ''],
    ['a dot', 'M0 0L0.04 0L0.04 0.04L0 0.04Z'],
    ['a path of no size', 'M0 0L0 0'],
  ])('is not %s', (_, outline) => {
    expect(LETTERS.filter((letter) => looksLike(letter, outline)).length).toBeLessThan(4);
  });
});
