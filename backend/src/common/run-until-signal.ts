import { ConfigurationError } from '../config/environment';
import { EmbeddedPostgresError } from '../database/embedded/embedded-postgres-error';

type Stop = () => Promise<void>;

/** A stop that hangs must not keep the terminal; what is not finished is repeated at the next start. */
const STOP_LIMIT_MS = 50_000;

/**
 * Runs a program until Ctrl-C, SIGTERM or SIGHUP, then stops it in order. A signal during the start waits for
 * the start to end. A start that fails says why in one message and leaves with code 1.
 */
export function runUntilSignal(start: () => Promise<Stop>): void {
  const started = start();
  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), STOP_LIMIT_MS).unref();
    started
      .then((stopIt) => stopIt())
      .then(
        () => process.exit(0),
        () => process.exit(1),
      );
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
  started.catch((error: unknown) => {
    process.stderr.write(`${explain(error)}\n`);
    process.exit(1);
  });
}

function explain(error: unknown): string {
  if (error instanceof ConfigurationError || error instanceof EmbeddedPostgresError) return error.message;
  const { code, port, message, stack } = error as NodeJS.ErrnoException & { port?: number };
  if (code === 'EADDRINUSE') {
    return `Port ${port ?? ''} is taken by another program. Stop it, or set PORT to a free one (PORT=3001 npm start).`;
  }
  if (code === 'ECONNREFUSED' || code === '28P01' || code === '3D000') {
    return `The database cannot be used (${message}). Check DATABASE_URL.`;
  }
  return stack ?? message;
}
