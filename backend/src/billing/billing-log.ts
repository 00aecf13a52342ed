import { Injectable } from '@nestjs/common';
import pino, { type Logger } from 'pino';

/**
 * Events in billing that an operator should look at. Our ids and Stripe's, codes and counts: never a name or an
 * email.
 */
const NOTES = {
  event_refused: 'an event with a bad signature was refused',
  event_not_understood: 'a signed body is not an event',
  event_of_unknown_customer: 'an event names a customer that no account has',
  customer_unknown:
    'an account’s customer is not known at Stripe: check that the keys are of the right account and mode',
  payment_to_review: 'a payment has another amount or currency than the plan',
  several_subscriptions: 'a customer has more than one live subscription',
  task_failed: 'a change could not be sent to Stripe yet; another attempt follows',
} as const;

@Injectable()
export class BillingLog {
  private logger: Logger = pino({ level: 'silent' });

  /** Where the lines go; the server gives its own logger. */
  use(logger: Logger): void {
    this.logger = logger;
  }

  warn(note: keyof typeof NOTES, facts: Record<string, string | number> = {}): void {
    this.logger.warn({ ...facts, code: note }, NOTES[note]);
  }
}
