const SMALL = 4_000;
const TIMES_LARGER = 8;
/** For 8 times the text, n log n takes about 10 times as long, and n² takes 64 times. */
const ALLOWED_RATIO = 30;
/** Times shorter than this are too imprecise to compare. */
const WORTH_LOOKING_AT_MS = 150;
const MEASUREMENTS = 5;

/** Processor time of this process, so that a busy machine changes nothing. */
async function processorMs(work: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

/**
 * By what factor the processor time grows when the text grows eightfold; null if that is as it should be, or if the
 * time is too short to tell. Collecting garbage and compiling fall on one measurement or another, so work counts as
 * growing too fast only when every one of several measurements says so: the least is returned.
 */
export async function excessiveGrowth(
  textOf: (length: number) => string,
  work: (text: string) => unknown,
): Promise<number | null> {
  const [small, large] = [textOf(SMALL), textOf(SMALL * TIMES_LARGER)];
  // The first run compiles.
  await work(small);
  let least = Number.POSITIVE_INFINITY;
  for (let measurement = 0; measurement < MEASUREMENTS; measurement += 1) {
    const ofLarge = await processorMs(() => work(large));
    if (ofLarge < WORTH_LOOKING_AT_MS) return null;
    const ofSmall = await processorMs(() => work(small));
    least = Math.min(least, ofLarge / Math.max(ofSmall, 1));
    if (least <= ALLOWED_RATIO) return null;
  }
  return Math.round(least);
}
