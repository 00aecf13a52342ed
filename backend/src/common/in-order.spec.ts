import type { Request, RequestHandler, Response } from 'express';
import { inOrder } from './in-order';

const request = {} as Request;
const response = {} as Response;

/** What was called, with what the last of all was given. */
function run(...handlers: RequestHandler[]): unknown[] {
  const called: unknown[] = [];
  void inOrder(...handlers.map(noted(called)))(request, response, (error?: unknown) =>
    called.push(error ?? 'next'),
  );
  return called;
}

const noted =
  (called: unknown[]) =>
  (handler: RequestHandler, index: number): RequestHandler =>
  (...given) => {
    called.push(index);
    return handler(...given);
  };

const goesOn: RequestHandler = (_request, _response, next) => next();
const failure = new Error('no');

it('runs each handler when the one before is done, and then what comes after', () => {
  expect(run(goesOn, goesOn)).toEqual([0, 1, 'next']);
});

it('ends with the handler that answers', () => {
  expect(run(goesOn, () => undefined, goesOn)).toEqual([0, 1]);
});

it.each<[string, RequestHandler]>([
  ['names an error', (_request, _response, next) => next(failure)],
  [
    'throws',
    () => {
      throw failure;
    },
  ],
])('leaves out the rest where a handler %s', (_, fails) => {
  expect(run(goesOn, fails, goesOn)).toEqual([0, 1, failure]);
});

it('goes on after a handler that waits', async () => {
  const called: unknown[] = [];
  await new Promise<void>((resolve) => {
    const waits: RequestHandler = (_request, _response, next) => void setImmediate(next);
    void inOrder(...[waits, goesOn].map(noted(called)))(request, response, () => resolve());
  });
  expect(called).toEqual([0, 1]);
});
