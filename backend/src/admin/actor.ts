import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import { originOf } from '../activity/request-origin';
import { signedInUserOf } from '../auth/signed-in-user';
import type { Actor } from './audit.service';

/** The signed-in administrator, and where the request came from. */
export const ActorOf = createParamDecorator((_: unknown, context: ExecutionContext): Actor => {
  const request = context.switchToHttp().getRequest<Request>();
  return { admin: signedInUserOf(request), origin: originOf(request) };
});
