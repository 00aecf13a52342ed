import type { Request, Response } from 'express';
import { untrustedProxyWarning } from './untrusted-proxy';

function said(trusted: number, ...headers: Record<string, string>[]): string[] {
  const lines: string[] = [];
  const warn = untrustedProxyWarning(trusted, {
    warn: (line: string) => lines.push(line),
  } as never);
  let passed = 0;
  for (const one of headers)
    warn({ headers: one } as unknown as Request, {} as Response, () => (passed += 1));
  expect(passed).toBe(headers.length);
  return lines;
}

const VIA_PROXY = { 'x-forwarded-for': '203.0.113.7' };

describe('a proxy that is not trusted', () => {
  it('is named in the log once, with what to set', () => {
    expect(said(0, {}, VIA_PROXY, VIA_PROXY)).toEqual([expect.stringContaining('TRUST_PROXY')]);
  });

  it('is not named where nobody forwards, or where it is trusted', () => {
    expect(said(0, {}, {})).toEqual([]);
    expect(said(1, VIA_PROXY)).toEqual([]);
  });
});
