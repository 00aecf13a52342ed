import { execFile } from 'node:child_process';
import { chmod, cp, mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { findBinaries, runnableFolder } from './binaries';

const run = promisify(execFile);
// Real processes: how long they take says nothing about them.

const onlyAsRoot = process.getuid?.() === 0 ? it : it.skip;
const NOBODY = { uid: 65_534, gid: 65_534 };

let base: string;

beforeEach(async () => {
  base = await mkdtemp(join(tmpdir(), 'marklight-binaries-'));
  await chmod(base, 0o755);
});
afterEach(() => rm(base, { recursive: true, force: true }));

describe('the PostgreSQL that npm installed', () => {
  it('is of the version that clusters are checked against', async () => {
    const { postgres, majorVersion } = await findBinaries(undefined);
    const { stdout } = await run(postgres, ['--version']);
    expect(stdout).toContain(`PostgreSQL) ${majorVersion}.`);
  });

  onlyAsRoot('is copied to where its user can run it when the product is in a closed folder', async () => {
    const { postgres } = await findBinaries(undefined);
    const installed = join(base, 'closed', 'native');
    await mkdir(join(base, 'closed'), { mode: 0o700 });
    await cp(dirname(dirname(postgres)), installed, { recursive: true, verbatimSymlinks: true });
    const shared = join(base, 'shared');
    const folder = await runnableFolder(installed, '1', NOBODY, shared);
    expect(folder).toBe(join(shared, 'postgresql-1'));
    const { stdout } = await run(join(folder, 'bin', 'postgres'), ['--version'], NOBODY);
    expect(stdout).toContain('PostgreSQL');
    // The second start uses the existing copy.
    const { mtimeMs } = await stat(folder);
    await runnableFolder(installed, '1', NOBODY, shared);
    expect((await stat(folder)).mtimeMs).toBe(mtimeMs);
    expect(await readdir(shared)).toEqual(['postgresql-1']);
  });

  onlyAsRoot('says which folder is closed when it cannot be copied either', async () => {
    const installed = join(base, 'closed', 'native');
    await mkdir(installed, { recursive: true });
    await chmod(join(base, 'closed'), 0o700);
    await writeFile(join(base, 'a-file'), '');
    const copying = runnableFolder(installed, '1', NOBODY, join(base, 'a-file', 'below'));
    await expect(copying).rejects.toThrow(`may not enter ${join(base, 'closed')}`);
  });
});
