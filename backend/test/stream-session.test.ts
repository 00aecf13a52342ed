import type { NestExpressApplication } from '@nestjs/platform-express';
import { mkdtemp, rm } from 'node:fs/promises';
import http from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { firstValueFrom } from 'rxjs';
import request from 'supertest';
import { SessionWatch } from '../src/auth/session-watch';
import { AppConfig } from '../src/config/app-config';
import { parseEnvironment } from '../src/config/parse-environment';
import { DatabaseUrl } from '../src/database/database-url';
import { closeServer, createServer } from '../src/server';
import { aTeacher, anAdmin, PASSWORD, type Person } from './factories/people';
import { startTestApp, TEST_SECRET, type TestApp } from './setup/test-app';

let app: TestApp;
let second: NestExpressApplication;
let dataDir: string;
let addresses: string[];
beforeAll(async () => {
  app = await startTestApp({ worker: false });
  dataDir = await mkdtemp(join(tmpdir(), 'marklight-test-'));
  const environment = parseEnvironment({ NODE_ENV: 'test', DATA_DIR: dataDir, DATABASE_POOL: '4' });
  second = await createServer(
    new AppConfig(environment, TEST_SECRET),
    new DatabaseUrl(app.databaseUrl),
    pino({ level: 'silent' }),
  );
  await second.listen(0, '127.0.0.1');
  const { port } = second.getHttpServer().address() as { port: number };
  addresses = [app.address, `http://127.0.0.1:${port}`];
});
afterAll(async () => {
  await closeServer(second);
  await app.close();
  await rm(dataDir, { recursive: true, force: true });
});

interface Browser {
  agent: Person['agent'];
  cookie: string;
}

/** A further browser of the person's, with a separate session. */
async function aBrowser({ email }: Person): Promise<Browser> {
  const agent = request.agent(app.address);
  const { headers } = await agent.post('/api/auth/login').send({ email, password: PASSWORD }).expect(200);
  const cookies = headers['set-cookie'] as unknown as string[];
  return { agent, cookie: cookies.map((line) => line.split(';')[0]).join('; ') };
}

/** An event stream of the browser's at each of the two servers; resolves when both have begun to talk. */
async function streams({ cookie }: Browser) {
  const opened = await Promise.all(
    addresses.map(
      (address) =>
        new Promise<{ ended: Promise<void>; isOpen: () => boolean; close: () => void }>((resolve, reject) => {
          const call = http.get(
            `${address}/api/processing-status/stream`,
            { headers: { cookie } },
            (reply) => {
              let open = true;
              const ended = new Promise<void>((done) =>
                reply.once('close', () => {
                  open = false;
                  done();
                }),
              );
              reply.on('error', () => undefined);
              reply.once('data', () => resolve({ ended, isOpen: () => open, close: () => call.destroy() }));
            },
          );
          call.on('error', reject);
        }),
    ),
  );
  return {
    ended: () => Promise.all(opened.map((one) => one.ended)),
    areOpen: () => opened.every((one) => one.isOpen()),
    close: () => opened.forEach((one) => one.close()),
  };
}

describe('event streams at two servers', () => {
  it.each([
    ['signs out', (browser: Browser) => browser.agent.post('/api/auth/logout').expect(204)],
    [
      'changes the password',
      (browser: Browser) =>
        browser.agent
          .put('/api/user/password')
          .send({
            currentPassword: PASSWORD,
            newPassword: 'quite another secret',
            confirmPassword: 'quite another secret',
          })
          .expect(204),
    ],
    [
      'deletes the account',
      (browser: Browser) => browser.agent.post('/api/user/delete').send({ password: PASSWORD }).expect(204),
    ],
  ])('end when the person %s', async (_, leave) => {
    const browser = await aBrowser(await aTeacher(app));
    const own = await streams(browser);
    await leave(browser);
    await own.ended();
  });

  it('end in the other browsers when the password changes', async () => {
    const teacher = await aTeacher(app);
    const [here, elsewhere] = [await aBrowser(teacher), await aBrowser(teacher)];
    const other = await streams(elsewhere);
    const body = { currentPassword: PASSWORD, newPassword: 'quite another secret' };
    await here.agent
      .put('/api/user/password')
      .send({ ...body, confirmPassword: body.newPassword })
      .expect(204);
    await other.ended();
  });

  it('end when an administrator disables the account or signs it out', async () => {
    const admin = await anAdmin(app);
    for (const path of ['disabled', 'sign-out']) {
      const teacher = await aTeacher(app);
      const open = await streams(await aBrowser(teacher));
      await admin.agent
        .post(`/api/admin/users/${teacher.id}/${path}`)
        .send({ reason: 'left the school', version: 1, disabled: true })
        .expect(200);
      await open.ended();
    }
  });

  it('end when the session is removed, however that happens', async () => {
    const teacher = await aTeacher(app);
    const open = await streams(await aBrowser(teacher));
    await app.database.query(`delete from sessions where sess -> 'passport' ->> 'user' = $1`, [teacher.id]);
    await open.ended();
  });

  it('continue when another session of the person ends, and when another person leaves', async () => {
    const teacher = await aTeacher(app);
    const [here, elsewhere] = [await aBrowser(teacher), await aBrowser(teacher)];
    const [kept, gone] = [await streams(here), await streams(elsewhere)];
    await elsewhere.agent.post('/api/auth/logout').expect(204);
    await gone.ended();
    expect(kept.areOpen()).toBe(true);
    kept.close();
  });

  it('end when the session expires, without anybody removing it', async () => {
    const teacher = await aTeacher(app);
    const rows = (await app.database.query(
      `update sessions set expire = now() - interval '1 second'
       where sess -> 'passport' ->> 'user' = $1 returning sid`,
      [teacher.id],
    )) as [{ sid: string }[], number];
    const sid = rows[0][0]?.sid as string;
    await firstValueFrom(app.nest.get(SessionWatch).ended(teacher.id, sid, 50));
  });

  it('check again, so that a later expiry is noticed', async () => {
    const teacher = await aTeacher(app);
    const [{ sid }] = (await app.database.query(
      `select sid from sessions where sess -> 'passport' ->> 'user' = $1`,
      [teacher.id],
    )) as [{ sid: string }];
    let over = false;
    const end = firstValueFrom(app.nest.get(SessionWatch).ended(teacher.id, sid, 50)).then(
      () => (over = true),
    );
    await app.database.query('select pg_sleep(0.3)');
    expect(over).toBe(false);
    await app.database.query(`update sessions set expire = now() where sid = $1`, [sid]);
    await end;
  });
});
