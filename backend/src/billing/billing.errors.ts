import { BILLING_MESSAGES } from '@marklight/contracts/billing';
import { codedErrors } from '../common/coded-error';

export class BillingError extends codedErrors({
  billing_off: { status: 409, message: BILLING_MESSAGES.billing_off },
  payments_not_set_up: { status: 503, message: BILLING_MESSAGES.payments_not_set_up },
  payment_service_unreachable: { status: 503, message: BILLING_MESSAGES.payment_service_unreachable },
  payment_refused: { status: 502, message: BILLING_MESSAGES.payment_refused },
  payment_processing: { status: 409, message: BILLING_MESSAGES.payment_processing },
  /** The id belongs to another Stripe account or mode: a mistake in the configuration, never a deletion. */
  customer_unknown: { status: 502, message: BILLING_MESSAGES.payment_refused },
  nothing_to_cancel: { status: 409, message: BILLING_MESSAGES.nothing_to_cancel },
  no_customer: { status: 409, message: BILLING_MESSAGES.no_customer },
  invoice_not_found: { status: 404, message: 'This invoice was not found.' },
  busy: { status: 409, message: 'Your subscription is being changed right now. Please try again.' },
  bad_event: { status: 400, message: 'The signed body is not an event.' },
  bad_signature: { status: 400, message: 'The signature of this event is not valid.' },
}) {}
