import { TurnQueue } from './turn-queue';

describe('TurnQueue', () => {
  it('never lets more work run than there are seats, and keeps the order', async () => {
    const queue = new TurnQueue(2);
    const started: number[] = [];
    let running = 0;
    let most = 0;
    const work = (id: number) => async () => {
      started.push(id);
      most = Math.max(most, ++running);
      await Promise.resolve();
      running--;
    };
    await Promise.all([1, 2, 3, 4, 5].map((id) => queue.take(1, work(id))));
    expect(most).toBe(2);
    expect(started).toEqual([1, 2, 3, 4, 5]);
  });

  it('runs work alone that takes every seat', async () => {
    const queue = new TurnQueue(2);
    const events: string[] = [];
    const work = (name: string) => async () => {
      events.push(`${name} begins`);
      await Promise.resolve();
      events.push(`${name} ends`);
    };
    await Promise.all([queue.take(1, work('a')), queue.take(2, work('alone')), queue.take(1, work('b'))]);
    expect(events).toEqual(['a begins', 'a ends', 'alone begins', 'alone ends', 'b begins', 'b ends']);
  });

  it('frees the seat of work that fails', async () => {
    const queue = new TurnQueue(1);
    await expect(queue.take(1, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    await expect(queue.take(1, () => Promise.resolve('yes'))).resolves.toBe('yes');
  });
});
