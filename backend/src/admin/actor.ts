import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import { originOf } from '../activity/request-origin';
import { AuthError } from '../auth/auth.errors';
import type { Actor } from './audit.service';

/** The signed-in administrator, and where the request came from. */
export const ActorOf = createParamDecorator((_: unknown, context: ExecutionContext): Actor => {
  const request = context.switchToHttp().getRequest<Request>();
  const admin = request.user;
  if (!admin) throw new AuthError('not_signed_in');
  return { admin, origin: originOf(request) };
});
