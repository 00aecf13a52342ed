import { Injectable } from '@nestjs/common';
import { PRODUCT_NAME } from '@marklight/contracts/business';
import { plainLine } from '@marklight/contracts/text';
import { createTransport, type Transporter } from 'nodemailer';
import { AppConfig } from '../config/app-config';

/** A mail server that is silent for this long counts as unreachable. Together these stay below SEND_LIMIT_MS. */
const CONNECT_MS = 8_000;
const SILENCE_MS = 8_000;
/** The queue takes a job from a worker after 30 s of silence; by then no mail may still be sending. */
const SEND_LIMIT_MS = 20_000;

export interface OutgoingMail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Same mail, same id: a mailbox that gets it twice can recognise it. Letters, digits and hyphens. */
  id: string;
}

/** A mail could not be handed over. `message` is for the log: it names no address and no password. */
export class MailFailure extends Error {
  constructor(
    message: string,
    /** True if another attempt would be refused as well. */
    readonly permanent: boolean,
  ) {
    super(message);
    this.name = 'MailFailure';
  }
}

/** The mail server of SMTP_URL. */
@Injectable()
export class MailTransport {
  private readonly transporter: Transporter | null;
  private readonly from: string;

  constructor(private readonly config: AppConfig) {
    const { SMTP_URL, MAIL_FROM, SUPPORT_EMAIL } = config.env;
    this.from = plainLine(MAIL_FROM ?? `${PRODUCT_NAME} <${SUPPORT_EMAIL}>`);
    this.transporter = SMTP_URL
      ? createTransport({
          url: SMTP_URL,
          connectionTimeout: CONNECT_MS,
          greetingTimeout: SILENCE_MS,
          socketTimeout: SILENCE_MS,
          disableFileAccess: true,
          disableUrlAccess: true,
        })
      : null;
  }

  /** Whether this server can send mail. */
  get enabled(): boolean {
    return this.transporter !== null;
  }

  /**
   * Hands one mail to the mail server.
   * @throws MailFailure
   */
  async send(mail: OutgoingMail): Promise<void> {
    await this.asked((transporter) =>
      transporter.sendMail({
        from: this.from,
        replyTo: plainLine(this.config.env.SUPPORT_EMAIL),
        // As an object, so that the address is never parsed for a second one.
        to: { name: '', address: plainLine(mail.to) },
        subject: plainLine(mail.subject),
        text: mail.text,
        html: mail.html,
        messageId: `<${mail.id}@${new URL(this.config.publicUrl).hostname}>`,
        // Holiday notices are not sent in answer (RFC 3834).
        headers: { 'Auto-Submitted': 'auto-generated' },
      }),
    );
  }

  /**
   * Connects and signs in, and sends nothing.
   * @throws MailFailure
   */
  async verify(): Promise<void> {
    await this.asked((transporter) => transporter.verify());
  }

  private async asked(work: (transporter: Transporter) => Promise<unknown>): Promise<void> {
    if (!this.transporter) throw new MailFailure('SMTP_URL is not set', true);
    try {
      await limited(work(this.transporter));
    } catch (error) {
      throw failureOf(error);
    }
  }
}

async function limited(work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(Object.assign(new Error(), { code: 'ETIMEDOUT' })), SEND_LIMIT_MS);
  });
  await Promise.race([work, limit]).finally(() => clearTimeout(timer));
}

/** The server's own words carry addresses, so only its codes are kept. */
function failureOf(error: unknown): MailFailure {
  const { code = 'unknown', responseCode } = error as { code?: string; responseCode?: number };
  const answer = responseCode ? `${code}, ${responseCode}` : code;
  if (code === 'EAUTH') {
    return new MailFailure(`the mail server refused the user or password of SMTP_URL (${answer})`, false);
  }
  if (code === 'EENVELOPE' || code === 'EMESSAGE') {
    const permanent = (responseCode ?? 0) >= 500;
    return new MailFailure(`the mail server refused the mail (${answer})`, permanent);
  }
  if (code === 'ETLS') return new MailFailure('the encrypted connection to the mail server failed', false);
  return new MailFailure(`the mail server of SMTP_URL did not answer (${answer})`, false);
}
