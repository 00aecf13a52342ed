import { openNetwork, type Reply, type SentRequest } from '@marklight/api-client/testing/network';
import type { ProcessingEvent } from '@marklight/contracts/grading';

export type FakeReply = Reply;
export interface FakeRequest extends SentRequest {
  /** Of a multipart body. */
  files: File[];
  /** Names of the multipart fields, in order. */
  fields: string[];
  /** Text fields of a multipart body. */
  texts: Record<string, string>;
}

type Handler = (request: FakeRequest) => FakeReply | Promise<FakeReply> | undefined;

/** Puts the page's requests and its EventSource, which jsdom does not have, in our hands. */
export function installNetwork(handle: Handler) {
  const network = openNetwork((request) => handle(withParts(request)));
  const { EventSource } = globalThis;
  const streams = new Set<FakeEventSource>();
  let streamsOpened = 0;

  class FakeEventSource extends EventTarget {
    static readonly CLOSED = 2;
    readyState = 0;
    onopen: (() => void) | null = null;
    onerror: (() => void) | null = null;

    constructor() {
      super();
      streams.add(this);
      streamsOpened += 1;
      queueMicrotask(() => this.open());
    }

    open(): void {
      if (!streams.has(this)) return;
      this.readyState = 1;
      this.onopen?.();
    }

    close(): void {
      this.readyState = FakeEventSource.CLOSED;
      streams.delete(this);
    }
  }

  Object.assign(globalThis, { EventSource: FakeEventSource });

  return {
    push(event: ProcessingEvent): boolean {
      const data = JSON.stringify(event);
      for (const stream of streams) stream.dispatchEvent(new MessageEvent('message', { data }));
      return streams.size > 0;
    },
    /** The connection breaks; the browser keeps trying, as it does while readyState is CONNECTING. */
    dropStream(): void {
      for (const stream of streams) {
        stream.readyState = 0;
        stream.onerror?.();
      }
    },
    openStream(): void {
      for (const stream of streams) stream.open();
    },
    /** How many streams the page has asked for in all. */
    streamCount: () => streamsOpened,
    uninstall(): void {
      Object.assign(globalThis, { EventSource });
      network.close();
    },
  };
}

function withParts(request: SentRequest): FakeRequest {
  const entries = [...(request.form?.entries() ?? [])];
  return {
    ...request,
    files: entries.flatMap(([, value]) => (value instanceof File ? [value] : [])),
    fields: entries.map(([name]) => name),
    texts: Object.fromEntries(
      entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    ),
  };
}
