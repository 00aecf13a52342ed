import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { transformFileSync } from '@swc/core';

/** The function alone in a separate process; what only explains failures to start is left out. */
const folder = mkdtempSync(join(tmpdir(), 'marklight-signal-'));
beforeAll(() => {
  const { code } = transformFileSync(join(__dirname, 'stop-on-signal.ts'), { sourceMaps: false });
  writeFileSync(join(folder, 'stop-on-signal.js'), code);
});
afterAll(() => rmSync(folder, { recursive: true }));

const children: ChildProcess[] = [];
afterEach(() => children.splice(0).forEach((child) => child.kill('SIGKILL')));

/**
 * @param stop what the program does when it is asked to end, as source
 */
async function running(stop: string) {
  const program = `
    const { stopOnSignal } = require('./stop-on-signal.js');
    stopOnSignal(Promise.resolve(${stop}));
    setInterval(() => undefined, 1000);
    process.stdout.write('ready\\n');`;
  const child = spawn(process.execPath, ['-e', program], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  const ended = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)));
  let printed = '';
  const says = (words: string) =>
    new Promise<void>((resolve) => {
      const look = () => printed.includes(words) && resolve();
      child.stdout?.on('data', look);
      look();
    });
  child.stdout?.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  await says('ready');
  return { child, ended, says };
}

const SLOW = `() => { process.stdout.write('stopping\\n'); return new Promise((done) => setTimeout(done, 2500)); }`;
const NEVER = `() => { process.stdout.write('stopping\\n'); return new Promise(() => undefined); }`;

describe('a program that is asked to end', () => {
  it('ends in order, with code 0', async () => {
    const { child, ended } = await running('async () => undefined');
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
  });

  it('treats signals that come together, as npm and the terminal both send them, as one', async () => {
    const { child, ended } = await running(SLOW);
    // The system may merge two of one kind.
    child.kill('SIGINT');
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
  });

  it('ends without waiting when it is asked again', async () => {
    const { child, ended, says } = await running(NEVER);
    child.kill('SIGINT');
    await says('stopping');
    await new Promise((resolve) => setTimeout(resolve, 1_100));
    child.kill('SIGINT');
    expect(await ended).toBe(1);
  });
});
