import { signedInTeacher } from './personas/teacher';
import { TestBrowser } from './setup/browser';
import { ADMIN } from './setup/product';
import { ACCOUNT } from './spec-texts/account';
import { ADMIN_DASHBOARD, ADMIN_REFUSED } from './spec-texts/admin';
import { DASHBOARD } from './spec-texts/dashboard';
import { FAILURES } from './spec-texts/failures';
import { missingTexts } from './spec-texts/screen';
import { SCREENS } from './spec-texts/screens';
import { SUBSCRIPTION } from './spec-texts/subscription';
import { VALIDATION } from './spec-texts/validation';

/** Every text whose wording is fixed, by where it stands. */
const ALL = [
  ...SCREENS,
  ...DASHBOARD,
  ...ACCOUNT,
  ...ADMIN_REFUSED,
  ...ADMIN_DASHBOARD,
  ...SUBSCRIPTION,
  ...VALIDATION,
  ...FAILURES,
];

let browser: TestBrowser;
beforeAll(async () => {
  browser = await TestBrowser.launch();
});
afterEach(() => browser.closePages());
afterAll(() => browser.close());

describe.each(ALL)('$name', ({ path, as, before, does, texts }) => {
  it('shows every text whose wording is fixed', async () => {
    const page = await browser.newPage();
    if (as === 'teacher') await signedInTeacher(page);
    if (as === 'admin') {
      await page.request.post('/api/auth/login', { data: { email: ADMIN.email, password: ADMIN.password } });
    }
    await before?.(page);
    await page.goto(path);
    await does?.(page);
    expect(await missingTexts(page, texts)).toEqual([]);
  });
});
