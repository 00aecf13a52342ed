import { setImmediate as nextRound, setTimeout as sleep } from 'node:timers/promises';
import { API } from '@marklight/contracts/routes';
import type { Request, RequestHandler } from 'express';
import { callerKeyOf } from '../network-address';
import { goneSignal } from './asker';
import { FairTurns } from './fair-turns';
import { STRANGER_TURN_MILLISECONDS, STRANGER_TURNS } from './limits';
import { ended } from './request-turns';
import { WorkError } from './work.errors';

/** Of this process. Apart from the turns of accounts, so that strangers do not make anybody's account wait beside others. */
const strangers = new FairTurns(STRANGER_TURNS);
/** Called by monitoring and by the payment provider. They wait only for one another, however many visitors there are. */
const PROGRAMS: ReadonlySet<string> = new Set([API.health, API.ready, API.metrics, API.stripeWebhook]);
const programs = new FairTurns(STRANGER_TURNS);

const hadTurn = new WeakSet<Request>();

/**
 * Requests of people who are not signed in take turns by network address, since nothing else tells them apart. Many are answered
 * without waiting for anything, so after each the event loop gets to everybody else. It can be installed at several places; a
 * request takes one turn.
 * @param isKnown whether the request is an account's, as far as can be told at this place
 * @param turnMs after which a request without a reply gives its seat to the next
 */
export function strangerTurns(
  isKnown: (request: Request) => boolean,
  turnMs: number = STRANGER_TURN_MILLISECONDS,
): RequestHandler {
  return (request, response, next) => {
    if (hadTurn.has(request) || isKnown(request)) return next();
    hadTurn.add(request);
    const isProgram = PROGRAMS.has(request.path);
    const asker = {
      account: `${isProgram ? request.path : 'any'} ${callerKeyOf(request.ip)}`,
      signal: goneSignal(request, response),
    };
    (isProgram ? programs : strangers)
      .take(asker, async () => {
        next();
        await Promise.race([ended(response), sleep(turnMs, undefined, { ref: false })]);
        await nextRound();
      })
      .catch((error: unknown) => next(forStranger(error)));
  };
}

/** The others that wait at this address may be anybody's. */
function forStranger(error: unknown): unknown {
  return error instanceof WorkError && error.code === 'too_many_waiting' ? new WorkError('busy') : error;
}
