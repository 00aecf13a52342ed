import { devDependencies } from '../package.json';
import { signedInTeacher } from './personas/teacher';
import { TestBrowser } from './setup/browser';

let browser: TestBrowser;
beforeAll(async () => {
  browser = await TestBrowser.launch();
});
afterAll(async () => browser.close());

it.each([
  ['React', devDependencies.react],
  ['antd', devDependencies.antd],
])('a remote that was written for another version of %s is refused in words', async (_name, version) => {
  const page = await browser.newPage();
  await signedInTeacher(page);
  await page.route('**/remoteEntry.js', async (route) => {
    const reply = await route.fetch();
    const asked = `"^${version}"`;
    const source = await reply.text();
    expect(source).toContain(asked);
    await route.fulfill({ response: reply, body: source.replaceAll(asked, '"^999.0.0"') });
  });
  await page.goto('/');
  await page.getByText('does not match this version of the page.').waitFor();
  await page.getByRole('link', { name: 'Essays' }).click();
  await page.getByRole('heading', { level: 1, name: 'Essays' }).waitFor();
});
