/**
 * An expected failure with a code. Each module declares its codes with their HTTP status and text in one
 * table and throws `new XError('code')`; only the error filter turns it into a reply.
 */
export abstract class CodedError<Code extends string = string> extends Error {
  abstract readonly statusCode: number;

  constructor(
    readonly code: Code,
    message: string,
    readonly fields?: Record<string, string>,
    /** When it is worth trying again; sent as the header Retry-After. */
    readonly retryAfterSeconds?: number,
  ) {
    super(message);
  }
}

export interface ErrorEntry {
  status: number;
  message: string;
  retryAfterSeconds?: number;
}

/**
 * Declares a module's error class from its table of codes.
 * @example class GradingError extends codedErrors({ criteria_not_found: { status: 404, message: '…' } }) {}
 */
export function codedErrors<const Table extends Record<string, ErrorEntry>>(table: Table) {
  return class extends CodedError<keyof Table & string> {
    readonly statusCode: number;

    constructor(
      code: keyof Table & string,
      details: { message?: string; fields?: Record<string, string>; retryAfterSeconds?: number } = {},
    ) {
      const entry = table[code] as ErrorEntry;
      super(
        code,
        details.message ?? entry.message,
        details.fields,
        details.retryAfterSeconds ?? entry.retryAfterSeconds,
      );
      this.statusCode = entry.status;
      this.name = 'CodedError';
    }
  };
}

/** Not yours and not there look the same, whatever the object. */
export class NotFoundError extends codedErrors({
  not_found: { status: 404, message: 'This was not found. It may have been deleted.' },
}) {
  constructor(message?: string) {
    super('not_found', message === undefined ? {} : { message });
  }
}
