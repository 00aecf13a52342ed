import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { BillingError } from '../billing.errors';
import { BillingLog } from '../billing-log';
import { BillingSync } from '../billing-sync.service';
import { Customers } from '../customers';
import { CustomerReader } from '../stripe/customer-reader';
import { StripeGateway } from '../stripe/stripe-gateway';
import { StripeEventsRepository } from '../stripe-events.repository';
import { stripeEventSchema, subjectOf, type StripeEvent } from './event-customer';

/** Seconds between signing and arrival, either way; what Stripe's own libraries allow. */
const TOLERANCE_SECONDS = 300;

/** Takes in Stripe's events. An event is a reason to read the state at Stripe, not a statement of it. */
@Injectable()
export class WebhookService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly events: StripeEventsRepository,
    private readonly gateway: StripeGateway,
    private readonly reader: CustomerReader,
    private readonly customers: Customers,
    private readonly sync: BillingSync,
    private readonly log: BillingLog,
  ) {}

  /**
   * Stores the event together with what it changes, once. A failure stores nothing, so that the event, when Stripe
   * sends it again, finds everything as it was.
   * @param payload the bytes as received
   * @throws BillingError bad_signature, bad_event, and those of BillingSync
   */
  async receive(payload: Buffer, signature: string): Promise<void> {
    const event = this.verified(payload, signature);
    if (await this.events.isKnown(event.id)) return;
    const userId = await this.ownerOf(event);
    const store = (manager: EntityManager) => this.events.insert(manager, event);
    if (userId === null) {
      await this.dataSource.transaction(store);
      return;
    }
    try {
      await this.sync.bringUpToDate(userId, store);
    } catch (error) {
      // Stripe would send it for three days, and it would never succeed: the keys belong to another account.
      if (!(error instanceof BillingError) || error.code !== 'customer_unknown') throw error;
      this.log.warn('customer_unknown', { userId });
      await this.dataSource.transaction(store);
    }
  }

  /** @throws BillingError bad_signature if none of our secrets has signed these bytes recently; bad_event */
  private verified(payload: Buffer, signature: string): StripeEvent {
    if (!this.isSigned(payload, signature)) {
      this.log.warn('event_refused');
      throw new BillingError('bad_signature');
    }
    const event = stripeEventSchema.safeParse(jsonOf(payload));
    if (event.success) return event.data;
    this.log.warn('event_not_understood');
    throw new BillingError('bad_event');
  }

  private isSigned(payload: Buffer, signature: string): boolean {
    const { stripe, settings } = this.gateway;
    // Stripe's library checks only for times in the past.
    if (isOfTheFuture(signature)) return false;
    return settings.webhookSecrets.some((secret) => {
      try {
        return (
          stripe.webhooks.signature?.verifyHeader(payload, signature, secret, TOLERANCE_SECONDS) ?? false
        );
      } catch {
        // It may be signed with the other secret.
        return false;
      }
    });
  }

  private async ownerOf(event: StripeEvent): Promise<string | null> {
    const subject = subjectOf(event);
    if (!subject) return null;
    const customerId =
      'customer' in subject ? subject.customer : await this.reader.customerOfCharge(subject.charge);
    const userId = customerId === null ? null : await this.customers.ownerOf(customerId);
    if (userId === null) this.log.warn('event_of_unknown_customer', { event: event.id, type: event.type });
    return userId;
  }
}

function isOfTheFuture(signature: string): boolean {
  const latest = Date.now() / 1000 + TOLERANCE_SECONDS;
  return [...signature.matchAll(/(?:^|,)\s*t=(\d{1,15})/g)].some(([, time]) => Number(time) > latest);
}

function jsonOf(payload: Buffer): unknown {
  try {
    return JSON.parse(payload.toString('utf8'));
  } catch {
    return undefined;
  }
}
