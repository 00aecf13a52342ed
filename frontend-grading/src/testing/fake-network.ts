import type { ProcessingEvent } from '@marklight/contracts/grading';

export interface FakeRequest {
  method: string;
  /** Without the query string. */
  path: string;
  query: URLSearchParams;
  headers: Record<string, string>;
  json: unknown;
  /** Of a multipart body. */
  files: File[];
  /** Names of the multipart fields, in order. */
  fields: string[];
  /** Text fields of a multipart body. */
  texts: Record<string, string>;
}

export interface FakeReply {
  /** Default 200. */
  status?: number;
  body?: unknown;
  headers?: Record<string, string>;
}

type Handler = (request: FakeRequest) => Promise<FakeReply>;

/** Puts fetch, XMLHttpRequest and EventSource of the page in our hands. */
export function installNetwork(handle: Handler) {
  const original = {
    fetch: globalThis.fetch,
    XMLHttpRequest: globalThis.XMLHttpRequest,
    EventSource: globalThis.EventSource,
  };
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

  class FakeXhr {
    upload: { onprogress: ((event: object) => void) | null } = { onprogress: null };
    status = 0;
    statusText = '';
    responseText = '';
    withCredentials = false;
    onload: (() => void) | null = null;
    onerror: (() => void) | null = null;
    onabort: (() => void) | null = null;
    private target = { method: 'GET', path: '' };

    open(method: string, path: string): void {
      this.target = { method, path };
    }

    abort(): void {
      this.onabort?.();
    }

    send(body: FormData): void {
      this.upload.onprogress?.({ lengthComputable: true, loaded: 1, total: 2 });
      handle(requestOf(this.target.method, this.target.path, body, {})).then(
        (reply) => {
          this.upload.onprogress?.({ lengthComputable: true, loaded: 2, total: 2 });
          this.status = reply.status ?? 200;
          this.responseText = textOf(reply);
          this.onload?.();
        },
        () => this.onerror?.(),
      );
    }
  }

  const fetch = async (url: string, init: RequestInit = {}) => {
    const headers = init.headers as Record<string, string> | undefined;
    const reply = await handle(requestOf(init.method ?? 'GET', url, init.body, headers ?? {}));
    const status = reply.status ?? 200;
    const text = textOf(reply);
    return {
      ok: status < 400,
      status,
      statusText: '',
      headers: new Map(Object.entries(reply.headers ?? {})),
      text: async () => text,
      blob: async () => new Blob([text]),
    };
  };
  Object.assign(globalThis, { fetch, XMLHttpRequest: FakeXhr, EventSource: FakeEventSource });

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
      Object.assign(globalThis, original);
    },
  };
}

function requestOf(method: string, url: string, body: unknown, headers: Record<string, string>): FakeRequest {
  const entries = body instanceof FormData ? [...body.entries()] : [];
  return {
    method,
    path: url.split('?')[0] ?? url,
    query: new URLSearchParams(url.split('?')[1]),
    headers,
    json: typeof body === 'string' ? JSON.parse(body) : undefined,
    files: entries.flatMap(([, value]) => (value instanceof File ? [value] : [])),
    fields: entries.map(([name]) => name),
    texts: Object.fromEntries(
      entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    ),
  };
}

function textOf(reply: FakeReply): string {
  if (reply.body === undefined) return '';
  return typeof reply.body === 'string' ? reply.body : JSON.stringify(reply.body);
}
