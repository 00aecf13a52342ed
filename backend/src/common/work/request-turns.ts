import { OPERATIONS } from '@marklight/contracts/operations';
import type { Operation } from '@marklight/contracts/operations/operation';
import type { Request, RequestHandler, Response } from 'express';
import { AccountsAbout } from './accounts-about';
import { askerOf } from './asker';
import { FairTurns } from './fair-turns';
import { DOWNLOAD_LIMITS, REQUEST_TURNS } from './limits';

/** Of this process: calls share its event loop and its connections to the database. */
const about = new AccountsAbout();
const turns = new FairTurns(REQUEST_TURNS, undefined, about);
/** Many short downloads are as hard on the event loop as many short calls: whoever makes either counts as active. */
export const downloadTurns = new FairTurns(DOWNLOAD_LIMITS.turns, undefined, about);

type Kind = 'short' | 'long' | 'download';

/** The calls that are not short, by how their requests look. */
const OTHERS = OPERATIONS.filter((operation) => kindOf(operation) !== 'short').map((operation) => ({
  kind: kindOf(operation),
  method: operation.method,
  path: new RegExp(`^${operation.path.replace(/:\w+/g, '[^/]+')}/?$`, 'i'),
}));

let underWay = 0;

/**
 * Short calls of one account wait for each other beyond a few, so that an account that sends many leaves the event loop
 * and the database to the others; one that keeps sending many rests after each. Long ones would hold places that short ones wait for, so they have their own turns.
 * Comes after the session; nothing is counted of who is not signed in.
 */
export function requestTurns(): RequestHandler {
  return (request, response, next) => {
    const kind = kindOfRequest(request);
    if (!request.user || kind === 'download') return next();
    underWay += 1;
    response.once('close', () => (underWay -= 1));
    if (kind === 'long') return next();
    turns
      .take(askerOf(request, response), () => {
        next();
        return ended(response);
      })
      .catch(next);
  };
}

/** Whether somebody waits for an answer that is no download. */
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

function ended(response: Response): Promise<void> {
  return new Promise((resolve) => {
    if (response.closed || response.destroyed) resolve();
    else response.once('close', resolve);
  });
}
