import type { Page } from 'playwright-core';
import { expectNoSeriousAxeViolations } from './setup/axe';
import { TestBrowser } from './setup/browser';
import { startOwnProduct, type OwnProduct } from './setup/own-product';
import { ADMIN } from './setup/product';
import { toastSaid } from './setup/toasts';

let browser: TestBrowser;
let product: OwnProduct;
beforeAll(async () => {
  browser = await TestBrowser.launch();
  product = await startOwnProduct({
    BILLING: 'off',
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
  });
});
afterEach(() => browser.closePages());
afterAll(async () => {
  await browser.close();
  await product.stop();
});

const signInAsAdmin = (page: Page) =>
  page.request.post(`${product.address}/api/auth/login`, { data: { ...ADMIN } });

describe('a school’s own server', () => {
  it('says that an account needs an invitation', async () => {
    const page = await browser.newPage();
    await page.goto(product.address);
    await page.getByRole('banner').getByRole('button', { name: 'Get Started' }).click();
    await page
      .getByRole('dialog')
      .getByText('You need an invitation to create an account on this server.')
      .waitFor();
    expect(await page.locator('#signup-form').isVisible()).toBe(false);
    await expectNoSeriousAxeViolations(page);
  });

  it('lets in whoever an administrator invites, and a rubric that somebody reports is removed', async () => {
    const admin = await browser.newPage();
    await signInAsAdmin(admin);
    await admin.goto(`${product.address}/admin?view=invitations`);
    await admin.getByRole('button', { name: 'Invite somebody' }).click();
    await admin.getByRole('textbox', { name: 'Email (optional)' }).fill('tess@school.example');
    await admin.getByRole('button', { name: 'Create invitation' }).click();
    const link = await admin.getByRole('textbox', { name: 'Link' }).inputValue();
    await expectNoSeriousAxeViolations(admin);
    await admin.request.post(`${product.address}/api/rubrics`, {
      data: { name: 'Persuasive writing', criteria: ['Thesis'], isPublic: true },
    });

    const page = await browser.newPage();
    await page.goto(`${product.address}/${link.slice(link.indexOf('#'))}`);
    const dialog = page.getByRole('dialog');
    await dialog.getByText(/^You are invited/).waitFor();
    expect(await dialog.getByLabel('Email').inputValue()).toBe('tess@school.example');
    expect(page.url()).not.toContain('invite');
    const choose = async (password: string) => {
      for (const name of ['password', 'confirmPassword'])
        await dialog.locator(`[name=${name}]`).fill(password);
      await dialog.getByRole('button', { name: 'Get Started' }).click();
    };
    await choose('password1');
    await page.locator('#signup-form-password-error').getByText('many people use').waitFor();
    await choose('five quiet otters');
    await page.getByRole('link', { name: 'Rubrics' }).waitFor();

    await page.goto(`${product.address}/rubrics?tab=shared`);
    await page.getByText('By Admin').waitFor();
    await page.getByRole('button', { name: 'Actions for Persuasive writing' }).click();
    await page.getByRole('menuitem', { name: 'Report' }).click();
    await page.getByLabel('What is wrong with it?').fill('It copies a textbook.');
    await page.getByRole('button', { name: 'Report rubric' }).click();
    await toastSaid(page, 'Rubric Reported');

    await admin.goto(`${product.address}/admin?view=rubrics`);
    await admin.getByText('It copies a textbook.').waitFor();
    await expectNoSeriousAxeViolations(admin);
    await admin.getByRole('button', { name: 'Remove Persuasive writing from public' }).click();
    await admin.getByLabel('Reason').fill('The publisher asked us to.');
    await admin.getByRole('button', { name: 'Remove from public', exact: true }).click();
    await toastSaid(admin, 'Rubric removed from public');
    await page.goto(`${product.address}/rubrics?tab=shared`);
    await page.getByText('No rubrics have been shared with you yet.').waitFor();
  });
});
