/** Name of the queue's task, whose payload is the mail's key. */
export const SEND_MAIL_TASK = 'send_mail';
/** How the queue's job of a mail is found. */
export const MAIL_JOB_KEY = 'mail:';
export interface SendMailPayload {
  key: string;
}

/**
 * The queue waits e^n seconds after the nth try, at most e^10 (6 h): the 13th try comes 22 hours after the first and
 * is the last one within a day.
 */
export const MAX_ATTEMPTS = 13;
