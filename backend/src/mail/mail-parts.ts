import type { AccessStatus } from '@marklight/contracts/auth';

/** What a mail says, before it becomes text and HTML. */
export interface MailText {
  subject: string;
  /** Plain text, each a paragraph. */
  paragraphs: string[];
  /** The one thing to do. */
  action: { label: string; url: string };
}

/** What of the server a mail speaks of. */
export interface MailServer {
  /** The address that teachers type, without a slash at the end. */
  publicUrl: string;
  /** Whether it takes card payments. */
  paymentsAvailable: boolean;
  /** Whether anything is charged here at all. */
  billingOff: boolean;
  /** How the reader's account stands when the mail is written; null where the mail goes to no account. */
  reader: { access: AccessStatus; trialEndsAt: string | null } | null;
  /** The link of an invitation, with its secret: made when it is sent and kept nowhere. */
  invitationLink: (invitationId: string) => string;
  /** Of the one-time link that the mail carries; it follows the `#`, which reaches no log. */
  token?: string | null;
}
