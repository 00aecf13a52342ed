/** A mail that the product sends automatically. None carries a person's name or anything about a student. */
export type MailContent =
  | { kind: 'welcome'; data?: undefined }
  | { kind: 'trial_ending'; data: TrialEndingData }
  | { kind: 'payment_failed'; data: PaymentFailedData }
  | { kind: 'receipt'; data: ReceiptData }
  | { kind: 'rubric_removed'; data?: undefined }
  | { kind: 'invitation'; data: InvitationData }
  | { kind: 'verify_email' | 'change_email' | 'reset_password'; data: LinkData }
  | {
      kind: 'email_changing' | 'email_changed' | 'has_account' | 'password_changed';
      data?: undefined;
    };

export type MailKind = MailContent['kind'];

/** Goes to the address that the link is for, while the link can be used. */
export interface LinkData {
  /** Id of the link's row; the link itself is computed when the mail is written, and stored nowhere. */
  tokenId: string;
}
export interface TrialEndingData {
  /** ISO time. */
  trialEndsAt: string;
}
export interface PaymentFailedData {
  /** In whole units, two decimals: `30.00`. */
  amount: string;
  /** Three letters. */
  currency: string;
  /** Where the bill can be paid; the dashboard's subscription tab when null. */
  payUrl: string | null;
}
export interface ReceiptData {
  /** In whole units, two decimals: `30.00`. */
  amount: string;
  /** Three letters. */
  currency: string;
  /** ISO time. */
  paidAt: string;
  /** The provider's page with the invoice; the dashboard's subscription tab when null. */
  invoiceUrl: string | null;
}

export interface InvitationData {
  invitationId: string;
  /** ISO time. */
  expiresAt: string;
}

/**
 * A mail on its way to a person, whose address is looked up when it is sent, or to a fixed address: that of somebody
 * without an account, or one that is no longer the person's when the mail is sent.
 */
export type QueuedMail = MailContent &
  ({ userId: string; to?: string } | { to: string; userId?: undefined }) & {
    /** Names the occasion permanently: a mail with the same key is sent once. `receipt:in_123`, `welcome:USER`. */
    key: string;
  };
