import { lstatSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { chooseSystemUser } from './system-user';

// Real files and programs: how long they take says nothing about them.

const onlyAsRoot = process.getuid?.() === 0 ? it : it.skip;

let cluster: string;
beforeEach(async () => {
  cluster = await mkdtemp(join(tmpdir(), 'marklight-owner-'));
  await mkdir(join(cluster, 'base', '1'), { recursive: true });
  const files = Array.from({ length: 200 }, (_, index) => join(cluster, 'base', '1', String(index)));
  await Promise.all(files.map((file) => writeFile(file, '')));
});
afterEach(() => rm(cluster, { recursive: true, force: true }));

const ownerOf = (path: string) => lstatSync(path).uid;
const owners = (names: string[]) => new Set(names.map((name) => ownerOf(join(cluster, name))));

describe('a cluster that root has copied', () => {
  onlyAsRoot('is handed over whole before another process considers it handed over', async () => {
    const names = await readdir(cluster, { recursive: true });
    const first = chooseSystemUser(cluster);
    while (ownerOf(cluster) === 0) await nextTurn();
    const uid = ownerOf(cluster);
    expect(owners(names)).toEqual(new Set([uid]));
    expect((await first)?.uid).toBe(uid);
  });

  onlyAsRoot('is handed over while the server of a quicker process removes files in it', async () => {
    const given = chooseSystemUser(cluster);
    await rm(join(cluster, 'base'), { recursive: true });
    await expect(given).resolves.toMatchObject({ uid: expect.any(Number) as number });
  });
});
