export type Stop = () => Promise<void>;

/**
 * A stop that hangs must not keep the terminal; what is not finished is repeated at the next start. Longer than
 * finishing what was begun (30 s) and releasing and stopping the database (15 s) together.
 */
const STOP_LIMIT_MS = 55_000;
/** One Ctrl-C arrives more than once: the terminal tells every program in front, and npm passes it on. */
const COPY_MS = 1_000;

/**
 * Stops the program in order at Ctrl-C, SIGTERM or SIGHUP; at a second signal it ends without waiting. A signal
 * during the start waits for the start to end.
 */
export function stopOnSignal(started: Promise<Stop>): void {
  let firstAt: number | undefined;
  const stop = () => {
    if (firstAt !== undefined) {
      if (performance.now() - firstAt > COPY_MS) process.exit(1);
      return;
    }
    firstAt = performance.now();
    setTimeout(() => process.exit(1), STOP_LIMIT_MS).unref();
    started
      .then((stopIt) => stopIt())
      .then(
        () => process.exit(0),
        () => process.exit(1),
      );
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
}
