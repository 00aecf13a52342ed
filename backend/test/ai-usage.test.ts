import { randomUUID } from 'node:crypto';
import type { AdminUsersReply, AnalyticsReply } from '@marklight/contracts/admin';
import { ADMIN_API } from '@marklight/contracts/routes';
import { AiToolsService } from '../src/ai-tools/ai-tools.service';
import { AiUsageService } from '../src/ai/ai-usage.service';
import { PreparedStatements } from '../src/database/prepared-statements.repository';
import { claimGrading, noteAnswer } from '../src/grading/grading-jobs.repository';
import { profileOf } from './factories/accounts';

import { anAdmin, aTeacher, type Person } from './factories/people';
import { aGradedEssay } from './factories/results';
import { startAppWithAiService } from './setup/ai-service-app';
import { until } from './setup/until';
import type { TestApp } from './setup/test-app';
import type { OpenAiStandIn } from './stand-ins/openai/server';

/** The cap of an account on trial, as new accounts are; others have five times as much. */
const CAP = 20_000;
const TEXT = Array.from(
  { length: 20 },
  (_, day) =>
    `On day ${day + 10} my brother taught me how to mend a bicycle in the shed, and we argued about the chain.`,
).join(' ');

let app: TestApp;
let service: OpenAiStandIn;
let close: () => Promise<void>;
let usage: AiUsageService;
let teacher: Person;
beforeAll(async () => {
  ({ app, service, close } = await startAppWithAiService({
    worker: false,
    env: {
      AI_MONTHLY_TOKEN_CAP: String(5 * CAP),
      AI_TOKEN_PRICE: '1/2',
    },
  }));
  usage = app.nest.get(AiUsageService);
});
afterAll(() => close());
beforeEach(async () => {
  service.reset();
  teacher = await aTeacher(app);
});

const setAside = async () => {
  const [row] = await app.database.query(
    'select count(*)::int as n from ai_token_reservations where user_id = $1',
    [teacher.id],
  );
  return row.n;
};
const spent = (userId: string, tokens: number, costUsd: number | null, when = 'now()') =>
  app.database.query(
    `insert into ai_usage (user_id, prompt_tokens, completion_tokens, cost_usd, created_at)
     values ($1, $2, 0, $3, ${when})`,
    [userId, tokens, costUsd],
  );

/** @returns the grading that waits */
async function aGradingToDo(): Promise<{ id: string }> {
  const essayId = await aGradedEssay(app, teacher, { assignmentId: null, levels: null });
  const criteria = await teacher.agent.post('/api/criteria/text').send({ text: 'Thesis' }).expect(201);
  const { id: criteriaId } = criteria.body as { id: string };
  await teacher.agent
    .post('/api/grade-enhanced')
    .send({ essayIds: [essayId], criteriaId })
    .expect(202);
  const [job] = await app.database.query<{ id: string }[]>(
    'select id from grading_jobs where essay_id = $1',
    [essayId],
  );
  return { id: job?.id ?? '' };
}

describe.each(['detector', 'summarizer'])('the %s with an AI service', (tool) => {
  it('counts its tokens and cost to the teacher', async () => {
    await teacher.agent.post(`/api/ai/${tool}`).send({ text: TEXT }).expect(200);
    const { tokens, costUsd } = await usage.thisMonth(teacher.id);
    expect(tokens).toBeGreaterThan(0);
    expect(costUsd).toBeGreaterThan(0);
  });

  it('counts what a failed answer cost', async () => {
    service.always({ type: 'invalid_json' });
    await teacher.agent.post(`/api/ai/${tool}`).send({ text: TEXT }).expect(503);
    expect((await usage.thisMonth(teacher.id)).tokens).toBeGreaterThan(0);
  });

  it('counts the cost of an answer that nobody is waiting for any more', async () => {
    service.hold();
    const call = teacher.agent.post(`/api/ai/${tool}`).send({ text: TEXT });
    const ended = call.then(
      () => 'answered',
      () => 'broken off',
    );
    await until(() => service.requests.length === 1);
    call.abort();
    expect(await ended).toBe('broken off');
    // By the time it answers a later request, the server has noticed.
    await profileOf(teacher);
    service.release();
    await until(async () => (await usage.thisMonth(teacher.id)).tokens > 0);
    await until(async () => (await setAside()) === 0);
  });

  it('does not take a request that was broken off for an error of the server', async () => {
    const tools = app.nest.get(AiToolsService);
    const request = [teacher.id, TEXT, 'en-AU', AbortSignal.abort()] as const;
    const asked = tool === 'detector' ? tools.detect(...request) : tools.summarize(...request);
    await expect(asked).rejects.toMatchObject({ code: 'asker_gone' });
    expect(await setAside()).toBe(0);
  });

  it('asks nothing over the monthly cap, and says so as grading does', async () => {
    await spent(teacher.id, CAP, null);
    const { body } = await teacher.agent.post(`/api/ai/${tool}`).send({ text: TEXT }).expect(429);
    expect(body).toMatchObject({
      code: 'token_cap_reached',
      message: expect.stringContaining('20,000 tokens'),
    });
    await teacher.agent
      .post(`/api/ai/${tool}-file`)
      .attach('file', Buffer.from(TEXT), 'notes.txt')
      .expect(429);
    expect(service.requests).toEqual([]);
  });

  it('says that the rest of the allowance is set aside if it is not used up', async () => {
    await app.database.query(
      `insert into ai_token_reservations (user_id, tokens, expires_at) values ($1, $2, now() + interval '1 hour')`,
      [teacher.id, CAP],
    );
    const { body } = await teacher.agent.post(`/api/ai/${tool}`).send({ text: TEXT }).expect(429);
    expect(body).toMatchObject({
      code: 'tokens_set_aside',
      message: expect.stringContaining('set aside for work in progress. Try again'),
    });
    expect(service.requests).toEqual([]);
    await app.database.query('delete from ai_token_reservations where user_id = $1', [teacher.id]);
  });
});

describe('the cap', () => {
  it('does not keep the detector from saying that a text is too short to tell', async () => {
    await spent(teacher.id, CAP, null);
    const { body } = await teacher.agent
      .post('/api/ai/detector')
      .send({ text: 'Bicycles need oil.' })
      .expect(200);
    expect(body).toMatchObject({ tooShort: true, wordCount: 3 });
    await teacher.agent.post('/api/ai/summarizer').send({ text: 'Bicycles need oil.' }).expect(429);
    expect(service.requests).toEqual([]);
  });

  it('is shown to the teacher and to the administrator, with what was used of it', async () => {
    const admin = await anAdmin(app);
    const row = async () => {
      const { body } = await admin.agent.get(ADMIN_API.users).query({ search: teacher.email }).expect(200);
      return (body as AdminUsersReply).users[0];
    };
    await spent(teacher.id, 300, null);
    await spent(teacher.id, 9_000, null, `now() - interval '40 days'`);
    expect((await profileOf(teacher)).usageStats).toMatchObject({ tokensThisMonth: 300, tokenCap: CAP });
    expect(await row()).toMatchObject({ tokensUsed: 9_300, tokensThisMonth: 300, tokenCap: CAP });
    await app.database.query(`update users set subscription_status = 'active' where id = $1`, [teacher.id]);
    expect((await profileOf(teacher)).usageStats.tokenCap).toBe(5 * CAP);
    expect((await row())?.tokenCap).toBe(5 * CAP);
    const { body } = await admin.agent.get(ADMIN_API.analytics).expect(200);
    expect((body as AnalyticsReply).ai.cap).toEqual({ tokens: 5 * CAP, onTrial: CAP });
  });
});

describe('the use of the AI service', () => {
  it('is one number on the profile, for administrators and against the cap, whatever the results say of theirs', async () => {
    const essay = await aGradedEssay(app, teacher, { assignmentId: null, levels: { Thesis: 3 } });
    await app.database.query(
      `update grading_results set usage = '{"promptTokens": 5000, "completionTokens": 5000, "costUsd": 9}' where essay_id = $1`,
      [essay],
    );
    // A grading that failed cost something as well, and left no result.
    await spent(teacher.id, CAP + 1, 0.5);
    const refusal = await teacher.agent.post('/api/ai/detector').send({ text: TEXT }).expect(429);
    expect(refusal.body.message).toContain('20,001 of 20,000 tokens');
    const admin = await anAdmin(app);
    const { body } = await admin.agent.get(ADMIN_API.users).query({ search: teacher.email }).expect(200);
    expect((body as AdminUsersReply).users[0]).toMatchObject({
      tokensUsed: CAP + 1,
      tokensThisMonth: CAP + 1,
    });
    const { usageStats } = await profileOf(teacher);
    expect(usageStats).toMatchObject({ tokensThisMonth: CAP + 1, costUsdThisMonth: 0.5 });
  });
});

describe('the sums of AI use', () => {
  it('are by user, for this month and in all, with zeros for those who used nothing', async () => {
    const other = await aTeacher(app);
    await spent(teacher.id, 100, 0.5);
    await spent(teacher.id, 30, null);
    await spent(teacher.id, 1000, 2, `now() - interval '40 days'`);
    const sums = await usage.ofUsers([teacher.id, other.id]);
    expect(sums.get(teacher.id)).toEqual({
      thisMonth: { tokens: 130, costUsd: 0.5 },
      allTime: { tokens: 1130, costUsd: 2.5 },
    });
    expect(sums.get(other.id)).toEqual({
      thisMonth: { tokens: 0, costUsd: null },
      allTime: { tokens: 0, costUsd: null },
    });
  });

  it('add up over everybody', async () => {
    const before = await usage.ofEverybody();
    await spent(teacher.id, 70, 0.25);
    await spent((await aTeacher(app)).id, 7, null, `now() - interval '40 days'`);
    const after = await usage.ofEverybody();
    expect(after.thisMonth.tokens - before.thisMonth.tokens).toBe(70);
    expect(after.allTime.tokens - before.allTime.tokens).toBe(77);
    expect((after.allTime.costUsd ?? 0) - (before.allTime.costUsd ?? 0)).toBeCloseTo(0.25);
  });

  it('may be more than two thousand million, for the teacher and for administrators', async () => {
    const used = 4 * 2 ** 30;
    await app.database.query(
      `insert into ai_usage (user_id, prompt_tokens, completion_tokens)
       select $1, 2147483647, 1 from generate_series(1, 2)`,
      [teacher.id],
    );
    expect((await profileOf(teacher)).usageStats.tokensThisMonth).toBe(used);
    const admin = await anAdmin(app);
    const users = await admin.agent.get(ADMIN_API.users).query({ search: teacher.email, sort: 'tokensUsed' });
    expect((users.body as AdminUsersReply).users[0]).toMatchObject({ tokensUsed: used });
    await admin.agent.get(ADMIN_API.analytics).expect(200);
    await app.database.query('delete from ai_usage where user_id = $1', [teacher.id]);
  });

  it('of nobody are empty', async () => {
    expect((await usage.ofUsers([])).size).toBe(0);
  });
});

describe('the cap when many calls are made at the same time', () => {
  it('is exceeded by no more than the cost of the last call', async () => {
    service.always({ type: 'answer', latencyMs: 50 });
    const replies = await Promise.all(
      Array.from({ length: 30 }, () => teacher.agent.post('/api/ai/detector').send({ text: TEXT })),
    );
    const answered = replies.filter(({ status }) => status === 200).length;
    const { tokens } = await usage.thisMonth(teacher.id);
    expect(answered).toBeGreaterThan(0);
    expect(replies.filter(({ status }) => status === 429).length).toBe(30 - answered);
    expect(tokens).toBeLessThan(CAP + (2 * tokens) / answered);
    const left = await app.database.query('select count(*)::int as n from ai_token_reservations');
    expect(left).toEqual([{ n: 0 }]);
  });

  it('forgets what a process set aside that never came back', async () => {
    await app.database.query(
      `insert into ai_token_reservations (user_id, tokens, expires_at) values ($1, $2, now() - interval '1 second')`,
      [teacher.id, CAP],
    );
    await teacher.agent.post('/api/ai/detector').send({ text: TEXT }).expect(200);
  });

  it('sets tokens aside once for work that is begun again after its process died', async () => {
    const work = { tokens: CAP, workId: (await aGradingToDo()).id };
    const other = () => usage.reserve(teacher.id, { tokens: 1 });
    await usage.reserve(teacher.id, work);
    const again = await usage.reserve(teacher.id, work);
    await expect(other()).rejects.toMatchObject({ code: 'tokens_set_aside' });
    await usage.settle(teacher.id, again, null);
    const reservation = await other();
    await usage.settle(teacher.id, reservation, null);
    expect(await setAside()).toBe(0);
  });

  it('does not count what is still set aside for a grading that has ended', async () => {
    const { id } = await aGradingToDo();
    await usage.reserve(teacher.id, { tokens: CAP, workId: id });
    const other = () => usage.reserve(teacher.id, { tokens: 1 });
    await expect(other()).rejects.toMatchObject({ code: 'tokens_set_aside' });
    await app.database.query(`update grading_jobs set status = 'error' where id = $1`, [id]);
    await other();
    await app.database.query('delete from ai_token_reservations where user_id = $1', [teacher.id]);
  });

  it('is a fifth of it for an account on trial, and whole for one that pays', async () => {
    expect(await usage.capOf(teacher.id)).toEqual({ tokens: CAP, onTrial: true });
    await app.database.query(
      `update users set subscription_status = 'active', subscription_ends_at = now() + interval '20 days' where id = $1`,
      [teacher.id],
    );
    expect(await usage.capOf(teacher.id)).toEqual({ tokens: 5 * CAP, onTrial: false });
  });
});

it('counts an answer once if it is noted twice, as when the database’s reply was lost, and counts the answer to a second attempt too', async () => {
  const prepared = app.nest.get(PreparedStatements);
  const { id } = await aGradingToDo();
  const used = { promptTokens: 70, completionTokens: 30, costUsd: 0.5 };
  for (const attempt of [1, 2]) {
    const cost = { usage: used, call: randomUUID() };
    const claim = await claimGrading(prepared, id, { progress: 10, unlessWaitingAt: null });
    if (!claim) throw new Error('there is nothing to grade');
    await noteAnswer(prepared, claim, { progress: 90, cost });
    await noteAnswer(prepared, claim, { progress: 90, cost });
    expect(await usage.thisMonth(teacher.id)).toMatchObject({
      tokens: 100 * attempt,
      costUsd: 0.5 * attempt,
    });
  }
});
