/** Whoever had a turn within this time is about. */
const ABOUT_MS = 5_000;

/** Tells whether other accounts are active. Several kinds of turns may share one. */
export class AccountsAbout {
  /** Who had a turn last, when, and when anybody else last had one. */
  private latest: { account: string | undefined; at: number; othersAt: number } = {
    account: undefined,
    at: -Infinity,
    othersAt: -Infinity,
  };

  /** @param now milliseconds, by the same clock as `isAlone` */
  note(account: string, now: number): void {
    this.latest = { account, at: now, othersAt: this.othersServedAt(account) };
  }

  /** Whether nobody but this account has had a turn for a while. */
  isAlone(account: string, now: number): boolean {
    return now - this.othersServedAt(account) > ABOUT_MS;
  }

  private othersServedAt(name: string): number {
    const { account, at, othersAt } = this.latest;
    return account === name ? othersAt : at;
  }
}
