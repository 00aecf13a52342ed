import { Injectable } from '@nestjs/common';
import { API } from '@marklight/contracts/routes';
import type { Request, RequestHandler, Response } from 'express';
import { filter, ReplaySubject, take, type Observable } from 'rxjs';
import { codedErrors } from '../coded-error';
import { isEventStream } from '../event-stream';

/** A restart takes about this long. */
const RETRY_AFTER_SECONDS = 5;

export class DrainingError extends codedErrors({
  draining: {
    status: 503,
    retryAfterSeconds: RETRY_AFTER_SECONDS,
    message: 'Marklight is restarting. What you have entered is still here: try again in a few seconds.',
  },
}) {}

/** Health probes are answered until the process ends. */
const ALWAYS_ANSWERED: readonly string[] = [API.health, API.ready, API.metrics];
/** A refused body is read for this long, because a client that is still sending may lose the reply. */
const REFUSED_BODY_MS = 2_000;
const LOOK_EVERY_MS = 50;

/** Shuts a server process down: requests in progress are finished, and no new ones are accepted. */
@Injectable()
export class Draining {
  private readonly begun = new ReplaySubject<void>(1);
  private readonly inProgress = new Set<Response>();
  private draining = false;

  get now(): boolean {
    return this.draining;
  }

  /** Calls the listener once when this process is shutting down, even if it registers later. */
  get whenBegun(): Observable<void> {
    return this.begun.pipe(
      filter(() => this.draining),
      take(1),
    );
  }

  /** From here on new requests are refused, and connections are closed after their reply. */
  begin(): void {
    if (this.draining) return;
    this.draining = true;
    for (const response of this.inProgress) closeAfterwards(response);
    this.begun.next();
  }

  /**
   * Waits until every request has its reply. It does not wait for event streams, which have been asked to reconnect.
   * @param limitMs the longest wait
   * @returns whether all requests had ended
   */
  async idle(limitMs: number): Promise<boolean> {
    const deadline = performance.now() + limitMs;
    while (this.busy() && performance.now() < deadline)
      await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
    return !this.busy();
  }

  /** Install it first, so that it sees every request. */
  readonly middleware: RequestHandler = (request, response, next) => {
    this.inProgress.add(response);
    response.once('close', () => this.inProgress.delete(response));
    if (!this.draining) return next();
    closeAfterwards(response);
    if (ALWAYS_ANSWERED.includes(request.path)) return next();
    void bodyOf(request).then(() => refuse(request, response));
  };

  private busy(): boolean {
    return [...this.inProgress].some((response) => !isEventStream(response));
  }
}

function closeAfterwards(response: Response): void {
  if (!response.headersSent) response.setHeader('Connection', 'close');
}

/** Keeps reading for a moment, though nobody will use it. */
function bodyOf(request: Request): Promise<void> {
  return new Promise((resolve) => {
    const limit = setTimeout(resolve, REFUSED_BODY_MS);
    const done = () => {
      clearTimeout(limit);
      resolve();
    };
    request.once('end', done).once('close', done).once('error', done).resume();
    if (request.readableEnded) done();
  });
}

function refuse(request: Request, response: Response): void {
  const { statusCode, code, message } = new DrainingError('draining');
  response.status(statusCode).setHeader('Retry-After', String(RETRY_AFTER_SECONDS));
  response.setHeader('Cache-Control', 'no-store');
  if (request.path.startsWith('/api') || !request.accepts('html')) {
    response.json({ statusCode, code, message });
    return;
  }
  // A page that is being opened: the browser tries again for the person.
  response.setHeader('Refresh', String(RETRY_AFTER_SECONDS));
  response
    .type('html')
    .send(
      `<!doctype html><html lang="en"><title>Restarting</title><p>Marklight is restarting. This page loads again in a few seconds.</p></html>`,
    );
}
