import { createServer, request as httpRequest, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import express, { type Request } from 'express';
import { readSlowly, unusedBodies } from './unused-bodies';

const PIECE = Buffer.alloc(1_000);

/** A body that never ends, with the number of pieces that have been read. */
function endless() {
  const counted = { read: 0 };
  const body = new Readable({ read: () => body.push(PIECE), highWaterMark: 1 }) as unknown as Request;
  body.on('data', () => (counted.read += 1));
  return { body, counted };
}

describe('readSlowly', () => {
  beforeEach(() => void jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] }));
  // The pace of earlier bodies ends once none is waiting.
  afterEach(() => {
    jest.advanceTimersByTime(5);
    jest.useRealTimers();
  });
  const settled = () => new Promise((resolve) => setImmediate(() => setImmediate(resolve)));

  it('reads a piece of one body at a time, all of them in turn', async () => {
    const bodies = Array.from({ length: 4 }, endless);
    for (const { body } of bodies) readSlowly(body);
    await settled();
    expect(bodies.map(({ counted }) => counted.read)).toEqual([1, 1, 1, 1]);
    for (let tick = 0; tick < 8; tick += 1) {
      jest.advanceTimersByTime(5);
      await settled();
    }
    expect(bodies.map(({ counted }) => counted.read)).toEqual([3, 3, 3, 3]);
    for (const { body } of bodies) body.destroy();
    await settled();
  });

  it('forgets a body whose client has gone', async () => {
    const [gone, other] = [endless(), endless()];
    for (const { body } of [gone, other]) readSlowly(body);
    await settled();
    gone.body.destroy();
    await settled();
    jest.advanceTimersByTime(5);
    await settled();
    expect([gone.counted.read, other.counted.read]).toEqual([1, 2]);
    other.body.destroy();
    await settled();
  });
});

describe('a reply that did not need the body', () => {
  let server: Server;
  let port: number;
  const started = async (afterReplyMs: number) => {
    const app = express();
    app.use(unusedBodies(afterReplyMs));
    app.post('/', (_request, response) => void response.status(401).send('no'));
    server = createServer(app).listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    ({ port } = server.address() as AddressInfo);
  };
  afterEach(() => new Promise((resolve) => server.close(resolve)));

  it('reaches a client that first sends everything, and the connection stays open', async () => {
    await started(30_000);
    const sent = httpRequest({ port, method: 'POST', headers: { 'content-length': 400_000 } });
    const reply = new Promise<string>((resolve, reject) => {
      sent.once('error', reject);
      sent.once('response', (response) => {
        let text = '';
        response.on('data', (part) => (text += String(part)));
        response.on('end', () => resolve(`${response.statusCode} ${text}`));
      });
    });
    const everything = new Promise<void>((resolve) => sent.end(Buffer.alloc(400_000), () => resolve()));
    expect(await reply).toBe('401 no');
    await everything;
  });

  it('closes the connection of a client that never stops sending', async () => {
    await started(100);
    const sent = httpRequest({ port, method: 'POST' });
    const closed = new Promise((resolve) => {
      sent.once('error', resolve);
      sent.once('close', resolve);
    });
    const status = new Promise((resolve) =>
      sent.once('response', (response) => resolve(response.resume().statusCode)),
    );
    const sending = setInterval(() => sent.write(PIECE), 5);
    expect(await status).toBe(401);
    await closed;
    clearInterval(sending);
    sent.destroy();
  });
});
