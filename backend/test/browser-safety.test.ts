import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import request from 'supertest';
import { projectPath } from '../src/web/project-path';
import { aTeacher, PASSWORD } from './factories/people';
import { startTestApp, type TestApp } from './setup/test-app';

const SECURE = 'https://school.example';
let plain: TestApp;
let secure: TestApp;
beforeAll(async () => {
  plain = await startTestApp({ worker: false });
  secure = await startTestApp({ worker: false, env: { PUBLIC_URL: SECURE, TRUST_PROXY: '1' } });
});
afterAll(() => Promise.all([plain.close(), secure.close()]));

const signUpSecurely = (email: string) =>
  request(secure.address)
    .post('/api/email-signup')
    .set('x-forwarded-proto', 'https')
    .send({ email, password: PASSWORD, confirmPassword: PASSWORD });

describe('cookies on https', () => {
  it('are bound to this host alone', async () => {
    const { headers } = await signUpSecurely('ana@school.example').expect(201);
    const cookies = headers['set-cookie'] as unknown as string[];
    expect(cookies.map((cookie) => cookie.split('=')[0])).toEqual(
      expect.arrayContaining(['__Host-marklight_session', '__Host-marklight_device']),
    );
    for (const cookie of cookies) {
      expect(cookie).toMatch(/; Path=\/(;|$)/);
      expect(cookie).toMatch(/; Secure/);
      expect(cookie).toMatch(/; HttpOnly/);
      expect(cookie).not.toMatch(/; Domain=/i);
    }
  });

  it('open no session under the plain name, which a sibling subdomain could set', async () => {
    const { headers } = await signUpSecurely('bea@school.example').expect(201);
    const [session] = (headers['set-cookie'] as unknown as string[])
      .filter((cookie) => cookie.startsWith('__Host-marklight_session='))
      .map((cookie) => cookie.split(';')[0] ?? '');
    const ask = (cookie: string) =>
      request(secure.address).get('/api/auth/user').set('x-forwarded-proto', 'https').set('cookie', cookie);
    await ask(session ?? '').expect(200);
    await ask((session ?? '').replace('__Host-', '')).expect(401);
  });

  it('are removed in a way that browsers accept', async () => {
    const { headers } = await signUpSecurely('cleo@school.example').expect(201);
    const cookie = (headers['set-cookie'] as unknown as string[]).map((one) => one.split(';')[0]).join('; ');
    const reply = await request(secure.address)
      .post('/api/auth/logout')
      .set('x-forwarded-proto', 'https')
      .set('cookie', cookie)
      .expect(204);
    expect(reply.headers['set-cookie']).toEqual([
      expect.stringMatching(/^__Host-marklight_session=;.*Path=\/;.*Secure/),
    ]);
  });
});

describe('writes with an origin', () => {
  const write = (origin: string) =>
    request(secure.address).post('/api/auth/logout').set('x-forwarded-proto', 'https').set('origin', origin);

  it('are accepted from the public address alone', async () => {
    await write(SECURE).expect(204);
  });

  it.each([
    'http://school.example',
    'https://school.example:8443',
    'https://school.example.evil.example',
    'null',
  ])('are refused from %s', async (origin) => {
    const { body } = await write(origin).expect(403);
    expect(body.code).toBe('cross_site');
  });

  it('are refused from another scheme if no public address is set', async () => {
    const { agent } = await aTeacher(plain);
    const other = plain.address.replace('http:', 'https:');
    await agent.post('/api/auth/logout').set('origin', other).expect(403);
    await agent.post('/api/auth/logout').set('origin', plain.address).expect(204);
  });
});

describe('the headers of every reply', () => {
  it.each(['/', '/api/health', '/api/nothing'])('close what is not used: %s', async (path) => {
    const { headers } = await request(secure.address).get(path).set('x-forwarded-proto', 'https');
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'strict-transport-security': expect.stringContaining('max-age=31536000'),
    });
    for (const feature of ['camera', 'microphone', 'geolocation', 'usb', 'payment', 'display-capture'])
      expect(headers['permissions-policy']).toContain(`${feature}=()`);
  });

  it('promise https only if the public address has it', async () => {
    const { headers } = await request(plain.address).get('/api/health');
    expect(headers).not.toHaveProperty('strict-transport-security');
  });
});

describe('source maps', () => {
  const folder = projectPath('dist', 'frontend-shell', 'assets');
  const file = `test-${process.pid}.js.map`;
  beforeAll(() => {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, file), '{"sources":["secret.ts"]}');
  });
  afterAll(() => rmSync(join(folder, file)));

  it.each([file, file.replace('.map', '.ma%70'), file.replace('.map', '%2Emap')])(
    'are not served, even when a build has left one: %s',
    async (name) => {
      const reply = await request(plain.address).get(`/assets/${name}`).expect(404);
      expect(reply.text).not.toContain('secret.ts');
    },
  );

  it('are named by no script', () => {
    const built = ['frontend-shell', 'frontend-grading', 'frontend-admin'].filter((app) =>
      existsSync(projectPath('dist', app)),
    );
    const scripts = built.flatMap((app) =>
      readdirSync(projectPath('dist', app), { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('.js'))
        .map((name) => projectPath('dist', app, name)),
    );
    for (const script of scripts) expect(readFileSync(script, 'utf8')).not.toContain('sourceMappingURL');
  });
});
