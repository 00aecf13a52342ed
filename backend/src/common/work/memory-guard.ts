import { readFileSync } from 'node:fs';
import type { WorkProcess } from './work-process';

const MEGABYTE = 1024 * 1024;
const WATCH_EVERY_MILLISECONDS = 50;
/** What the processes may still grow between two looks. */
const HEADROOM_MEGABYTES = 60;

interface Pool {
  readonly processes: readonly WorkProcess[];
}

/**
 * Keeps the server and the processes that work for it below one limit. Above it the idle processes end first; then
 * the one that has grown most above its usual size, with the work that made it grow.
 */
export class MemoryGuard {
  private readonly pools = new Set<Pool>();
  private watch: NodeJS.Timeout | null = null;

  /** @param limitMegabytes of resident memory, the server and all its processes together, without PostgreSQL's */
  constructor(
    private readonly limitMegabytes: number,
    private readonly memoryOf: (pid: number) => number = residentMegabytes,
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
    const idle = held.filter(({ member }) => member.tasks === 0);
    for (const { member } of idle) member.end('stopped');
    if (idle.length > 0) return;
    held.sort((a, b) => b.megabytes - b.member.usualMegabytes - (a.megabytes - a.member.usualMegabytes));
    held[0]?.member.end('shed');
  }

  private held(): { member: WorkProcess; megabytes: number }[] {
    return [...this.pools].flatMap(({ processes }) =>
      processes.map((member) => ({
        member,
        megabytes: member.pid === undefined ? 0 : this.memoryOf(member.pid),
      })),
    );
  }
}

/** Resident memory of a process, 0 where the system does not tell (outside Linux) or the process has ended. */
function residentMegabytes(pid: number): number {
  try {
    const [, kilobytes] = /^VmRSS:\s+(\d+) kB/mu.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return Number(kilobytes ?? 0) / 1024;
  } catch {
    return 0;
  }
}
