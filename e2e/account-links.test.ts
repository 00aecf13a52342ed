import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { SmtpStandIn } from '../backend/test/stand-ins/smtp/server';
import { PASSWORD } from './personas/teacher';
import { expectNoSeriousAxeViolations } from './setup/axe';
import { TestBrowser } from './setup/browser';
import { startOwnProduct, type OwnProduct } from './setup/own-product';

const NEW_PASSWORD = 'another horse battery';
const ADMIN = { email: 'admin@browser-tests.example', password: 'correct horse battery staple' };

let smtp: SmtpStandIn;
let product: OwnProduct;
let withoutMail: OwnProduct;
let browser: TestBrowser;
beforeAll(async () => {
  smtp = await SmtpStandIn.start();
  const mail = { SMTP_URL: smtp.url, SUPPORT_EMAIL: 'help@school.example.org' };
  [product, withoutMail] = await Promise.all([
    startOwnProduct({ ...mail, NODE_ENV: 'test' }),
    startOwnProduct({ ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password }),
  ]);
  browser = await TestBrowser.launch();
});
afterEach(() => browser.closePages());
afterAll(async () => {
  await browser.close();
  await Promise.all([product.stop(), withoutMail.stop()]);
  await smtp.close();
});

/** The link of the newest mail, at the address that the product really has. */
async function linkTo(email: string, subject: string): Promise<string> {
  const { text } = await smtp.mailTo(email, subject);
  const link = new URL(/https?:\S+/.exec(text)?.[0] ?? '');
  return `${product.address}${link.pathname}${link.hash}`;
}
async function fits(page: Page): Promise<void> {
  await expectNoSeriousAxeViolations(page);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
}
async function signUp(page: Page, email: string): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: 'Get Started' }).first().click();
  const dialog = page.locator('dialog[open]');
  await dialog.getByLabel('Email').fill(email);
  await dialog.locator('input[type=password]').nth(0).fill(PASSWORD);
  await dialog.locator('input[type=password]').nth(1).fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Start free trial' }).click();
}
/** A new account whose email is confirmed, on the dashboard. */
async function aConfirmedTeacher(page: Page): Promise<string> {
  const email = `teacher-${randomUUID()}@school.example`;
  await signUp(page, email);
  await page.getByRole('heading', { name: 'Check your email' }).waitFor();
  await page.goto(await linkTo(email, 'Confirm your email'));
  await page.locator('input[name=ownPassword]').fill(PASSWORD);
  await page.getByRole('button', { name: 'Confirm and sign in' }).click();
  await page.getByRole('button', { name: 'Start grading' }).waitFor();
  return email;
}
async function logIn(page: Page, email: string, password: string): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  const dialog = page.locator('dialog[open]');
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Password').fill(password);
  await dialog.getByRole('button', { name: 'Login' }).click();
}

describe.each([
  ['at a desk', false],
  ['on a phone', true],
])('accounts where mail is on, %s', (_, phone) => {
  const newPage = () => browser.newPage({ phone, at: product.address });

  it('are created through an email', async () => {
    const page = await newPage();
    const email = `teacher-${randomUUID()}@school.example`;
    await signUp(page, email);
    await page.getByRole('heading', { name: 'Check your email' }).waitFor();
    await fits(page);
    const first = await linkTo(email, 'Confirm your email');
    smtp.mails.length = 0;
    await page.getByRole('button', { name: 'Send again' }).click();
    await page.getByText('a new link is on its way.').waitFor();
    await fits(page);
    const link = await linkTo(email, 'Confirm your email');
    expect(link).not.toBe(first);
    await page.goto(link);
    await page.getByRole('button', { name: 'Confirm and sign in' }).waitFor();
    expect(page.url()).not.toContain('token');
    await fits(page);
    await page.locator('input[name=ownPassword]').fill(PASSWORD);
    await page.getByRole('button', { name: 'Confirm and sign in' }).click();
    await page.getByRole('button', { name: 'Start grading' }).waitFor();
    const again = await newPage();
    await again.goto(link);
    await again.locator('input[name=ownPassword]').fill(PASSWORD);
    await again.getByRole('button', { name: 'Confirm and sign in' }).click();
    await again.getByText('This link is no longer valid').waitFor();
    await fits(again);
    await again.getByLabel('Email').fill(email);
    await again.getByRole('button', { name: 'Send a new link' }).click();
    await again.getByRole('heading', { name: 'Check your email' }).waitFor();
    await fits(again);
  });

  it('that are signed in but not confirmed can have the link sent again', async () => {
    const page = await newPage();
    const email = await aConfirmedTeacher(page);
    await product.sql(
      'update users set email_verified_at = null, awaits_confirmation = true where email = $1',
      [email],
    );
    smtp.mails.length = 0;
    await page.goto('/');
    await page.getByRole('heading', { name: 'Confirm your email address' }).waitFor();
    await page.getByRole('button', { name: 'Send again' }).click();
    await page.getByText(`We have sent a new link to ${email}.`).waitFor();
    await fits(page);
    await page.goto(await linkTo(email, 'Confirm your email'));
    await page.locator('input[name=ownPassword]').fill(PASSWORD);
    await page.getByRole('button', { name: 'Confirm and sign in' }).click();
    await page.getByRole('button', { name: 'Start grading' }).waitFor();
  });

  it('get a new password by mail', async () => {
    const page = await newPage();
    const email = await aConfirmedTeacher(page);
    const other = await newPage();
    await other.goto('/');
    await other.getByRole('button', { name: 'Login', exact: true }).click();
    await other.getByRole('button', { name: 'Forgot password?' }).click();
    const dialog = other.locator('dialog[open]');
    await dialog.getByLabel('Email').fill(email);
    await fits(other);
    await dialog.getByRole('button', { name: 'Send the link' }).click();
    await other.getByText('If this email has an account').waitFor();
    await other.goto(await linkTo(email, 'Choose a new password'));
    await other.locator('input[name=password]').fill(NEW_PASSWORD);
    await other.locator('input[name=confirmPassword]').fill(NEW_PASSWORD);
    await fits(other);
    await other.getByRole('button', { name: 'Save the new password' }).click();
    await other.getByRole('heading', { name: 'Your password has changed' }).waitFor();
    await fits(other);
    expect((await page.request.get(`${product.address}/api/auth/user`)).status()).toBe(401);
    await logIn(other, email, NEW_PASSWORD);
    await other.getByRole('button', { name: 'Start grading' }).waitFor();
  });

  it('change their email once the new one is confirmed, also on another device', async () => {
    const page = await newPage();
    const email = await aConfirmedTeacher(page);
    const next = `next-${randomUUID()}@school.example`;
    await page.goto('/profile');
    await page.getByRole('button', { name: 'Edit' }).click();
    await page.getByLabel('First Name').fill('Tess');
    await page.getByLabel('Last Name').fill('Teacher');
    await page.getByLabel('Email').fill(next);
    await page.getByLabel('Current password').fill(PASSWORD);
    await fits(page);
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await page.getByText('Waiting for').waitFor();
    await fits(page);
    const device = await newPage();
    await device.goto(await linkTo(next, 'Confirm your new email'));
    await device.locator('input[name=ownPassword]').fill('not the password');
    await fits(device);
    await device.getByRole('button', { name: 'Confirm my new email' }).click();
    await device.getByText('This password is incorrect.').waitFor();
    await device.locator('input[name=ownPassword]').fill(PASSWORD);
    await device.getByRole('button', { name: 'Confirm my new email' }).click();
    await device.getByText(`Sign in with ${next} from now on.`).waitFor();
    // This page still names the person by the old address.
    await page.reload();
    await page.getByRole('region', { name: 'Profile Information' }).getByText(next).waitFor();
    expect(await page.getByText(email).count()).toBe(0);
  });

  it('see where they are signed in, and sign out there', async () => {
    const page = await newPage();
    const email = await aConfirmedTeacher(page);
    const there = await newPage();
    await logIn(there, email, PASSWORD);
    await there.getByRole('button', { name: 'Start grading' }).waitFor();
    await page.goto('/profile');
    const card = page.getByRole('region', { name: 'Where you are signed in' });
    await card.getByText('this device').waitFor();
    await fits(page);
    await card.getByRole('button', { name: /^Sign out there/ }).click();
    await card.getByRole('button', { name: /^Sign out there/ }).waitFor({ state: 'detached' });
    expect((await there.request.get(`${product.address}/api/auth/user`)).status()).toBe(401);
    expect((await page.request.get(`${product.address}/api/auth/user`)).status()).toBe(200);
  });
});

describe('accounts where no mail is sent', () => {
  it('are confirmed by an administrator, who can hand over a link for a new password', async () => {
    const at = withoutMail.address;
    const teacher = await browser.newPage({ at });
    const email = `teacher-${randomUUID()}@school.example`;
    await signUp(teacher, email);
    await teacher.getByRole('button', { name: 'Start grading' }).waitFor();
    await teacher.goto('/profile');
    await teacher.getByText('Ask an administrator to confirm it.').waitFor();
    await fits(teacher);

    const admin = await browser.newPage({ at });
    await logIn(admin, ADMIN.email, ADMIN.password);
    await admin.waitForURL(/\/admin$/);
    await admin.goto(`/admin?view=users&search=${encodeURIComponent(email)}`);
    const act = async (label: string, button: string) => {
      await admin.getByRole('button', { name: `Actions for ${email}` }).click();
      await admin.getByRole('menuitem', { name: `${label}...` }).click();
      const dialog = admin.getByRole('dialog', { name: label });
      await dialog.getByLabel('Reason').fill('Asked in the staff room');
      await dialog.getByRole('button', { name: button }).click();
    };
    await admin.getByText('email not confirmed').waitFor();
    await act('Confirm email', 'Confirm email');
    await admin.getByRole('dialog').waitFor({ state: 'detached' });
    await admin.getByText('email not confirmed').waitFor({ state: 'detached' });
    await act('Create a reset link', 'Create the link');
    const shown = admin.getByRole('dialog', { name: 'Reset link created' });
    await shown.waitFor();
    await fits(admin);
    const { hash, pathname } = new URL(await shown.getByLabel('Link').inputValue());
    await teacher.goto(`${pathname}${hash}`);
    await teacher.locator('input[name=password]').fill(NEW_PASSWORD);
    await teacher.locator('input[name=confirmPassword]').fill(NEW_PASSWORD);
    await teacher.getByRole('button', { name: 'Save the new password' }).click();
    await teacher.getByRole('heading', { name: 'Your password has changed' }).waitFor();
    await logIn(teacher, email, NEW_PASSWORD);
    await teacher.getByRole('button', { name: 'Start grading' }).waitFor();
  });

  it('are told to contact support when they forgot the password', async () => {
    const page = await browser.newPage({ at: withoutMail.address });
    await page.goto('/');
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    await page.getByRole('button', { name: 'Forgot password?' }).click();
    await page.getByText(/Please contact support/).waitFor();
  });
});
