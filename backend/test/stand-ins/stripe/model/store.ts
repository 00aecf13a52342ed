import type Stripe from 'stripe';
import { StandInClock } from './clock';
import { noSuch, noSuchParam } from './failure';
import { newId } from './ids';

/** A saved card; its number never leaves the stand-in. */
export interface StoredCard {
  object: Stripe.PaymentMethod;
  number: string;
  /** Whether the cardholder confirmed a payment with it, so that renewals may use it. */
  setUp: boolean;
}

export interface PortalSession {
  object: Stripe.BillingPortal.Session;
  token: string;
}

/** What a checkout session was asked to make. */
export interface CheckoutOrder {
  object: Stripe.Checkout.Session;
  token: string;
  price: string;
  quantity: number;
  subscriptionMetadata: Record<string, string>;
  trialEnd: number | null;
}

export interface RequestOrigin {
  id: string | null;
  idempotencyKey: string | null;
}

/** Everything that the account holds. References between objects are ids; expanding happens in replies. */
export class Store {
  readonly clock = new StandInClock();
  readonly products = new Map<string, Stripe.Product>();
  readonly prices = new Map<string, Stripe.Price>();
  readonly customers = new Map<string, Stripe.Customer>();
  readonly deletedCustomers = new Map<string, Stripe.DeletedCustomer>();
  readonly cards = new Map<string, StoredCard>();
  readonly subscriptions = new Map<string, Stripe.Subscription>();
  readonly invoices = new Map<string, Stripe.Invoice>();
  readonly paymentIntents = new Map<string, Stripe.PaymentIntent>();
  readonly charges = new Map<string, Stripe.Charge>();
  readonly refunds = new Map<string, Stripe.Refund>();
  readonly disputes = new Map<string, Stripe.Dispute>();
  readonly checkouts = new Map<string, CheckoutOrder>();
  readonly portals = new Map<string, PortalSession>();
  readonly events: Stripe.Event[] = [];
  /** Subscriptions and ends of trials that were announced. */
  readonly trialWarned = new Set<string>();
  /** The call being answered, for the events that it makes. */
  origin: RequestOrigin = { id: null, idempotencyKey: null };
  /** Called with each event as it is made. */
  onEvent: (event: Stripe.Event) => void = () => undefined;
  private readonly retries = new Map<string, number>();
  private lastOrder = 0;
  private readonly order = new WeakMap<object, number>();

  constructor(
    /** `http://127.0.0.1:PORT`, for the addresses inside objects. */
    readonly address: () => string,
  ) {}

  now(): number {
    return this.clock.now();
  }

  keep<T extends { id: string }>(map: Map<string, T>, object: T): T {
    map.set(object.id, object);
    this.order.set(object, (this.lastOrder += 1));
    return object;
  }

  /** How often a renewal's invoice was already put off to another day. */
  retriesOf(invoice: string): number {
    return this.retries.get(invoice) ?? 0;
  }

  countRetry(invoice: string): void {
    this.retries.set(invoice, this.retriesOf(invoice) + 1);
  }

  /** Newest first, as every list of the API. */
  newestFirst<T extends object>(objects: Iterable<T>): T[] {
    return [...objects].sort((a, b) => (this.order.get(b) ?? 0) - (this.order.get(a) ?? 0));
  }

  /** A customer that exists, named in the body. */
  customerParam(id: string): Stripe.Customer {
    const customer = this.customers.get(id);
    if (!customer) throw noSuchParam('customer', id, 'customer');
    return customer;
  }

  subscription(id: string): Stripe.Subscription {
    const subscription = this.subscriptions.get(id);
    if (!subscription) throw noSuch('subscription', id);
    return subscription;
  }

  invoice(id: string): Stripe.Invoice {
    const invoice = this.invoices.get(id);
    if (!invoice) throw noSuch('invoice', id);
    return invoice;
  }

  /** Records that `object` changed, as the API would report it; `before` are its earlier values. */
  emit(type: string, object: object, before?: Readonly<Record<string, unknown>>): void {
    const event = {
      id: newId('evt', 24),
      object: 'event',
      api_version: API_VERSION,
      created: this.now(),
      data: {
        object: structuredClone(object),
        ...(before && { previous_attributes: structuredClone(before) }),
      },
      livemode: false,
      pending_webhooks: 1,
      request: { id: this.origin.id, idempotency_key: this.origin.idempotencyKey },
      type,
    } as unknown as Stripe.Event;
    this.events.push(event);
    this.onEvent(event);
  }

  /** Changes `object` and announces it by an `updated` event with the earlier values. */
  update<T extends object>(type: string, object: T, changes: Partial<T>): T {
    const before: Record<string, unknown> = {};
    for (const [key, value] of Object.entries(changes)) {
      const was = (object as Record<string, unknown>)[key];
      if (JSON.stringify(was) !== JSON.stringify(value)) before[key] = was;
    }
    if (Object.keys(before).length === 0) return object;
    const kept = structuredClone(before);
    Object.assign(object, changes);
    this.emit(type, object, kept);
    return object;
  }
}

/** The version whose shapes the stand-in's objects have; the same that the SDK asks for. */
export const API_VERSION = '2026-10-28.endive';
