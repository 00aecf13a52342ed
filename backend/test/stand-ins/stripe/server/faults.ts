/** Which calls a fault meets: all, or those of a method and of a path that contains `path`. */
export interface CallMatch {
  method?: string;
  path?: string;
}

/** What goes wrong with a call. `applied` says that its effect happens all the same; `late` that it also waits. */
export type FaultKind =
  | { kind: 'error'; status: number; applied?: boolean }
  | { kind: 'drop' }
  | { kind: 'reply_lost' }
  | { kind: 'timeout'; applied?: boolean }
  | { kind: 'slow'; ms: number; late?: boolean };

export type Fault = FaultKind & CallMatch & { times?: number };

/** A call that has been stopped at a chosen moment, until the test lets it go on. */
export interface HeldCall {
  /** Resolves when such a call has got there. */
  reached: Promise<void>;
  /** Lets it go on. */
  release(): void;
  /** Cuts the connection; whatever had taken effect stays. */
  cut(): void;
}

type HeldEnd = 'release' | 'cut';

interface Hold extends CallMatch {
  at: 'arrival' | 'reply';
  arrive: () => void;
  ended: Promise<HeldEnd>;
}

/** The faults that wait for their calls. */
export class Faults {
  /** While true, every connection is cut immediately. */
  down = false;
  private waiting: (Fault & { left: number })[] = [];
  private holds: Hold[] = [];

  /** Meets the next `times` (1) fitting calls. */
  next(...faults: readonly Fault[]): void {
    for (const fault of faults) this.waiting.push({ ...fault, left: fault.times ?? 1 });
  }

  clear(): void {
    this.waiting = [];
    this.down = false;
  }

  /**
   * Stops the next fitting call: at its `arrival`, before any effect, or at its `reply`, when the effect has
   * happened and nobody knows yet.
   */
  hold(match: CallMatch, at: 'arrival' | 'reply' = 'reply'): HeldCall {
    let arrive: () => void = () => undefined;
    let end: (how: HeldEnd) => void = () => undefined;
    const reached = new Promise<void>((resolve) => (arrive = resolve));
    const ended = new Promise<HeldEnd>((resolve) => (end = resolve));
    this.holds.push({ ...match, at, arrive, ended });
    return { reached, release: () => end('release'), cut: () => end('cut') };
  }

  /** The fault that meets this call, used up by it. */
  take(method: string, path: string): FaultKind | undefined {
    const fault = this.waiting.find((one) => fits(one, method, path));
    if (!fault) return undefined;
    fault.left -= 1;
    if (fault.left <= 0) this.waiting = this.waiting.filter((one) => one !== fault);
    return fault;
  }

  /** Waits if a test holds this call; returns whether its connection is to be cut. */
  async pass(at: Hold['at'], method: string, path: string): Promise<HeldEnd> {
    const hold = this.holds.find((one) => one.at === at && fits(one, method, path));
    if (!hold) return 'release';
    this.holds = this.holds.filter((one) => one !== hold);
    hold.arrive();
    return hold.ended;
  }
}

function fits(match: CallMatch, method: string, path: string): boolean {
  return (match.method === undefined || match.method === method) && path.includes(match.path ?? '');
}
