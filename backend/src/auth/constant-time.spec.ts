import { CONSTANT_TIME_MS } from '@marklight/contracts/business';
import { inConstantTime } from './constant-time';

/** Whether the promise has settled yet. */
async function isSettled(outcome: Promise<unknown>): Promise<boolean> {
  const open = Symbol('open');
  const first = await Promise.race([outcome.catch(() => null), Promise.resolve(open)]);
  return first !== open;
}

describe('an answer whose timing must reveal nothing', () => {
  it.each([
    ['a success', () => Promise.resolve('done')],
    ['a failure', () => Promise.reject(new Error('taken'))],
  ])('keeps %s back until the same moment', async (_, work) => {
    const started = performance.now();
    const outcome = inConstantTime(work);
    expect(await isSettled(outcome)).toBe(false);
    await outcome.catch(() => undefined);
    // Timers of Node may fire a millisecond early.
    expect(performance.now() - started).toBeGreaterThanOrEqual(CONSTANT_TIME_MS - 2);
  });

  it('passes on what the work gave', async () => {
    await expect(inConstantTime(() => Promise.resolve(7))).resolves.toBe(7);
    await expect(inConstantTime(() => Promise.reject(new Error('taken')))).rejects.toThrow('taken');
  });
});
