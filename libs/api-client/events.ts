import type { ProcessingEvent } from '@marklight/contracts/grading';
import { API } from '@marklight/contracts/routes';

const RECONNECT_FIRST_MS = 1_000;
const RECONNECT_LONGEST_MS = 30_000;
const EVENT_NAMES = ['message', 'snapshot', 'change', 'removed', 'essay', 'decided'] as const;

export interface ProcessingStreamHandlers {
  onEvent: (event: ProcessingEvent) => void;
  /** The stream is open (again); the server sends a snapshot next. */
  onOpen?: () => void;
  /** The stream broke; it reconnects automatically. */
  onLost?: () => void;
}

/**
 * Listens to the processing statuses. A browser gives up on a stream that was answered with an error
 * (a restart of the server, a proxy), so a new one is opened, after 1 s at first and 30 s at most.
 * Returns the function that stops listening.
 */
export function openProcessingStream(handlers: ProcessingStreamHandlers): () => void {
  let source: EventSource | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let wait = RECONNECT_FIRST_MS;
  let stopped = false;

  const receive = (message: Event) => {
    const event = processingEventFrom((message as MessageEvent<string>).data);
    if (event) handlers.onEvent(event);
  };
  const connect = () => {
    source = new EventSource(API.processingStatusStream, { withCredentials: true });
    for (const name of EVENT_NAMES) source.addEventListener(name, receive);
    source.onopen = () => {
      wait = RECONNECT_FIRST_MS;
      handlers.onOpen?.();
    };
    source.onerror = () => {
      if (stopped) return;
      handlers.onLost?.();
      if (source?.readyState !== EventSource.CLOSED) return;
      timer = setTimeout(connect, wait);
      wait = Math.min(wait * 2, RECONNECT_LONGEST_MS);
    };
  };
  connect();

  return () => {
    stopped = true;
    clearTimeout(timer);
    source?.close();
  };
}

function processingEventFrom(data: string): ProcessingEvent | null {
  try {
    const event = JSON.parse(data) as ProcessingEvent;
    return EVENT_NAMES.includes(event.type) ? event : null;
  } catch {
    return null;
  }
}
