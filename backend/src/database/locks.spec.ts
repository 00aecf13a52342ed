import { LOCKS } from './locks';

it('gives no key to two locks', () => {
  const keys = Object.values(LOCKS);
  expect(keys).toEqual([...new Set(keys)]);
});
