import { PLAN_NAME, PRO_PRICE_AUD, PRODUCT_NAME } from '@marklight/contracts/business';
import { PAGES } from '@marklight/contracts/routes';
import { accountMailText } from './account-mail-text';
import type { InvitationData, MailContent, PaymentFailedData, ReceiptData, TrialEndingData } from './mail';
import type { MailServer, MailText } from './mail-parts';

const PLAN = `${PRODUCT_NAME} ${PLAN_NAME}`;
const PRICE = `$${PRO_PRICE_AUD} AUD per month`;

/** The text of a mail. */
export function mailText(mail: MailContent, server: MailServer): MailText {
  const { publicUrl } = server;
  switch (mail.kind) {
    case 'welcome':
      return welcome(server);
    case 'trial_ending':
      return trialEnding(mail.data, server);
    case 'payment_failed':
      return paymentFailed(mail.data, publicUrl);
    case 'receipt':
      return receipt(mail.data, publicUrl);
    case 'rubric_removed':
      return rubricRemoved(publicUrl);
    case 'invitation':
      return invitation(mail.data, server);
    case 'verify_email':
    case 'change_email':
    case 'reset_password':
    case 'email_changing':
    case 'email_changed':
    case 'password_changed':
    case 'has_account':
      return accountMailText(mail.kind, server);
  }
}

/**
 * An address that has had its trial gets no second one, and a school's own server has none, so neither is promised
 * one.
 */
function welcome({ publicUrl, paymentsAvailable, billingOff, reader }: MailServer): MailText {
  const ended = !billingOff && reader?.access === 'expired';
  const trial =
    !billingOff && reader?.access === 'trial' && reader.trialEndsAt !== null
      ? ` Your free trial runs until ${dayAndTime(reader.trialEndsAt)} and needs no card.`
      : '';
  const howToStart = paymentsAvailable
    ? `To grade essays, subscribe to ${PLAN} for ${PRICE}. You can cancel at any time.`
    : 'To grade essays, reply to this email: we can open your account.';
  return {
    subject: `Welcome to ${PRODUCT_NAME}`,
    paragraphs: [
      'Hello,',
      ended
        ? `Your ${PRODUCT_NAME} account is ready. The free trial of this email address has ended.`
        : `Your ${PRODUCT_NAME} account is ready.${trial}`,
      ended
        ? howToStart
        : 'Upload your essays, add your criteria, and start grading. You decide every grade: what you see first is a proposal.',
      'If you did not create this account, reply to this email and we will remove it.',
    ],
    action:
      ended && paymentsAvailable
        ? { label: 'Subscribe', url: checkoutPage(publicUrl) }
        : { label: `Open ${PRODUCT_NAME}`, url: `${publicUrl}${PAGES.home}` },
  };
}

function trialEnding(
  { trialEndsAt }: TrialEndingData,
  { publicUrl, paymentsAvailable }: MailServer,
): MailText {
  return {
    subject: `Your ${PRODUCT_NAME} trial ends soon`,
    paragraphs: [
      'Hello,',
      `Your free trial ends on ${dayAndTime(trialEndsAt)}.`,
      paymentsAvailable
        ? `To keep grading after that, subscribe to ${PLAN} for ${PRICE}. You can cancel at any time.`
        : 'To keep grading after that, reply to this email: we can open your account.',
      'If you do nothing, you are not charged. Your essays, results and rubrics are kept.',
    ],
    action: paymentsAvailable
      ? { label: 'Subscribe', url: checkoutPage(publicUrl) }
      : { label: `Open ${PRODUCT_NAME}`, url: `${publicUrl}${PAGES.home}` },
  };
}

function paymentFailed({ amount, currency, payUrl }: PaymentFailedData, publicUrl: string): MailText {
  return {
    subject: `Your ${PRODUCT_NAME} payment did not go through`,
    paragraphs: [
      'Hello,',
      `Your bank did not accept the payment of ${money(amount, currency)} for ${PLAN}.`,
      'You can pay now with the same card or another one. Your essays, results and rubrics are kept.',
      'If you have already paid, there is nothing more to do.',
    ],
    action: { label: 'Pay now', url: webAddress(payUrl) ?? subscriptionTab(publicUrl) },
  };
}

function receipt({ amount, currency, paidAt, invoiceUrl }: ReceiptData, publicUrl: string): MailText {
  return {
    subject: `Your ${PRODUCT_NAME} receipt`,
    paragraphs: [
      'Hello,',
      `Thank you. We have received your payment of ${money(amount, currency)} for ${PLAN} on ${day(paidAt)}.`,
      'Use the link below to see your invoice. All your invoices are on your subscription page.',
    ],
    action: { label: 'See the invoice', url: webAddress(invoiceUrl) ?? subscriptionTab(publicUrl) },
  };
}

function rubricRemoved(publicUrl: string): MailText {
  return {
    subject: `About one of your ${PRODUCT_NAME} rubrics`,
    paragraphs: [
      'Hello,',
      'An administrator has removed one of your rubrics from the public list. You still have it, and results that were graded with it stay as they are.',
      'Your rubrics page shows which one it is, and why.',
    ],
    action: { label: 'See your rubrics', url: `${publicUrl}${PAGES.rubrics}` },
  };
}

function invitation({ invitationId, expiresAt }: InvitationData, server: MailServer): MailText {
  return {
    subject: `Your invitation to ${PRODUCT_NAME}`,
    paragraphs: [
      'Hello,',
      `An administrator has invited you to ${PRODUCT_NAME}, where teachers grade essays with the evidence in front of them.`,
      `Create your account with the link below. It works once, until ${dayAndTime(expiresAt)}.`,
      'If you did not expect this email, you can ignore it.',
    ],
    action: { label: 'Create your account', url: server.invitationLink(invitationId) },
  };
}

const checkoutPage = (publicUrl: string) => `${publicUrl}${PAGES.subscribe}`;
const subscriptionTab = (publicUrl: string) => `${publicUrl}${PAGES.home}?tab=subscription`;

/** The address, if it is one that a browser opens as a page; null for anything else. */
function webAddress(address: string | null): string | null {
  if (address === null || !URL.canParse(address)) return null;
  const { protocol, href } = new URL(address);
  return protocol === 'https:' || protocol === 'http:' ? href : null;
}

function money(amount: string, currency: string): string {
  return `$${amount} ${currency.toUpperCase()}`;
}

// The reader's time zone is not known, so times name theirs.
const DAY = new Intl.DateTimeFormat('en-AU', { dateStyle: 'long', timeZone: 'UTC' });
const TIME = new Intl.DateTimeFormat('en-AU', {
  hour: '2-digit',
  minute: '2-digit',
  hour12: false,
  timeZone: 'UTC',
});

const day = (iso: string) => DAY.format(new Date(iso));
const dayAndTime = (iso: string) => `${day(iso)} at ${TIME.format(new Date(iso))} UTC`;
