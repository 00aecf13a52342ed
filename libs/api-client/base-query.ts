import type { BaseQueryApi, BaseQueryFn } from '@reduxjs/toolkit/query';
import { TIMINGS } from '@marklight/contracts/business';
import { forgetEarlyReplies, takeEarlyReply } from './early-replies';
import { failureOf, unreachable, type RequestFailure } from './errors';
import { backgroundHeaders } from './person-present';
import { shouldRetry } from './retry-rule';
import { sessionExpired, type SessionState } from './session-state';

export interface RequestArgs {
  url: string;
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Sent as JSON; FormData goes as it is. */
  body?: unknown;
  /** Query string; undefined values are left out. */
  params?: Record<string, string | number | boolean | undefined>;
}

export interface RequestOptions {
  /** What a query returns for 401. Default `null`: no data and no error. */
  on401?: 'null' | 'error';
}

export interface RequestMeta {
  headers: Headers;
}

/** The base query of every endpoint: sends cookies, JSON in both directions, retried by the retry rule. */
export const baseQuery: BaseQueryFn<
  string | RequestArgs,
  unknown,
  RequestFailure,
  RequestOptions,
  RequestMeta
> = async (args, api, options) => {
  const request = typeof args === 'string' ? { url: args } : args;
  for (let retriesMade = 0; ; retriesMade += 1) {
    const outcome = await send(request, api.signal);
    if ('data' in outcome) return outcome;
    const { error } = outcome;
    if (error.status === 401) return onUnauthorised(error, api, options);
    if (api.type !== 'query' || api.signal.aborted || !shouldRetry(retriesMade, error.message))
      return { error };
    await delay(TIMINGS.queryRetryDelay, api.signal);
  }
};

type Outcome = { data: unknown; meta: RequestMeta } | { error: RequestFailure };

async function send(request: RequestArgs, signal: AbortSignal): Promise<Outcome> {
  const { body } = request;
  const isForm = body instanceof FormData;
  const address = addressOf(request);
  const method = request.method ?? 'GET';
  if (method !== 'GET') forgetEarlyReplies();
  try {
    const response = await ((method === 'GET' && takeEarlyReply(address)) ||
      fetch(address, {
        method,
        credentials: 'include',
        signal,
        headers: {
          ...backgroundHeaders(),
          ...(body === undefined || isForm ? {} : { 'Content-Type': 'application/json' }),
        },
        body: body === undefined ? undefined : isForm ? body : JSON.stringify(body),
      }));
    const text = await response.text();
    if (!response.ok) return { error: failureOf(response.status, response.statusText, text) };
    return { data: text === '' ? null : JSON.parse(text), meta: { headers: response.headers } };
  } catch (error) {
    return { error: unreachable(error instanceof Error ? error.message : 'no answer') };
  }
}

/**
 * A 401 returns no data, unless somebody is signed in on this page. Then it is kept as an error, so that what is on
 * the screen stays, and the page asks the person to sign in again.
 */
function onUnauthorised(error: RequestFailure, api: BaseQueryApi, options: RequestOptions | undefined) {
  const { session } = api.getState() as { session?: SessionState };
  const wasSignedIn = session?.status === 'live' || session?.status === 'expired';
  if (wasSignedIn && api.endpoint !== 'login') api.dispatch(sessionExpired());
  const giveNull = api.type === 'query' && !wasSignedIn && options?.on401 !== 'error';
  return giveNull ? { data: null } : { error };
}

function addressOf({ url, params }: RequestArgs): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(params ?? {})) {
    if (value !== undefined) query.set(name, String(value));
  }
  const text = query.toString();
  return text === '' ? url : `${url}?${text}`;
}

function delay(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
