import { started } from './started';

describe('started', () => {
  it('gives the whole sequence, and null for an empty one', async () => {
    const items: number[] = [];
    for await (const item of (await started(sequence(3))) ?? []) items.push(item);
    expect(items).toEqual([0, 1, 2]);
    expect(await started(sequence(0))).toBeNull();
  });

  it('throws what happens before the first item', async () => {
    await expect(
      started(
        (async function* () {
          throw new Error('no database');
        })(),
      ),
    ).rejects.toThrow('no database');
  });

  it('closes the source when the reader leaves early', async () => {
    let closed = false;
    for await (const _item of (await started(sequence(3, () => (closed = true)))) ?? []) break;
    expect(closed).toBe(true);
  });
});

async function* sequence(count: number, onClose: () => void = () => undefined): AsyncGenerator<number> {
  try {
    for (let i = 0; i < count; i++) yield i;
  } finally {
    onClose();
  }
}
