import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request } from 'express';
import { concatMap, type Observable } from 'rxjs';
import { ActivityService } from './activity.service';
import { PRODUCT_USES } from './product-use';
import { ProductUse } from './product-use.service';
import { LOGGED_ACTIVITY, type LoggedActivity } from './log-activity';
import { originOf } from './request-origin';

/** Writes what `@LogActivity` announces, and counts PRODUCT_USES. A handler that throws leaves neither. */
@Injectable()
export class ActivityInterceptor implements NestInterceptor {
  constructor(
    private readonly reflector: Reflector,
    private readonly activity: ActivityService,
    private readonly use: ProductUse,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const recorded = this.reflector.get<LoggedActivity | undefined>(LOGGED_ACTIVITY, context.getHandler());
    const request = context.switchToHttp().getRequest<Request>();
    const use = PRODUCT_USES.get(
      `${request.method} ${(request.route as { path?: string } | undefined)?.path}`,
    );
    if (!recorded && !use) return next.handle();
    return next.handle().pipe(
      concatMap(async (reply: unknown) => {
        if (recorded) await this.write(recorded, request, reply);
        if (use && request.user) await this.use.count(request.user.id, use);
        return reply;
      }),
    );
  }

  private async write({ action, detailsOf }: LoggedActivity, request: Request, reply: unknown) {
    const userId = request.user?.id;
    const details = detailsOf(reply, request.body);
    if (userId && details) await this.activity.record(userId, action, details, originOf(request));
  }
}
