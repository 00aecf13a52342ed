import { randomUUID } from 'node:crypto';
import { startOpenAiStandIn, type OpenAiStandIn } from '../backend/test/stand-ins/openai/server';
import { gradeEssays, uploadEssays } from './personas/class-set';
import { PASSWORD } from './personas/teacher';
import { expectNoSeriousAxeViolations } from './setup/axe';
import { TestBrowser } from './setup/browser';
import { startOwnProduct, type OwnProduct } from './setup/own-product';

let browser: TestBrowser;
let service: OpenAiStandIn;
let product: OwnProduct;
beforeAll(async () => {
  service = await startOpenAiStandIn();
  [browser, product] = await Promise.all([
    TestBrowser.launch(),
    startOwnProduct({
      OPENAI_BASE_URL: service.baseUrl,
      OPENAI_API_KEY: 'a-test-key',
      OPENAI_MODEL: 'gpt-4o-mini',
    }),
  ]);
});
afterEach(() => browser.closePages());
afterAll(async () => {
  await browser.close();
  await product.stop();
  await service.close();
});

describe.each([
  ['at a desk', false, 1280],
  ['on a phone', true, 390],
])('a second opinion %s', (_, phone, width) => {
  it('is asked for on an essay, and shows where two readings differ until the teacher decides', async () => {
    const page = await browser.newPage({ phone, at: product.address });
    const reply = await page.request.post('/api/email-signup', {
      data: {
        ...{ email: `teacher-${randomUUID()}@school.example`, firstName: 'Tess', lastName: 'Teacher' },
        ...{ password: PASSWORD, confirmPassword: PASSWORD },
      },
    });
    expect(reply.ok()).toBe(true);
    const [essayId = ''] = await uploadEssays(page, [{ filename: 'essay.pdf', student: 'Mia Chen' }]);
    service.always({ type: 'answer', levels: [2, 3, 1] });
    await gradeEssays(page, [essayId]);
    service.always({ type: 'answer', levels: [4, 3, 2] });
    await page.goto(`/essays/${essayId}`);
    if (phone) await page.getByRole('heading', { name: 'Result' }).waitFor();
    await page.getByRole('tab', { name: 'How it was graded' }).click();
    const opinion = page.getByRole('region', { name: 'Second opinion' });
    await opinion.getByRole('button', { name: 'Ask the built-in grader' }).waitFor();
    await opinion.getByRole('button', { name: 'Ask the AI service again' }).click();
    await opinion.getByText('differ by more than one level on criterion 1.').waitFor();
    await expectNoSeriousAxeViolations(page);
    await page.getByRole('tab', { name: 'Criteria' }).click();
    if (phone) await page.getByText(/^Needs your eye: \d+ reasons/).click();
    await page.getByText('Two readings differ: criterion 1 (2 and 4).').waitFor();
    await page.getByText('Two readings differ here: 2 and 4.').waitFor();
    await page.getByRole('button', { name: 'Compare both readings' }).first().click();
    await page.getByText('Second reading: level 4, Outstanding').waitFor();
    await expectNoSeriousAxeViolations(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await page
      .getByRole('group', { name: 'Level for criterion 1' })
      .getByRole('button', { name: '3: Strong' })
      .click();
    await page.getByText('Second opinion: level 4, Outstanding.').waitFor();
    await page.getByText('Two readings differ: criterion 1 (2 and 4).').waitFor({ state: 'hidden' });
  });
});
