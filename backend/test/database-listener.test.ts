import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { AppLog } from '../src/common/app-log';
import { DatabaseListener } from '../src/database/database-listener';
import { startDatabaseProxy, type DatabaseProxy } from './setup/database-proxy';
import { createTestDatabase, type TestDatabase } from './setup/test-database';
import { until } from './setup/until';

let database: TestDatabase;
let admin: Client;
let proxy: DatabaseProxy;
let listener: DatabaseListener;
let heard: string[];
let gaps: number;
beforeAll(async () => {
  database = await createTestDatabase();
  admin = new Client({ connectionString: database.url });
  await admin.connect();
});
afterAll(async () => {
  await admin.end();
  await database.drop();
});
/** @param answerTimeoutMs where the usual seconds are too long to wait for */
const aListener = (answerTimeoutMs?: number) =>
  new DatabaseListener({
    url: proxy.url,
    channel: 'test',
    onMessage: (payload) => heard.push(payload),
    onGap: () => (gaps += 1),
    log: new AppLog(),
    heartbeatMs: 100,
    ...(answerTimeoutMs ? { answerTimeoutMs } : {}),
  });
beforeEach(async () => {
  proxy = await startDatabaseProxy(database.url);
  heard = [];
  gaps = 0;
  listener = aListener();
});
afterEach(async () => {
  await listener.stop();
  await proxy.close();
});

const notify = (payload: string) => admin.query('select pg_notify($1, $2)', ['test', payload]);
const listening = async (): Promise<number> => {
  const { rows } = await admin.query<{ n: number }>(
    `select count(*)::int as n from pg_stat_activity where application_name = 'marklight-listen' and datname = current_database()`,
  );
  return rows[0]?.n ?? 0;
};

describe('the listener', () => {
  it('receives notifications', async () => {
    await listener.start();
    await notify('one');
    await until(() => heard.length > 0);
    expect([heard, gaps]).toEqual([['one'], 0]);
  });

  it('makes a few attempts while the database is down, one at a time, and reconnects once', async () => {
    await listener.start();
    proxy.takeAway();
    const before = proxy.attempts();
    await sleep(3_000);
    // At least 125, 250, 500 and then 1,000 ms lie between two attempts.
    expect(proxy.attempts() - before).toBeLessThanOrEqual(8);
    expect(proxy.open()).toBe(0);
    proxy.bringBack();
    await until(() => gaps > 0);
    await notify('after');
    await until(() => heard.length > 0);
    expect([gaps, proxy.open(), await listening()]).toEqual([1, 1, 1]);
  });

  it('reconnects each time when its connection is ended repeatedly', async () => {
    await listener.start();
    for (let times = 1; times <= 5; times += 1) {
      await admin.query(
        `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'marklight-listen' and datname = current_database()`,
      );
      await until(() => gaps === times);
      expect(proxy.open()).toBe(1);
    }
    await until(async () => (await listening()) === 1);
  });

  it('notices a connection that is open and dead', async () => {
    listener = aListener(500);
    await listener.start();
    const before = proxy.attempts();
    proxy.freeze();
    // It has given up the dead connection when it asks for another.
    await until(() => proxy.attempts() > before);
    proxy.bringBack();
    await until(() => gaps > 0);
    // A server that takes longer than half a second is given up, too, and hears only of what comes later.
    await until(async () => {
      await notify('after');
      return heard.length > 0;
    });
    expect(heard[0]).toBe('after');
  });

  it('starts without the database and reports a possible gap once it is there', async () => {
    proxy.takeAway();
    await listener.start();
    proxy.bringBack();
    await until(() => gaps > 0);
    expect(gaps).toBe(1);
  });

  it('leaves nothing behind when it is stopped, with or without a database', async () => {
    await listener.start();
    await listener.stop();
    await until(async () => (await listening()) === 0);
    const away = proxy.attempts();
    await sleep(500);
    expect(proxy.attempts()).toBe(away);
  });
});
