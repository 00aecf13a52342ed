import { createServer, type Server } from 'node:http';
import { readFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { extname, join, resolve } from 'node:path';
import { signInAsAdmin } from './personas/administrator';
import { TestBrowser } from './setup/browser';
import { startOwnProduct, type OwnProduct } from './setup/own-product';
import { ADMIN } from './setup/product';

const BUILT = resolve(__dirname, '../dist/frontend-admin');
const TYPES: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css' };

let browser: TestBrowser;
let elsewhere: Server;
let product: OwnProduct;
beforeAll(async () => {
  browser = await TestBrowser.launch();
  elsewhere = await serveTheRemote();
  const { port } = elsewhere.address() as AddressInfo;
  product = await startOwnProduct({
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
    ADMIN_REMOTE_URL: `http://127.0.0.1:${port}/remoteEntry.js`,
  });
});
afterAll(async () => {
  await product.stop();
  await browser.close();
  elsewhere.closeAllConnections();
  await new Promise((done) => elsewhere.close(done));
});

/** The built remote on its own port, as a plain file server delivers it. */
async function serveTheRemote(): Promise<Server> {
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://remote.example').pathname;
    readFile(join(BUILT, path)).then(
      (content) => {
        response.setHeader('Access-Control-Allow-Origin', '*');
        response.setHeader('Content-Type', TYPES[extname(path)] ?? 'application/octet-stream');
        response.end(content);
      },
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return server;
}

it('the remote served from another port than the shell works too', async () => {
  const { port } = elsewhere.address() as AddressInfo;
  const page = await browser.newPage({ at: product.address });
  const complaints: string[] = [];
  const fromElsewhere: string[] = [];
  page.on('console', (message) => {
    // antd's Table measures scroll bars with a style without a nonce, which is rightly refused; the table works without it.
    if (message.type() === 'error' && !message.text().startsWith('Applying inline style'))
      complaints.push(message.text());
  });
  page.on('response', (reply) => {
    const url = new URL(reply.url());
    if (url.port === String(port)) fromElsewhere.push(`${reply.status()} ${extname(url.pathname)}`);
  });
  await signInAsAdmin(page);
  const policy = (await page.request.get('/admin')).headers()['content-security-policy'];
  expect(policy).toContain(`http://127.0.0.1:${port}`);
  await page.goto('/admin');
  await page.getByText('Manage Marklight platform').waitFor();
  // Its style sheet, its own chunks and its calls to the product.
  const cards = page.locator('dl').first();
  await cards.waitFor();
  expect(await cards.evaluate((element) => getComputedStyle(element).display)).toBe('grid');
  await page.getByRole('heading', { name: 'Over time' }).waitFor();
  await page.getByRole('button', { name: 'View All Users' }).click();
  await page.getByRole('cell', { name: ADMIN.email, exact: true }).waitFor();
  expect(fromElsewhere).toEqual(expect.arrayContaining(['200 .js', '200 .css']));
  expect(fromElsewhere.filter((each) => !each.startsWith('200'))).toEqual([]);
  expect(complaints).toEqual([]);
});
