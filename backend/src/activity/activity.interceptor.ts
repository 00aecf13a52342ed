import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request } from 'express';
import { concatMap, type Observable } from 'rxjs';
import { ActivityService } from './activity.service';
import { RECORDED_ACTIVITY, type RecordedActivity } from './records';
import { originOf } from './request-origin';

/** Writes what `@Records` announces. A handler that throws leaves no entry. */
@Injectable()
export class ActivityInterceptor implements NestInterceptor {
  constructor(
    private readonly reflector: Reflector,
    private readonly activity: ActivityService,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const recorded = this.reflector.get<RecordedActivity | undefined>(
      RECORDED_ACTIVITY,
      context.getHandler(),
    );
    if (!recorded) return next.handle();
    const request = context.switchToHttp().getRequest<Request>();
    return next.handle().pipe(
      concatMap(async (reply: unknown) => {
        await this.write(recorded, request, reply);
        return reply;
      }),
    );
  }

  private async write({ action, detailsOf }: RecordedActivity, request: Request, reply: unknown) {
    const userId = (request.user as { id: string } | undefined)?.id;
    const details = detailsOf(reply, request.body);
    if (userId && details) await this.activity.record(userId, action, details, originOf(request));
  }
}
