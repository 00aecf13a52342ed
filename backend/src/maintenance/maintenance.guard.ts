import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { API } from '@marklight/contracts/routes';
import type { Request, Response } from 'express';
import { MaintenanceError } from './maintenance.errors';
import { MaintenanceService } from './maintenance.service';

const READS = new Set(['GET', 'HEAD', 'OPTIONS']);
/**
 * Always accepted: an administrator must be able to sign in, anybody to sign out, and the payment provider's events
 * must not be lost.
 */
const ALWAYS_TAKEN = new Set<string>([API.login, API.logout, API.stripeWebhook]);

/** During a maintenance window, every call that may change something answers 503, except for administrators. */
@Injectable()
export class MaintenanceGuard implements CanActivate {
  constructor(private readonly maintenance: MaintenanceService) {}

  canActivate(context: ExecutionContext): boolean | Promise<boolean> {
    const request = context.switchToHttp().getRequest<Request>();
    if (READS.has(request.method) || ALWAYS_TAKEN.has(request.path) || request.user?.isAdmin) return true;
    return this.mayWrite(context);
  }

  private async mayWrite(context: ExecutionContext): Promise<boolean> {
    const running = await this.maintenance.running();
    if (!running) return true;
    const seconds = Math.max(1, Math.ceil((running.endsAt.getTime() - Date.now()) / 1000));
    context.switchToHttp().getResponse<Response>().setHeader('Retry-After', String(seconds));
    throw new MaintenanceError('under_maintenance', { message: running.message });
  }
}
