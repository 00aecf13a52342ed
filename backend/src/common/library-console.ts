import type { Logger } from 'pino';
import { errorFacts } from './app-log';

const METHODS = ['error', 'warn', 'trace'] as const;

/**
 * What libraries write to the console becomes a line of the log, at level debug and without its words:
 * graphile-worker prints the whole stack of every lost connection, which the log already reports in one line, and
 * database messages quote values.
 * @returns a function that restores the console
 */
export function logLibraryConsole(logger: Logger): () => void {
  const before = METHODS.map((method) => [method, globalThis.console[method]] as const);
  for (const method of METHODS) {
    globalThis.console[method] = (...given: unknown[]) => {
      const error = given.find((one) => one instanceof Error);
      logger.debug({ method, ...(error ? errorFacts(error) : {}) }, 'a library wrote to the console');
    };
  }
  return () => {
    for (const [method, write] of before) globalThis.console[method] = write;
  };
}
