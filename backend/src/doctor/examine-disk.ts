import { access, constants, stat, statfs } from 'node:fs/promises';
import type { AppConfig } from '../config/app-config';
import { about, type Finding } from './finding';
import { codeOf } from '../common/code-of';

const GIGABYTE = 1_000_000_000;
/** PostgreSQL stops when its disk is full; a class set of essays takes about a megabyte. */
const LITTLE_ROOM = GIGABYTE;

/** Whether the data folder can be written, and how much room it has; where nothing is kept in it, it need not be there. */
export async function examineDisk({ dataDir, env }: Pick<AppConfig, 'dataDir' | 'env'>): Promise<Finding> {
  const tell = about('Data folder');
  if (env.DATABASE_URL && env.SESSION_SECRET) {
    return tell('ok', 'not needed: DATABASE_URL and SESSION_SECRET are set');
  }
  try {
    if (!(await stat(dataDir)).isDirectory()) return tell('problem', `${dataDir} is a file and not a folder`);
    await access(dataDir, constants.W_OK);
    const { bavail, bsize } = await statfs(dataDir);
    const free = bavail * bsize;
    const words = `${dataDir}, ${(free / GIGABYTE).toFixed(1)} GB free`;
    return free < LITTLE_ROOM ? tell('problem', `${words}: make room before it is full`) : tell('ok', words);
  } catch (error) {
    const code = codeOf(error) ?? 'unknown reason';
    if (code === 'ENOENT') return tell('note', `${dataDir} is not there yet: the first start makes it`);
    return tell('problem', `${dataDir} cannot be written (${code})`);
  }
}
