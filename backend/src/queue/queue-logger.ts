import { Logger } from 'graphile-worker';
import { errorFacts, type AppLog } from '../common/app-log';

/**
 * The queue engine's own errors and warnings. Its lines carry payloads and messages of the database, which quote
 * values, so of each only the error's name and code are kept; our own lines on its events say what happened.
 */
export function queueLogger(log: AppLog, queue: string): Logger {
  return new Logger(() => (level, _message, meta) => {
    if (level !== 'error' && level !== 'warning') return;
    log.debug({ queue, ...errorFacts(meta?.error ?? meta?.fatalError) }, 'the queue engine reports an error');
  });
}
