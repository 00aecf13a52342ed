/** The stand-in's time: the machine's, moved forward by what a test or a person asked for. */
export class StandInClock {
  private ahead = 0;
  private stopped: number | undefined;

  /** Seconds since 1970. */
  now(): number {
    return this.stopped ?? Math.floor(Date.now() / 1000) + this.ahead;
  }

  /** Stops at `second` while events due then happen. */
  stopAt(second: number): void {
    this.stopped = second;
  }

  /** Lets time run again, from `second` on. */
  runFrom(second: number): void {
    this.stopped = undefined;
    this.ahead = second - Math.floor(Date.now() / 1000);
  }
}

export const HOUR = 3_600;
export const DAY = 24 * HOUR;

/** `anchor` plus `count` intervals; a day that a month lacks becomes its last, as in a billing cycle. */
export function addIntervals(anchor: number, interval: string, count: number): number {
  if (interval === 'day') return anchor + count * DAY;
  if (interval === 'week') return anchor + count * 7 * DAY;
  const months = interval === 'year' ? 12 * count : count;
  const from = new Date(anchor * 1000);
  const to = new Date(from);
  to.setUTCDate(1);
  to.setUTCMonth(from.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(to.getUTCFullYear(), to.getUTCMonth() + 1, 0)).getUTCDate();
  to.setUTCDate(Math.min(from.getUTCDate(), lastDay));
  return Math.floor(to.getTime() / 1000);
}
