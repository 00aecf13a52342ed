import type { Page, Route } from 'playwright-core';
import { anEssayPdf } from '../../backend/test/factories/pdf';

/** What the server says where the wording is not fixed. */
export const SERVER_SAYS = 'The disk of this server is full.';
export const SERVER_FAILURE = { statusCode: 500, code: 'internal', message: SERVER_SAYS };

type Does = (page: Page) => Promise<unknown>;

/** Several steps, one after the other. */
export const steps =
  (...all: readonly Does[]): Does =>
  async (page) => {
    for (const step of all) await step(page);
  };

export const press =
  (name: string): Does =>
  (page) =>
    page.getByRole('button', { name, exact: true }).first().click();

export const choose =
  (name: string): Does =>
  (page) =>
    page.getByRole('menuitem', { name, exact: true }).click();

export const fill =
  (label: string, value: string): Does =>
  (page) =>
    page.getByLabel(label, { exact: true }).first().fill(value);

export const openTab =
  (name: string): Does =>
  (page) =>
    page.getByRole('tab', { name }).click();

/** Answers every such call in place of the server. Without a body the reply is empty. */
export const answer =
  (method: string, path: string, status: number, body?: unknown): Does =>
  (page) =>
    intercept(page, method, path, (route) =>
      route.fulfill({ status, ...(body === undefined ? { body: '' } : { json: body }) }),
    );

/** The server fails with its own message. */
export const fail = (method: string, path: string, status = 500): Does =>
  answer(method, path, status, { ...SERVER_FAILURE, statusCode: status });

/** Such calls wait for as long as the page is open. */
export const hold =
  (method: string, path: string): Does =>
  (page) =>
    intercept(page, method, path, () => new Promise<void>(() => undefined));

function intercept(page: Page, method: string, path: string, handler: (route: Route) => Promise<unknown>) {
  return page.route(
    ({ pathname }) => pathname === path,
    async (route) => {
      if (route.request().method() === method) await handler(route);
      else await route.fallback();
    },
  );
}

export const makeClass: Does = async (page) => {
  await page.request.post('/api/classes', { data: { name: 'Year 9 English', studentCount: 24 } });
};

export const makeRubric: Does = async (page) => {
  await page.request.post('/api/rubrics', {
    data: { name: 'Letter rubric', criteria: ['Clear thesis', 'Evidence'] },
  });
};

/** Chooses files at the n-th place for files of the page. */
export const chooseFile =
  (name: string, buffer: () => Promise<Buffer>, n = 0): Does =>
  async (page) =>
    page
      .locator('input[type=file]')
      .nth(n)
      .setInputFiles([{ name, mimeType: 'application/octet-stream', buffer: await buffer() }]);

export const chooseEssay = chooseFile('mia.pdf', () => anEssayPdf());
