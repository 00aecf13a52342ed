import type { EssayAnalysis } from '@marklight/contracts/analysis';
import { HOSTILE_TEXTS, SOME_PROSE } from '@marklight/text/testing/hostile-texts';
import { AnalysisPool } from '../../src/ai/analysis-pool';
import { aTeacher, type Person } from '../factories/people';
import { startTestApp, type TestApp } from '../setup/test-app';
import { until } from '../setup/until';

// The analysis runs what the last build wrote.
let app: TestApp;
let teacher: Person;
let hostile: Person;
beforeAll(async () => {
  app = await startTestApp({ worker: false });
  [teacher, hostile] = [await aTeacher(app), await aTeacher(app)];
});
afterAll(() => app.close());
afterEach(() => jest.restoreAllMocks());

const analyse = (by: Person, text: string) => by.agent.post('/api/analyze-text').send({ text });
const ranOutOfTime = ({ body }: Awaited<ReturnType<typeof analyse>>) => body.code === 'out_of_time';
/** What a busy machine does not do in time is asked for again, as the message says. */
async function analyseInTheEnd(by: Person, text: string) {
  let reply = await analyse(by, text);
  while (ranOutOfTime(reply)) reply = await analyse(by, text);
  return reply;
}
/** Waits until this many more texts have reached the analyser. */
function textsUnderWay(count: number): Promise<void> {
  const run = jest.spyOn(app.nest.get(AnalysisPool), 'run');
  return until(() => run.mock.calls.length >= count);
}
const hostileText = (name: string, length: number) => HOSTILE_TEXTS[name]?.(length) ?? '';

it('analyses 200,000 direction marks', async () => {
  const text = `${hostileText('direction marks', 200_000)} We went there.`;
  const { status, body } = await analyseInTheEnd(hostile, text);
  expect(status).toBe(200);
  expect(body as EssayAnalysis).toMatchObject({ wordCount: 3, sentenceCount: 1 });
});

it('names a thousand of many invented words, and looks for suggestions for a few', async () => {
  const { status, body } = await analyseInTheEnd(hostile, hostileText('invented words', 40_000));
  expect(status).toBe(200);
  const { spellingErrors, wordCount } = body as EssayAnalysis;
  expect(wordCount).toBeGreaterThan(5_000);
  expect(spellingErrors.length).toBeGreaterThan(1_000);
  const withSuggestions = spellingErrors.filter(({ suggestions }) => suggestions.length > 0);
  expect(new Set(withSuggestions.map(({ text }) => text)).size).toBeLessThanOrEqual(150);
});

it('answers one teacher between the paragraphs of another’s texts', async () => {
  let finished = 0;
  const underWay = textsUnderWay(6);
  const long = Array.from({ length: 6 }, () =>
    analyse(hostile, SOME_PROSE.repeat(300)).then(() => (finished += 1)),
  );
  await underWay;
  expect((await analyse(teacher, SOME_PROSE)).status).toBe(200);
  expect(finished).toBeLessThan(3);
  await Promise.all(long);
});

it('refuses, with a message, more than one account may have waiting', async () => {
  const many = await Promise.all(Array.from({ length: 40 }, () => analyse(hostile, SOME_PROSE.repeat(20))));
  const refused = many.filter((reply) => reply.status !== 200 && !ranOutOfTime(reply));
  expect(refused.length).toBeGreaterThan(0);
  for (const { status, body, headers } of refused) {
    expect(status).toBe(429);
    expect(body).toMatchObject({
      code: 'too_many_waiting',
      message: expect.stringContaining('waiting') as string,
    });
    expect(headers['retry-after']).toBeDefined();
  }
  expect((await analyseInTheEnd(teacher, SOME_PROSE)).status).toBe(200);
});

it('stops once the caller has gone', async () => {
  const text = SOME_PROSE.repeat(350);
  const underWay = textsUnderWay(1);
  const requests = Array.from({ length: 20 }, () => analyse(hostile, text));
  const asking = requests.map((request) =>
    request.then(
      () => 'answered',
      () => 'gone',
    ),
  );
  await underWay;
  for (const request of requests) request.abort();
  expect(await Promise.all(asking)).toContain('gone');
  // They were as many as one account may have waiting: if they were all processed, this would be refused for minutes.
  let status = 0;
  while (status !== 200) ({ status } = await analyse(hostile, SOME_PROSE));
  expect(app.log.some((line) => line.includes('unexpected error'))).toBe(false);
});
