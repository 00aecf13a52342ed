import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import type { StoredPlan } from './billing-activity';

/** An account as billing sees it. `version` counts the writes of what was read at Stripe. */
export interface BillingAccount extends StoredPlan {
  customerId: string | null;
  version: number;
}

/** The outcome of a reading at Stripe. */
export interface ReadPlan {
  customerId: string | null;
  subscriptionId: string | null;
  status: string;
  endsAt: Date | null;
  cancelAtPeriodEnd: boolean;
  openInvoiceUrl: string | null;
  pendingPayment: string;
  readAt: Date;
}

/** The columns of `users` that identify the person at Stripe and hold what they have there. */
@Injectable()
export class BillingAccountsRepository {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  find(userId: string): Promise<BillingAccount | null> {
    return read(this.dataSource.manager, userId, '');
  }

  findLocked(manager: EntityManager, userId: string): Promise<BillingAccount | null> {
    return read(manager, userId, 'for update');
  }

  async writePlan(manager: EntityManager, userId: string, plan: ReadPlan): Promise<void> {
    await manager.query(
      `update users set stripe_customer_id = $2, stripe_subscription_id = $3, subscription_status = $4,
         subscription_ends_at = $5, cancel_at_period_end = $6, open_invoice_url = $7, pending_payment = $8,
         billing_version = billing_version + 1, billing_read_at = $9
       where id = $1`,
      [
        userId,
        plan.customerId,
        plan.subscriptionId,
        plan.status,
        plan.endsAt,
        plan.cancelAtPeriodEnd,
        plan.openInvoiceUrl,
        plan.pendingPayment,
        plan.readAt,
      ],
    );
  }

  async customerOf(userId: string): Promise<string | null> {
    const [row] = await this.dataSource.query<{ customerId: string | null }[]>(
      `select stripe_customer_id as "customerId" from users where id = $1`,
      [userId],
    );
    return row?.customerId ?? null;
  }

  /** The account of a customer, or null. */
  async ownerOf(customerId: string): Promise<string | null> {
    const [row] = await this.dataSource.query<{ id: string }[]>(
      'select id from users where stripe_customer_id = $1',
      [customerId],
    );
    return row?.id ?? null;
  }

  async contactOf(userId: string | null): Promise<{ id: string; email: string } | null> {
    const [user] = await this.dataSource.query<{ id: string; email: string }[]>(
      'select id, email from users where id = $1',
      [userId],
    );
    return user ?? null;
  }

  /** Does nothing if the account already has a customer. */
  async setCustomer(userId: string, customerId: string): Promise<void> {
    await this.dataSource.query(
      `update users set stripe_customer_id = $2, billing_version = billing_version + 1
       where id = $1 and stripe_customer_id is null`,
      [userId, customerId],
    );
  }

  /** Only if nothing was ever paid. @returns whether it was forgotten */
  async forgetUnpaidCustomer(userId: string, customerId: string): Promise<boolean> {
    const [, count] = await this.dataSource.query<[unknown, number]>(
      `update users set stripe_customer_id = null, billing_version = billing_version + 1
       where id = $1 and stripe_customer_id = $2 and subscription_status in ('trial', 'no_subscription', 'canceled')`,
      [userId, customerId],
    );
    return count > 0;
  }

  /** Accounts with a customer, in the order of their ids, the first `take` after one of them. */
  async withCustomerAfter(id: string, take: number): Promise<string[]> {
    const rows = await this.dataSource.query<{ id: string }[]>(
      'select id from users where stripe_customer_id is not null and id > $1 order by id limit $2',
      [id, take],
    );
    return rows.map((row) => row.id);
  }
}

async function read(
  manager: EntityManager,
  userId: string,
  lock: 'for update' | '',
): Promise<BillingAccount | null> {
  const [row] = await manager.query<BillingAccount[]>(
    `select stripe_customer_id as "customerId", billing_version as version, subscription_status as "subscriptionStatus",
       cancel_at_period_end as "cancelAtPeriodEnd", stripe_subscription_id as "subscriptionId"
     from users where id = $1 ${lock}`,
    [userId],
  );
  return row ?? null;
}
