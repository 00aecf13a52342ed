/** What the bank says to a charge; `requires_action` means that the cardholder must confirm it first. */
export type CardAnswer =
  | { type: 'succeeded' }
  | { type: 'requires_action' }
  | { type: 'declined'; code: string; declineCode: string; message: string };

export interface ChargeCircumstances {
  /** Whether the cardholder is there (checkout), rather than a renewal. */
  onSession: boolean;
  /** Whether they have just passed the challenge. */
  authenticated: boolean;
  /** Whether an earlier payment of theirs was confirmed with this card. */
  setUp: boolean;
}

const GENERIC = declined('card_declined', 'generic_decline', 'Your card was declined.');
const AUTHENTICATION = declined(
  'authentication_required',
  'authentication_required',
  'Your card was declined. This transaction requires authentication.',
);

const ALWAYS: Readonly<Record<string, CardAnswer>> = {
  '4242424242424242': { type: 'succeeded' },
  '4000000360000006': { type: 'succeeded' },
  '5555555555554444': { type: 'succeeded' },
  '4000000000000002': GENERIC,
  '4000000000009995': declined('card_declined', 'insufficient_funds', 'Your card has insufficient funds.'),
  '4000000000000069': declined('expired_card', 'expired_card', 'Your card has expired.'),
  '4000000000000127': declined('incorrect_cvc', 'incorrect_cvc', "Your card's security code is incorrect."),
};

/** How the bank answers a test card's number; any other number is not a card. */
export function answerFor(number: string, circumstances: ChargeCircumstances): CardAnswer {
  const always = ALWAYS[number];
  if (always) return always;
  const { onSession, authenticated, setUp } = circumstances;
  if (number === '4000000000000341') return onSession ? { type: 'succeeded' } : GENERIC;
  if (number === '4000002500003155') {
    if (authenticated || (!onSession && setUp)) return { type: 'succeeded' };
    return onSession ? { type: 'requires_action' } : AUTHENTICATION;
  }
  if (number === '4000002760003184') {
    if (authenticated) return { type: 'succeeded' };
    return onSession ? { type: 'requires_action' } : AUTHENTICATION;
  }
  return declined('incorrect_number', 'incorrect_number', 'Your card number is incorrect.');
}

/** Shown on the stand-in's pages. */
export const TEST_CARDS: readonly { number: string; does: string }[] = [
  { number: '4242 4242 4242 4242', does: 'is paid' },
  { number: '4000 0000 0000 0002', does: 'is declined' },
  { number: '4000 0000 0000 9995', does: 'has insufficient funds' },
  { number: '4000 0025 0000 3155', does: 'asks for 3-D Secure' },
  { number: '4000 0000 0000 0341', does: 'is paid at first, and fails at renewal' },
];

/** Stripe's own names of test payment methods, for calls without a form. */
export const TEST_PAYMENT_METHODS: Readonly<Record<string, string>> = {
  pm_card_visa: '4242424242424242',
  pm_card_mastercard: '5555555555554444',
  pm_card_au: '4000000360000006',
  pm_card_visa_chargeDeclined: '4000000000000002',
  pm_card_chargeCustomerFail: '4000000000000341',
  pm_card_authenticationRequired: '4000002760003184',
  pm_card_threeDSecure2Required: '4000002500003155',
};

function declined(code: string, declineCode: string, message: string): CardAnswer {
  return { type: 'declined', code, declineCode, message };
}
