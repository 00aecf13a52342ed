import type { RequestHandler } from 'express';

/**
 * One handler that runs several, each when the one before is done. Express matches the path again before every handler that it
 * is given, which for a short call takes longer than most of them.
 */
export function inOrder(...handlers: readonly RequestHandler[]): RequestHandler {
  return (request, response, next) => {
    const run = (at: number): void => {
      const handler = handlers[at];
      if (!handler) return next();
      const after = (error?: unknown): void => (error ? next(error) : run(at + 1));
      try {
        void handler(request, response, after);
      } catch (error) {
        next(error);
      }
    };
    run(0);
  };
}
