import { randomUUID } from 'node:crypto';
import { readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';
import { codeOf } from '../common/code-of';

/** Which process something belongs to, so that another process can tell whether it is still there. */
export interface ProcessIdentity {
  /** New at each start: process ids are reused, this is not. */
  instance: string;
  host: string;
  pid: number;
  /**
   * Where the process id means something: the boot of the kernel and the namespace of its process ids. Two containers
   * have different ones even with the same host name. Null where the system does not show it (not Linux).
   */
  machine: string | null;
}

export const OWN_PROCESS: Readonly<ProcessIdentity> = {
  instance: randomUUID(),
  host: hostname(),
  pid: process.pid,
  machine: ownMachine(),
};

/**
 * Whether the process is certainly gone, which only a process on the same machine can see. False means unknown: then
 * only its silence counts.
 */
export function isCertainlyGone(
  other: ProcessIdentity,
  own: ProcessIdentity = OWN_PROCESS,
  runs: (pid: number) => boolean = isRunning,
): boolean {
  if (own.machine === null || other.machine !== own.machine || other.host !== own.host) return false;
  if (other.instance === own.instance) return false;
  // Our process id belonged to another process before.
  return other.pid === own.pid || !runs(other.pid);
}

function ownMachine(): string | null {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    return `${boot} ${readlinkSync('/proc/self/ns/pid')}`;
  } catch {
    return null;
  }
}

/** False also for one that has been killed and that its parent has not collected: it still takes signals, and does nothing. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return !isDefunct(pid);
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}

function isDefunct(pid: number): boolean {
  try {
    // The state follows the name, which stands in brackets and may hold any character.
    return /^[ZX]/.test(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1) ?? '');
  } catch {
    return false;
  }
}
