import { EventEmitter } from 'node:events';
import type { Request, Response } from 'express';
import { Draining } from './draining';

/** A request that has arrived and has no reply yet. */
function underWay(draining: Draining, contentType?: string): EventEmitter {
  const response = Object.assign(new EventEmitter(), {
    headersSent: contentType !== undefined,
    getHeader: () => contentType,
    setHeader: () => undefined,
  });
  draining.middleware({ path: '/api/essays' } as Request, response as unknown as Response, () => undefined);
  return response;
}
const idleNow = (draining: Draining) => draining.idle(0);

describe('a process that is shutting down', () => {
  it('waits for requests that have no reply yet', async () => {
    const draining = new Draining();
    const response = underWay(draining);
    draining.begin();
    expect(await idleNow(draining)).toBe(false);
    response.emit('close');
    expect(await idleNow(draining)).toBe(true);
  });

  it('does not wait for event streams, which would never end', async () => {
    const draining = new Draining();
    underWay(draining, 'text/event-stream');
    draining.begin();
    expect(await idleNow(draining)).toBe(true);
  });
});
