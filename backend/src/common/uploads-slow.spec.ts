import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import express, { type Request } from 'express';
import { receiveUpload } from './uploads';

const HEAD = [
  'POST / HTTP/1.1',
  'Host: here',
  'Content-Type: multipart/form-data; boundary=part',
  'Content-Length: 100000',
  '',
  '--part',
  'Content-Disposition: form-data; name="essays"; filename="a.pdf"',
  '',
  'The beginning of an essay',
].join('\r\n');

let folder: string;
let server: Server;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'marklight-slow-'));
  const app = express().post('/', (incoming: Request, reply) => {
    receiveUpload(incoming, { field: 'essays', maxFiles: 10, maxBytes: 1_000_000 }, folder, 50).catch(
      (error: { statusCode: number; code: string }) =>
        reply.status(error.statusCode).json({ code: error.code }),
    );
  });
  server = createServer(app);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
  rmSync(folder, { recursive: true });
});

it('breaks off an upload of which hardly anything arrives, and leaves nothing behind', async () => {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.write(HEAD);
  const reply = await new Promise<string>((resolve) =>
    socket.once('data', (bytes: Buffer) => resolve(bytes.toString())),
  );
  socket.destroy();
  expect(reply).toContain('408 Request Timeout');
  expect(reply).toContain('too_slow');
  expect(readdirSync(folder)).toEqual([]);
});
