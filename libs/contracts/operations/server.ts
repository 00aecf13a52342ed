import { z } from 'zod';
import { clientConfigSchema } from '../config.schema';
import { readyReplySchema } from '../health.schema';
import { API } from '../routes';
import { json, type Operation } from './operation';

/** Calls that need no account. */
export const SERVER_OPERATIONS: readonly Operation[] = [
  {
    method: 'get',
    path: API.config,
    access: 'everyone',
    tag: 'Server',
    summary: 'What the pages need to know before they can draw anything',
    success: json(clientConfigSchema),
    errors: [],
  },
  {
    method: 'get',
    path: API.health,
    access: 'everyone',
    tag: 'Server',
    summary: 'Whether the server is alive and every part of it has started',
    success: json(z.object({ status: z.string() })),
    errors: [503],
  },
  {
    method: 'get',
    path: API.ready,
    access: 'everyone',
    tag: 'Server',
    summary: 'Whether the server is ready to serve requests',
    success: json(readyReplySchema),
    errors: [503],
  },
  {
    method: 'get',
    path: API.metrics,
    access: 'everyone',
    tag: 'Server',
    summary: 'Prometheus metrics',
    success: { status: 200, type: 'text/plain' },
    errors: [404],
  },
];
