import { openNetwork } from '@marklight/api-client/testing/network';
import type { CurrentUser } from '@marklight/contracts/auth';
import type { ClientConfig } from '@marklight/contracts/config';

/** A signed-in teacher; give what matters to the test. */
export function aUser(given: Partial<CurrentUser> = {}): CurrentUser {
  return {
    id: '00000000-0000-4000-8000-000000000001',
    email: 'ada@school.example',
    emailVerified: true,
    pendingEmail: null,
    firstName: 'Ada',
    lastName: 'Nguyen',
    isAdmin: false,
    awaitsConfirmation: false,
    accessStatus: 'trial',
    trialEndsAt: null,
    createdAt: '2026-01-01T00:00:00.000Z',
    ...given,
  };
}

/** What the server says about itself; give what matters to the test. */
export function aConfig(given: Partial<ClientConfig> = {}): ClientConfig {
  return {
    productName: 'Marklight',
    supportEmail: 'support@school.example',
    mail: false,
    provider: { name: 'built-in', model: 'built-in' },
    billing: { enabled: true, publishableKey: null, scriptUrl: null },
    signup: { mode: 'open', domains: [] },
    remotes: { grading: '/remotes/grading/remoteEntry.js', admin: '/remotes/admin/remoteEntry.js' },
    maintenance: null,
    ...given,
  };
}

export interface FakeReply {
  status: number;
  body: unknown;
}
export interface FakeServer {
  /** By `METHOD path`; change it during a test to change the answers. */
  replies: Record<string, FakeReply | 'no answer'>;
  /** What was asked, in order: `METHOD path?query`. */
  asked: string[];
  /** The bodies that came with them. */
  bodies: unknown[];
}

/** A server of prepared answers. Anything else gets 404. */
export function fakeServer(replies: FakeServer['replies']): FakeServer {
  const server: FakeServer = { replies, asked: [], bodies: [] };
  openNetwork(({ method, path, params, text }) => {
    server.asked.push(`${method} ${path}${params.size > 0 ? `?${params.toString()}` : ''}`);
    server.bodies.push(text);
    return server.replies[`${method} ${path}`] ?? { status: 404 };
  });
  return server;
}

/** An error reply in the one shape. */
export function refusal(status: number, code: string, fields?: Record<string, string>): FakeReply {
  return { status, body: { statusCode: status, code, message: `The server says ${code}.`, fields } };
}
