import { PAGES } from '@marklight/contracts/routes';

const SUBSCRIPTION_TAB = 'subscription';

/** The dashboard's subscription tab: the state of the plan. */
export const SUBSCRIPTION_VIEW = `${PAGES.home}?tab=${SUBSCRIPTION_TAB}`;

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
