import { setMaxListeners } from 'node:events';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request, Response } from 'express';

/** Who a piece of work is done for: whose turn it takes, and how long the answer is wanted. */
export interface Asker {
  /** Id of the account; for callers without one something that distinguishes them, such as their address. */
  account: string;
  /** Aborted when nobody is waiting for the answer any more. */
  signal?: AbortSignal | undefined;
  /** The server itself, for its own short texts. Its process keeps the usual priority, so that it is for anybody afterwards. */
  isServer?: boolean;
}

/** For what the server does ahead of people's work, so that theirs is done sooner. */
export const THE_SERVER: Asker = { account: 'self-test', isServer: true };

const known = new WeakMap<Request, AbortSignal>();

/** Aborted when the client closes the connection before it has its answer. One for each request. */
export function goneSignal(request: Request, response: Response): AbortSignal {
  const before = known.get(request);
  if (before) return before;
  const controller = new AbortController();
  // Every file of an upload listens.
  setMaxListeners(0, controller.signal);
  const leave = (): void => {
    if (!response.writableFinished) controller.abort();
  };
  if (response.closed || response.destroyed) leave();
  else response.once('close', leave);
  known.set(request, controller.signal);
  return controller.signal;
}

/** The signed-in person of a request, or the caller's address where nobody is signed in. */
export function askerOf(request: Request, response: Response): Asker {
  return { account: request.user?.id ?? `address ${request.ip}`, signal: goneSignal(request, response) };
}

/** Handler parameter: who the request's heavy work is done for. */
export const AskerOf = createParamDecorator((_: unknown, context: ExecutionContext): Asker => {
  const http = context.switchToHttp();
  return askerOf(http.getRequest<Request>(), http.getResponse<Response>());
});
