import { CURRENCY, PRO_PRICE_AUD } from '@marklight/contracts/business';
import { BillingError } from '../billing/billing.errors';
import { StripeGateway } from '../billing/stripe/stripe-gateway';
import type { AppConfig } from '../config/app-config';
import { about, type Finding } from './finding';

/** Whether Stripe accepts our key, and whether its price is the one that our pages show. */
export async function examinePayments(config: AppConfig): Promise<Finding> {
  const tell = about('Payments');
  if (config.env.BILLING === 'off') return tell('ok', 'off: every account is active');
  const { stripe: settings } = config;
  if (!settings) return tell('note', 'not set up: STRIPE_SECRET_KEY is not set, so no card can be charged');
  const where = settings.apiBase ? `the stand-in at ${settings.apiBase.href}` : 'Stripe';
  const mode = settings.secretKey.includes('_live_') ? 'live' : 'test mode, no money moves';
  try {
    const price = await new StripeGateway(config).call((stripe) => stripe.prices.retrieve(settings.priceId));
    const monthly = price.recurring?.interval === 'month' && price.recurring.interval_count === 1;
    if (
      !price.active ||
      !monthly ||
      price.unit_amount !== PRO_PRICE_AUD * 100 ||
      price.currency !== CURRENCY
    ) {
      return tell(
        'problem',
        `the price ${settings.priceId} must be an active monthly one of ${PRO_PRICE_AUD} ${CURRENCY.toUpperCase()}, which is what the pages say`,
      );
    }
    return tell('ok', `${where} answers (${mode}); the price is ours`);
  } catch (error) {
    if (!(error instanceof BillingError)) throw error;
    return tell(
      'problem',
      error.code === 'payment_refused'
        ? `${where} does not know the price ${settings.priceId}: check STRIPE_PRICE_ID and that the key is of the same account and mode`
        : `${where} cannot be reached or refuses the key: check STRIPE_SECRET_KEY and the network`,
    );
  }
}
