import type { Assignment } from '@marklight/contracts/classes';
import { anAssignmentOf, uploadEssays } from './personas/class-set';
import { signedInTeacher } from './personas/teacher';
import { expectNoSeriousAxeViolations } from './setup/axe';
import { TestBrowser } from './setup/browser';

let browser: TestBrowser;
beforeAll(async () => {
  browser = await TestBrowser.launch();
});
afterEach(() => browser.closePages());
afterAll(() => browser.close());

const COPIED =
  'My grandmother kept bees behind the old tram shed, and every autumn she let me carry the smoker while she lifted the frames one by one.';
const OTHERS = [
  'The library was the only warm room in town that winter. We went there after school and pretended to read about ships.',
  'On Saturdays my cousins raced their bicycles down the hill by the quarry, and nobody ever wore a helmet or told our parents.',
  'I learned to swim in a dam where the water was brown and full of yabbies. My brother held my chin and counted to ten.',
];

describe.each([
  ['at a desk', false, 1440],
  ['on a phone', true, 390],
])('essays that share passages, %s', (_, phone, width) => {
  it('are named when the teacher asks, with the passages side by side', async () => {
    const page = await browser.newPage({ phone });
    if (!phone) await page.setViewportSize({ width, height: 900 });
    await signedInTeacher(page);
    const id = await anAssignmentOf(page, 'Year 9 English', 'A memory');
    const [one = '', two = '', three = ''] = OTHERS;
    await uploadEssays(
      page,
      [
        { filename: 'mia.pdf', student: 'Mia Chen', paragraphs: [one, COPIED] },
        { filename: 'tom.pdf', student: 'Tom Baker', paragraphs: [COPIED, two] },
        { filename: 'aroha.pdf', student: 'Aroha Ngata', paragraphs: [three] },
      ],
      id,
    );
    const { classId } = (await (await page.request.get(`/api/assignments/${id}`)).json()) as Assignment;
    await page.goto(`/classes/${classId}/assignments/${id}`);
    const card = page.getByRole('region', { name: 'Shared passages' });
    await card.getByRole('button', { name: 'Compare essays' }).click();
    await card.getByText('3 essays compared. 1 pair shares passages.').waitFor();
    await card.getByText('About half of the first essay, in 1 passage, is also in the second').waitFor();
    await card.getByText('Passage side by side').click();
    const passages = card.getByRole('figure');
    await passages.first().waitFor();
    expect(await passages.allTextContents()).toEqual([
      expect.stringMatching(/^(mia\.pdf|Mia Chen)My grandmother .* one by one$/),
      expect.stringMatching(/^(tom\.pdf|Tom Baker)My grandmother .* one by one$/),
    ]);
    await expectNoSeriousAxeViolations(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await card.getByRole('link').first().click();
    await page.waitForURL(/\/essays\//);
  });
});
