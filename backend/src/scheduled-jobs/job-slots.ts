import { DAY_MS, HOUR_MS, MINUTE_MS } from '@marklight/contracts/durations';
import { CronTime } from 'cron';

/** How far back a slot is looked for, nearest first: finding the next is what the parser can do, and costs 1 ms. */
const LOOK_BACK_MS = [2 * MINUTE_MS, HOUR_MS, DAY_MS, 8 * DAY_MS, 32 * DAY_MS];

/** The moments at which a job is due, from a cron expression of five fields in UTC. */
export class JobSlots {
  private readonly time: CronTime;

  /** @throws Error if it is not a cron expression */
  constructor(cron: string) {
    this.time = new CronTime(cron, 'UTC');
  }

  /** The first slot after `moment`. */
  after(moment: Date): Date {
    return this.time.getNextDateFrom(moment, 'UTC').toJSDate();
  }

  /** The newest slot that is not later than `moment`; null for a job due less than once in 32 days. */
  latest(moment: Date): Date | null {
    for (const lookBack of LOOK_BACK_MS) {
      let slot = this.after(new Date(moment.getTime() - lookBack));
      if (slot > moment) continue;
      for (let next = this.after(slot); next <= moment; next = this.after(slot)) slot = next;
      return slot;
    }
    return null;
  }
}
