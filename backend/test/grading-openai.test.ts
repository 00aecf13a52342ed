import type { GradingResult, ProcessingStatus } from '@marklight/contracts/grading';
import type { LedgerEntry } from '@marklight/contracts/ledger';
import { API, pathTo } from '@marklight/contracts/routes';
import { AnalysisPool } from '../src/ai/analysis-pool';
import { putBackForMaintenance } from '../src/grading/grading-jobs.repository';
import { enqueueGrading } from '../src/grading/grading-queue.repository';
import { aClassSet, untilGraded } from './factories/class-set';
import { aClass, aFiledEssay, anAssignment } from './factories/classes';
import { aTeacher, type Person } from './factories/people';
import { startAppWithAiService } from './setup/ai-service-app';
import { until } from './setup/until';
import type { TestApp } from './setup/test-app';
import type { OpenAiStandIn } from './stand-ins/openai/server';

let app: TestApp;
let service: OpenAiStandIn;
let close: () => Promise<void>;
let teacher: Person;
beforeAll(async () => {
  ({ app, service, close } = await startAppWithAiService({
    env: {
      OPENAI_MODEL: 'gpt-4o-mini',
      AI_TIMEOUT_SECONDS: '5',
      // These teachers are on trial, so their cap is a fifth of this: 200,000.
      AI_MONTHLY_TOKEN_CAP: '1000000',
      AI_CONCURRENCY: '3',
      AI_TOKEN_PRICE: '0.15/0.60',
    },
  }));
});
afterAll(() => close());
beforeEach(async () => {
  service.reset();
  teacher = await aTeacher(app);
});

const grade = (body: object) => teacher.agent.post('/api/grade-enhanced').send(body);
/** Makes the waiting jobs due now. */
async function runWaitingGradings(): Promise<void> {
  await app.database.query(
    `select graphile_worker.reschedule_jobs(array(select id from graphile_worker.jobs where key like 'grade:%' and run_at > now()), now())`,
  );
  // The queue wakes only for new jobs; with one, the test need not wait for its next look.
  await app.database.query(`select pg_notify('jobs:insert', '{"r":1,"count":3}')`);
}
/** As though other calls used all that is left of the teacher's tokens. */
const setAsideAll = () =>
  app.database.query(
    `insert into ai_token_reservations (user_id, tokens, expires_at) values ($1, 200000, now() + interval '1 hour')`,
    [teacher.id],
  );
const freeWhatIsSetAside = () =>
  app.database.query('delete from ai_token_reservations where user_id = $1', [teacher.id]);
const results = async () =>
  (await teacher.agent.get('/api/results?texts=included').expect(200)).body as GradingResult[];

describe('grading by an AI service', () => {
  it('stores its checked answer with provider, model, tokens and cost', async () => {
    await grade(await aClassSet(teacher)).expect(202);
    expect(await untilGraded(teacher)).toMatchObject([{ status: 'complete' }]);
    const [result] = await results();
    expect(result).toMatchObject({ provider: 'openai', usage: { promptTokens: expect.any(Number) } });
    expect(result?.usage?.costUsd).toBeGreaterThan(0);
    for (const { quote, start, end } of result?.feedback.flatMap((item) => item.evidence) ?? []) {
      expect(result?.essay.content.slice(start, end)).toBe(quote);
    }
  });

  it('keeps in the ledger what was asked and sent, what it cost, and where the text is kept', async () => {
    const set = await aClassSet(teacher);
    await grade(set).expect(202);
    await untilGraded(teacher);
    const [result] = await results();
    const address = pathTo(API.essayLedger, { id: set.essayIds[0] ?? '' });
    const entries = async () => (await teacher.agent.get(address).expect(200)).body as LedgerEntry[];
    const textAs = { sha256: expect.stringMatching(/^[0-9a-f]{64}$/) as string, keptWith: result?.id };
    expect(await entries()).toMatchObject([
      {
        proposal: {
          provider: 'openai',
          model: result?.model,
          promptVersion: expect.stringMatching(/^[0-9a-f]{12}$/) as string,
          usage: result?.usage,
          textAsSent: textAs,
        },
      },
    ]);
    await app.database.query(`update grading_results set text_as_sent = 'another' where id = $1`, [
      result?.id,
    ]);
    expect(await entries()).toMatchObject([{ proposal: { textAsSent: { ...textAs, keptWith: null } } }]);
  });

  it('sends the year of the class, and not its name', async () => {
    const { id: classId } = await aClass(teacher, { name: '10B Wattle English' });
    const { id: assignmentId } = await anAssignment(teacher, { classId });
    const { criteriaId } = await aClassSet(teacher);
    const essayIds = [await aFiledEssay(app, teacher, assignmentId)];
    await grade({ essayIds, criteriaId }).expect(202);
    await untilGraded(teacher);
    const sent = JSON.stringify(service.requests.at(-1)?.body.messages);
    expect(sent).toContain('in Year 10');
    expect(sent).not.toContain('Wattle');
  });

  it('sends no student name, and shows the teacher exactly what was sent', async () => {
    const set = await aClassSet(teacher);
    await teacher.agent
      .put(`/api/essays/${set.essayIds[0]}`)
      .send({ studentName: 'Ophelia Quartermaine' })
      .expect(200);
    await app.database.query(
      `update essays set content = content || E'\\n\\nMy name is Ophelia Quartermaine and I cook.' where id = $1`,
      [set.essayIds[0]],
    );
    await grade(set).expect(202);
    await untilGraded(teacher);
    const sent = JSON.stringify(service.requests.map((request) => request.body));
    expect(sent).toContain('every student to cook');
    expect(sent).not.toMatch(/Ophelia|Quartermaine/);
    const [result] = await results();
    const { body } = await teacher.agent.get(`/api/results/${result?.id}/text-as-sent`).expect(200);
    expect(body.text).toContain('every student to cook');
    expect(body.text).not.toMatch(/Ophelia|Quartermaine/);
  });

  it('drops a quote that the essay does not have, and asks the teacher to look', async () => {
    service.always({ type: 'invented_quote' });
    await grade(await aClassSet(teacher)).expect(202);
    await untilGraded(teacher);
    const [result] = await results();
    const marked = result?.feedback.filter((item) => item.reviewReasons.includes('quote_not_found'));
    expect(marked?.length).toBeGreaterThan(0);
    for (const { quote, start, end } of result?.feedback.flatMap((item) => item.evidence) ?? []) {
      expect(result?.essay.content.slice(start, end)).toBe(quote);
    }
  });

  it('tells the teacher why it failed, and grades when it is asked again', async () => {
    service.always({ type: 'quota' });
    const set = await aClassSet(teacher);
    await grade(set).expect(202);
    const [failed] = await untilGraded(teacher);
    expect(failed).toMatchObject({ status: 'error', error: expect.stringContaining('over its quota') });
    expect(await results()).toEqual([]);
    service.reset();
    await grade(set).expect(202);
    expect(await untilGraded(teacher)).toMatchObject([{ status: 'complete', error: null }]);
  });

  it('asks for no more essays at once than AI_CONCURRENCY', async () => {
    await grade(await aClassSet(teacher, { essays: 8 })).expect(202);
    await untilGraded(teacher);
    expect(service.mostAtOnce).toBeLessThanOrEqual(3);
    expect(await results()).toHaveLength(8);
  });

  it('checks the answers about one class set one after the other, so that none has a further process started', async () => {
    const pool = app.nest.get(AnalysisPool);
    let running = 0;
    let most = 0;
    const original = pool.run.bind(pool);
    const run = jest.spyOn(pool, 'run').mockImplementation(async (...given) => {
      running += 1;
      most = Math.max(most, running);
      try {
        return await original(...given);
      } finally {
        running -= 1;
      }
    });
    try {
      await grade(await aClassSet(teacher, { essays: 8 })).expect(202);
      await untilGraded(teacher);
      expect(run).toHaveBeenCalledTimes(8);
      expect(most).toBe(1);
    } finally {
      run.mockRestore();
    }
  });

  it('stops new grading at the monthly cap, with a clear message, and keeps what there is', async () => {
    await app.database.query(
      'insert into ai_usage (user_id, prompt_tokens, completion_tokens) values ($1, 199000, 1000)',
      [teacher.id],
    );
    const { body } = await grade(await aClassSet(teacher)).expect(429);
    expect(body).toMatchObject({
      code: 'token_cap_reached',
      message: expect.stringContaining('200,000 of 200,000 tokens'),
    });
    expect((await teacher.agent.get('/api/processing-status')).body).toEqual([]);
  });

  it('lets queued gradings wait while the rest is only set aside, and ends them with the same message once the cap is reached', async () => {
    const set = await aClassSet(teacher, { essays: 3 });
    await setAsideAll();
    await grade(set).expect(202);
    await until(async () => {
      const [waiting] = await app.database.query(
        `select count(*)::int as n from graphile_worker.jobs queued join grading_jobs job on queued.key = 'grade:' || job.id
         where job.user_id = $1 and queued.locked_at is null and queued.run_at > now()`,
        [teacher.id],
      );
      return waiting.n === 3;
    });
    const statuses = async () =>
      (await teacher.agent.get('/api/processing-status')).body as ProcessingStatus[];
    expect((await statuses()).map(({ status, error, waitsFor }) => [status, error, waitsFor])).toEqual(
      Array(3).fill(['pending', null, 'allowance']),
    );
    expect(service.requests).toEqual([]);
    await freeWhatIsSetAside();
    await app.database.query(
      'insert into ai_usage (user_id, prompt_tokens, completion_tokens) values ($1, 199999, 0)',
      [teacher.id],
    );
    await until(async () => {
      await runWaitingGradings();
      return (await statuses()).every(({ status }) => status === 'complete' || status === 'error');
    });
    expect((await statuses()).map(({ status }) => status).sort()).toEqual(['complete', 'error', 'error']);
    expect((await statuses()).map(({ waitsFor }) => waitsFor)).toEqual([null, null, null]);
    for (const { error } of (await statuses()).filter(({ status }) => status === 'error'))
      expect(error).toMatch(/this month’s allowance of the AI service \(.*of 200,000 tokens/);
    expect(service.requests).toHaveLength(1);
  });

  it('lets an essay that waits say so only until it is asked about', async () => {
    await setAsideAll();
    await grade(await aClassSet(teacher)).expect(202);
    const status = async () =>
      ((await teacher.agent.get('/api/processing-status')).body as ProcessingStatus[])[0];
    await until(async () => (await status())?.waitsFor === 'allowance');
    await freeWhatIsSetAside();
    service.hold();
    await until(async () => {
      await runWaitingGradings();
      return service.requests.length > 0;
    });
    expect(await status()).toMatchObject({ status: 'processing', waitsFor: null });
    service.release();
    expect(await untilGraded(teacher)).toMatchObject([{ status: 'complete' }]);
  });

  it('lists an essay that only looks whether it may go on as waiting, and no longer so once maintenance delays it', async () => {
    await setAsideAll();
    await grade(await aClassSet(teacher)).expect(202);
    const status = async () =>
      ((await teacher.agent.get('/api/processing-status')).body as ProcessingStatus[])[0];
    await until(async () => (await status())?.waitsFor === 'allowance');
    const [[job]] = await app.database.query<[{ id: string }[], number]>(
      `update grading_jobs set status = 'processing', progress = 10 where user_id = $1 returning id`,
      [teacher.id],
    );
    expect(await status()).toMatchObject({ status: 'pending', progress: 0, waitsFor: 'allowance' });
    await putBackForMaintenance(app.database.manager, job?.id ?? '');
    expect(await status()).toMatchObject({ status: 'pending', waitsFor: null });
    await freeWhatIsSetAside();
  });

  it('spreads the looks of essays that wait for the same tokens, so that they do not all come in the same moment', async () => {
    await setAsideAll();
    await grade(await aClassSet(teacher, { essays: 4 })).expect(202);
    const jobs = () =>
      app.database.query<{ id: string; seconds: number }[]>(
        `select job.id, extract(epoch from queued.run_at - now())::float8 as seconds
         from graphile_worker.jobs queued join grading_jobs job on queued.key = 'grade:' || job.id
         where job.user_id = $1 and queued.locked_at is null and queued.run_at > now()`,
        [teacher.id],
      );
    await until(async () => (await jobs()).length === 4);
    const wait = { seconds: 3_600, secondsBetween: 10_000 };
    for (const { id } of await jobs()) await enqueueGrading(app.database.manager, teacher.id, [id], wait);
    const spread = (await jobs()).map(({ seconds }) => Math.round(seconds));
    expect(new Set(spread).size).toBeGreaterThan(1);
    for (const seconds of spread) {
      expect(seconds).toBeGreaterThan(3_000);
      expect(seconds).toBeLessThan(60_000);
    }
    await freeWhatIsSetAside();
  });

  it('counts what failed answers cost', async () => {
    service.always({ type: 'invalid_json' });
    await grade(await aClassSet(teacher)).expect(202);
    expect(await untilGraded(teacher)).toMatchObject([{ status: 'error' }]);
    const [row] = await app.database.query(
      'select sum(prompt_tokens)::int as n from ai_usage where user_id = $1',
      [teacher.id],
    );
    expect(row.n).toBeGreaterThan(0);
  });
});

describe('teachers take turns', () => {
  it('so that one essay does not wait for another teacher’s class set', async () => {
    const other = await aTeacher(app);
    const many = await aClassSet(other, { essays: 15 });
    const one = await aClassSet(teacher, { criteria: ['A thesis about cooking'] });
    const asked = () => [...new Set(service.requests.map(({ body }) => JSON.stringify(body)))];
    service.hold();
    await other.agent.post('/api/grade-enhanced').send(many).expect(202);
    await grade(one).expect(202);
    // On a busy machine those that are held run out of time meanwhile, and others of the class set begin.
    const earlier = asked();
    service.release();
    await untilGraded(teacher);
    await untilGraded(other);
    const isOurs = (text: string) => text.includes('thesis about cooking');
    expect(asked().some(isOurs)).toBe(true);
    const later = asked().filter((text) => !earlier.includes(text));
    // Five essays of the class set may have been taken up before it came.
    expect(later.findIndex(isOurs)).toBeLessThan(6);
  });
});
