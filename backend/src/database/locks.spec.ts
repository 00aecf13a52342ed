import { LOCKS } from './locks';

it('never gives two locks the same key', () => {
  const keys = Object.values(LOCKS);
  expect(keys).toEqual([...new Set(keys)]);
});
