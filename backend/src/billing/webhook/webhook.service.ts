import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type Stripe from 'stripe';
import type { DataSource, EntityManager } from 'typeorm';
import { BillingError } from '../billing.errors';
import { BillingLog } from '../billing-log';
import { BillingSync } from '../billing-sync.service';
import { Customers } from '../customers';
import { CustomerReader } from '../stripe/customer-reader';
import { StripeGateway } from '../stripe/stripe-gateway';
import { subjectOf } from './event-customer';

/** Seconds between signing and arrival, either way; what Stripe's own libraries allow. */
const TOLERANCE_SECONDS = 300;

/** Takes in what Stripe tells of. An event is a reason to look, not a statement: the look decides. */
@Injectable()
export class WebhookService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly gateway: StripeGateway,
    private readonly reader: CustomerReader,
    private readonly customers: Customers,
    private readonly sync: BillingSync,
    private readonly log: BillingLog,
  ) {}

  /**
   * Stores the event together with what it changes, once. Whatever fails stores nothing, so that the event that
   * Stripe sends again finds everything as it was.
   * @param payload the bytes as they came
   * @throws BillingError bad_signature, and those of BillingSync
   */
  async receive(payload: Buffer, signature: string): Promise<void> {
    const event = this.verified(payload, signature);
    if (await this.isKnown(event.id)) return;
    const userId = await this.ownerOf(event);
    const store = (manager: EntityManager) => storeEvent(manager, event);
    if (userId === null) {
      await this.dataSource.transaction(store);
      return;
    }
    try {
      await this.sync.bringUpToDate(userId, store);
    } catch (error) {
      // Stripe would send it for three days, and it would never come right: the keys are of another account.
      if (!(error instanceof BillingError) || error.code !== 'customer_unknown') throw error;
      this.log.warn('customer_unknown', { userId });
      await this.dataSource.transaction(store);
    }
  }

  /** @throws BillingError bad_signature where no secret of ours has signed these bytes lately */
  private verified(payload: Buffer, signature: string): Stripe.Event {
    const { stripe, settings } = this.gateway;
    for (const secret of settings.webhookSecrets) {
      try {
        return stripe.webhooks.constructEvent(payload, signature, secret, TOLERANCE_SECONDS);
      } catch {
        // Perhaps the other secret.
      }
    }
    this.log.warn('event_refused');
    throw new BillingError('bad_signature');
  }

  private async ownerOf(event: Stripe.Event): Promise<string | null> {
    const subject = subjectOf(event);
    if (!subject) return null;
    const customerId =
      'customer' in subject ? subject.customer : await this.reader.customerOfCharge(subject.charge);
    const userId = customerId === null ? null : await this.customers.ownerOf(customerId);
    if (userId === null) this.log.warn('event_of_unknown_customer', { event: event.id, type: event.type });
    return userId;
  }

  private async isKnown(eventId: string): Promise<boolean> {
    const rows = (await this.dataSource.query('select 1 from stripe_events where id = $1', [
      eventId,
    ])) as unknown[];
    return rows.length > 0;
  }
}

async function storeEvent(manager: EntityManager, { id, type }: Stripe.Event): Promise<void> {
  await manager.query('insert into stripe_events (id, type) values ($1, $2) on conflict (id) do nothing', [
    id,
    type,
  ]);
}
