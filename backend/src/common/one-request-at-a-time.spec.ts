import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import express, { type Response } from 'express';
import { oneRequestAtATime } from './one-request-at-a-time';

let server: Server;
let client: Socket;
/** In the order in which they were begun. */
let begun: { path: string; response: Response }[];

beforeEach(async () => {
  begun = [];
  const app = express();
  app.use(oneRequestAtATime());
  app.get('/slow', ({ path }, response) => void begun.push({ path, response }));
  app.get('/{*path}', ({ path }, response) => {
    begun.push({ path, response });
    response.send(`reply to ${path}.`);
  });
  server = createServer(app).listen(0, '127.0.0.1');
  await once(server, 'listening');
  client = connect((server.address() as AddressInfo).port, '127.0.0.1');
  client.on('error', () => undefined);
});
afterEach(async () => {
  client.destroy();
  server.close();
  await once(server, 'close');
});

const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`;

it('answers requests that follow one another on a connection', async () => {
  for (const path of ['/one', '/two', '/three']) {
    client.write(get(path));
    let text = '';
    while (!text.includes(`reply to ${path}.`)) text += String((await once(client, 'data'))[0]);
  }
  expect(begun.map(({ path }) => path)).toEqual(['/one', '/two', '/three']);
});

it('begins no request before the one before it has its reply, and closes the connection', async () => {
  const closed = once(client.resume(), 'close');
  client.write(get('/slow') + get('/early').repeat(100));
  await closed;
  const [{ response } = { response: null }] = begun;
  if (response && !response.closed) await once(response, 'close');
  expect(begun.map(({ path }) => path)).toEqual(['/slow']);
});

it('lets go of a connection where requests come while a reply is being sent', async () => {
  client.write(get('/slow'));
  while (begun.length === 0) await once(server, 'request');
  begun[0]?.response.write('the beginning');
  await once(client, 'data');
  const closed = once(client, 'close');
  client.write(get('/early'));
  await closed;
  expect(begun.map(({ path }) => path)).toEqual(['/slow']);
});
