import { excessiveGrowth } from './growth';

const textOf = (length: number) => 'a'.repeat(length);

/** Keeps the processor at work for a number of steps; the sum is returned so that no step can be left out. */
function steps(count: number): number {
  let sum = 0;
  for (let step = 0; step < count; step += 1) sum = (sum * 31 + step) % 1_000_003;
  return sum;
}

describe('how fast work grows', () => {
  it('is told of work that grows with the square of the text', async () => {
    expect(await excessiveGrowth(textOf, ({ length }) => steps(length * (length / 8)))).toBeGreaterThan(30);
  });

  it('is not told of work that grows with the text', async () => {
    expect(await excessiveGrowth(textOf, ({ length }) => steps(length * 1_000))).toBeNull();
  });

  it('is not told of work that is slow once', async () => {
    let runs = 0;
    const slowOnce = ({ length }: string) => steps((runs += 1) === 2 ? 10 ** 8 : length * 100);
    expect(await excessiveGrowth(textOf, slowOnce)).toBeNull();
  });
});
