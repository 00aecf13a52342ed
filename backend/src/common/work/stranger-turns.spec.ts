import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { API } from '@marklight/contracts/routes';
import express, { type Request, type Response } from 'express';
import { STRANGER_TURNS } from './limits';
import { strangerTurns } from './stranger-turns';

let server: Server;
let address: string;
/** What has been begun and has no answer yet. */
let open: Response[];
/** Of the calls that were begun. */
let paths: string[];

async function start(turnMs: number, answersNow = false): Promise<void> {
  [open, paths] = [[], []];
  const app = express();
  app.set('trust proxy', 1);
  // Twice, as in the server: a call has one turn.
  for (let n = 0; n < 2; n += 1)
    app.use(strangerTurns((request) => request.get('x-signed-in') !== undefined, turnMs));
  app.use(({ path }: Request, response: Response) => {
    open.push(response);
    paths.push(path);
    if (answersNow) response.end();
  });
  server = createServer(app).listen(0, '127.0.0.1');
  await once(server, 'listening');
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
afterEach(async () => {
  for (const response of open) response.end();
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
});

const call = (path: string, headers: Record<string, string> = {}) =>
  fetch(address + path, { headers }).catch(() => null);
const fetchFrom = (ip: string, path: string) => call(path, { 'x-forwarded-for': ip });
const untilBegun = async (path: string) => {
  while (!paths.includes(path)) await sleep(5);
};

it('begins a few calls of an address at a time, and holds up neither probes nor people who are signed in', async () => {
  await start(60_000);
  const calls = Array.from({ length: 12 }, (_, n) => call(`/${n}`));
  while (open.length < STRANGER_TURNS.seatsPerAccount) await sleep(5);
  void call(API.health);
  void call('/page', { 'x-signed-in': 'yes' });
  await untilBegun(API.health);
  await untilBegun('/page');
  expect(paths.filter((path) => /\d/.test(path))).toHaveLength(STRANGER_TURNS.seatsPerAccount);
  // Each answer lets one more begin.
  for (let answered = 0; answered < 14; answered += 1) {
    while (open.length === 0) await sleep(5);
    open.shift()?.end();
  }
  await Promise.all(calls);
  expect(paths.filter((path) => /\d/.test(path))).toHaveLength(12);
});

it('begins the next while calls are answered late', async () => {
  await start(10);
  for (let n = 0; n < 12; n += 1) void call(`/${n}`);
  while (open.length < 12) await sleep(5);
  expect(open).toHaveLength(12);
});

it('lets everybody else have their turn of the event loop between calls that are answered without waiting', async () => {
  await start(60_000, true);
  const perRound: number[] = [];
  let isCounting = true;
  const count = (before: number) => {
    perRound.push(paths.length - before);
    const now = paths.length;
    if (isCounting) setImmediate(count, now);
  };
  setImmediate(count, 0);
  await Promise.all(Array.from({ length: 60 }, (_, n) => call(`/${n}`)));
  isCounting = false;
  expect(paths).toHaveLength(60);
  // Of two rounds, as the seats of one may be given on during the next.
  expect(Math.max(...perRound)).toBeLessThanOrEqual(2 * STRANGER_TURNS.seatsPerAccount);
});

it('answers probes however many visitors of however many addresses wait', async () => {
  await start(60_000);
  for (let n = 0; n < STRANGER_TURNS.seats / STRANGER_TURNS.seatsPerAccount; n += 1) {
    for (let call = 0; call <= STRANGER_TURNS.seatsPerAccount; call += 1)
      void fetchFrom(`198.51.100.${n}`, `/${n}-${call}`);
  }
  while (open.length < STRANGER_TURNS.seats) await sleep(5);
  void call(API.health);
  await untilBegun(API.health);
  expect(paths.filter((path) => /\d/.test(path))).toHaveLength(STRANGER_TURNS.seats);
});
