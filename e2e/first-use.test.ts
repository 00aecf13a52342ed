import { signUpInBrowser } from './personas/teacher';
import { expectNoSeriousAxeViolations } from './setup/axe';
import { TestBrowser } from './setup/browser';
import { toastSaid } from './setup/toasts';

let browser: TestBrowser;
beforeAll(async () => {
  browser = await TestBrowser.launch();
});
afterEach(() => browser.closePages());
afterAll(() => browser.close());

describe.each([
  ['at a desk', false],
  ['on a phone', true],
])('the first use %s', (_, phone) => {
  it('can begin with sample essays, which are graded and removed in one step', async () => {
    const page = await browser.newPage({ phone });
    await signUpInBrowser(page);
    await page.getByRole('button', { name: 'Try with sample essays' }).click();
    await toastSaid(page, 'Three essays and a rubric are ready to grade.');
    await expectNoSeriousAxeViolations(page);
    await page.getByRole('button', { name: 'Start grading' }).click();
    await page.getByRole('article').nth(2).waitFor();
    await page.getByRole('button', { name: 'Remove sample essays' }).click();
    await page.getByRole('article').first().waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Try with sample essays' }).waitFor();
  });

  it('finds the AI tools in the navigation', async () => {
    const page = await browser.newPage({ phone });
    await signUpInBrowser(page);
    if (phone) {
      await page.getByRole('button', { name: 'Pages' }).click();
      await page.getByRole('menuitem', { name: 'AI tools' }).click();
    } else {
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'AI tools' }).click();
    }
    await page.getByRole('heading', { level: 1, name: 'AI tools' }).waitFor();
  });

  it('finds the steps, the limits and the support contact in Help', async () => {
    const page = await browser.newPage({ phone });
    await signUpInBrowser(page);
    await page.getByRole('button', { name: 'Help' }).click();
    const help = page.getByRole('dialog');
    await help.getByRole('heading', { name: 'How to grade a class set' }).waitFor();
    await help
      .getByText(
        'Upload the essays as PDF, Word or text files, photos, or in a ZIP, as many as you like at a time.',
      )
      .waitFor();
    await help
      .getByText(
        /Essays: PDF, Word \(\.docx, \.doc\), plain text or photos \(JPG, PNG, WebP, TIFF\), up to 10 MB/,
      )
      .waitFor();
    await help.getByRole('link', { name: /^support@/ }).waitFor();
    await expectNoSeriousAxeViolations(page);
    await help.getByRole('link', { name: 'AI tools' }).click();
    await page.getByRole('heading', { level: 1, name: 'AI tools' }).waitFor();
    await help.waitFor({ state: 'hidden' });
  });
});
