import { build } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { requireNode } from './project.mjs';

/**
 * Prepares a checkout so that the named parts of dist/ can run; all parts by default.
 * @throws Error with a message for people when installing or building fails
 */
export async function bringUpToDate(parts, options) {
  requireNode();
  await ensureInstalled();
  await build(parts, options);
}

/** The same, but ends the process with the message. */
export async function prepare(parts, options) {
  try {
    await bringUpToDate(parts, options);
  } catch (error) {
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}
