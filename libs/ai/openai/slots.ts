/**
 * Lets a number of calls be with the service at a time; the others wait in the order in which they came. What is written before a
 * call and read after it takes no slot, so that the service is not left idle by our own work.
 */
export class Slots {
  private free: number;
  private readonly waiting: (() => void)[] = [];

  constructor(count: number) {
    this.free = count;
  }

  /** @throws the call's error; the signal's reason when it is aborted while the call waits */
  async run<T>(signal: AbortSignal | undefined, call: () => Promise<T>): Promise<T> {
    if (this.free > 0) this.free -= 1;
    else await this.turn(signal);
    try {
      return await call();
    } finally {
      const next = this.waiting.shift();
      if (next) next();
      else this.free += 1;
    }
  }

  private turn(signal: AbortSignal | undefined): Promise<void> {
    return new Promise((resolve, reject) => {
      const begin = (): void => {
        signal?.removeEventListener('abort', leave);
        resolve();
      };
      const leave = (): void => {
        this.waiting.splice(this.waiting.indexOf(begin), 1);
        reject(signal?.reason as Error);
      };
      if (signal?.aborted) return reject(signal.reason as Error);
      signal?.addEventListener('abort', leave, { once: true });
      this.waiting.push(begin);
    });
  }
}
