import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { handInFiles } from './sample-account.mjs';

const WIDTH = 1440;
const HEIGHT = 810;
/** Of the smaller picture, for narrow windows. */
const SMALL = 720;
const QUALITY = 0.82;
const CRITERIA = [
  'States a clear position and keeps to it',
  'Supports each reason with evidence',
  'Answers the strongest reason against it',
  'Is structured in paragraphs that follow from each other',
  'Has correct sentences, spelling and punctuation',
];
const STUDENTS = ['Mia Chen', 'Noah Taylor', 'Priya Sharma', 'Tom Okafor', 'Zoë Bennett', 'Yuki Tanaka'];
/** Longer than any movement of the pages. */
const SETTLE_MS = 400;

/**
 * Remakes the pictures of the landing page's five steps, from the files of a class to what students get, in the
 * account that is signed in on the page, which has to be new.
 * @param page its window is made as large as the pictures
 * @param folder where `step-1.webp` to `step-5-720.webp` go
 * @param say is called for each file
 */
export async function demoPictures(page, folder, say) {
  await page.setViewportSize({ width: WIDTH, height: HEIGHT });
  const picture = async (step) => {
    const dismiss = page.getByRole('button', { name: 'Dismiss', exact: true }).first();
    await dismiss.click({ timeout: 1_000 }).catch(() => undefined);
    await page.mouse.move(0, 0);
    await page.evaluate(() => document.fonts.ready);
    await page.waitForTimeout(SETTLE_MS);
    const png = await page.screenshot();
    for (const [name, width] of [
      [`step-${step}.webp`, WIDTH],
      [`step-${step}-${SMALL}.webp`, SMALL],
    ]) {
      writeFileSync(join(folder, name), await asWebp(page, png, width));
      say(name);
    }
  };
  const atTop = async (part) => {
    await part.evaluate((element) => {
      element.scrollIntoView();
      scrollBy(0, -88);
    });
  };

  await page.goto('/');
  const files = (await handInFiles()).slice(0, STUDENTS.length);
  const named = files.map((file, at) => ({ ...file, name: `${STUDENTS[at]}.pdf` }));
  await page.locator('input[type=file]').first().setInputFiles(named);
  await page.getByText(`${STUDENTS.length} essays`).first().waitFor();
  await page.waitForLoadState('networkidle');
  await picture(1);

  await page.getByLabel('Or paste them, one criterion per line').fill(CRITERIA.join('\n'));
  await page.getByRole('button', { name: 'Upload criteria' }).click();
  await page.getByText(CRITERIA[0]).waitFor();
  await atTop(page.getByRole('heading', { name: 'Assessment criteria' }));
  await picture(2);

  const start = page.getByRole('button', { name: 'Start grading' });
  await start.click();
  const processing = page.getByRole('heading', { name: 'Processing' });
  await processing.waitFor();
  await atTop(processing);
  await picture(3);

  await page
    .getByRole('article')
    .nth(STUDENTS.length - 1)
    .waitFor({ timeout: 120_000 });
  const essays = await (await page.request.get('/api/essays')).json();
  await page.goto(`/essays/${essays.find(({ studentName }) => studentName === 'Yuki Tanaka').id}`);
  await page.locator('mark').first().waitFor();
  await page.waitForLoadState('networkidle');
  await picture(4);

  for (const { id } of essays)
    await page.request.put(`/api/essays/${id}/reviewed`, {
      data: { reviewed: true, leaveOutUnmarked: true },
    });
  await page.goto('/essays');
  await page.getByRole('checkbox', { name: 'Select all' }).first().check();
  await page.getByRole('button', { name: 'Hand back' }).click();
  await page.getByRole('dialog').getByText('reviewed', { exact: false }).first().waitFor();
  await picture(5);
}

/** The browser writes it: no package is needed for this format. */
async function asWebp(page, png, width) {
  const made = await page.context().newPage();
  try {
    const base64 = await made.evaluate(
      async ({ data, width, quality }) => {
        const source = await createImageBitmap(await (await fetch(`data:image/png;base64,${data}`)).blob());
        const canvas = new OffscreenCanvas(width, Math.round((source.height * width) / source.width));
        const context = canvas.getContext('2d');
        context.imageSmoothingQuality = 'high';
        context.drawImage(source, 0, 0, canvas.width, canvas.height);
        const blob = await canvas.convertToBlob({ type: 'image/webp', quality });
        const bytes = new Uint8Array(await blob.arrayBuffer());
        return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
      },
      { data: png.toString('base64'), width, quality: QUALITY },
    );
    return Buffer.from(base64, 'base64');
  } finally {
    await made.close();
  }
}
