import { Injectable } from '@nestjs/common';
import { BillingAccountsRepository } from './billing-accounts.repository';
import { BillingLog } from './billing-log';
import { StripeGateway } from './stripe/stripe-gateway';

/** Finds and keeps the customer at Stripe that belongs to an account. */
@Injectable()
export class Customers {
  constructor(
    private readonly accounts: BillingAccountsRepository,
    private readonly gateway: StripeGateway,
    private readonly log: BillingLog,
  ) {}

  of(userId: string): Promise<string | null> {
    return this.accounts.customerOf(userId);
  }

  /** The account of a customer, or null. */
  ownerOf(customerId: string): Promise<string | null> {
    return this.accounts.ownerOf(customerId);
  }

  /** The account's customer, created if there is none; the same attempt always gives the same one. */
  async require(userId: string, attemptId: string): Promise<string> {
    const known = await this.of(userId);
    if (known) return known;
    const user = await this.accounts.contactOf(userId);
    if (!user) throw new Error('the account is gone');
    const made = await this.gateway.createCustomer(user, `customer-${attemptId}`);
    await this.accounts.setCustomer(userId, made);
    return (await this.of(userId)) ?? made;
  }

  /**
   * Stripe does not know the customer, so the keys are of another account or mode than when it was made. It is
   * forgotten if nothing was ever paid; otherwise an operator must look into it.
   * @returns whether it was forgotten
   */
  forgetUnknown(userId: string, customerId: string): Promise<boolean> {
    this.log.warn('customer_unknown', { userId });
    return this.accounts.forgetUnpaidCustomer(userId, customerId);
  }
}
