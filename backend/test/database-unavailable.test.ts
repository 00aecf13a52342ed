import { apiErrorSchema } from '@marklight/contracts/errors.schema';
import { OPERATIONS } from '@marklight/contracts/operations';
import { API } from '@marklight/contracts/routes';
import { getDataSourceToken } from '@nestjs/typeorm';
import request from 'supertest';
import type { DataSource } from 'typeorm';
import { DatabaseState } from '../src/database/database-state';
import { DatabaseUrl } from '../src/database/database-url';
import { poolOf } from '../src/database/pool';
import { aTeacher, PASSWORD, type Person } from './factories/people';
import { startDatabaseProxy, type DatabaseProxy } from './setup/database-proxy';
import { startTestApp, type TestApp } from './setup/test-app';

let proxy: DatabaseProxy;
let app: TestApp;
let teacher: Person;
beforeAll(async () => {
  app = await startTestApp({
    worker: false,
    databaseAt: async (url) => {
      proxy = await startDatabaseProxy(url);
      return new DatabaseUrl(proxy.url);
    },
  });
  teacher = await aTeacher(app);
});
afterAll(async () => {
  await app.close();
  await proxy.close();
});

const PARAMETER = /:\w+/g;
const NOWHERE = '00000000-0000-4000-8000-000000000000';
const PROBES: string[] = [API.health, API.ready, API.metrics];
const routes = OPERATIONS.filter(({ path }) => !PROBES.includes(path)).map(
  ({ method, path }) => [method, path] as const,
);
const unavailable = (words: RegExp) => ({
  statusCode: 503,
  code: 'database_unavailable',
  message: expect.stringMatching(words) as string,
});

describe('while the database is unreachable', () => {
  beforeAll(() => proxy.takeAway());
  afterAll(async () => {
    proxy.bringBack();
    await request(app.address).get(API.ready).expect(200);
  });

  it.each(routes)('%s %s says so in a message, and when to try again', async (method, path) => {
    const reply = await teacher.agent[method](path.replace(PARAMETER, NOWHERE)).send();
    // Callers who do not hear that the database is unreachable get an answer that needs none.
    expect([400, 403, 404, 413, 415, 503]).toContain(reply.status);
    expect(apiErrorSchema.strict().safeParse(reply.body).success).toBe(true);
    if (reply.status !== 503) return;
    expect(reply.body).toEqual(unavailable(/cannot reach its database/));
    expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0);
  });

  it.each(routes)('%s %s has no answer of a broken server for a stranger either', async (method, path) => {
    const reply = await request(app.address)[method](path.replace(PARAMETER, NOWHERE)).send();
    expect(reply.status === 503 || reply.status < 500).toBe(true);
  });

  it('signing in is refused with the reason, not as a wrong password', async () => {
    const { body } = await request(app.address)
      .post(API.login)
      .send({ email: teacher.email, password: PASSWORD })
      .expect(503);
    expect(body).toEqual(unavailable(/cannot reach its database/));
  });

  it('the probes say that the process is alive and that it cannot serve, even with a cookie', async () => {
    await teacher.agent.get(API.health).expect(200, { status: 'ok' });
    const { body } = await teacher.agent.get(API.ready).expect(503);
    expect(body).toMatchObject({
      status: 'not_ready',
      database: false,
      problems: [expect.stringContaining('cannot reach its database')],
    });
  });

  it('metrics report on the process, and that the database is unreachable, even with a cookie', async () => {
    const { text } = await teacher.agent.get(API.metrics).expect(200);
    expect(text).toMatch(/^database_up 0$/m);
    expect(text).toMatch(/^process_resident_memory_bytes \d+/m);
    expect(text).toMatch(/^http_request_duration_seconds_count\{.*status="503"\} \d+$/m);
    expect(text).toMatch(/^grading_workers_alive Nan$/m);
    expect(text).not.toMatch(/^(grading_jobs|scheduled_job_failed)\{/m);
  });

  it('a page still comes, so that it can say what is wrong and try again', async () => {
    const { text } = await teacher.agent.get('/').expect('content-type', /html/).expect(200);
    expect(text).toContain('<html');
    await teacher.agent.get('/essays').expect('content-type', /html/).expect(200);
  });

  it('the log says it without names or statements', () => {
    const lines = app.log.filter((line) => line.includes('not available')).join('');
    expect(lines).toContain('database_unavailable');
    expect(lines).not.toContain(teacher.email);
    expect(app.log.join('')).not.toContain('unexpected error');
  });
});

it('a database that is busy with all connections of the server is not silent', async () => {
  const dataSource = app.nest.get<DataSource>(getDataSourceToken());
  const { max } = poolOf(dataSource).options;
  const runners = Array.from({ length: max }, () => dataSource.createQueryRunner());
  try {
    await Promise.all(runners.map((runner) => runner.connect()));
    expect(await app.nest.get(DatabaseState).answers()).toBe(true);
  } finally {
    await Promise.all(runners.map((runner) => runner.release()));
  }
});

it('probes, metrics and lists are answered although the database is silent', async () => {
  let silent: DatabaseProxy | undefined;
  const other = await startTestApp({
    worker: false,
    databaseAt: async (url) => {
      silent = await startDatabaseProxy(url);
      return new DatabaseUrl(silent.url);
    },
  });
  try {
    expect((await request(other.address).get(API.metrics).expect(200)).text).toMatch(/^database_up 1$/m);
    const person = await aTeacher(other);
    silent?.freeze();
    // Its statements would take a minute to be given up.
    const list = person.agent.get(API.essays).timeout(40_000).expect(503);
    const refused = list.then(({ body }) => body as unknown);
    await request(other.address).get(API.health).expect(200, { status: 'ok' });
    // More at the same time than are sent to the database; each would wait a minute for it.
    const replies = await Promise.all(
      [1, 2, 3, 4, 5].map(() => request(other.address).get(API.ready).timeout(30_000).expect(503)),
    );
    for (const { body } of replies)
      expect(body).toMatchObject({
        database: false,
        grading: 'unknown',
        problems: ['The database does not answer.'],
      });
    const { text } = await request(other.address).get(API.metrics).timeout(30_000).expect(200);
    expect(text).toMatch(/^database_up 0$/m);
    expect(text).toMatch(/^grading_jobs_stuck Nan$/m);
    expect(await refused).toEqual(unavailable(/cannot reach its database/));
  } finally {
    silent?.takeAway();
    silent?.bringBack();
    await other.close();
    await silent?.close();
  }
});

it('keeps a person signed in whose session cannot be read because the socket is missing', async () => {
  // As a connection to a missing socket fails, but an Error of the tests' own realm.
  const error = Object.assign(new Error('connect ENOENT /nowhere'), { code: 'ENOENT', syscall: 'connect' });
  const pool = poolOf(app.nest.get<DataSource>(getDataSourceToken()));
  const query = jest.spyOn(pool, 'query').mockImplementation((...given: unknown[]) => {
    const done = given.at(-1);
    if (typeof done === 'function') return void (done as (error: Error) => void)(error);
    return Promise.reject(error) as never;
  });
  try {
    const reply = await teacher.agent.get(API.essays).expect(503);
    expect(reply.body).toEqual(unavailable(/cannot reach its database/));
    expect(reply.headers['set-cookie']).toBeUndefined();
  } finally {
    query.mockRestore();
  }
  await teacher.agent.get(API.essays).expect(200);
});

describe('a database that answers and refuses', () => {
  /** The next change of a class is refused as the database itself would refuse it. */
  async function refuseWith(state: string): Promise<void> {
    await app.database.query(`
      create function refuse() returns trigger language plpgsql as $$
      begin raise exception 'could not extend file "base/1/2": wrote only 4096 of 8192 bytes' using errcode = '${state}'; end $$;
      create trigger refused before insert on classes execute function refuse();
    `);
  }
  afterEach(() => app.database.query('drop function refuse cascade'));
  const aClass = () => teacher.agent.post(API.classes).send({ name: '9B' });

  it.each([
    ['a full disk', '53100', /no room left on its disk/],
    ['a broken disk', '58030', /cannot read or write/],
    ['being read-only', '25006', /not accepting changes/],
    ['too many connections', '53300', /cannot reach its database/],
    ['being shut down', '57P01', /cannot reach its database/],
    ['too little memory', '53200', /out of memory/],
  ])('for %s is explained', async (_, state, words) => {
    await refuseWith(state);
    const reply = await aClass().expect(503);
    expect(reply.body).toEqual(unavailable(words));
    expect(reply.headers['retry-after']).toMatch(/^\d+$/);
    expect(reply.text).not.toContain('base/1/2');
  });

  it('is not ready while its disk is full', async () => {
    await refuseWith('53100');
    await aClass().expect(503);
    const { body } = await request(app.address).get(API.ready).expect(503);
    expect(body.problems).toEqual([expect.stringContaining('no room left')]);
  });

  it('saves what was refused once it can', async () => {
    await refuseWith('53100');
    await aClass().expect(503);
    await app.database.query('drop trigger refused on classes');
    await aClass().expect(201);
  });
});

const END_ITS_CONNECTIONS = `select pg_terminate_backend(pid) from pg_stat_activity
  where datname = current_database() and usename = 'marklight_app'`;

it('says that changes are not accepted while the database is read-only, as a standby is', async () => {
  const other = await startTestApp({ worker: false });
  let makeWritable = () => Promise.resolve();
  try {
    const person = await aTeacher(other);
    const [{ name }] = (await other.database.query('select current_database() as name')) as [
      { name: string },
    ];
    makeWritable = async () => {
      await other.database.query(`alter database ${name} reset default_transaction_read_only`);
      await other.database.query(END_ITS_CONNECTIONS);
      while ((await request(other.address).get(API.ready)).status !== 200);
    };
    await other.database.query(`alter database ${name} set default_transaction_read_only = on`);
    await other.database.query(END_ITS_CONNECTIONS);
    const untilReadOnly = async () => (await request(other.address).get(API.ready)).body.problems as string[];
    let problems = await untilReadOnly();
    while (!problems[0]?.includes('not accepting changes')) problems = await untilReadOnly();
    const { body } = await person.agent.post(API.classes).send({ name: '9B' }).expect(503);
    expect(body).toEqual(unavailable(/not accepting changes/));
    await person.agent.get(API.classes).expect(200);
  } finally {
    await makeWritable();
    await other.close();
  }
});
