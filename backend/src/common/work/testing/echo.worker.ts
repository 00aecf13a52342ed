interface Task {
  give?: unknown;
  loop?: boolean;
  grow?: boolean;
  /** Without a processor, as on a machine that has none to spare. */
  waitMilliseconds?: number;
}

/** What the thread of the tests does: answers, never ends, waits or grows. */
export function run(input: Task): unknown {
  if (input.waitMilliseconds)
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, input.waitMilliseconds);
  const kept: string[][] = [];
  while (input.loop) Math.random();
  while (input.grow) kept.push(Array.from({ length: 100_000 }, (_, at) => `${at}`));
  return input.give;
}
