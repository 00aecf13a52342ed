import { spawn, type ChildProcess } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { doMainJob } from '../../scripts/lib/main-job.mjs';
import { oddCheckout, type OddCheckout } from '../../scripts/lib/odd-checkout.mjs';
import { freePort } from '../../scripts/lib/running-product.mjs';

/*
 * What `npm run try-installation` does from the sources, with the build of this checkout. Its packages are hard links,
 * because from symbolic ones Node finds its way back to a path without oddities.
 */
let checkout: OddCheckout;
let product: ChildProcess;
let printed = '';
let address: string;
beforeAll(async () => {
  checkout = oddCheckout({ built: true });
  const port = await freePort();
  address = `http://127.0.0.1:${port}`;
  product = spawn(process.execPath, ['dist/backend/src/main.js'], {
    cwd: checkout.folder,
    ...checkout.user,
    env: {
      PATH: process.env.PATH,
      HOME: checkout.folder,
      TMPDIR: checkout.tmp,
      HOST: '127.0.0.1',
      PORT: String(port),
      LOG_LEVEL: 'warn',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [product.stdout, product.stderr]) {
    stream?.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  }
  while (!(await fetch(`${address}/api/ready`).catch(() => null))?.ok) {
    if (product.exitCode !== null) throw new Error(`the product ended:\n${printed}`);
    await sleep(100);
  }
});
afterAll(() => {
  product?.kill('SIGKILL');
  checkout?.remove();
});

it('does its main job in a path with a space and an umlaut, as an ordinary user, and stops in order', async () => {
  expect(checkout.folder).toMatch(/ .*ü/);
  expect(checkout.user?.uid ?? process.getuid?.()).not.toBe(0);
  const { grade } = await doMainJob(address);
  expect(grade).toMatch(/^[A-F][+-]?$/);
  expect((await fetch(`${address}/api/health`)).status).toBe(200);
  const ended = new Promise((done) => product.once('exit', done));
  product.kill('SIGTERM');
  expect(await ended).toBe(0);
  expect(printed).not.toMatch(/warning|deprecat/i);
});
