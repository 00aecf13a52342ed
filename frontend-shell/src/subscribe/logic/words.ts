import {
  SUBSCRIPTION_STATE_LABELS,
  type Invoice,
  type SubscriptionStatus,
} from '@marklight/contracts/billing';
import { PLAN_NAME, PRO_PRICE_AUD, PRODUCT_NAME } from '@marklight/contracts/business';
import type { ChipTone } from '@marklight/ui/palette';

/** "Marklight Pro" */
export const PLAN = `${PRODUCT_NAME} ${PLAN_NAME}`;
/** "$30 AUD per month" */
export const PRICE = `$${PRO_PRICE_AUD} AUD per month`;

export const TOASTS = {
  subscribeFailed: 'Failed to create subscription. Please try again.',
  cancelFailed: 'Failed to cancel subscription. Please try again.',
  setupFailed: 'Failed to initialize subscription. Please try again.',
  paid: `Welcome to ${PRODUCT_NAME}’s ${PLAN_NAME} plan! Your subscription is now active.`,
} as const;

/** What a state is called; a state that this page does not know is Unknown Status. */
export function stateLabel(status: string): string {
  const labels: Partial<Record<string, string>> = SUBSCRIPTION_STATE_LABELS;
  return (Object.hasOwn(labels, status) && labels[status]) || 'Unknown Status';
}

const TONES: Partial<Record<string, ChipTone>> = { active: 'green', trialing: 'blue', past_due: 'red' };
export function stateTone(status: string): ChipTone {
  return TONES[status] ?? 'grey';
}

/** "28 November 2026", in the reader's own time zone. */
export function longDate(time: number | string): string {
  return new Date(time).toLocaleDateString('en-AU', { dateStyle: 'long' });
}

/** The end of the paid period; null where nothing was paid. */
export function periodEnd({ current_period_end: seconds }: SubscriptionStatus): string | null {
  return seconds === null ? null : longDate(seconds * 1000);
}

/** "$30.00 AUD" */
export function money({ amount, currency }: Pick<Invoice, 'amount' | 'currency'>): string {
  return `$${amount.toFixed(2)} ${currency.toUpperCase()}`;
}
