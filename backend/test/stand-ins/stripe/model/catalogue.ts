import type Stripe from 'stripe';
import type { Store } from './store';

/** The plan that the stand-in sells unless told otherwise. */
export const STAND_IN_PRICE_ID = 'price_standin_pro';

export interface PriceGiven {
  id?: string;
  productName?: string;
  /** In the smallest unit of the currency. */
  unitAmount?: number;
  currency?: string;
  active?: boolean;
  interval?: Stripe.Price.Recurring.Interval;
}

/** Adds a price and its product. */
export function addPrice(store: Store, given: PriceGiven = {}): Stripe.Price {
  const id = given.id ?? STAND_IN_PRICE_ID;
  const productId = id.replace(/^price_/, 'prod_');
  const created = store.now();
  store.keep(store.products, {
    id: productId,
    object: 'product',
    active: true,
    created,
    default_price: id,
    description: null,
    images: [],
    livemode: false,
    marketing_features: [],
    metadata: {},
    name: given.productName ?? 'Pro',
    package_dimensions: null,
    shippable: null,
    statement_descriptor: null,
    tax_code: null,
    tax_details: null,
    type: 'service',
    unit_label: null,
    updated: created,
    url: null,
  });
  const unitAmount = given.unitAmount ?? 3_000;
  return store.keep(store.prices, {
    id,
    object: 'price',
    active: given.active ?? true,
    billing_scheme: 'per_unit',
    created,
    currency: given.currency ?? 'aud',
    custom_unit_amount: null,
    livemode: false,
    lookup_key: null,
    metadata: {},
    nickname: null,
    product: productId,
    recurring: {
      interval: given.interval ?? 'month',
      interval_count: 1,
      meter: null,
      trial_period_days: null,
      usage_type: 'licensed',
    },
    tax_behavior: 'unspecified',
    tiers_mode: null,
    transform_quantity: null,
    type: 'recurring',
    unit_amount: unitAmount,
    unit_amount_decimal: decimal(unitAmount),
  });
}

/** The older twin of a recurring price, which subscription items still carry. */
export function planOf(price: Stripe.Price): Stripe.Plan {
  return {
    id: price.id,
    object: 'plan',
    active: price.active,
    amount: price.unit_amount,
    amount_decimal: price.unit_amount_decimal,
    billing_scheme: 'per_unit',
    created: price.created,
    currency: price.currency,
    interval: price.recurring?.interval ?? 'month',
    interval_count: price.recurring?.interval_count ?? 1,
    livemode: false,
    metadata: {},
    meter: null,
    nickname: null,
    product: price.product as string,
    tiers_mode: null,
    transform_usage: null,
    trial_period_days: null,
    usage_type: 'licensed',
  };
}

/** Decimals travel as text; the SDK's type is what it makes of them. */
export function decimal(value: number): Stripe.Decimal {
  return String(value) as unknown as Stripe.Decimal;
}
