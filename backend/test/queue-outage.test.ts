import type { AiProvider, GradingProposal } from '@marklight/ai/provider';
import { MINUTE_MS } from '@marklight/contracts/durations';
import { Client } from 'pg';
import { AI_PROVIDER } from '../src/ai/ai-provider.token';
import { DatabaseUrl } from '../src/database/database-url';
import { PreparedStatements } from '../src/database/prepared-statements.repository';
import { aClassSet, untilGraded } from './factories/class-set';
import { aTeacher, type Person } from './factories/people';
import { startDatabaseProxy, type DatabaseProxy } from './setup/database-proxy';
import { startTestApp, type TestApp } from './setup/test-app';
import { until } from './setup/until';

/** The server and its workers come to the database by way of `proxy`; `database` is what stays. */
let proxy: DatabaseProxy;
let app: TestApp;
let database: Client;
let teacher: Person;
beforeAll(async () => {
  app = await startTestApp({
    databaseAt: async (url) => {
      proxy = await startDatabaseProxy(url);
      return new DatabaseUrl(proxy.url);
    },
  });
  database = new Client({ connectionString: app.databaseUrl });
  await database.connect();
});
afterAll(async () => {
  await database.end();
  await app.close();
  await proxy.close();
});
beforeEach(async () => {
  teacher = await aTeacher(app);
});
/** Opens the gate of the test that has ended. */
let openGates: () => void = () => undefined;
afterEach(() => {
  // A test that fails during an outage, or before it opens its gate, must not take the others with it.
  proxy.bringBack();
  openGates();
  jest.restoreAllMocks();
});

/** Every call of the provider, and a gate that holds answers back until it is opened. */
function watchProvider({ hold = false, of = app }: { hold?: boolean; of?: TestApp } = {}) {
  const provider = of.nest.get<AiProvider>(AI_PROVIDER);
  const grade = provider.grade.bind(provider);
  let open: () => void = () => undefined;
  const gate = hold ? new Promise<void>((resolve) => (open = resolve)) : Promise.resolve();
  openGates = open;
  const answers: GradingProposal[] = [];
  const calls = jest.spyOn(provider, 'grade').mockImplementation(async (request, options) => {
    const proposal = await grade(request, options);
    answers.push(proposal);
    await gate;
    return proposal;
  });
  return { calls, answers, open: () => open() };
}

/** The statement after an answer, before anything else. */
const ANSWER_NOTED = 'answer to a grading';

/** Sets the monotonic clock of this process ahead. It stays ahead, because a clock of that kind never goes back. */
const now = performance.now.bind(performance);
let aheadMs = 0;
function passMinutes(minutes: number): void {
  aheadMs += minutes * MINUTE_MS;
  performance.now = () => now() + aheadMs;
}
afterAll(() => {
  performance.now = now;
});

const one = async <T>(sql: string, values: unknown[] = []): Promise<T> =>
  (await database.query(sql, values)).rows[0] as T;
const results = () =>
  one<{ n: number; essays: number }>(
    'select count(*)::int as n, count(distinct essay_id)::int as essays from grading_results where user_id = $1',
    [teacher.id],
  );

/**
 * Waits until this many more connections have been refused, by when every process knows that the database is down.
 */
async function untilRefused(times: number, at = proxy): Promise<void> {
  const before = at.refused();
  await until(() => at.refused() >= before + times);
}

async function startGrading(essays: number) {
  const set = await aClassSet(teacher, { essays });
  await teacher.agent.post('/api/grade-enhanced').send(set).expect(202);
  return set;
}

describe('when the database is down while essays are graded', () => {
  it.each([1, 5])('for %i refused connections, every essay gets its one result', async (refused) => {
    await startGrading(8);
    await until(async () => (await results()).n >= 2);
    proxy.takeAway();
    await untilRefused(refused);
    proxy.bringBack();
    const statuses = await untilGraded(teacher);
    expect(statuses.map(({ status }) => status)).toEqual(Array(8).fill('complete'));
    expect(await results()).toEqual({ n: 8, essays: 8 });
  });

  it('again and again, nothing is lost and no attempt used up', async () => {
    await startGrading(8);
    for (let times = 0; times < 7; times += 1) {
      await until(() => proxy.open() > 0);
      proxy.takeAway();
      await untilRefused(1);
      proxy.bringBack();
    }
    const statuses = await untilGraded(teacher);
    expect(statuses.map(({ status }) => status)).toEqual(Array(8).fill('complete'));
    expect(await results()).toEqual({ n: 8, essays: 8 });
  });

  it('an answer that was paid for is kept and stored when it is back', async () => {
    const provider = watchProvider({ hold: true });
    await startGrading(1);
    await until(() => provider.answers.length === 1);
    proxy.takeAway();
    provider.open();
    await untilRefused(3);
    proxy.bringBack();
    expect(await untilGraded(teacher)).toMatchObject([{ status: 'complete' }]);
    expect(provider.calls).toHaveBeenCalledTimes(1);
    expect(await results()).toEqual({ n: 1, essays: 1 });
  });

  it('an answer that was paid for is kept through an outage of several minutes', async () => {
    const provider = watchProvider({ hold: true });
    const statements = jest.spyOn(app.nest.get(PreparedStatements), 'rows');
    const triesToStore = () => statements.mock.calls.filter(([name]) => name === ANSWER_NOTED).length;
    await startGrading(1);
    await until(() => provider.answers.length === 1);
    proxy.takeAway();
    provider.open();
    await until(() => triesToStore() >= 1);
    passMinutes(5);
    await until(() => triesToStore() >= 3);
    proxy.bringBack();
    expect(await untilGraded(teacher)).toMatchObject([{ status: 'complete' }]);
    expect(provider.calls).toHaveBeenCalledTimes(1);
    expect(await results()).toEqual({ n: 1, essays: 1 });
  });

  it('a result whose commit was not confirmed is stored once', async () => {
    const isLost = proxy.loseReplyTo('INSERT INTO "grading_results"');
    await startGrading(1);
    expect(await untilGraded(teacher)).toMatchObject([{ status: 'complete' }]);
    expect(isLost()).toBe(true);
    // Logged after the second try, which has been made by then.
    await until(async () => {
      const { n } = await one<{ n: number }>(
        `select count(*)::int as n from user_activity_log where user_id = $1 and action = 'grading_completed'`,
        [teacher.id],
      );
      return n === 1;
    });
    expect(await one('select version from grading_results where user_id = $1', [teacher.id])).toEqual({
      version: 1,
    });
    expect(
      await one(
        `select count(*)::int as n from result_ledger line join essays on essays.id = line.essay_id where user_id = $1`,
        [teacher.id],
      ),
    ).toEqual({ n: 1 });
  });

  it('says so in the log, without what an essay says', async () => {
    // The other worker looks for work. One that has a job waits with it until the database is back.
    await startGrading(1);
    const before = app.log.length;
    const says = (words: string) => app.log.slice(before).some((line) => line.includes(words));
    proxy.takeAway();
    await until(() => says('the queue’s workers are replaced'));
    proxy.bringBack();
    await untilGraded(teacher);
    await until(() => says('the queue is being worked again'));
    const lines = app.log.join('');
    expect(lines).not.toContain('practises fractions');
  });

  it('leaves as many connections as before, and as many workers', async () => {
    const workers = () =>
      one<{ n: number }>(
        `select count(*)::int as n from worker_processes where queue = 'grading' and seen_at > now() - interval '30 seconds'`,
      );
    await until(async () => (await workers()).n === 2);
    const before = proxy.open();
    for (let times = 0; times < 5; times += 1) {
      proxy.takeAway();
      await untilRefused(1);
      proxy.bringBack();
      await until(() => proxy.open() > 0);
    }
    await startGrading(1);
    await untilGraded(teacher);
    await until(async () => (await workers()).n === 2);
    await until(() => proxy.open() <= before + 2);
  });
});

describe('when only the queue loses its connections', () => {
  let queueProxy: DatabaseProxy;
  let other: TestApp;
  let person: Person;
  beforeAll(async () => {
    other = await startTestApp({
      databaseAt: async (url) => {
        queueProxy = await startDatabaseProxy(url);
        return new DatabaseUrl(url, queueProxy.url);
      },
    });
  });
  afterAll(async () => {
    await other.close();
    await queueProxy.close();
  });
  beforeEach(async () => {
    person = await aTeacher(other);
  });
  afterEach(() => queueProxy.bringBack());

  it('workers that could not record that their job is done are replaced, and later essays are graded', async () => {
    const provider = watchProvider({ hold: true, of: other });
    const set = await aClassSet(person, { essays: 2 });
    await person.agent.post('/api/grade-enhanced').send(set).expect(202);
    // One for each worker.
    await until(() => provider.answers.length === 2);
    queueProxy.takeAway();
    provider.open();
    expect(await untilGraded(person)).toMatchObject([{ status: 'complete' }, { status: 'complete' }]);
    await untilRefused(1, queueProxy);
    queueProxy.bringBack();
    const more = await aClassSet(person, { essays: 2 });
    await person.agent.post('/api/grade-enhanced').send(more).expect(202);
    const statuses = await untilGraded(person);
    expect(statuses.map(({ status }) => status)).toEqual(Array(4).fill('complete'));
    expect(provider.calls).toHaveBeenCalledTimes(4);
  });

  it('connections that are open and dead are given up, and grading continues', async () => {
    queueProxy.freeze();
    const set = await aClassSet(person, { essays: 2 });
    await person.agent.post('/api/grade-enhanced').send(set).expect(202);
    queueProxy.bringBack();
    expect(await untilGraded(person)).toMatchObject([{ status: 'complete' }, { status: 'complete' }]);
  });
});
