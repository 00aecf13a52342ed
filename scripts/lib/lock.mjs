import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { CACHE, say } from './project.mjs';

/** Does `work` while no other process of this checkout does the same; a lock of a dead process is void. */
export async function alone(name, work) {
  const file = join(CACHE, `${name}.lock`);
  mkdirSync(CACHE, { recursive: true });
  for (let told = false; !take(file); await sleep(100)) {
    if (!told) say(`Waiting for another ${name} of this folder to end …`);
    told = true;
  }
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
}

function take(file) {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
  }
  const holder = heldBy(file);
  if (holder && isAlive(holder)) return false;
  rmSync(file, { force: true });
  return false;
}

function heldBy(file) {
  try {
    const pid = Number(readFileSync(file, 'utf8'));
    // Empty for the moment between creating and writing it.
    return pid || process.pid;
  } catch {
    return undefined;
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return !isDefunct(pid);
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/**
 * A process that was killed but not collected by its parent still accepts signals. Its state follows the name in
 * brackets; Linux only.
 */
function isDefunct(pid) {
  try {
    return /^[ZX]/.test(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1));
  } catch {
    return false;
  }
}
