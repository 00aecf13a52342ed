import type { Request, Response } from 'express';
import { SESSION_COOKIE } from './session';
import type { User } from './user.entity';

/** Passport gives the session a new id here, so that an id set before sign-in is worth nothing after it. */
export function openSession(request: Request, user: User): Promise<void> {
  return new Promise((resolve, reject) =>
    request.logIn(user, (error: unknown) => (error ? reject(asError(error)) : resolve())),
  );
}

/** Ends the session of this request and takes its cookie back. */
export async function endSession(request: Request, response: Response): Promise<void> {
  await new Promise<void>((resolve, reject) =>
    request.session.destroy((error: unknown) => (error ? reject(asError(error)) : resolve())),
  );
  response.clearCookie(SESSION_COOKIE);
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error('session store failed');
}
