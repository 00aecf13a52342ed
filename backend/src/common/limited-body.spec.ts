import { createServer, request as httpRequest, type ClientRequest, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import express, { type ErrorRequestHandler } from 'express';
import { limitedBody } from './limited-body';
import { unusedBodies } from './unused-bodies';

const LIMIT = 1_000;
const PIECE = Buffer.alloc(600);

let server: Server;
let port: number;
async function started(patienceMs?: number): Promise<void> {
  const app = express();
  app.use(unusedBodies(patienceMs), limitedBody('application/json', LIMIT, patienceMs));
  app.post('/', (request, response) => void response.send(String((request.body as Buffer).length)));
  const refused: ErrorRequestHandler = (error: { status: number }, _request, response, _next) => {
    response.status(error.status).send('refused');
  };
  app.use(refused);
  server = createServer(app).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  ({ port } = server.address() as AddressInfo);
}
afterEach(() => new Promise((resolve) => server.close(resolve)));

const begun = (headers: Record<string, string | number> = {}): ClientRequest =>
  httpRequest({
    port,
    method: 'POST',
    agent: false,
    headers: { 'content-type': 'application/json', ...headers },
  });
const replyTo = (sent: ClientRequest): Promise<string> =>
  new Promise((resolve, reject) => {
    sent.once('error', reject);
    sent.once('response', (response) => {
      let text = '';
      response.on('data', (part) => (text += String(part)));
      response.on('end', () => resolve(`${response.statusCode} ${text}`));
    });
  });

it('reads a body within the limit, whether or not it states its length', async () => {
  await started();
  const [known, unknown] = [begun({ 'content-length': LIMIT }), begun()];
  const replies = Promise.all([replyTo(known), replyTo(unknown)]);
  known.end(Buffer.alloc(LIMIT));
  unknown.write(PIECE);
  unknown.end(Buffer.alloc(400));
  expect(await replies).toEqual(['200 1000', '200 1000']);
});

it('refuses a larger one once everything has arrived, whether or not it states its length', async () => {
  await started();
  const [known, unknown] = [begun({ 'content-length': 300_000 }), begun()];
  const replies = Promise.all([replyTo(known), replyTo(unknown)]);
  known.end(Buffer.alloc(300_000));
  unknown.write(Buffer.alloc(200_000));
  unknown.end(Buffer.alloc(100_000));
  expect(await replies).toEqual(['413 refused', '413 refused']);
});

it('refuses a body that never ends, and then closes the connection', async () => {
  await started(100);
  const endless = begun();
  const closed = new Promise((resolve) => endless.once('close', resolve));
  const reply = replyTo(endless);
  const sending = setInterval(() => endless.write(PIECE), 5);
  endless.on('error', () => undefined);
  expect(await reply).toBe('413 refused');
  await closed;
  clearInterval(sending);
});
