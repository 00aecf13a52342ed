/** How much of one resource, such as the event loop, an account may use beside others. Times are in milliseconds. */
export interface PaceLimits {
  /** Work that an account may do without a rest. */
  burst: number;
  /** The share of the time that it may keep working without a rest. */
  share: number;
  /** The most that one turn counts for, so that a server that is slow for everybody charges nobody for it. */
  turnMax: number;
  /** An account that has used up its share rests after each turn until it has it again: this many times as long as the turn took… */
  rest: number;
  /** …but no longer than this. */
  restMax: number;
}

/** What one account has left of its share: a token bucket that work empties and time refills. */
export class Pace {
  private left: number;
  private isUsedUp = false;
  private restedAt = -Infinity;

  /** @param at the moment from which it counts, in milliseconds */
  constructor(
    private readonly limits: PaceLimits,
    private at: number,
  ) {
    this.left = limits.burst;
  }

  /** Records that a turn has ended. @param took milliseconds */
  note(took: number, now: number): void {
    const { turnMax, rest, restMax } = this.limits;
    this.refill(now);
    this.left = Math.max(this.left - Math.min(took, turnMax), 0);
    if (this.left === 0) this.isUsedUp = true;
    if (this.isUsedUp) this.restedAt = Math.max(this.restedAt, now + Math.min(rest * took, restMax));
  }

  /** Milliseconds until the next turn may begin beside others. */
  restLeft(now: number): number {
    return Math.max(0, this.restedAt - now);
  }

  /** Whether it has been idle for long enough to be forgotten. */
  isFull(now: number): boolean {
    this.refill(now);
    return this.left === this.limits.burst && this.restLeft(now) === 0;
  }

  private refill(now: number): void {
    const { burst, share } = this.limits;
    this.left = Math.min(burst, this.left + (now - this.at) * share);
    if (this.left === burst) this.isUsedUp = false;
    this.at = now;
  }
}
