// npm run bundle-size: how much JavaScript the real product's first views load, in KB (1,024 bytes) of gzip.
// Exits with 1 if a view is over its budget or a script contains zod. `--parts` lists the files of each view.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium } from 'playwright-core';
import { ensureChromium, findChromium, HEADLESS } from './lib/chromium.mjs';
import { prepare } from './lib/prepare.mjs';
import { ROOT, say } from './lib/project.mjs';
import { startProduct } from './lib/running-product.mjs';

const PASSWORD = 'correct horse battery';
/** The dashboard's view is that of a new account, with everything that is drawn before a result exists. */
const VIEWS = [
  { name: 'landing page', budgetKb: 70, signedIn: false },
  { name: 'dashboard, first view', budgetKb: 260, signedIn: true },
];

const hindrance = ensureChromium(say);
if (hindrance) {
  process.stderr.write(`${hindrance}\n`);
  process.exit(1);
}
await prepare();
const withZod = scriptsWithZod();
say(`scripts with zod in them: ${withZod.length === 0 ? 'none' : withZod.join(', ')}`);
if (withZod.length > 0) process.exitCode = 1;
const product = await startProduct();
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: [...HEADLESS, '--disable-background-networking'],
});
try {
  for (const view of VIEWS) {
    const scripts = await scriptsOf(view);
    const kb = scripts.reduce((sum, { bytes }) => sum + bytes, 0) / 1024;
    say(`${view.name}: ${kb.toFixed(1)} KB of ${view.budgetKb}`);
    if (process.argv.includes('--parts')) {
      for (const { path, bytes } of scripts) say(`  ${(bytes / 1024).toFixed(1).padStart(6)}  ${path}`);
    }
    if (kb > view.budgetKb) process.exitCode = 1;
  }
} finally {
  await browser.close();
  await product.stop();
}

/** The scripts of every frontend, including views that are not measured. Zod keeps its state under `_zod`. */
function scriptsWithZod() {
  const folder = join(ROOT, 'dist');
  return readdirSync(folder)
    .filter((name) => name.startsWith('frontend-'))
    .flatMap((name) => readdirSync(join(folder, name), { recursive: true }).map((file) => join(name, file)))
    .filter((file) => file.endsWith('.js') && readFileSync(join(folder, file), 'utf8').includes('_zod'));
}

/** Every script of `/` until the network is quiet, the largest first. */
async function scriptsOf({ signedIn }) {
  const context = await browser.newContext({ baseURL: product.address });
  const page = await context.newPage();
  if (signedIn) await signUp(page);
  const loads = [];
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    const path = new URL(response.url()).pathname;
    loads.push(response.body().then((body) => ({ path, bytes: gzipSync(body).length })));
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  if (signedIn) await page.getByRole('tab', { name: 'Essay Grading' }).waitFor();
  const scripts = await Promise.all(loads);
  await context.close();
  return scripts.sort((a, b) => b.bytes - a.bytes);
}

async function signUp(page) {
  const reply = await page.request.post('/api/email-signup', {
    data: {
      email: `size-${Date.now()}@school.example`,
      firstName: 'Tess',
      lastName: 'Teacher',
      password: PASSWORD,
      confirmPassword: PASSWORD,
    },
  });
  if (!reply.ok()) throw new Error(`No account could be made: ${reply.status()}`);
}
