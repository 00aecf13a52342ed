import type { AppConfig } from '../config/app-config';
import { MailFailure, MailTransport } from '../mail/mail-transport';
import { about, type Finding } from './finding';

/** Connects and signs in to the mail server; sends nothing. */
export async function examineMail(config: AppConfig): Promise<Finding> {
  const tell = about('Mail');
  const transport = new MailTransport(config);
  if (!transport.enabled) return tell('note', 'off: SMTP_URL is not set, so no mails are sent');
  try {
    await transport.verify();
    return tell('ok', 'the mail server accepts mail from this server');
  } catch (error) {
    if (!(error instanceof MailFailure)) throw error;
    return tell('problem', error.message);
  }
}
