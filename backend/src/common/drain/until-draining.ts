import { catchError, concat, defer, EMPTY, of, takeUntil, type Observable } from 'rxjs';
import type { Draining } from './draining';

/** One message of an event stream. */
export interface StreamMessage {
  data: object;
  type?: string;
  /** Milliseconds after which a browser that lost the stream opens it again. */
  retry?: number;
}

/**
 * Reconnecting is spread over this time, so that a school's browsers do not all reach the new server in the same
 * instant.
 */
const RETRY_FROM_MS = 1_000;
const RETRY_TO_MS = 5_000;

/**
 * Ends an event stream with `reconnect` when the process is shutting down, or when the stream cannot go on because
 * the database cannot be reached. The browser reconnects after the time in the message, and gets a snapshot.
 */
export function untilDraining(draining: Draining) {
  return (stream: Observable<StreamMessage>): Observable<StreamMessage> => {
    let mustReconnect = false;
    const failed = stream.pipe(
      catchError(() => {
        mustReconnect = true;
        return EMPTY;
      }),
      takeUntil(draining.whenBegun),
    );
    return concat(
      failed,
      defer(() => (mustReconnect || draining.now ? of(reconnectMessage()) : EMPTY)),
    );
  };
}

function reconnectMessage(): StreamMessage {
  const retry = Math.round(RETRY_FROM_MS + Math.random() * (RETRY_TO_MS - RETRY_FROM_MS));
  return { type: 'reconnect', data: {}, retry };
}
