import type { ProcessingEvent } from '@marklight/contracts/grading';
import { API } from '@marklight/contracts/routes';

const RECONNECT_FIRST_MS = 1_000;
const RECONNECT_LONGEST_MS = 30_000;
const EVENT_NAMES = ['message', 'snapshot', 'change', 'removed', 'essay', 'decided'] as const;

export interface ProcessingStreamHandlers {
  onEvent: (event: ProcessingEvent) => void;
  /** The stream is open (again); the server sends a snapshot next. */
  onOpen?: () => void;
  /** The stream broke, or could not be opened again; it reconnects automatically. */
  onLost?: () => void;
}

/**
 * Listens to the processing statuses. A browser opens a broken stream again every few seconds for as long as the server is away,
 * and gives up on one that was answered with an error (a restart of the server, a proxy). So it gets one attempt; the later
 * ones are ours, after 1 s at first and at most 30 s.
 * @returns the function that stops listening
 */
export function openProcessingStream(handlers: ProcessingStreamHandlers): () => void {
  let source: EventSource | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let stopped = false;

  const receive = (message: Event) => {
    failures = 0;
    const event = processingEventFrom((message as MessageEvent<string>).data);
    if (event) handlers.onEvent(event);
  };
  const connect = () => {
    source = new EventSource(API.processingStatusStream, { withCredentials: true });
    for (const name of EVENT_NAMES) source.addEventListener(name, receive);
    source.onopen = () => {
      failures = 0;
      handlers.onOpen?.();
    };
    source.onerror = () => {
      if (stopped) return;
      handlers.onLost?.();
      failures += 1;
      if (failures === 1 && source?.readyState !== EventSource.CLOSED) return;
      source?.close();
      timer = setTimeout(connect, pauseAfter(failures));
    };
  };
  connect();

  return () => {
    stopped = true;
    clearTimeout(timer);
    source?.close();
  };
}

/** Half of the pause is random, so that open pages do not all come back to a restarted server at the same moment. */
function pauseAfter(failures: number): number {
  const longest = Math.min(RECONNECT_FIRST_MS * 2 ** (failures - 1), RECONNECT_LONGEST_MS);
  return longest * (0.5 + Math.random() / 2);
}

function processingEventFrom(data: string): ProcessingEvent | null {
  try {
    const event = JSON.parse(data) as ProcessingEvent;
    return EVENT_NAMES.includes(event.type) ? event : null;
  } catch {
    return null;
  }
}
