/** An answer that the API gives instead of an object: its status and the `error` of its body. */
export class StripeFailure extends Error {
  constructor(
    readonly status: number,
    readonly error: Readonly<{
      type: 'invalid_request_error' | 'card_error' | 'idempotency_error' | 'api_error' | 'rate_limit_error';
      message: string;
      code?: string;
      param?: string;
      [more: string]: unknown;
    }>,
  ) {
    super(error.message);
  }
}

export function invalid(message: string, code?: string, param?: string, status = 400): StripeFailure {
  return new StripeFailure(status, {
    type: 'invalid_request_error',
    message,
    ...(code !== undefined && { code }),
    ...(param !== undefined && { param }),
  });
}

/** An unknown id in the address (404); one in the body is `noSuchParam`. */
export function noSuch(kind: string, id: string): StripeFailure {
  return invalid(`No such ${kind}: '${id}'`, 'resource_missing', 'id', 404);
}

export function noSuchParam(kind: string, id: string, param: string): StripeFailure {
  return invalid(`No such ${kind}: '${id}'`, 'resource_missing', param);
}

export function missing(param: string): StripeFailure {
  return invalid(`Missing required param: ${param}.`, 'parameter_missing', param);
}
