const SPAN = 64;
const ROUNDS = 3;
const ROUNDS_IN_DOUBT = 30;
const MEASURABLE_MICROSECONDS = 1_500;
/**
 * Quadratic work on the largest input that any reader takes is seconds. Linear work of 15 ms took four times as long and
 * more in a process that other tests had filled, so that less than this says nothing of how work grows.
 */
const NEGLIGIBLE_MICROSECONDS = 400_000;

/**
 * How much more processor time work takes on an input 64 times as large: about 64 if it is linear, some 90 for n log
 * n, 4096 if it is quadratic; 0 if the larger one takes too little to matter. Relative and in processor time, so that
 * a slow or busy machine gives the same result.
 * @param largest the size of the larger input
 * @param inputOf makes an input of a size; not measured
 */
export function growthOf<Input>(
  largest: number,
  inputOf: (size: number) => Input,
  work: (input: Input) => unknown,
): number {
  const small = inputOf(Math.floor(largest / SPAN));
  const large = inputOf(largest);
  work(small);
  const repeats = repeatsFor(() => work(small));
  const fastest = { small: Infinity, large: Infinity };
  const growth = () =>
    fastest.large < NEGLIGIBLE_MICROSECONDS ? 0 : fastest.large / (fastest.small / repeats);
  // What else the process does now and then, such as collecting garbage, only ever adds time: seen often enough, the work
  // is once measured alone. Growth that stays is the work's own.
  for (
    let round = 0;
    round < ROUNDS || (round < ROUNDS_IN_DOUBT && growth() >= WORSE_THAN_N_LOG_N);
    round += 1
  ) {
    const measured = microseconds(() => {
      for (let at = 0; at < repeats; at += 1) work(small);
    });
    fastest.small = Math.min(fastest.small, measured);
    fastest.large = Math.min(
      fastest.large,
      microseconds(() => work(large)),
    );
  }
  return growth();
}

/** Between n log n and quadratic, far from both. */
export const WORSE_THAN_N_LOG_N = 600;

function repeatsFor(work: () => void): number {
  let repeats = 0;
  const started = process.cpuUsage();
  do {
    work();
    repeats += 1;
  } while (repeats < 10_000 && total(process.cpuUsage(started)) < MEASURABLE_MICROSECONDS);
  return repeats;
}

function microseconds(work: () => void): number {
  const started = process.cpuUsage();
  work();
  return total(process.cpuUsage(started));
}

function total({ user, system }: NodeJS.CpuUsage): number {
  return user + system;
}
