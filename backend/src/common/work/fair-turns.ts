import { ActiveAccounts } from './active-accounts';
import { Pace, type PaceLimits } from './pace';
import { WorkError } from './work.errors';

export interface TurnLimits {
  /** Pieces of work at a time. */
  seats: number;
  /** For one account. As long as this is less than `seats`, no account can keep all others waiting. */
  seatsPerAccount: number;
  /** For one account while others are active too, or after it was slowed down; by default `seatsPerAccount`. */
  seatsBesideOthers?: number;
  /** Pieces that one account may have waiting; one more is refused. */
  waitingPerAccount: number;
  /** Pieces that all accounts together may have waiting. */
  waitingInAll: number;
  /** How much an account may take without a rest while others are active; without it no account rests. */
  pace?: PaceLimits;
}

/** Whose turn it is, and whether somebody still waits for it: an AbortSignal, or what costs less where a turn is all that waits. */
export interface TurnTaker {
  account: string;
  signal?: Leaving | undefined;
}
export interface Leaving {
  readonly aborted: boolean;
  addEventListener(type: 'abort', listener: () => void, options: { once: true }): void;
  removeEventListener(type: 'abort', listener: () => void): void;
}

/** Work that somebody is waiting for goes before work that is done in the background. */
export type Lane = 'interactive' | 'background';

interface Account {
  running: number;
  waiting: Record<Lane, (() => void)[]>;
  /** Milliseconds of work done for it, counted from where it joined; the account with the least goes next. */
  used: number;
  /** Until when it has fewer seats, on the clock of `now`. */
  slowUntil: number;
  pace: Pace | undefined;
}

/** How long an account has fewer seats after its work had to be stopped. */
const SLOW_MS = 60_000;

/** One in this many turns goes to the background lane if anything waits there. */
const BACKGROUND_EVERY = 4;
/** Idle accounts are forgotten when more than this many are remembered. */
const REMEMBERED_ACCOUNTS = 1_000;

/**
 * Turns among accounts. A free seat goes to the waiting account that has had the least time, whatever number of
 * pieces each has brought (start-time fair queueing with equal weights): an account whose files take 20 seconds
 * each waits accordingly longer than one whose files take 50 milliseconds.
 */
export class FairTurns {
  private readonly accounts = new Map<string, Account>();
  private running = 0;
  private waiting = 0;
  private turnsGiven = 0;
  /** The time used by the account served last. An account that joins starts here: unused time is not saved up. */
  private floor = 0;
  private wake: NodeJS.Timeout | undefined;

  /** @param active the accounts with turns of late; shared between kinds of turns that compete for the same resource */
  constructor(
    private readonly limits: TurnLimits,
    private readonly now: () => number = () => performance.now(),
    private readonly active = new ActiveAccounts(),
  ) {}

  /** How many pieces are being done and how many wait. */
  get load(): { running: number; waiting: number } {
    return { running: this.running, waiting: this.waiting };
  }

  /**
   * Does the work when it is the account's turn.
   * @throws WorkError `too_many_waiting`, `busy`, `asker_gone`
   */
  async take<Result>(
    { account: name, signal }: TurnTaker,
    work: () => Promise<Result>,
    lane: Lane = 'interactive',
  ): Promise<Result> {
    if (signal?.aborted) throw new WorkError('asker_gone');
    const account = this.accountOf(name);
    await this.turnOf(account, lane, signal);
    const begin = this.now();
    try {
      return await work();
    } finally {
      const now = this.now();
      account.used += now - begin;
      account.pace?.note(now - begin, now);
      account.running -= 1;
      this.running -= 1;
      this.admit();
      this.forgetIdle();
    }
  }

  /** Whether all seats are taken although this account has not reached its limits, so that the next free seat may be its. */
  lacksOnlyASeat(name: string): boolean {
    const account = this.accounts.get(name);
    if (!account || this.running < this.limits.seats) return false;
    return account.running < this.seatsOf(name, account) && this.restLeftOf(name, account) === 0;
  }

  /** For a minute the account has no more seats than beside active others, because its work had to be stopped. */
  slowDown(name: string): void {
    this.accountOf(name).slowUntil = this.now() + SLOW_MS;
  }

  /** Whether it was slowed down within the last minute. */
  isSlow(name: string): boolean {
    return (this.accounts.get(name)?.slowUntil ?? -Infinity) > this.now();
  }

  private accountOf(name: string): Account {
    const account = this.accounts.get(name) ?? {
      running: 0,
      waiting: { interactive: [], background: [] },
      used: this.floor,
      slowUntil: -Infinity,
      pace: this.limits.pace && new Pace(this.limits.pace, this.now()),
    };
    if (!isWaiting(account)) account.used = Math.max(account.used, this.floor);
    this.accounts.set(name, account);
    return account;
  }

  private turnOf(account: Account, lane: Lane, signal: Leaving | undefined): Promise<void> {
    const { interactive, background } = account.waiting;
    const { waitingPerAccount, waitingInAll } = this.limits;
    return new Promise((resolve, reject) => {
      const begin = (): void => {
        signal?.removeEventListener('abort', leave);
        resolve();
      };
      const leaveWith = (code: 'asker_gone' | 'too_many_waiting' | 'busy'): void => {
        signal?.removeEventListener('abort', leave);
        const line = account.waiting[lane];
        line.splice(line.indexOf(begin), 1);
        this.waiting -= 1;
        reject(new WorkError(code));
      };
      const leave = (): void => leaveWith('asker_gone');
      signal?.addEventListener('abort', leave, { once: true });
      account.waiting[lane].push(begin);
      this.waiting += 1;
      this.admit();
      // Only what did not get a free seat straight away counts as waiting.
      if (account.waiting[lane].at(-1) !== begin) return;
      if (interactive.length + background.length > waitingPerAccount) leaveWith('too_many_waiting');
      else if (this.waiting > waitingInAll) leaveWith('busy');
    });
  }

  private admit(): void {
    while (this.running < this.limits.seats) {
      const isForBackground = (this.turnsGiven + 1) % BACKGROUND_EVERY === 0;
      const [first, second]: [Lane, Lane] = isForBackground
        ? ['background', 'interactive']
        : ['interactive', 'background'];
      if (!this.admitFrom(first) && !this.admitFrom(second)) return this.admitLater();
    }
  }

  private admitFrom(lane: Lane): boolean {
    let next: Account | undefined;
    let nextName = '';
    for (const [name, account] of this.accounts) {
      if (account.waiting[lane].length === 0 || account.running >= this.seatsOf(name, account)) continue;
      if (this.restLeftOf(name, account) > 0) continue;
      if (!next || account.used < next.used) [nextName, next] = [name, account];
    }
    const begin = next?.waiting[lane].shift();
    if (!next || !begin) return false;
    this.floor = Math.max(this.floor, next.used);
    // What a turn costs before its time is known, so that pieces that begin together alternate too.
    next.used += 1;
    next.running += 1;
    this.running += 1;
    this.waiting -= 1;
    this.turnsGiven += 1;
    this.active.note(nextName, this.now());
    begin();
    return true;
  }

  private seatsOf(name: string, { slowUntil }: Account): number {
    const { seatsPerAccount, seatsBesideOthers = seatsPerAccount } = this.limits;
    const now = this.now();
    const isAlone = this.active.isAlone(name, now) && now > slowUntil;
    return isAlone ? seatsPerAccount : seatsBesideOthers;
  }

  private restLeftOf(name: string, { pace }: Account): number {
    const now = this.now();
    return pace && !this.active.isAlone(name, now) ? pace.restLeft(now) : 0;
  }

  /** Seats are free and everybody waiting is resting: the first to finish resting is admitted then. */
  private admitLater(): void {
    clearTimeout(this.wake);
    const rests = [...this.accounts].flatMap(([name, account]) =>
      isWaiting(account) ? [this.restLeftOf(name, account)] : [],
    );
    const soonest = Math.min(...rests.filter((rest) => rest > 0));
    if (soonest < Infinity) this.wake = setTimeout(() => this.admit(), Math.ceil(soonest)).unref();
  }

  private forgetIdle(): void {
    const isQuiet = this.running === 0 && this.waiting === 0;
    if (!isQuiet && this.accounts.size <= REMEMBERED_ACCOUNTS) return;
    const now = this.now();
    for (const [name, account] of this.accounts) {
      const isIdle = account.running === 0 && !isWaiting(account) && now > account.slowUntil;
      if (isIdle && (account.pace?.isFull(now) ?? true)) this.accounts.delete(name);
    }
    if (isQuiet) this.floor = 0;
  }
}

function isWaiting({ waiting }: Account): boolean {
  return waiting.interactive.length + waiting.background.length > 0;
}
