import { codedErrors } from '../coded-error';

const RETRY_AFTER_SECONDS = 10;

/** Why a piece of work was not done, worded for the person who asked for it. */
export class WorkError extends codedErrors({
  too_large: { status: 413, message: 'This is too large to process.' },
  takes_too_long: {
    status: 503,
    message: 'This took longer than the server allows. Try again with less at a time.',
  },
  /** By the clock, though it had not used the processor time that it may: other work on the machine did. */
  out_of_time: {
    status: 503,
    retryAfterSeconds: RETRY_AFTER_SECONDS,
    message: 'The server was too busy to do this in time. Try again in a few minutes.',
  },
  takes_too_much_memory: {
    status: 503,
    message: 'This needed more memory than the server allows. Try again with less at a time.',
  },
  too_many_waiting: {
    status: 429,
    retryAfterSeconds: RETRY_AFTER_SECONDS,
    message: 'Much of your earlier work is still waiting. Wait until some of it is done, then try again.',
  },
  busy: {
    status: 503,
    retryAfterSeconds: RETRY_AFTER_SECONDS,
    message: 'The server is too busy right now. Try again in a minute.',
  },
  could_not_start: {
    status: 503,
    message: 'A part of the server that this needs could not start. Tell the person who runs this server.',
  },
  /** Nobody receives this one: the client has closed the connection. */
  asker_gone: { status: 499, message: 'The request was cancelled.' },
}) {
  /**
   * @param what the field or file, as the person knows it
   * @param unit of both numbers, in the plural: "characters", "bytes"
   */
  static tooLarge(what: string, size: number, limit: number, unit: string): WorkError {
    const count = (n: number) => n.toLocaleString('en-AU');
    const message = `${what} has ${count(size)} ${unit}; at most ${count(limit)} are allowed.`;
    return new WorkError('too_large', { message, fields: { [what]: message } });
  }
}
