import { OPERATIONS } from '@marklight/contracts/operations';
import { JSON_BODY_KB, type Operation } from '@marklight/contracts/operations/operation';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { codedErrors } from '../coded-error';
import { limitedBody } from '../limited-body';
import { InvalidInputError } from '../schema.pipe';
import { noteRefused, noteValid } from '../valid-bodies';
import { askerOf } from '../work/asker';
import { EVENT_LOOP_MAX_BYTES } from '../work/limits';
import type { ThreadWork } from '../work/thread-work';
import { workerFile } from '../worker-file';
import type { JsonBodyTask } from './json-body.worker';
import { parseJson, type ReadJson } from './read-json';

const KB = 1024;
const TOO_LARGE_STATUS = 413;
const JSON_TYPE = 'application/json';

/** The operations with larger bodies than usual, matched by method and path. */
const LARGE = OPERATIONS.flatMap((operation, index) =>
  operation.bodyKb === undefined
    ? []
    : [
        {
          operation,
          index,
          path: new RegExp(`^${operation.path.replace(/:\w+/g, '[^/]+')}/?$`, 'i'),
        },
      ],
);

/**
 * Reads JSON bodies. The operation says how large one may be; a large one is accepted only from somebody who is
 * signed in, and parsed and checked in a thread, in the account's turn. Install it after the session.
 */
export function jsonBody(work: ThreadWork): RequestHandler {
  const usual = limitedBody(JSON_TYPE, JSON_BODY_KB * KB);
  const readers = new Map(
    LARGE.map(({ operation }) => [operation, limitedBody(JSON_TYPE, limitOf(operation))]),
  );
  return (request, response, next) => {
    // Stripe's: the bytes are what was signed.
    if (Buffer.isBuffer(request.body) || !hasBody(request)) return next();
    const large = request.user ? largeOperationOf(request) : undefined;
    const read = (large && readers.get(large.operation)) ?? usual;
    read(request, response, (error?: unknown) => {
      if (error) return next(isTooLarge(error) ? new JsonBodyError(large?.operation) : error);
      const bytes: unknown = request.body;
      if (!Buffer.isBuffer(bytes) || !request.is(JSON_TYPE)) return next();
      if (!large || bytes.byteLength <= EVENT_LOOP_MAX_BYTES) return takeHere(request, bytes, next);
      takeInThread(work, large, { request, response, bytes }).then(() => next(), next);
    });
  };
}

/** RFC 9112, section 6: a request has a body if one of these headers says so. */
function hasBody({ headers }: Request): boolean {
  return headers['transfer-encoding'] !== undefined || headers['content-length'] !== undefined;
}

function limitOf({ bodyKb = JSON_BODY_KB }: Operation): number {
  return bodyKb * KB;
}

function largeOperationOf({ method, path }: Request) {
  return LARGE.find((one) => one.operation.method === method.toLowerCase() && one.path.test(path));
}

function takeHere(request: Request, bytes: Buffer, next: NextFunction): void {
  const value = parseJson(bytes);
  if (value === undefined) return next(new MalformedJsonError());
  request.body = value;
  next();
}

async function takeInThread(
  work: ThreadWork,
  { operation, index }: { operation: Operation; index: number },
  { request, response, bytes }: { request: Request; response: Response; bytes: Buffer },
): Promise<void> {
  const read = await work.run<JsonBodyTask, ReadJson>({
    file: workerFile(__dirname, 'json-body.worker'),
    input: { bytes, operation: index },
    size: { what: 'The request', is: bytes.byteLength, limit: limitOf(operation), unit: 'bytes' },
    asker: askerOf(request, response),
  });
  if ('malformed' in read) throw new MalformedJsonError();
  if ('value' in read) {
    request.body = read.value;
    noteValid(read.value, operation.body);
  } else {
    // The guards run first: a person who may not make this call need not know what is wrong with it.
    request.body = {};
    noteRefused(request.body as object, read.issues);
  }
}

/** Ours, or body-parser's, which carries the status. */
function isTooLarge(error: unknown): boolean {
  return (error as { status?: unknown }).status === TOO_LARGE_STATUS;
}

/** For a body that was not even read: its content is not known, but the most likely cause is. */
class JsonBodyError extends codedErrors({
  too_large: {
    status: TOO_LARGE_STATUS,
    message: `This is more than ${JSON_BODY_KB} KB, which is too much for one request. Shorten it, or send a part of it at a time.`,
  },
}) {
  constructor(operation?: Operation) {
    const { field, message } = operation?.tooMuch ?? {};
    super('too_large', { message, fields: field && message ? { [field]: message } : undefined });
  }
}

class MalformedJsonError extends InvalidInputError {
  override readonly code = 'bad_request';

  constructor() {
    super('The request could not be understood.', {});
  }
}
