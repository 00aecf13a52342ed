import { existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { codeOf } from '../code-of';

/**
 * Makes a folder and those above it. Node's own recursive mkdir never returns where the system answers ENOENT for a
 * folder that is there, as /proc does (node 20 to 24).
 */
export function makeFolder(path: string): void {
  if (existsSync(path)) return;
  if (dirname(path) !== path) makeFolder(dirname(path));
  try {
    mkdirSync(path);
  } catch (error) {
    // Another process that starts at the same time was first.
    if (codeOf(error) !== 'EEXIST') throw error;
  }
}
