import { Semaphore } from './semaphore';

const soon = () => new Promise((resolve) => setImmediate(resolve));

/** Calls that end when they are told to, by name. */
function calls(semaphore: Semaphore) {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  return {
    begun,
    make: (name: string, signal?: AbortSignal) =>
      semaphore.run(() => {
        begun.push(name);
        return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
      }, signal),
    end: async (name: string) => {
      ends.get(name)?.();
      await soon();
    },
  };
}

it('has a limited number of calls under way, and begins the others in order as those end', async () => {
  const { begun, make, end } = calls(new Semaphore(2));
  const all = ['a', 'b', 'c', 'd'].map((name) => make(name));
  await soon();
  expect(begun).toEqual(['a', 'b']);
  await end('b');
  expect(begun).toEqual(['a', 'b', 'c']);
  for (const name of ['a', 'c', 'd']) await end(name);
  expect(await Promise.all(all)).toEqual(['a', 'b', 'c', 'd']);
});

it('gives the place of a call that failed to the next', async () => {
  const semaphore = new Semaphore(1);
  await expect(semaphore.run(() => Promise.reject(new Error('refused')))).rejects.toThrow('refused');
  await expect(semaphore.run(() => Promise.resolve('next'))).resolves.toBe('next');
});

it('lets a call that is given up leave its place to those behind it', async () => {
  const { begun, make, end } = calls(new Semaphore(1));
  const first = make('a');
  const given = new AbortController();
  const second = make('b', given.signal);
  const third = make('c');
  given.abort(new Error('stopped'));
  await expect(second).rejects.toThrow('stopped');
  await end('a');
  expect(begun).toEqual(['a', 'c']);
  await end('c');
  expect(await Promise.all([first, third])).toEqual(['a', 'c']);
});
