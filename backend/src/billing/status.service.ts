import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { PRO_PLAN, type SubscriptionStatus } from '@marklight/contracts/billing';
import { AuthService } from '../auth/auth.service';
import type { User } from '../auth/user.entity';
import { Clock } from '../common/clock';
import { AppConfig } from '../config/app-config';
import { planOf } from '../plan/access';
import { BillingSync } from './billing-sync.service';
import { StripeGateway } from './stripe/stripe-gateway';

/** A page that asks repeatedly is answered from the record for this long. */
const FRESH_MS = 2_000;
/** A page does not wait for Stripe for longer than this; a later answer shows on its next request. */
const WAIT_MS = 4_000;

/** The state of a person's plan, for the screens. */
@Injectable()
export class StatusService {
  constructor(
    private readonly auth: AuthService,
    private readonly sync: BillingSync,
    private readonly gateway: StripeGateway,
    private readonly config: AppConfig,
    private readonly clock: Clock,
  ) {}

  /**
   * @param refresh whether Stripe is asked first; if it cannot be reached, the answer comes from the record
   */
  async of(user: User, refresh: boolean): Promise<SubscriptionStatus> {
    const current = refresh && this.isStale(user) ? await this.refreshed(user) : user;
    return this.reply(current);
  }

  private reply(user: User): SubscriptionStatus {
    const plan = planOf(user, this.clock.now(), this.config.env.BILLING === 'off');
    const { currentPeriodEnd, complimentaryUntil, ...same } = plan;
    return {
      ...same,
      current_period_end: currentPeriodEnd && Math.floor(currentPeriodEnd.getTime() / 1000),
      complimentaryUntil: complimentaryUntil?.toISOString() ?? null,
      paymentsAvailable: this.gateway.available,
      price: { amount: PRO_PLAN.amount, currency: PRO_PLAN.currency, interval: PRO_PLAN.interval },
    };
  }

  private isStale(user: User): boolean {
    if (!this.gateway.available || !user.stripeCustomerId) return false;
    const age = this.clock.now().getTime() - (user.billingReadAt?.getTime() ?? 0);
    return age > FRESH_MS;
  }

  private async refreshed(user: User): Promise<User> {
    const giveUp = new AbortController();
    const reading = this.sync.bringUpToDate(user.id).catch(() => undefined);
    const limit = sleep(WAIT_MS, undefined, { signal: giveUp.signal }).catch(() => undefined);
    await Promise.race([reading, limit]);
    giveUp.abort();
    return (await this.auth.find(user.id)) ?? user;
  }
}
