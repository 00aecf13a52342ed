import { PROVIDER_FAILURES, type ProviderFailure } from '@marklight/ai/provider-error';
import type { GradingResult } from '@marklight/contracts/grading';
import { aClassSet, untilGraded } from './factories/class-set';
import { aTeacher, type Person } from './factories/people';
import { startAppWithAiService } from './setup/ai-service-app';
import type { TestApp } from './setup/test-app';
import { until } from './setup/until';
import type { BehaviourInput } from './stand-ins/openai/behaviours';
import type { OpenAiStandIn } from './stand-ins/openai/server';

let app: TestApp;
let service: OpenAiStandIn;
let close: () => Promise<void>;
let teacher: Person;
beforeAll(async () => {
  ({ app, service, close } = await startAppWithAiService({
    env: { AI_TIMEOUT_SECONDS: '5' },
  }));
});
afterAll(() => close());
beforeEach(async () => {
  service.reset();
  teacher = await aTeacher(app);
});

const grade = (body: object) => teacher.agent.post('/api/grade-enhanced').send(body).expect(202);
const results = async () => (await teacher.agent.get('/api/results').expect(200)).body as GradingResult[];

/** Failures without a wait; timeouts and dropped connections are in libs/ai/openai/failures.spec.ts. */
const FAILURES: readonly [string, BehaviourInput, ProviderFailure][] = [
  ['quota exhausted', { type: 'quota' }, 'quota'],
  ['a wrong key', { type: 'status', status: 401, code: 'invalid_api_key' }, 'not_allowed'],
  ['an unknown model', { type: 'status', status: 404, code: 'model_not_found' }, 'bad_configuration'],
  ['the content filter', { type: 'content_filter' }, 'content_filter'],
  ['the content filter as an error', { type: 'content_filter', as: 'error' }, 'content_filter'],
  ['a refusal', { type: 'refusal' }, 'refused'],
  ['a truncated answer', { type: 'truncated' }, 'bad_answer'],
  ['invalid JSON', { type: 'invalid_json' }, 'bad_answer'],
  ['a missing criterion', { type: 'wrong', how: 'missing' }, 'bad_answer'],
  ['a criterion too many', { type: 'wrong', how: 'extra' }, 'bad_answer'],
  ['a level out of range', { type: 'wrong', how: 'level' }, 'bad_answer'],
  ['a prompt cut without a word', { type: 'cut_prompt', promptTokens: 50 }, 'essay_too_long'],
  ['a web page', { type: 'html' }, 'bad_request'],
];

it.each(FAILURES)(
  '%s: the teacher learns why, nothing is stored, and asking again grades',
  async (_, behaviour, code) => {
    service.always(behaviour);
    const set = await aClassSet(teacher);
    await grade(set);
    expect(await untilGraded(teacher)).toMatchObject([{ status: 'error', error: PROVIDER_FAILURES[code] }]);
    expect(await results()).toEqual([]);
    service.reset();
    await grade(set);
    expect(await untilGraded(teacher)).toMatchObject([{ status: 'complete', error: null }]);
    expect(await results()).toHaveLength(1);
  },
);

describe('a service that refuses everybody', () => {
  it('is asked a few times for thirty essays, each of which says why, and grades them all on Retry', async () => {
    service.always({ type: 'quota' });
    const set = await aClassSet(teacher, { essays: 30 });
    await grade(set);
    const statuses = await untilGraded(teacher);
    expect(statuses.map(({ error }) => error)).toEqual(statuses.map(() => PROVIDER_FAILURES.quota));
    expect(statuses).toHaveLength(30);
    // Ten were in progress, because the service had been working a moment before.
    expect(service.requests.length).toBeLessThanOrEqual(10);

    service.requests.length = 0;
    await grade(set);
    await untilGraded(teacher);
    expect(service.requests.length).toBeLessThanOrEqual(3);

    service.reset();
    await grade(set);
    expect((await untilGraded(teacher)).map(({ status }) => status)).toEqual(statuses.map(() => 'complete'));
  });
});

it('grades without a word about it where the service has neither schema nor JSON mode', async () => {
  service.support({ jsonSchema: false, jsonObject: false });
  service.always({ type: 'fenced' });
  await grade(await aClassSet(teacher));
  expect(await untilGraded(teacher)).toMatchObject([{ status: 'complete' }]);
  expect((await results())[0]?.feedback).toHaveLength(3);
});

it('stores an answer whose quotes are empty with the items marked for review', async () => {
  service.always({ type: 'empty_quote' });
  await grade(await aClassSet(teacher));
  await untilGraded(teacher);
  const items = (await results())[0]?.feedback ?? [];
  expect(items.some(({ reviewReasons }) => reviewReasons.includes('no_evidence'))).toBe(true);
  for (const { quote } of items.flatMap(({ evidence }) => evidence)) expect(quote).not.toBe('');
});

describe('a service that asks for time', () => {
  const waitingSeconds = async (): Promise<number[]> => {
    const rows = (await app.database.query(
      `select extract(epoch from run_at - now())::float8 as seconds from graphile_worker.jobs where run_at > now() + interval '1 minute'`,
    )) as { seconds: number }[];
    return rows.map(({ seconds }) => seconds);
  };
  const statusOfJob = async () =>
    (await teacher.agent.get('/api/processing-status').expect(200)).body as {
      status: string;
      error: string | null;
      waitsFor: string | null;
    }[];

  it('of half an hour is asked again after it: the job waits in the queue, and says for what', async () => {
    service.always({ type: 'rate_limited', retryAfter: '1800' });
    await grade(await aClassSet(teacher));
    let waiting: number[] = [];
    await until(async () => (waiting = await waitingSeconds()).length > 0);
    expect(waiting).toHaveLength(1);
    expect(waiting[0]).toBeGreaterThan(1_500);
    expect(await statusOfJob()).toMatchObject([{ status: 'pending', error: null, waitsFor: 'ai_service' }]);
    expect(service.requests).toHaveLength(1);
  });

  it('of a day is reported, and can be tried again by hand', async () => {
    service.always({ type: 'rate_limited', retryAfter: '86400' });
    const set = await aClassSet(teacher);
    await grade(set);
    expect(await untilGraded(teacher)).toMatchObject([
      { status: 'error', error: PROVIDER_FAILURES.rate_limited },
    ]);
    service.reset();
    await grade(set);
    expect(await untilGraded(teacher)).toMatchObject([{ status: 'complete' }]);
  });
});
