import { PAGES } from '@marklight/contracts/routes';
import { SUBSCRIPTION_TAB } from '@marklight/contracts/trial-banner';

/** Whether the address asks for the subscription tab. */
export function asksForSubscription(search: string): boolean {
  return new URLSearchParams(search).get('tab') === SUBSCRIPTION_TAB;
}

/** Where the payment provider sends the browser back to. */
export function returnAddress(): string {
  return `${window.location.origin}${PAGES.home}?payment=success`;
}

/** Whether the browser comes back from a payment. Only the server knows the outcome. */
export function returnsFromPayment(search: string): boolean {
  return new URLSearchParams(search).get('payment') === 'success';
}
