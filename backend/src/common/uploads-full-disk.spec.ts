import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import express, { type Request } from 'express';
import request from 'supertest';
import { receiveUpload } from './uploads';

const onLinux = process.platform === 'linux' ? it : it.skip;
let mockFull = true;
jest.mock('node:fs', () => {
  const fs = jest.requireActual<typeof import('node:fs')>('node:fs');
  // Writing to this device fails as writing to a full disk does.
  const createWriteStream = (path: string, options: object) =>
    fs.createWriteStream(mockFull ? '/dev/full' : path, options);
  return { ...fs, createWriteStream };
});

/** Where uploads are received while this runs. */
let folder: string;
beforeAll(() => (folder = mkdtempSync(join(tmpdir(), 'marklight-full-disk-'))));
afterAll(() => rmSync(folder, { recursive: true }));

const app = express().post('/', (incoming: Request, reply) => {
  receiveUpload(incoming, { field: 'essays', maxFiles: 10, maxBytes: 1_000_000 }, folder).then(
    (upload) => upload.discard().then(() => reply.json(upload.files.map(({ bytes }) => bytes))),
    (error: { statusCode: number; code: string }) =>
      reply.status(error.statusCode).json({ code: error.code }),
  );
});
const upload = () =>
  [1, 2, 3].reduce(
    (call, n) => call.attach('essays', Buffer.alloc(300_000, 'x'), `essay-${n}.pdf`),
    request(app).post('/'),
  );

onLinux(
  'an upload that finds the disk full is refused with a message and leaves nothing behind',
  async () => {
    mockFull = true;
    await upload().expect(503, { code: 'storage_full' });
    expect(readdirSync(folder)).toEqual([]);
  },
);

onLinux('the same upload succeeds when there is room again', async () => {
  mockFull = false;
  await upload().expect(200, [300_000, 300_000, 300_000]);
  expect(readdirSync(folder)).toEqual([]);
});
