import { together } from './together';

const letters = (asked: string[][]) => (keys: readonly string[]) => {
  asked.push([...keys]);
  return Promise.resolve(
    new Map(keys.filter((key) => key !== 'unknown').map((key) => [key, key.toUpperCase()])),
  );
};

it('does the work of one round once, and gives each caller what it asked for', async () => {
  const asked: string[][] = [];
  const read = together(letters(asked), 100);
  const answers = await Promise.all([read(['a', 'b']), read(['b', 'unknown']), read([])]);
  expect(asked).toEqual([['a', 'b', 'unknown']]);
  expect(answers.map((one) => Object.fromEntries(one))).toEqual([{ a: 'A', b: 'B' }, { b: 'B' }, {}]);
});

it('begins another piece of work beyond its size, and for the next round', async () => {
  const asked: string[][] = [];
  const read = together(letters(asked), 3);
  await Promise.all([read(['a', 'b']), read(['c']), read(['d', 'e', 'f', 'g'])]);
  await read(['h']);
  expect(asked).toEqual([['a', 'b', 'c'], ['d', 'e', 'f', 'g'], ['h']]);
});

it('tells every caller of a round that the work failed, and goes on', async () => {
  let fails = true;
  const read = together((keys: readonly string[]) => {
    if (fails) return Promise.reject(new Error('away'));
    return Promise.resolve(new Map(keys.map((key) => [key, 1])));
  }, 100);
  expect(await Promise.allSettled([read(['a']), read(['b'])])).toMatchObject([
    { status: 'rejected' },
    { status: 'rejected' },
  ]);
  fails = false;
  expect([...(await read(['a'])).keys()]).toEqual(['a']);
});
