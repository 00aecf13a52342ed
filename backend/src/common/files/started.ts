/**
 * Takes the first item before anything else happens, so that an error or an empty sequence can still be
 * answered with a status code.
 * @returns the whole sequence, first item included; null if it is empty
 */
export async function started<T>(items: AsyncIterable<T>): Promise<AsyncGenerator<T> | null> {
  const iterator = items[Symbol.asyncIterator]();
  const first = await iterator.next();
  if (first.done) return null;
  return (async function* () {
    try {
      yield first.value;
      for (let next = await iterator.next(); !next.done; next = await iterator.next()) yield next.value;
    } finally {
      await iterator.return?.();
    }
  })();
}
