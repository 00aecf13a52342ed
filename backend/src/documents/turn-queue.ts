interface Waiting {
  seats: number;
  start: () => void;
}

/** Lets work begin in order while seats are free. Work that takes every seat runs alone. */
export class TurnQueue {
  private free: number;
  private readonly waiting: Waiting[] = [];

  constructor(private readonly seats: number) {
    this.free = seats;
  }

  async take<Result>(seats: number, work: () => Promise<Result>): Promise<Result> {
    const needed = Math.min(seats, this.seats);
    await new Promise<void>((start) => {
      this.waiting.push({ seats: needed, start });
      this.admit();
    });
    try {
      return await work();
    } finally {
      this.free += needed;
      this.admit();
    }
  }

  private admit(): void {
    for (let next = this.waiting[0]; next && next.seats <= this.free; next = this.waiting[0]) {
      this.waiting.shift();
      this.free -= next.seats;
      next.start();
    }
  }
}
