/**
 * Answers calls that are made within one round of the event loop by one piece of work for all of them. A call that is made while
 * that is being done is answered by the next.
 * @param work answers every key that it knows
 * @param most keys in one piece of work
 */
export function together<Key, Answer>(
  work: (keys: readonly Key[]) => Promise<ReadonlyMap<Key, Answer>>,
  most: number,
): (keys: readonly Key[]) => Promise<Map<Key, Answer>> {
  interface Call {
    keys: readonly Key[];
    resolve: (answers: Map<Key, Answer>) => void;
    reject: (error: unknown) => void;
  }
  let calls: Call[] = [];
  const answer = async (asked: readonly Call[]): Promise<void> => {
    try {
      const known = await work([...new Set(asked.flatMap(({ keys }) => keys))]);
      for (const { keys, resolve } of asked)
        resolve(new Map(keys.flatMap((key) => (known.has(key) ? [[key, known.get(key) as Answer]] : []))));
    } catch (error) {
      for (const { reject } of asked) reject(error);
    }
  };
  const begin = (): void => {
    const waiting = calls;
    calls = [];
    let part: Call[] = [];
    let size = 0;
    for (const call of waiting) {
      if (part.length > 0 && size + call.keys.length > most) {
        void answer(part);
        [part, size] = [[], 0];
      }
      part.push(call);
      size += call.keys.length;
    }
    if (part.length > 0) void answer(part);
  };
  return (keys) =>
    new Promise((resolve, reject) => {
      if (calls.length === 0) setImmediate(begin);
      calls.push({ keys, resolve, reject });
    });
}
