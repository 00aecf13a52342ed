import type { Request } from 'express';
import { AuthError } from './auth.errors';
import type { User } from './user.entity';

/**
 * Whose request it is, where only signed-in people are let in.
 * @throws AuthError if it is nobody's
 */
export function signedInUserOf({ user }: Pick<Request, 'user'>): User {
  if (!user) throw new AuthError('not_signed_in');
  return user;
}
