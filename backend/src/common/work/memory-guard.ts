import { readFileSync } from 'node:fs';
import type { WorkProcess } from './work-process';

/** The limit given to the guard; see `MemoryGuard`. */
export const MEMORY_LIMIT_MB = Symbol('MEMORY_LIMIT_MB');

const MEGABYTE = 1024 * 1024;
const WATCH_EVERY_MILLISECONDS = 50;
/** How much the processes may still grow between two checks. */
const HEADROOM_MEGABYTES = 60;

interface Pool {
  readonly processes: readonly WorkProcess[];
}

/** More than a process grows by reading the largest page that a scanner makes. */
const SWOLLEN_MEGABYTES = 160;

/**
 * Keeps the server and the processes that work for it below one limit. Above it a process that has swollen ends, with
 * the work that made it swell; if none has, those without work; and if there are none, the one that has grown most.
 */
export class MemoryGuard {
  private readonly pools = new Set<Pool>();
  private watch: NodeJS.Timeout | null = null;

  /**
   * @param limitMegabytes of resident memory, the server and all its processes together, without PostgreSQL's; pages of
   * the program's file, which they share, count once
   */
  constructor(
    private readonly limitMegabytes: number,
    private readonly memoryOf: (pid: number) => number = ownMegabytesOf,
    private readonly ownMegabytes: () => number = () => process.memoryUsage.rss() / MEGABYTE,
  ) {}

  /** Watches a pool's processes until `stop`. */
  guard(pool: Pool): void {
    this.pools.add(pool);
    this.watch ??= setInterval(() => this.look(), WATCH_EVERY_MILLISECONDS).unref();
  }

  stop(pool: Pool): void {
    this.pools.delete(pool);
    if (this.pools.size > 0 || !this.watch) return;
    clearInterval(this.watch);
    this.watch = null;
  }

  /** Resident megabytes of the server and of everything that works for it. */
  total(): number {
    return this.ownMegabytes() + this.held().reduce((sum, { megabytes }) => sum + megabytes, 0);
  }

  look(): void {
    const held = this.held();
    if (held.length === 0) return;
    const total = this.ownMegabytes() + held.reduce((sum, { megabytes }) => sum + megabytes, 0);
    if (total <= this.limitMegabytes - HEADROOM_MEGABYTES) return;
    held.sort((a, b) => b.growth - a.growth);
    const [largest] = held;
    const idle = held.filter(({ member }) => member.tasks === 0 && !member.slowToStart);
    if (!largest || (largest.growth < SWOLLEN_MEGABYTES && idle.length > 0)) {
      for (const { member } of idle) member.end('stopped');
    } else {
      largest.member.end(largest.growth < SWOLLEN_MEGABYTES ? 'crowded' : 'shed');
    }
  }

  /** @returns how many megabytes each has grown above its usual size */
  private held(): { member: WorkProcess; megabytes: number; growth: number }[] {
    return [...this.pools].flatMap(({ processes }) =>
      processes.map((member) => {
        const megabytes = member.pid === undefined ? 0 : this.memoryOf(member.pid);
        return { member, megabytes, growth: megabytes - member.usualMegabytes };
      }),
    );
  }
}

/**
 * A process's private memory: its resident memory without the program's file, which it shares with the server. 0
 * where the system does not show it (outside Linux) or the process has ended.
 */
function ownMegabytesOf(pid: number): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    const kilobytes = (field: string) =>
      Number(new RegExp(`^${field}:\\s+(\\d+) kB`, 'mu').exec(status)?.[1] ?? 0);
    return (kilobytes('RssAnon') + kilobytes('RssShmem')) / 1024;
  } catch {
    return 0;
  }
}
