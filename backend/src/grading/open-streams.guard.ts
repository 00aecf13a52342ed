import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { Request, Response } from 'express';
import { signedInUserOf } from '../auth/signed-in-user';
import { OpenStreams } from './open-streams';

/**
 * Gives a stream its place, until the reply has ended. In a guard, because the headers of a stream leave before an
 * asynchronous handler could refuse it.
 */
@Injectable()
export class OpenStreamsGuard implements CanActivate {
  constructor(private readonly streams: OpenStreams) {}

  /** @throws StreamError */
  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<Request>();
    const response = context.switchToHttp().getResponse<Response>();
    const ended = new AbortController();
    if (response.closed) ended.abort();
    else response.once('close', () => ended.abort());
    await this.streams.take(signedInUserOf(request).id, ended.signal);
    return true;
  }
}
