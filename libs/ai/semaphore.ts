/** Lets a limited number of pieces of work run at a time; the others wait in the order in which they came. */
export class Semaphore {
  private free: number;
  private readonly waiting: (() => void)[] = [];

  constructor(places: number) {
    this.free = places;
  }

  /** @throws the work's error; the signal's reason when it is aborted while the work waits */
  async run<T>(work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    if (this.free > 0) this.free -= 1;
    else await this.turn(signal);
    try {
      return await work();
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
