/** An account that had a turn within this time counts as active. */
const ACTIVE_MS = 5_000;

/** Knows whether other accounts are active. Several kinds of turns may share one. */
export class ActiveAccounts {
  /** The account that had a turn last, when, and when any other last had one. */
  private latest: { account: string | undefined; at: number; othersAt: number } = {
    account: undefined,
    at: -Infinity,
    othersAt: -Infinity,
  };

  /** @param now milliseconds, by the same clock as `isAlone` */
  note(account: string, now: number): void {
    this.latest = { account, at: now, othersAt: this.othersServedAt(account) };
  }

  /** Whether no other account has had a turn for a while. */
  isAlone(account: string, now: number): boolean {
    return now - this.othersServedAt(account) > ACTIVE_MS;
  }

  private othersServedAt(name: string): number {
    const { account, at, othersAt } = this.latest;
    return account === name ? othersAt : at;
  }
}
