import type { Request, Response } from 'express';
import { AppConfig } from '../config/app-config';
import { parseEnvironment } from '../config/parse-environment';
import { nonceOf, securityHeaders } from './security-headers';

const handler = securityHeaders(
  new AppConfig(parseEnvironment({ NODE_ENV: 'test' }), 'a secret of some length, 0123456789'),
);

function reply(): { nonce: string; headers: Map<string, string> } {
  const headers = new Map<string, string>();
  const response = {
    locals: {},
    setHeader: (name: string, value: string) => headers.set(name.toLowerCase(), value),
  };
  void handler({} as Request, response as unknown as Response, () => undefined);
  return { nonce: nonceOf(response.locals), headers };
}

it('gives every reply 128 random bits, which its policy names for scripts and styles', () => {
  const replies = Array.from({ length: 1_000 }, reply);
  expect(new Set(replies.map(({ nonce }) => nonce)).size).toBe(1_000);
  for (const { nonce, headers } of replies) {
    expect(Buffer.from(nonce, 'base64')).toHaveLength(16);
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy.split(`'nonce-${nonce}'`)).toHaveLength(3);
    expect(policy).toContain(`script-src 'self' 'nonce-${nonce}'`);
    expect(policy).toContain(`style-src 'self' 'nonce-${nonce}'`);
  }
});

it('keeps the headers that protect a page', () => {
  expect(Object.fromEntries(reply().headers)).toMatchObject({
    'content-security-policy': expect.stringContaining(`frame-ancestors 'none'`),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': expect.stringContaining('camera=()'),
    'referrer-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
  });
});
