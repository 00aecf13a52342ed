import type { Request, Response } from 'express';
import { sessionCookieOf } from './session';
import type { User } from './user.entity';

/** Passport gives the session a new id here, so that an id set before sign-in is worth nothing after it. */
export function logIn(request: Request, user: User): Promise<void> {
  return new Promise((resolve, reject) =>
    request.logIn(user, (error: unknown) => (error ? reject(asError(error)) : resolve())),
  );
}

/** Removes the session of this request and its cookie. */
export async function closeSession(request: Request, response: Response): Promise<void> {
  const secure = request.session.cookie.secure === true;
  await new Promise<void>((resolve, reject) =>
    request.session.destroy((error: unknown) => (error ? reject(asError(error)) : resolve())),
  );
  // Browsers remove a `__Host-` cookie only by one that could have set it.
  response.clearCookie(sessionCookieOf({ secureCookies: secure }), { path: '/', secure });
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error('session store failed');
}
