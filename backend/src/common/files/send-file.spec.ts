import { once } from 'node:events';
import { createServer, get, type IncomingMessage, type Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import express, { type Request, type Response } from 'express';
import { DOWNLOAD_LIMITS } from '../work/limits';
import { downloadTurns } from '../work/request-turns';
import { sendFile } from './send-file';

const servers: Server[] = [];
afterEach(() => servers.splice(0).forEach((server) => server.closeAllConnections()));

/** Serves one file by sendFile; tells how sending it ended. */
async function serve(content: AsyncIterable<string>): Promise<{ url: string; ended: Promise<unknown> }> {
  let settle: (outcome: unknown) => void = () => undefined;
  const ended = new Promise<unknown>((resolve) => (settle = resolve));
  const server = createServer((_request, response) => {
    sendFile(response as unknown as Response, () => ({
      contentType: 'text/csv',
      filename: 'r.csv',
      content,
    })).then(
      () => settle('sent'),
      (error: unknown) => settle(error),
    );
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  server.unref();
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, ended };
}

async function fetchAll(url: string): Promise<{ message: IncomingMessage; body: string }> {
  const message = await new Promise<IncomingMessage>((resolve, reject) =>
    get(url, { agent: false }, resolve).on('error', reject),
  );
  let body = '';
  for await (const part of message) body += String(part);
  return { message, body };
}

describe('sendFile', () => {
  it('sends all of it under its name, never cached', async () => {
    const { url, ended } = await serve(
      (async function* () {
        yield 'one,';
        yield 'two';
      })(),
    );
    const { message, body } = await fetchAll(url);
    expect(body).toBe('one,two');
    expect(message.headers).toMatchObject({
      'content-type': 'text/csv',
      'cache-control': 'no-store',
      'content-disposition': expect.stringContaining('filename="r.csv"') as string,
    });
    expect(await ended).toBe('sent');
  });

  it('cuts the connection when making the file fails half-way', async () => {
    const failure = new Error('the database went away');
    const { url, ended } = await serve(
      (async function* () {
        yield 'a part';
        await nextTurn();
        throw failure;
      })(),
    );
    await expect(fetchAll(url)).rejects.toMatchObject({ code: 'ECONNRESET' });
    expect(await ended).toBe(failure);
  });

  it('makes no more than the client takes, and stops when the client leaves', async () => {
    let made = 0;
    let stopped: () => void = () => undefined;
    const wasStopped = new Promise<void>((resolve) => (stopped = resolve));
    const { url, ended } = await serve(
      (async function* () {
        try {
          for (; made < 10_000; made++) yield 'x'.repeat(64 * 1024);
        } finally {
          stopped();
        }
      })(),
    );
    const message = await new Promise<IncomingMessage>((resolve) => get(url, { agent: false }, resolve));
    message.pause();
    for (let turn = 0; turn < 200; turn++) await nextTurn();
    const madeForNobody = made;
    message.destroy();
    await wasStopped;
    expect(madeForNobody).toBeLessThan(1_000);
    expect(await ended).toBe('sent');
  });
});

const { seats, seatsPerAccount } = DOWNLOAD_LIMITS.turns;
const PIECE = Buffer.alloc(1024 * 1024);

async function* endless() {
  for (;;) yield await Promise.resolve(PIECE);
}

it('gets a download through although clients that do not read hold all seats', async () => {
  const app = express();
  app.get('/:account/:kind', (request: Request, response, next) => {
    request.user = { id: request.params.account } as Express.User;
    const content = request.params.kind === 'endless' ? endless() : ['a short file'];
    sendFile(response, () => ({
      contentType: 'text/plain',
      filename: null,
      content: content as AsyncIterable<Buffer>,
    })).catch(next);
  });
  const server = createServer(app).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const stalled: Socket[] = [];
  for (let n = 0; n < seats; n += 1) {
    const client = connect(port, '127.0.0.1').on('error', () => undefined);
    client
      .pause()
      .write(`GET /${Math.floor(n / seatsPerAccount)}/endless HTTP/1.1\r\nHost: localhost\r\n\r\n`);
    stalled.push(client);
  }
  while (downloadTurns.load.running < seats) await new Promise((resolve) => setTimeout(resolve, 10));
  const now = performance.now.bind(performance);
  const later = jest.spyOn(performance, 'now').mockImplementation(() => now() + 20_000);
  const reply = await fetch(`http://127.0.0.1:${port}/another/short`);
  expect(await reply.text()).toBe('a short file');
  later.mockRestore();
  for (const client of stalled) client.destroy();
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
});
