import type { Page } from 'playwright-core';
import type { Assignment, Class } from '@marklight/contracts/classes';
import type { Rubric } from '@marklight/contracts/rubrics';
import { anEssayPdf } from '../backend/test/factories/pdf';
import { signedInTeacher } from './personas/teacher';
import { expectNoSeriousAxeViolations } from './setup/axe';
import { TestBrowser } from './setup/browser';

let browser: TestBrowser;
beforeAll(async () => {
  browser = await TestBrowser.launch();
});
afterEach(() => browser.closePages());
afterAll(() => browser.close());

const STUDENTS = ['Mia Chen', 'Tom Baker', 'Aroha Ngata'];

/** A class with a roster and an assignment with a rubric; the class's page is open. */
async function aClassWithAssignment(phone: boolean): Promise<Page> {
  const page = await browser.newPage({ phone });
  await signedInTeacher(page);
  const post = async <T>(path: string, data: object): Promise<T> => {
    const reply = await page.request.post(path, { data });
    expect(reply.status()).toBe(201);
    return (await reply.json()) as T;
  };
  const { id: classId } = await post<Class>('/api/classes', { name: 'Year 9 English' });
  await page.request.put(`/api/classes/${classId}/students`, {
    data: { text: [...STUDENTS, 'Yuki Tanaka'].join('\n') },
  });
  const [rubric] = (await (await page.request.get('/api/rubrics')).json()) as Rubric[];
  await post<Assignment>('/api/assignments', { title: 'Phones at school', classId, rubricId: rubric?.id });
  await page.goto(`/classes/${classId}`);
  return page;
}

async function essayFiles() {
  return Promise.all(
    STUDENTS.map(async (name, n) => ({
      name: `${name.replace(' ', '_')}_persuasive_essay_second_draft.pdf`,
      mimeType: 'application/pdf',
      buffer: await anEssayPdf({
        paragraphs: [
          `Name: ${name}`,
          `Schools should ban phones in class, and this is reason number ${n + 1} of my list.`,
          'For example, my friend reads a message every ten minutes. However, some parents want to reach us.',
          'In conclusion, lessons without phones would help all of us, because we would listen to each other.',
        ],
      }),
    })),
  );
}

function roomBesideFixedColumns(page: Page): Promise<number> {
  return page.getByRole('table').evaluate((table) => {
    const widths = [...table.querySelectorAll('thead .ant-table-cell-fix')].map((cell) => cell.clientWidth);
    return (table.parentElement?.clientWidth ?? 0) - widths.reduce((sum, width) => sum + width, 0);
  });
}

describe.each([
  ['at a desk', false, 1280],
  ['on a phone', true, 390],
])('an assignment %s', (_, phone, width) => {
  it('leads from hand-in to the first essay to review without another page', async () => {
    const page = await aClassWithAssignment(phone);
    await page.getByRole('link', { name: 'Phones at school' }).click();
    await page.getByRole('heading', { name: 'Phones at school', level: 1 }).waitFor();
    await page.getByText('0 of 4').waitFor();
    await page.getByRole('button', { name: 'Upload essays' }).waitFor();
    await expectNoSeriousAxeViolations(page);

    await page.locator('input[type=file]').setInputFiles(await essayFiles());
    await page.getByRole('button', { name: 'Grade 3 essays' }).click();
    await page.getByText('3 of 4').waitFor();
    await page.getByRole('button', { name: 'Review 3' }).waitFor();
    for (const name of STUDENTS) await page.getByRole('table').getByRole('link', { name }).waitFor();
    expect(await page.getByText(/^[0-4] /).count()).toBeGreaterThan(0);
    await expectNoSeriousAxeViolations(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    // The columns that stay must leave room to see the others.
    expect(await roomBesideFixedColumns(page)).toBeGreaterThan(100);

    await page.getByRole('button', { name: 'Review 3' }).click();
    await page.getByRole('button', { name: 'Mark as reviewed' }).first().waitFor();
    await page.goBack();
    await page.getByRole('button', { name: 'Review 3' }).waitFor();
  });
});
