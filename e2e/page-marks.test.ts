import type { Page } from 'playwright-core';
import { aPdf } from '../backend/src/documents/testing/pdf-samples';
import { aScannedPage } from '../backend/src/documents/testing/scan-samples';
import { paintedTurned } from '../backend/src/documents/ocr/turned';
import { gradeEssays } from './personas/class-set';
import { signedInTeacher } from './personas/teacher';
import { expectNoSeriousAxeViolations } from './setup/axe';
import { TestBrowser } from './setup/browser';

let browser: TestBrowser;
beforeAll(async () => {
  browser = await TestBrowser.launch();
});
afterEach(() => browser.closePages());
afterAll(() => browser.close());

const CLAIM = 'Schools should teach every student to cook, because everybody has to eat.';
const QUOTED = 'For example, doubling a recipe is real practice with fractions.';
const REST = [
  QUOTED,
  'However, some people say that the day is already full.',
  'In conclusion, schools should teach every student to cook, because the basics are simple.',
];
/** A4, in points, and as a scan in pixels. */
const [WIDE, HIGH] = [595.28, 841.89];
const [SCAN_WIDE, SCAN_HIGH] = [1_240, 1_754];
const DEGREES = 3;

interface Fractions {
  x: number;
  y: number;
}

async function uploaded(page: Page, name: string, buffer: Buffer): Promise<string> {
  const reply = await page.request.post('/api/essays', {
    multipart: { essays: { name, mimeType: 'application/pdf', buffer } },
  });
  const { essays } = (await reply.json()) as { essays: { id: string }[] };
  const { id } = essays[0]!;
  for (;;) {
    const essay = (await (await page.request.get(`/api/essays/${id}`)).json()) as { reading: unknown };
    if (!essay.reading) return id;
    await page.waitForTimeout(100);
  }
}

/** The middle of the first quoted line that the open criterion marks on the first page, as fractions of its picture. */
async function markedLine(page: Page): Promise<Fractions> {
  await page.locator('.er-file-frame').first().locator('xpath=self::*[@aria-busy="false"]').waitFor();
  const polygon = page.locator('.er-page-marks g[class^="er-hue-"] polygon').first();
  await polygon.waitFor();
  // Both at one moment: the pane may still be moving.
  return polygon.evaluate((drawn) => {
    const picture = drawn.closest('.er-file-frame')!.querySelector('img')!.getBoundingClientRect();
    const box = drawn.getBoundingClientRect();
    return {
      x: (box.x + box.width / 2 - picture.x) / picture.width,
      y: (box.y + box.height / 2 - picture.y) / picture.height,
    };
  });
}

it('the evidence of a criterion lies over its words on the page, typed and scanned, at a desk and on a phone', async () => {
  let quoteWidth = 0;
  const typed = await aPdf((pdf) => {
    quoteWidth = pdf.fontSize(9).widthOfString(QUOTED);
    [CLAIM, ...REST].forEach((text, at) =>
      pdf.text(text, 72, 300 + at * 40, { lineBreak: false, baseline: 'alphabetic' }),
    );
  });
  const level = aScannedPage([CLAIM, ...REST], 20);
  const context = level.getContext('2d');
  // The second paragraph, one line and a gap below the first.
  const place = { x: 140 + context.measureText(QUOTED).width / 2, y: 190 - 20 * 0.27 };
  const picture = paintedTurned(level, DEGREES).encodeSync('jpeg', 85);
  const scanned = await aPdf((pdf) => {
    pdf.image(picture, 0, 0, { width: WIDE, height: HIGH });
  });

  const desk = await browser.newPage();
  await signedInTeacher(desk);
  const ids = [await uploaded(desk, 'typed.pdf', typed), await uploaded(desk, 'scan.pdf', scanned)];
  await gradeEssays(desk, ids, ['Evidence']);
  const phone = await desk.context().newPage();
  await phone.setViewportSize({ width: 390, height: 844 });
  const expected = [{ x: (72 + quoteWidth / 2) / WIDE, y: (340 - 9 * 0.27) / HIGH }, turned(place, DEGREES)];
  for (const page of [desk, phone])
    for (const [at, id] of ids.entries()) {
      await page.goto(`/essays/${id}`);
      await page.getByRole('tab', { name: 'Pages as handed in' }).click();
      const mark = await markedLine(page);
      expect(Math.abs(mark.x - expected[at]!.x)).toBeLessThan(0.02);
      expect(Math.abs(mark.y - expected[at]!.y)).toBeLessThan(0.01);
      await page.getByRole('button', { name: `Open criterion 1: “${QUOTED}”` }).waitFor();
    }
  await expectNoSeriousAxeViolations(desk);

  await desk.getByRole('tab', { name: 'Both' }).click();
  await desk.locator('mark', { hasText: QUOTED }).waitFor();
  expect(Math.abs((await markedLine(desk)).y - expected[1]!.y)).toBeLessThan(0.01);
  await desk.reload();
  await desk.getByRole('tab', { name: 'Both', selected: true }).waitFor();
  await expectNoSeriousAxeViolations(desk);
});

/** A place of the level page, in pixels, as a fraction of the page that was turned about its middle. */
function turned({ x, y }: Fractions, degrees: number): Fractions {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  const [across, down] = [x - SCAN_WIDE / 2, y - SCAN_HIGH / 2];
  return {
    x: 0.5 + (across * cos - down * sin) / (SCAN_WIDE * cos + SCAN_HIGH * sin),
    y: 0.5 + (across * sin + down * cos) / (SCAN_WIDE * sin + SCAN_HIGH * cos),
  };
}
