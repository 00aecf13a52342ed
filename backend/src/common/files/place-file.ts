import { randomBytes } from 'node:crypto';
import { linkSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { codeOf } from '../code-of';

/**
 * Makes a file of mode 0600 if there is none yet, whole or not at all: a full disk or a crash must not leave an empty
 * secret behind. A file that another process made first is left as it is.
 */
export function placeFile(file: string, content: string): void {
  const draft = `${file}.${randomBytes(4).toString('hex')}`;
  try {
    writeFileSync(draft, content, { mode: 0o600, flag: 'wx' });
    linkSync(draft, file);
  } catch (error) {
    const code = codeOf(error);
    // Some shared folders have no hard links; there the later of two processes that start at the same moment wins.
    if (code === 'EPERM' || code === 'ENOTSUP' || code === 'EOPNOTSUPP' || code === 'ENOSYS')
      renameSync(draft, file);
    else if (code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

/** What to do about a folder that cannot be written to, by the system's error code. */
export function cureFor(code: string | undefined): string {
  if (code === 'ENOSPC' || code === 'EDQUOT') return 'its disk is full: make room there';
  if (code === 'EROFS') return 'its file system is read-only';
  return 'make it writable for the user who starts the server';
}
