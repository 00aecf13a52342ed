import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { text as textOf } from 'node:stream/consumers';
import { OPERATIONS } from '@marklight/contracts/operations';
import request from 'supertest';
import { projectPath } from '../src/web/project-path';
import { aClassSet } from './factories/class-set';
import { aTeacher } from './factories/people';
import { startTestApp, type TestApp } from './setup/test-app';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ worker: false });
});
afterAll(() => app.close());

const get = (path: string) => request(app.address).get(path);

it('answers a request without a path like one for an unknown path', async () => {
  const { hostname, port } = new URL(app.address);
  const socket = connect(Number(port), hostname);
  socket.write('OPTIONS * HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n');
  expect(await textOf(socket)).toMatch(/^HTTP\/1\.1 404 /);
});

it('keeps a connection that is not used for longer than a proxy does', async () => {
  const reply = await fetch(`${app.address}/api/health`);
  const [, seconds] = /^timeout=(\d+)$/.exec(reply.headers.get('keep-alive') ?? '') ?? [];
  expect(Number(seconds)).toBeGreaterThan(60);
});

describe('probes', () => {
  it('say alive and ready', async () => {
    expect((await get('/api/health').expect(200)).body).toEqual({ status: 'ok' });
    expect((await get('/api/ready').expect(200)).body).toEqual({
      status: 'ready',
      database: true,
      draining: false,
      grading: 'no_workers',
      problems: [],
    });
  });

  it('give Prometheus metrics by route pattern, without addresses or emails', async () => {
    const { agent, email } = await aTeacher(app);
    await agent.get(`/api/auth/user?email=${email}`);
    const { text } = await get('/metrics').expect(200);
    expect(text).toMatch(
      /http_request_duration_seconds_count\{method="GET",route="\/api\/auth\/user",status="200"\} 1/,
    );
    expect(text).not.toContain(email);
  });

  it('say whether workers are grading, how long essays wait, and which scheduled job failed last', async () => {
    const quiet = await startTestApp({ worker: false });
    const valueOf = async (metric: string) => {
      const { text } = await request(quiet.address).get('/metrics').expect(200);
      const line = text.split('\n').find((one) => one.startsWith(`${metric} `));
      return line === undefined ? null : Number(line.slice(metric.length));
    };
    try {
      expect(await valueOf('grading_workers_alive')).toBe(0);
      expect(await valueOf('grading_oldest_waiting_seconds')).toBe(0);
      const teacher = await aTeacher(quiet);
      await teacher.agent
        .post('/api/grade-enhanced')
        .send(await aClassSet(teacher))
        .expect(202);
      await quiet.database.query(`update grading_jobs set created_at = now() - interval '1 hour'`);
      await quiet.database.query(
        `insert into worker_processes (worker_id, host, pid, seen_at)
         values ('lives', 'here', 1, now()), ('died', 'here', 2, now() - interval '1 minute')`,
      );
      await quiet.database.query(
        `insert into scheduled_job_runs (job, started_by, outcome, started_at) values
         ('healed', 'admin', 'failed', now() - interval '1 hour'), ('healed', 'admin', 'succeeded', now()),
         ('broken', 'admin', 'failed', now())`,
      );
      expect(await valueOf('grading_workers_alive')).toBe(1);
      expect(await valueOf('grading_jobs_stuck')).toBe(0);
      await quiet.database.query('delete from graphile_worker._private_jobs');
      expect(await valueOf('grading_jobs_stuck')).toBe(1);
      expect((await request(quiet.address).get('/api/ready').expect(200)).body).toMatchObject({
        grading: 'stuck',
      });
      expect(await valueOf('grading_oldest_waiting_seconds')).toBeGreaterThanOrEqual(3_600);
      expect(await valueOf('scheduled_job_failed{job="healed"}')).toBe(0);
      expect(await valueOf('scheduled_job_failed{job="broken"}')).toBe(1);
    } finally {
      await quiet.close();
    }
  });
});

it('gives what nobody may store no tag to ask for it again by', async () => {
  const { agent } = await aTeacher(app);
  const { headers } = await agent.get('/api/auth/user').expect(200);
  expect(headers['cache-control']).toBe('no-store');
  expect(headers).not.toHaveProperty('etag');
});

describe('metrics with a token', () => {
  it('are given to callers who have it, and nobody else', async () => {
    const guarded = await startTestApp({ worker: false, env: { METRICS_TOKEN: 'a-token-of-some-length' } });
    try {
      await request(guarded.address).get('/metrics').expect(404);
      await request(guarded.address).get('/metrics').set('authorization', 'Bearer wrong').expect(404);
      await request(guarded.address)
        .get('/metrics')
        .set('authorization', 'Bearer a-token-of-some-length')
        .expect(200);
    } finally {
      await guarded.close();
    }
  });
});

describe('the client configuration', () => {
  it('tells a visitor what grades and where the remotes are, and no secret', async () => {
    const { body } = await get('/api/config').expect(200);
    expect(body).toMatchObject({
      productName: 'Marklight',
      provider: { name: 'built-in' },
      remotes: { grading: '/remotes/grading/remoteEntry.js', admin: '/remotes/admin/remoteEntry.js' },
    });
  });
});

describe('errors', () => {
  it.each([
    ['an unknown address', () => get('/api/nothing'), 404, 'not_found'],
    [
      'a body that is not JSON',
      () =>
        request(app.address).post('/api/auth/login').set('content-type', 'application/json').send('{"email'),
      400,
      'bad_request',
    ],
    [
      'a body of 5 MB',
      () =>
        request(app.address)
          .post('/api/auth/login')
          .send({ email: 'x'.repeat(5_000_000) }),
      413,
      'too_large',
    ],
  ] as const)('have one shape: %s', async (_, call, status, code) => {
    const { body } = await call().expect(status);
    expect(body).toEqual({ statusCode: status, code, message: expect.any(String) });
  });

  it('that are unexpected show a reference and neither stack nor SQL', async () => {
    const { agent, id } = await aTeacher(app);
    await app.database.query('alter table essays rename to essays_away');
    try {
      const { body } = await agent.get('/api/essays?search=a').expect(500);
      expect(body).toEqual({
        statusCode: 500,
        code: 'unexpected',
        message: 'Something went wrong. Please try again.',
        reference: expect.stringMatching(/^[0-9a-f]{8}$/),
      });
      const log = app.log.join('');
      expect(log).toContain((body as { reference: string }).reference);
      expect(log).not.toContain(id);
    } finally {
      await app.database.query('alter table essays_away rename to essays');
    }
  });
});

describe('the API page', () => {
  it('describes every route of the server, and no other', async () => {
    const stack = (app.nest.getHttpAdapter().getInstance() as { router: { stack: Layer[] } }).router.stack;
    const served = stack
      .flatMap(({ route }) =>
        route ? Object.keys(route.methods).map((method) => `${method} ${String(route.path)}`) : [],
      )
      .filter((line) => /^(get|post|put|delete) \/(api\/(?!docs)|metrics)/.test(line));
    const described = OPERATIONS.map(({ method, path }) => `${method} ${path}`);
    expect([...new Set(served)].sort()).toEqual([...described].sort());
  });

  it('is an OpenAPI document with the contracts’ schemas', async () => {
    const { body } = await get('/api/docs/openapi.json').expect(200);
    expect(body.openapi).toMatch(/^3\./);
    expect(
      body.paths['/api/grade-enhanced'].post.requestBody.content['application/json'].schema.required,
    ).toContain('essayIds');
    await get('/api/docs').expect(200);
  });

  it('says of every call that it may be answered 503, as while the database is away', async () => {
    const { body } = await get('/api/docs/openapi.json').expect(200);
    const calls = Object.values<Record<string, object>>(body.paths).flatMap((path) => Object.values(path));
    expect(calls).not.toHaveLength(0);
    for (const call of calls) expect(call).toHaveProperty('responses.503.content');
  });

  it('is written once, however often it is asked for', async () => {
    const first = await get('/api/docs/openapi.json').expect(200);
    const written = jest.spyOn(JSON, 'stringify');
    try {
      const second = await get('/api/docs/openapi.json').expect(200);
      expect(second.text).toBe(first.text);
      expect(written.mock.calls.filter(([value]) => isDocument(value))).toEqual([]);
    } finally {
      written.mockRestore();
    }
  });
});

function isDocument(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'openapi' in value;
}

interface Layer {
  route?: { path: unknown; methods: Record<string, boolean> };
}

describe('pages', () => {
  it('are the landing page for a visitor and the application for a signed-in person', async () => {
    const { agent } = await aTeacher(app);
    const [landing, application] = [await get('/').expect(200), await agent.get('/').expect(200)];
    expect(landing.text).not.toEqual(application.text);
    expect(application.headers['cache-control']).toBe('no-store');
  });

  it('carry a unique nonce that the policy names', async () => {
    const [first, second] = [await get('/'), await get('/')];
    const nonceOf = (reply: request.Response) =>
      /'nonce-([^']+)'/.exec(reply.headers['content-security-policy'] ?? '')?.[1] ?? '?';
    expect(first.text).toContain(nonceOf(first));
    expect(first.text).not.toContain('__CSP_NONCE__');
    expect(nonceOf(first)).not.toBe(nonceOf(second));
  });

  it('are the application for any path, and a missing script is not a page', async () => {
    await get('/essays').expect('content-type', /html/).expect(200);
    await get('/assets/gone.js').expect(404);
    await get('/remotes/grading/gone.js').expect(404);
  });

  it('share /metrics with Prometheus: a browser gets the page, a program the figures', async () => {
    await get('/metrics')
      .set('accept', 'text/html,application/xhtml+xml,*/*;q=0.8')
      .expect('content-type', /html/)
      .expect(200);
    await get('/metrics')
      .set('accept', 'application/openmetrics-text,text/plain;q=0.5,*/*;q=0.1')
      .expect('content-type', /plain/);
  });

  it('never come from outside the built folders', async () => {
    if (!existsSync(projectPath('dist'))) mkdirSync(projectPath('dist'));
    writeFileSync(projectPath('dist', 'outside.txt'), 'outside');
    await get('/remotes/grading/..%2Foutside.txt').expect(404);
    await get('/..%2Foutside.txt').expect(404);
  });
});
