import { EVEN_ANSWER_MS } from '@marklight/contracts/business';
import { evenly } from './even-answer';

/** Whether an outcome is there yet. */
async function isSettled(outcome: Promise<unknown>): Promise<boolean> {
  const open = Symbol('open');
  const first = await Promise.race([outcome.catch(() => null), Promise.resolve(open)]);
  return first !== open;
}

describe('an answer that must not tell by its time', () => {
  it.each([
    ['a success', () => Promise.resolve('done')],
    ['a failure', () => Promise.reject(new Error('taken'))],
  ])('keeps %s back until the same moment', async (_, work) => {
    const started = performance.now();
    const outcome = evenly(work);
    expect(await isSettled(outcome)).toBe(false);
    await outcome.catch(() => undefined);
    // Timers of Node may fire a millisecond early.
    expect(performance.now() - started).toBeGreaterThanOrEqual(EVEN_ANSWER_MS - 2);
  });

  it('passes on what the work gave', async () => {
    await expect(evenly(() => Promise.resolve(7))).resolves.toBe(7);
    await expect(evenly(() => Promise.reject(new Error('taken')))).rejects.toThrow('taken');
  });
});
