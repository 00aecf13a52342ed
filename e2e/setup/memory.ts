import { readdirSync, readFileSync } from 'node:fs';

/**
 * Megabytes of these processes and all that they have started, counting what they share once; null if the system does
 * not say.
 */
export function megabytesOf(pids: readonly number[]): number | null {
  try {
    const parents = parentsOfAll();
    const isOurs = (pid: number): boolean => {
      for (let at: number | undefined = pid; at; at = parents.get(at)) if (pids.includes(at)) return true;
      return false;
    };
    return [...parents.keys()].filter(isOurs).reduce((sum, pid) => sum + proportionalMegabytes(pid), 0);
  } catch {
    return null;
  }
}

function parentsOfAll(): Map<number, number> {
  const parents = new Map<number, number>();
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    const [, parent] = /^\d+ \(.*\) \S (\d+) /s.exec(read(`/proc/${name}/stat`)) ?? [];
    if (parent !== undefined) parents.set(Number(name), Number(parent));
  }
  return parents;
}

function proportionalMegabytes(pid: number): number {
  const [, kilobytes = '0'] = /^Pss:\s+(\d+) kB$/m.exec(read(`/proc/${pid}/smaps_rollup`)) ?? [];
  return Number(kilobytes) / 1024;
}

/** Empty for a process that has ended. */
function read(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
