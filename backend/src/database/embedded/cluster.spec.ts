import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { keptPassword } from './cluster';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'marklight-password-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

describe('the password of a data folder', () => {
  it('is the same for all processes that start together, and ever after', async () => {
    const passwords = await Promise.all([1, 2, 3].map(() => keptPassword(dataDir)));
    expect(new Set([...passwords, await keptPassword(dataDir)]).size).toBe(1);
    expect(passwords[0]).toMatch(/^[0-9a-f]{48}$/);
  });

  it('is waited for while another process has made its file and not filled it', async () => {
    await writeFile(join(dataDir, 'postgres-password'), '');
    const password = keptPassword(dataDir, 60_000);
    await sleep(50);
    await writeFile(join(dataDir, 'postgres-password'), 'filled later');
    expect(await password).toBe('filled later');
  });

  it('is not invented when its file stays empty', async () => {
    await writeFile(join(dataDir, 'postgres-password'), '');
    await expect(keptPassword(dataDir, 50)).rejects.toThrow('postgres-password is empty. Put back');
  });
});
