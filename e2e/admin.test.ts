import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { API } from '@marklight/contracts/routes';
import { askForAction, signInAsAdmin, signUpAs } from './personas/administrator';
import { gradeEssays, uploadEssays } from './personas/class-set';
import { expectNoSeriousAxeViolations } from './setup/axe';
import { TestBrowser } from './setup/browser';
import { expectFocus } from './setup/expect-focus';
import { startOwnProduct, type OwnProduct } from './setup/own-product';
import { ADMIN } from './setup/product';

const VIEWS = [
  ['Users', 'table'],
  ['Activity', 'table'],
  ['Audit log', 'table'],
  ['Scheduled jobs', 'listitem'],
  ['Maintenance', 'paragraph'],
] as const;

let browser: TestBrowser;
let product: OwnProduct;
beforeAll(async () => {
  browser = await TestBrowser.launch();
  product = await startOwnProduct({ ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password });
  await aSchool();
});
afterEach(() => browser.closePages());
afterAll(async () => {
  await product.stop();
  await browser.close();
});

/** Teachers on trial, one who pays, one whose trial is over; essays graded and not, and records of past days. */
async function aSchool(): Promise<void> {
  const [mei, oliver, ahmed] = await Promise.all([newPage(), newPage(), newPage()]);
  await signUpAs(mei, 'Mei', 'Chen');
  const essays = await uploadEssays(mei, [
    { filename: 'a.pdf', student: 'Ana Silva' },
    { filename: 'b.pdf', student: 'Ben Ito' },
    { filename: 'c.pdf', student: 'Cy Roe' },
  ]);
  await gradeEssays(mei, essays.slice(0, 2));
  const paying = await signUpAs(oliver, 'Oliver', 'Nguyen');
  await product.sql(
    `update users set subscription_status = 'active', stripe_subscription_id = 'sub_1',
       subscription_ends_at = now() + interval '20 days' where email = $1`,
    [paying],
  );
  await product.sql(
    `insert into payment_transactions (user_id, payment_intent_id, amount, currency, status, description)
     select id, 'pi_1', 30, 'aud', 'paid', 'Pro' from users where email = $1`,
    [paying],
  );
  const ended = await signUpAs(ahmed, 'Ahmed', 'Hassan');
  await product.sql(`update users set trial_ends_at = now() - interval '3 days' where email = $1`, [ended]);
  await product.sql(
    `insert into admin_analytics (date, total_users, active_users, trial_users, paid_users, total_essays, total_gradings, revenue)
     select (now() at time zone 'UTC')::date - n, 2, 1, 1, 0, 0, 0, 0 from generate_series(1, 20) n
     on conflict (date) do nothing`,
  );
  await Promise.all(['Zoe', 'Liam', 'Priya'].map(async (name) => signUpAs(await newPage(), name, 'Brown')));
  await browser.closePages();
}

const newPage = (phone = false) => browser.newPage({ phone, at: product.address });

async function anAdminPage(phone = false): Promise<Page> {
  const page = await newPage(phone);
  await signInAsAdmin(page);
  return page;
}
const card = (page: Page, title: string) =>
  page.locator('dl > div').filter({ has: page.locator('dt', { hasText: title }) });
const overflowOf = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

describe.each([
  ['at a desk', false],
  ['on a phone', true],
])('the dashboard %s', (_, phone) => {
  it('shows the numbers of the database, what happened and who is there', async () => {
    const page = await anAdminPage(phone);
    await page.goto('/admin');
    await page.getByText('Manage Marklight platform').waitFor();
    const [expected] = await product.sql(
      `select (select count(*)::int from users) as users,
         (select count(distinct essay_id)::int from grading_results) as essays,
         (select count(*)::int from grading_results) as gradings`,
    );
    expect(await card(page, 'Total Users').innerText()).toMatch(
      new RegExp(`^Total Users\\s+${String(expected?.users)}\\s+\\+\\d+ active$`),
    );
    expect(await card(page, 'Revenue').innerText()).toMatch(/^Revenue\s+\$30 AUD\s+1 paid subscribers$/);
    expect(await card(page, 'Essays Graded').innerText()).toMatch(/^Essays Graded\s+2\s+2 total gradings$/);
    expect(expected).toMatchObject({ essays: 2, gradings: 2 });
    expect(await card(page, 'Trial Users').innerText()).toMatch(/^Trial Users\s+4\s+Free trial users$/);
    const activity = page.getByRole('region', { name: 'Recent Activity' });
    expect(await activity.getByRole('listitem').count()).toBe(5);
    const people = page.getByRole('region', { name: 'User Management' });
    await people.getByText('trialing').first().waitFor();
    await people.getByText(`And ${Number(expected?.users) - 5} more users...`).waitFor();
    await page
      .getByRole('img', { name: /^Users, .+: users from 2 to \d+, active from 1 to \d+\.$/ })
      .waitFor();
    await page.getByText('Show as a table').click();
    await page.getByRole('rowheader', { name: /\(so far\)$/ }).waitFor();
    await page.mouse.move(0, 0);
    await expectNoSeriousAxeViolations(page);
    expect(await overflowOf(page)).toBe(0);
  });

  it.each(VIEWS)('has a view %s that everybody can use, and Back leaves it', async (name, role) => {
    const page = await anAdminPage(phone);
    await page.request.get('/api/admin/export/users');
    await page.goto('/admin');
    await page.getByRole('navigation', { name: 'Administration' }).getByRole('link', { name }).click();
    const heading = page.getByRole('heading', { name, level: 2 });
    await expectFocus(heading);
    await page.locator('.ad-view').getByRole(role).first().waitFor();
    await page.mouse.move(0, 0);
    await expectNoSeriousAxeViolations(page);
    expect(await overflowOf(page)).toBe(0);
    await page.goBack();
    await page.getByText('Total Users').waitFor();
  });
});

describe('View All Users', () => {
  it('extends a trial, and the audit log says why', async () => {
    const [teacher, admin] = [await newPage(), await anAdminPage()];
    const email = await signUpAs(teacher, 'Tess', 'Trial');
    const trialEnd = async () =>
      ((await (await teacher.request.get('/api/auth/user')).json()) as { trialEndsAt: string }).trialEndsAt;
    const before = Date.parse(await trialEnd());
    await admin.goto('/admin');
    await admin.getByRole('button', { name: 'View All Users' }).click();
    await admin.getByRole('table', { name: 'Users' }).waitFor();
    const dialog = await askForAction(admin, email, 'Extend trial');
    await dialog.getByLabel('Days').fill('14');
    await expectNoSeriousAxeViolations(admin, { within: '[role=dialog]' });
    await dialog.getByRole('button', { name: 'Extend trial' }).click();
    await dialog.waitFor({ state: 'detached' });
    expect((Date.parse(await trialEnd()) - before) / 86_400_000).toBe(14);
    await admin.goto('/admin?view=audit');
    const row = admin.getByRole('row').filter({ hasText: email });
    expect(await row.innerText()).toMatch(/Trial extended\s+14 days.+Asked by phone/s);
  });

  it('disables an account, which then cannot be used, and enables it again', async () => {
    const [teacher, admin] = [await newPage(), await anAdminPage()];
    const email = await signUpAs(teacher, 'Dana', 'Disabled');
    await teacher.goto('/classes');
    await teacher.getByRole('button', { name: 'New Class' }).first().waitFor();
    const dialog = await askForAction(admin, email, 'Disable account');
    await dialog.getByRole('button', { name: 'Disable account' }).click();
    await admin.getByRole('row').getByText('disabled', { exact: true }).waitFor();
    expect((await teacher.request.get('/api/classes')).status()).toBe(401);
    const login = { data: { email, password: 'correct horse battery' } };
    expect((await teacher.request.post('/api/auth/login', login)).ok()).toBe(false);
    await teacher.goto('/');
    await teacher.getByRole('button', { name: 'Get Started' }).first().waitFor();
    const again = await askForAction(admin, email, 'Enable account');
    await again.getByRole('button', { name: 'Enable account' }).click();
    await again.waitFor({ state: 'detached' });
    expect((await teacher.request.post('/api/auth/login', login)).ok()).toBe(true);
  });

  it('deletes an account after its email is typed', async () => {
    const [teacher, admin] = [await newPage(), await anAdminPage()];
    const email = await signUpAs(teacher, 'Gita', 'Gone');
    const dialog = await askForAction(admin, email, 'Delete account');
    await dialog.getByLabel('Type the account’s email to confirm').fill('someone@else.example');
    await dialog.getByRole('button', { name: 'Delete account' }).click();
    await dialog.getByText('This is not the account’s email address.', { exact: true }).waitFor();
    await dialog.getByLabel('Type the account’s email to confirm').fill(email);
    await dialog.getByRole('button', { name: 'Delete account' }).click();
    await admin.getByText('No user matches this search.').waitFor();
    expect(await product.sql('select id from users where email = $1', [email])).toEqual([]);
  });

  it('keeps the last administrator', async () => {
    const admin = await anAdminPage();
    const dialog = await askForAction(admin, ADMIN.email, 'Remove administrator');
    await dialog.getByRole('button', { name: 'Remove administrator' }).click();
    await dialog
      .getByRole('alert')
      .getByText(/^This is the only administrator/)
      .waitFor();
  });
});

describe('Export Reports', () => {
  it('saves the users and the days of a period as CSV', async () => {
    const page = await anAdminPage();
    await page.goto('/admin');
    await page.getByRole('button', { name: 'Export Reports' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Download users' }).waitFor();
    await expectNoSeriousAxeViolations(page, { within: '[role=dialog]' });
    const save = async (name: string) => {
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        dialog.getByRole('button', { name }).click(),
      ]);
      const text = await readFile(await download.path(), 'utf8');
      return { name: download.suggestedFilename(), lines: text.trim().split('\r\n') };
    };
    const users = await save('Download users');
    expect(users.name).toMatch(/^users-.+\.csv$/);
    const [{ n } = {}] = await product.sql('select count(*)::int as n from users');
    expect(users.lines).toHaveLength(Number(n) + 1);
    expect(users.lines.some((line) => /^"?mei\.chen@school\.example"?,"?Mei"?,"?Chen"?,/.test(line))).toBe(
      true,
    );
    const days = await save('Download daily analytics');
    expect(days.name).toMatch(/^daily-analytics-.+\.csv$/);
    expect(days.lines[0]).toMatch(/Date \(UTC\)"?,"?Total users"?,/);
    // Twenty days are on record, and today so far.
    expect(days.lines).toHaveLength(22);
    const shown = /Total Users\s+(\d+)/.exec(await card(page, 'Total Users').innerText())?.[1];
    expect(days.lines.at(-1)?.split(',')[1]).toBe(shown);
  });
});

describe('Schedule Maintenance', () => {
  /** What a `datetime-local` field takes, in the browser's own zone. */
  const minutesFromNow = (page: Page, minutes: number) =>
    page.evaluate((ahead) => {
      const local = new Date(Date.now() + ahead * 60_000 - new Date().getTimezoneOffset() * 60_000);
      return local.toISOString().slice(0, 16);
    }, minutes);
  /** Advances a page's clock until it has asked the server again and shows what is looked for. */
  const untilAskedAgain = async (page: Page, shows: () => Promise<boolean>) => {
    while (!(await shows())) {
      await page.clock.fastForward(61_000);
      await page
        .waitForResponse((reply) => reply.url().endsWith(API.config), { timeout: 2_000 })
        .catch(() => null);
    }
  };
  const aClass = (page: Page, name: string) => page.request.post('/api/classes', { data: { name } });

  it('shows everybody a banner, stops teachers’ changes while it runs, and ends', async () => {
    const [teacher, admin] = [await newPage(), await anAdminPage()];
    await signUpAs(teacher, 'Mara', 'Maintained');
    await teacher.clock.install();
    await teacher.goto('/classes');
    await teacher.getByRole('button', { name: 'New Class' }).first().waitFor();

    await admin.goto('/admin');
    await admin.getByRole('button', { name: 'Schedule Maintenance' }).click();
    await admin.getByRole('button', { name: 'Plan maintenance' }).click();
    const dialog = admin.getByRole('dialog');
    await dialog.getByLabel('Starts').fill(await minutesFromNow(admin, 60));
    await dialog.getByLabel('Ends').fill(await minutesFromNow(admin, 120));
    await dialog.getByLabel('Message').fill('The database moves to a new machine.');
    await expectNoSeriousAxeViolations(admin, { within: '[role=dialog]' });
    await dialog.getByRole('button', { name: 'Plan maintenance' }).click();
    await admin.getByText('Planned', { exact: true }).waitFor();

    // Without a reload.
    const banner = teacher.getByRole('status').filter({ hasText: 'The database moves to a new machine.' });
    await untilAskedAgain(teacher, () => banner.getByText(/^Maintenance from /).isVisible());
    expect((await aClass(teacher, 'Before')).status()).toBe(201);

    await admin.getByRole('button', { name: /^Change the maintenance/ }).click();
    await dialog.getByLabel('Starts').fill(await minutesFromNow(admin, -1));
    await dialog.getByRole('button', { name: 'Save changes' }).click();
    await admin.getByText('Running', { exact: true }).waitFor();
    await untilAskedAgain(teacher, () => banner.getByText(/^Maintenance until /).isVisible());

    const refused = await aClass(teacher, 'During');
    expect(refused.status()).toBe(503);
    expect(await refused.json()).toMatchObject({ message: 'The database moves to a new machine.' });
    expect(Number(refused.headers()['retry-after'])).toBeGreaterThan(0);
    expect((await teacher.request.get('/api/classes')).status()).toBe(200);
    expect((await aClass(admin, 'Of an administrator')).status()).toBe(201);

    await admin.getByRole('button', { name: /^End the maintenance/ }).click();
    await admin.getByRole('button', { name: 'End it now' }).click();
    await admin.getByText('Cancelled', { exact: true }).waitFor();
    expect((await aClass(teacher, 'After')).status()).toBe(201);
    await untilAskedAgain(teacher, () => banner.isHidden());
  });
});

describe('the scheduled jobs', () => {
  it('are run by hand', async () => {
    const page = await anAdminPage();
    await page.goto('/admin?view=jobs');
    await page.getByRole('button', { name: 'Run now: Remove ended sessions' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Run now' }).click();
    const job = page.getByRole('listitem').filter({ hasText: 'Remove ended sessions' });
    await job.getByText(/, by hand/).waitFor();
    await job.getByText('Succeeded').waitFor();
  });
});

describe('Access Denied', () => {
  it('is what a teacher and a visitor see, and nothing is asked of the server', async () => {
    const teacher = await newPage();
    const asked: string[] = [];
    teacher.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await teacher.goto('/admin');
    await teacher.getByRole('heading', { name: 'Access Denied' }).waitFor();
    await signUpAs(teacher, 'Nora', 'Normal');
    await teacher.goto('/admin');
    await teacher.getByText('You need admin privileges to access this page.').waitFor();
    expect(asked.filter((path) => path.startsWith('/api/admin'))).toEqual([]);
    await expectNoSeriousAxeViolations(teacher);
    await teacher.getByRole('button', { name: 'Go to Home' }).click();
    await teacher.getByRole('button', { name: 'Start grading' }).waitFor();
  });
});
