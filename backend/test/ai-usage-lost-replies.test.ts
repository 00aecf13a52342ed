import { AiUsageService } from '../src/ai/ai-usage.service';
import { DatabaseUrl } from '../src/database/database-url';
import { aClassSet, untilGraded } from './factories/class-set';
import { profileOf } from './factories/accounts';
import { aTeacher, type Person } from './factories/people';
import { startAppWithAiService } from './setup/ai-service-app';
import { startDatabaseProxy, type DatabaseProxy } from './setup/database-proxy';
import type { TestApp } from './setup/test-app';
import type { OpenAiStandIn } from './stand-ins/openai/server';

const CAP = 500_000;
const USED = { promptTokens: 700, completionTokens: 300, costUsd: 0.5 };
const SETTING_ASIDE = 'insert into ai_token_reservations';
const COUNTING = 'insert into ai_usage';

/** The server reaches the database through `proxy`. */
let proxy: DatabaseProxy;
let app: TestApp;
let service: OpenAiStandIn;
let close: () => Promise<void>;
let usage: AiUsageService;
let teacher: Person;
beforeAll(async () => {
  ({ app, service, close } = await startAppWithAiService({
    env: { AI_MONTHLY_TOKEN_CAP: String(CAP), BILLING: 'off', AI_TOKEN_PRICE: '1/2' },
    databaseAt: async (url) => {
      proxy = await startDatabaseProxy(url);
      return new DatabaseUrl(proxy.url);
    },
  }));
  usage = app.nest.get(AiUsageService);
});
afterAll(async () => {
  await close();
  await proxy.close();
});
beforeEach(async () => {
  service.reset();
  teacher = await aTeacher(app);
});

const setAside = () =>
  app.database.query('select tokens from ai_token_reservations where user_id = $1', [teacher.id]);
const calls = () =>
  app.database.query('select call is not null as "hasId" from ai_usage where user_id = $1', [teacher.id]);

describe('if only the database’s reply is lost', () => {
  it('tokens are set aside once, and the repeat does not count them against the cap', async () => {
    const isLost = proxy.loseReplyTo(SETTING_ASIDE);
    const reservation = await usage.reserve(teacher.id, { tokens: CAP });
    expect(isLost()).toBe(true);
    expect(reservation).toMatchObject({ isSetAside: true, roomForMore: false });
    expect(await setAside()).toEqual([{ tokens: CAP }]);
    await expect(usage.reserve(teacher.id, { tokens: 1 })).rejects.toMatchObject({
      code: 'tokens_set_aside',
    });
    await usage.settle(teacher.id, reservation, null);
    expect(await setAside()).toEqual([]);
  });

  it('a call counts once, with and without a cap, and a second call counts too', async () => {
    for (const n of [1, 2]) {
      const reservation = await usage.reserve(teacher.id, { tokens: 1_000 });
      const isLost = proxy.loseReplyTo(COUNTING);
      await usage.settle(teacher.id, { ...reservation, isSetAside: n === 1 }, USED);
      expect(isLost()).toBe(true);
      expect(await usage.thisMonth(teacher.id)).toEqual({ tokens: n * 1_000, costUsd: n * 0.5 });
    }
    expect(await setAside()).toEqual([]);
    expect((await profileOf(teacher)).usageStats).toMatchObject({ tokensThisMonth: 2_000, tokenCap: CAP });
  });

  it('a tool answers, and what it cost counts once', async () => {
    const text = 'On Monday my brother taught me how to mend a bicycle in the shed, and we argued. '.repeat(
      20,
    );
    const isLost = [SETTING_ASIDE, COUNTING].map((statement) => () => proxy.loseReplyTo(statement));
    for (const [n, lose] of isLost.entries()) {
      const hasHappened = lose();
      await teacher.agent.post('/api/ai/detector').send({ text }).expect(200);
      expect(hasHappened()).toBe(true);
      expect(await calls()).toEqual(Array.from({ length: n + 1 }, () => ({ hasId: true })));
    }
    expect(await setAside()).toEqual([]);
  });

  it.each([
    ['its tokens are set aside', SETTING_ASIDE],
    ['its answer is counted', 'answer to a grading'],
  ])('when %s, an essay is graded and its answer counts once', async (_, statement) => {
    const set = await aClassSet(teacher, { essays: 1 });
    const isLost = proxy.loseReplyTo(statement);
    await teacher.agent.post('/api/grade-enhanced').send(set).expect(202);
    expect(await untilGraded(teacher)).toMatchObject([{ status: 'complete' }]);
    expect(isLost()).toBe(true);
    expect(await calls()).toEqual([{ hasId: true }]);
    expect(await setAside()).toEqual([]);
    const [used] = await app.database.query<{ tokens: number }[]>(
      `select (usage->>'promptTokens')::int + (usage->>'completionTokens')::int as tokens
       from grading_results where user_id = $1`,
      [teacher.id],
    );
    expect((await profileOf(teacher)).usageStats.tokensThisMonth).toBe(used?.tokens);
  });

  it('a grading that failed at the service counts once', async () => {
    service.always({ type: 'invalid_json' });
    const set = await aClassSet(teacher, { essays: 1 });
    const isLost = proxy.loseReplyTo(COUNTING);
    await teacher.agent.post('/api/grade-enhanced').send(set).expect(202);
    expect(await untilGraded(teacher)).toMatchObject([{ status: 'error' }]);
    expect(isLost()).toBe(true);
    expect(await calls()).toEqual([{ hasId: true }]);
  });
});
