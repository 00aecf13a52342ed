import { readdirSync, readFileSync } from 'node:fs';

/** Processor seconds since the start, by user. */
export type ProcessorUse = ReadonlyMap<string, number>;

const TICKS_A_SECOND = 100;

/**
 * What has used the processors so far: the bench's own threads, and everything below the server's process. Linux
 * only.
 * @param server the server's process id
 */
export function processorUse(server: number): ProcessorUse {
  const parents = new Map<number, Stat>();
  for (const entry of readdirSync('/proc')) {
    const stat = /^\d+$/u.test(entry) ? statOf(`/proc/${entry}`) : null;
    if (stat) parents.set(Number(entry), stat);
  }
  const isBelow = (pid: number): boolean =>
    pid === server || (parents.has(pid) && isBelow(parents.get(pid)?.parent ?? 0));
  const use = new Map<string, number>();
  const add = (name: string, seconds: number) => use.set(name, (use.get(name) ?? 0) + seconds);
  for (const [pid, { name, seconds, ofEnded }] of parents) {
    if (pid === server || pid === process.pid) {
      const whose = pid === server ? 'server' : 'bench';
      const loop = statOf(`/proc/${pid}/task/${pid}`)?.seconds ?? 0;
      add(`${whose}, main thread`, loop);
      add(`${whose}, other threads`, seconds - loop);
      if (pid === server) add('processes', ofEnded);
    } else if (isBelow(pid)) {
      add(name === 'postgres' ? 'PostgreSQL' : 'processes', seconds + ofEnded);
    }
  }
  const ticks = (readFileSync('/proc/stat', 'utf8').split('\n')[0] ?? '')
    .split(/\s+/u)
    .slice(1, 9)
    .map(Number);
  const [idle = 0, disk = 0, stolen = 0] = [ticks[3], ticks[4], ticks[7]].map(
    (value = 0) => value / TICKS_A_SECOND,
  );
  const used = [...use.values()].reduce((sum, seconds) => sum + seconds, 0);
  const all = ticks.reduce((sum, value) => sum + value, 0) / TICKS_A_SECOND;
  use.set('other programs', all - used - idle - disk - stolen);
  use.set('idle', idle + disk);
  use.set('taken by other machines', stolen);
  return use;
}

/** Processor seconds that the server, its processes and PostgreSQL used between two readings. */
export function serverSecondsBetween(before: ProcessorUse, after: ProcessorUse): number {
  return ['server, main thread', 'server, other threads', 'processes', 'PostgreSQL']
    .map((name) => (after.get(name) ?? 0) - (before.get(name) ?? 0))
    .reduce((sum, seconds) => sum + seconds, 0);
}

/** A description of what was used between two readings, the most first. */
export function usedBetween(before: ProcessorUse, after: ProcessorUse): string {
  return [...after]
    .map(([name, seconds]) => ({ name, seconds: seconds - (before.get(name) ?? 0) }))
    .filter(({ seconds }) => seconds >= 0.05)
    .sort((one, other) => other.seconds - one.seconds)
    .map(({ name, seconds }) => `${name} ${seconds.toFixed(1)} s`)
    .join(', ');
}

interface Stat {
  parent: number;
  name: string;
  seconds: number;
  /** Used by its children that have ended. */
  ofEnded: number;
}

function statOf(folder: string): Stat | null {
  try {
    const stat = readFileSync(`${folder}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const secondsIn = (first: number) => (Number(fields[first]) + Number(fields[first + 1])) / TICKS_A_SECOND;
    return {
      parent: Number(fields[1]),
      name: stat.slice(stat.indexOf('(') + 1, stat.lastIndexOf(')')),
      seconds: secondsIn(11),
      ofEnded: secondsIn(13),
    };
  } catch {
    return null;
  }
}
