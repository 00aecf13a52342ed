import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { BillingLog } from './billing-log';
import { StripeGateway } from './stripe/stripe-gateway';

/** Which customer at Stripe an account is. */
@Injectable()
export class Customers {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly gateway: StripeGateway,
    private readonly log: BillingLog,
  ) {}

  async of(userId: string): Promise<string | null> {
    const [row] = (await this.dataSource.query(
      `select stripe_customer_id as "customerId" from users where id = $1`,
      [userId],
    )) as { customerId: string | null }[];
    return row?.customerId ?? null;
  }

  /** The account of a customer, or null. */
  async ownerOf(customerId: string): Promise<string | null> {
    const [row] = (await this.dataSource.query('select id from users where stripe_customer_id = $1', [
      customerId,
    ])) as { id: string }[];
    return row?.id ?? null;
  }

  /** The account's customer, made where there is none; with the same attempt always the same one. */
  async require(userId: string, attemptId: string): Promise<string> {
    const known = await this.of(userId);
    if (known) return known;
    const [user] = (await this.dataSource.query('select id, email from users where id = $1', [userId])) as {
      id: string;
      email: string;
    }[];
    if (!user) throw new Error('the account is gone');
    const made = await this.gateway.createCustomer(user, `customer-${attemptId}`);
    await this.dataSource.query(
      `update users set stripe_customer_id = $2, billing_version = billing_version + 1
       where id = $1 and stripe_customer_id is null`,
      [userId, made],
    );
    return (await this.of(userId)) ?? made;
  }

  /**
   * Stripe does not know the customer, so the keys are of another account or mode than when it was made. It is
   * forgotten where nothing was ever paid; otherwise an operator must look. @returns whether it was forgotten
   */
  async forgetUnknown(userId: string, customerId: string): Promise<boolean> {
    this.log.warn('customer_unknown', { userId });
    const [rows] = (await this.dataSource.query(
      `update users set stripe_customer_id = null, billing_version = billing_version + 1
       where id = $1 and stripe_customer_id = $2 and subscription_status in ('trial', 'no_subscription', 'canceled') returning id`,
      [userId, customerId],
    )) as [unknown[], number];
    return rows.length > 0;
  }
}
