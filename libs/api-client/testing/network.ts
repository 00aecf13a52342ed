import { http } from 'msw/core/http';
import { setupServer } from 'msw/native';

/** What the page has sent. */
export interface SentRequest {
  method: string;
  /** Without the query string. */
  path: string;
  params: URLSearchParams;
  headers: Headers;
  /** The body, where it is not a form; empty without one. */
  text: string;
  /** The same, parsed. */
  json: unknown;
  form: FormData | null;
  credentials: RequestCredentials;
  /** Says when the page no longer wants the answer. */
  signal: AbortSignal;
}
export interface Reply {
  /** Default 200. */
  status?: number;
  statusText?: string;
  /** A string goes as it is, everything else as JSON. */
  body?: unknown;
  headers?: Record<string, string>;
}
/** Nothing where it has no answer: that is for the page as if the server could not be reached. */
type Outcome = Reply | 'no answer' | undefined;
export type Answer = (request: SentRequest) => Outcome | Promise<Outcome>;

// The part of msw for React Native replaces fetch and XMLHttpRequest. That for Node also replaces Node's `http`, which
// Jest's files share, so the page of every file would stay in memory.
const server = setupServer();
let isListening = false;
afterAll(() => server.close());

/** Answers all that the page sends, by fetch or XMLHttpRequest, until it is closed. */
export function openNetwork(answer: Answer) {
  // Several copies of what msw replaces would answer in the order in which they were made.
  if (!isListening) server.listen({ onUnhandledRequest: 'error' });
  isListening = true;
  server.resetHandlers(
    http.all('*', async ({ request }) => {
      const reply = await answer(await sentBy(request));
      return reply === undefined || reply === 'no answer' ? Response.error() : responseOf(reply);
    }),
  );
  return { close: () => server.resetHandlers() };
}

async function sentBy(request: Request): Promise<SentRequest> {
  const { pathname, searchParams } = new URL(request.url);
  const isForm = request.headers.get('Content-Type')?.startsWith('multipart/form-data');
  const text = isForm ? '' : await request.text();
  return {
    method: request.method,
    path: pathname,
    params: searchParams,
    headers: request.headers,
    text,
    json: text === '' ? undefined : (JSON.parse(text) as unknown),
    form: isForm ? await request.formData() : null,
    credentials: request.credentials,
    signal: request.signal,
  };
}

function responseOf({ status = 200, statusText, body, headers }: Reply): Response {
  const text = body === undefined ? null : typeof body === 'string' ? body : JSON.stringify(body);
  return new Response(text, { status, statusText, headers });
}
