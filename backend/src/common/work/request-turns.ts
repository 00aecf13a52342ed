import { OPERATIONS } from '@marklight/contracts/operations';
import type { Operation } from '@marklight/contracts/operations/operation';
import type { Request, RequestHandler, Response } from 'express';
import { ActiveAccounts } from './active-accounts';
import { FairTurns, type Leaving } from './fair-turns';
import { DOWNLOAD_LIMITS, REQUEST_TURNS } from './limits';

/** Of this process: calls share its event loop and its connections to the database. */
const activeAccounts = new ActiveAccounts();
const turns = new FairTurns(REQUEST_TURNS, undefined, activeAccounts);
/**
 * Many short downloads are as hard on the event loop as many short calls, so an account that makes either counts as
 * active.
 */
export const downloadTurns = new FairTurns(DOWNLOAD_LIMITS.turns, undefined, activeAccounts);

type Kind = 'short' | 'long' | 'download';

/** The calls that are not short, matched by method and path. */
const OTHERS = OPERATIONS.filter((operation) => kindOf(operation) !== 'short').map((operation) => ({
  kind: kindOf(operation),
  method: operation.method,
  path: new RegExp(`^${operation.path.replace(/:\w+/g, '[^/]+')}/?$`, 'i'),
}));

let underWay = 0;

/**
 * Short calls of one account wait for each other beyond a few, so that an account that sends many leaves the event
 * loop and the database to the others; one that keeps sending many rests after each. Long ones would hold places that
 * short ones wait for, so they have their own turns. Install it after the session; visitors are not counted.
 */
export function requestTurns(): RequestHandler {
  return (request, response, next) => {
    const kind = kindOfRequest(request);
    if (!request.user || kind === 'download') return next();
    underWay += 1;
    response.once('close', () => (underWay -= 1));
    if (kind === 'long') return next();
    turns
      .take({ account: request.user.id, signal: leavingOf(response) }, () => {
        next();
        return ended(response);
      })
      .catch(next);
  };
}

/** Whether the client has gone before its turn, told by the reply: an AbortController for every call would take as long as its turn. */
function leavingOf(response: Response): Leaving {
  return {
    get aborted() {
      return (response.closed || response.destroyed) && !response.writableFinished;
    },
    addEventListener: (_type, listener) => void response.once('close', listener),
    removeEventListener: (_type, listener) => void response.removeListener('close', listener),
  };
}

/** Whether somebody is waiting for an answer other than a download. */
export function isSomebodyWaiting(): boolean {
  return underWay > 0;
}

function kindOf({ files, kind, success: { type = 'application/json' } }: Operation): Kind {
  if (kind !== undefined) return kind;
  if (files !== undefined) return 'long';
  return type === 'application/json' ? 'short' : 'download';
}

function kindOfRequest({ method, path }: Request): Kind {
  const found = OTHERS.find((one) => one.method === method.toLowerCase() && one.path.test(path));
  return found?.kind ?? 'short';
}

/** Resolves when the reply has been sent or the client has gone. */
export function ended(response: Response): Promise<void> {
  return new Promise((resolve) => {
    if (response.closed || response.destroyed) resolve();
    else response.once('close', resolve);
  });
}
