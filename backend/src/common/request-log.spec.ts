import { EventEmitter } from 'node:events';
import type { Request, Response } from 'express';
import pino from 'pino';
import { requestLog } from './request-log';

const ID = /^[0-9a-f-]{36}$/;

/** The lines about one request, and the headers of its reply. */
function logged(
  level: string,
  statusCode: number,
  url = '/api/essays?email=mia@school.example',
): { lines: Record<string, unknown>[]; headers: Map<string, string> } {
  const lines: Record<string, unknown>[] = [];
  const headers = new Map<string, string>();
  const logger = pino(
    { level, base: undefined },
    { write: (line) => void lines.push(JSON.parse(line) as (typeof lines)[0]) },
  );
  const request = {
    method: 'GET',
    url,
    headers: { cookie: 'secret' },
  };
  const response = Object.assign(new EventEmitter(), {
    statusCode,
    writableEnded: true,
    setHeader: (name: string, value: string) => headers.set(name, value),
  });
  requestLog(logger)(request as unknown as Request, response as unknown as Response, () => undefined);
  response.emit('close');
  return { lines, headers };
}

it('says of a request its id, method, path and status, and nothing else that it came with', () => {
  const { lines, headers } = logged('debug', 200);
  expect(lines).toEqual([
    {
      level: 20,
      time: expect.any(Number),
      req: { id: expect.stringMatching(ID), method: 'GET', path: '/api/essays' },
      res: { status: 200 },
      responseTime: expect.any(Number),
      msg: 'request completed',
    },
  ]);
  expect(headers.get('X-Request-Id')).toBe((lines[0]?.req as { id: string }).id);
});

it.each([
  ['info', 200, []],
  ['info', 404, []],
  ['info', 500, ['request errored']],
  ['warn', 503, ['request errored']],
  ['error', 503, []],
])('at level %s says of a reply %d: %j', (level, status, messages) => {
  expect(logged(level, status).lines.map(({ msg }) => msg)).toEqual(messages);
});

it('gives every reply an id, whatever is logged', () => {
  expect(logged('silent', 200).headers.get('X-Request-Id')).toMatch(ID);
});

it.each([
  ['/api/essays#token=secret', '/api/essays'],
  ['http://mia:secret@school.example/api/health?x', '/api/health'],
  ['?email=mia@school.example', ''],
  [`/${'a'.repeat(12_000)}`, `/${'a'.repeat(199)}`],
  ['/api/x%0a{"level":50}', '/api/x%0a{"level":50}'],
])('keeps of the address %.40s only its path, and not much of a long one', (url, path) => {
  expect(logged('debug', 200, url).lines[0]?.req).toMatchObject({ path });
});
