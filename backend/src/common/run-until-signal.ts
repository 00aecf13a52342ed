import { ConfigurationError } from '../config/environment';
import { EmbeddedPostgresError } from '../database/embedded/embedded-postgres-error';
import { stopOnSignal, type Stop } from './stop-on-signal';

/**
 * Runs a program until Ctrl-C, SIGTERM or SIGHUP, then stops it in order. A signal during the start waits for
 * the start to end. A start that fails says why in one message and leaves with code 1.
 */
export function runUntilSignal(start: () => Promise<Stop>): void {
  const started = start();
  stopOnSignal(started);
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
