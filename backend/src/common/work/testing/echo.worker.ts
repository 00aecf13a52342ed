/** What the thread of the tests does: answers, never ends, or grows. */
export function run(input: { give?: unknown; loop?: boolean; grow?: boolean }): unknown {
  const kept: string[][] = [];
  while (input.loop) Math.random();
  while (input.grow) kept.push(Array.from({ length: 100_000 }, (_, at) => `${at}`));
  return input.give;
}
