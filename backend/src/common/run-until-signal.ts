import { explainFailure } from './failures/explain-failure';
import { stopOnSignal, type Stop } from './stop-on-signal';

/**
 * Runs a program until Ctrl-C, SIGTERM or SIGHUP, then stops it in order. A signal during the start waits for the
 * start to end. A start that fails says why in one message and exits with code 1.
 */
export function runUntilSignal(start: () => Promise<Stop>): void {
  const started = start();
  stopOnSignal(started);
  started.catch((error: unknown) => {
    process.stderr.write(`${explainFailure(error)}\n`);
    process.exit(1);
  });
}
