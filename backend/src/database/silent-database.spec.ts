import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import request from 'supertest';
import { answerForSilentDatabase } from './silent-database';

let isSilent: boolean;
let answers: () => Promise<boolean>;
let server: Server;
let finish: (() => void)[];
beforeEach(() => {
  isSilent = false;
  finish = [];
  const app = express();
  answers = () => Promise.resolve(!isSilent);
  const state = { answers: () => answers() };
  app.use(answerForSilentDatabase(state, 20));
  app.all('/list', (_request, response) => {
    finish.push(() => response.json(['an essay']));
  });
  server = app.listen(0);
});
afterEach(() => server.close());

const call = (method: 'get' | 'post') =>
  request(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)[method]('/list');
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

describe('a call that the database leaves without an answer', () => {
  it('is answered with 503 in words, and what comes later is dropped', async () => {
    isSilent = true;
    const { body, headers } = await call('get').expect(503);
    expect(body).toMatchObject({
      code: 'database_unavailable',
      message: expect.stringContaining('database'),
    });
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  });

  it('is left alone while the database answers others, however long it takes', async () => {
    const reply = call('get').then((one) => one);
    await pause(100);
    finish[0]?.();
    expect((await reply).body).toEqual(['an essay']);
  });

  it('is answered once the database falls silent while it waits', async () => {
    const reply = call('get').then((one) => one);
    await pause(60);
    isSilent = true;
    expect((await reply).status).toBe(503);
  });

  it('is left alone where the database was only late once', async () => {
    let asked = 0;
    answers = () => Promise.resolve((asked += 1) !== 1);
    const reply = call('get').then((one) => one);
    await pause(200);
    finish[0]?.();
    expect((await reply).status).toBe(200);
    expect(asked).toBeGreaterThan(1);
  });

  it('is left alone where it changes something: nobody knows yet what becomes of it', async () => {
    isSilent = true;
    const reply = call('post').then((one) => one);
    await pause(100);
    finish[0]?.();
    expect((await reply).status).toBe(200);
  });
});
