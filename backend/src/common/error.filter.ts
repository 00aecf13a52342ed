import { randomUUID } from 'node:crypto';
import { ArgumentsHost, Catch, HttpException, type ExceptionFilter } from '@nestjs/common';
import type { ApiError } from '@marklight/contracts/errors';
import type { Request, Response } from 'express';
import type { Logger } from 'pino';
import { unavailabilityOf } from './failures/unavailable';
import { errorFacts } from './app-log';
import { CodedError } from './coded-error';
import { InvalidInputError } from './schema.pipe';
import { isError } from './is-error';

/** What is used of the class of this name. Importing it would make a circle of modules. */
interface DatabaseState {
  noteRefusal(words: string): void;
}

/** Turns every error into the one shape that clients know; an unexpected one gets a reference and a log line. */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  /**
   * @param database is told here of a disk that is full or broken, which no probe can see
   */
  constructor(
    private readonly logger: Logger,
    private readonly database: DatabaseState,
  ) {}

  catch(thrown: unknown, host: ArgumentsHost): void {
    const unavailable = unavailabilityOf(thrown);
    const error = unavailable ?? thrown;
    const response = host.switchToHttp().getResponse<Response>();
    const request = host.switchToHttp().getRequest<Request>();
    if (response.headersSent) {
      response.destroy();
      return;
    }
    const reply = replyFor(error);
    if (unavailable) {
      if (unavailable.needsSomebody) this.database.noteRefusal(unavailable.message);
      this.logger.warn({ code: reply.code, ...errorFacts(thrown), requestId: request.id }, 'not available');
    }
    if (reply.statusCode >= 500 && reply.code === 'unexpected') {
      reply.reference = randomUUID().slice(0, 8);
      this.logger.error(
        { reference: reply.reference, ...describe(error), requestId: request.id },
        'unexpected error',
      );
    }
    if (error instanceof CodedError && error.retryAfterSeconds !== undefined)
      response.setHeader('Retry-After', String(error.retryAfterSeconds));
    response.status(reply.statusCode).json(reply);
  }
}

const HTTP_TEXTS: Record<number, [code: string, message: string]> = {
  400: ['bad_request', 'The request could not be understood.'],
  401: ['not_signed_in', 'Please sign in.'],
  403: ['forbidden', 'You may not do this.'],
  404: ['not_found', 'There is nothing at this address.'],
  413: ['too_large', 'This is too large to send in one request. Send less at a time.'],
  415: ['unsupported_type', 'This type of content is not accepted here.'],
  429: ['too_many_requests', 'Too many requests. Wait a minute and try again.'],
};

function replyFor(error: unknown): ApiError {
  if (error instanceof CodedError || error instanceof InvalidInputError) {
    const fields = error.fields && Object.keys(error.fields).length > 0 ? { fields: error.fields } : {};
    return { statusCode: error.statusCode, code: error.code, message: error.message, ...fields };
  }
  const status = statusOf(error);
  const known = status === null ? undefined : HTTP_TEXTS[status];
  if (status !== null && known) return { statusCode: status, code: known[0], message: known[1] };
  return { statusCode: 500, code: 'unexpected', message: 'Something went wrong. Please try again.' };
}

/** The status of Nest's exceptions and of body-parser's errors. */
function statusOf(error: unknown): number | null {
  if (error instanceof HttpException) return error.getStatus();
  const status = (error as { status?: unknown } | null)?.status;
  return typeof status === 'number' && status >= 400 && status < 500 ? status : null;
}

/** A database error's message quotes values (names, texts), so of those only code and place are logged. */
function describe(error: unknown): Record<string, unknown> {
  if (!isError(error)) return { error: 'a non-error was thrown' };
  const driver = (error as { driverError?: { code?: string; constraint?: string; table?: string } })
    .driverError;
  if (driver)
    return { error: error.name, sqlState: driver.code, constraint: driver.constraint, table: driver.table };
  const frames = (error.stack ?? '').split('\n').filter((line) => line.trimStart().startsWith('at '));
  return { error: error.name, stack: frames.slice(0, 8).map((line) => line.trim()) };
}
