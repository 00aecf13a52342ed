import type { AccessStatus } from '@marklight/contracts/auth';

/** A mail's content, before it becomes text and HTML. */
export interface MailText {
  subject: string;
  /** Plain text, each a paragraph. */
  paragraphs: string[];
  /** The one action that the mail offers. */
  action: { label: string; url: string };
}

/** Facts about the server that a mail mentions. */
export interface MailServer {
  /** The address that teachers type, without a slash at the end. */
  publicUrl: string;
  /** Whether it takes card payments. */
  paymentsAvailable: boolean;
  /** Whether anything is charged here at all. */
  billingOff: boolean;
  /** The state of the reader's account when the mail is written; null if the mail goes to no account. */
  reader: { access: AccessStatus; trialEndsAt: string | null } | null;
  /** The link of an invitation, with its secret: computed when the mail is sent, and stored nowhere. */
  invitationLink: (invitationId: string) => string;
  /** The token of the mail's one-time link, which follows the `#` and so reaches no log. */
  token?: string | null;
}
