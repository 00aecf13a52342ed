import { Controller, Get } from '@nestjs/common';
import type { SubscriptionStatus } from '@marklight/contracts/billing';
import { API } from '@marklight/contracts/routes';
import { CurrentUserOf, EvenExpired } from '../auth/signed-in.guard';
import type { User } from '../auth/user.entity';
import { AppConfig } from '../config/app-config';
import { subscriptionViewOf } from './subscription-view';

@Controller()
export class BillingController {
  constructor(private readonly config: AppConfig) {}

  @EvenExpired()
  @Get(API.subscriptionStatus)
  status(@CurrentUserOf() user: User): SubscriptionStatus {
    const billingOff = this.config.env.BILLING === 'off';
    // Card payments are not part of this version; trials and administrators' decisions give access.
    return subscriptionViewOf(user, new Date(), { billingOff, paymentsAvailable: false });
  }
}
