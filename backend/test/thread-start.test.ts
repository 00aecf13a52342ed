import { API } from '@marklight/contracts/routes';
import request from 'supertest';
import { AnalysisPool } from '../src/ai/analysis-pool';
import { threadStarts } from '../src/common/work/thread-starts';
import { WorkError } from '../src/common/work/work.errors';
import { ThreadWatch } from '../src/health/thread-watch';
import { aClassSet, untilGraded } from './factories/class-set';
import { aTeacher } from './factories/people';
import { startTestApp, type TestApp } from './setup/test-app';

/*
 * threads.spec.ts and harper-linter.spec.ts show with real threads and a real missing binary that a failed start is
 * noticed. Here: what the product makes of it.
 */
let app: TestApp;
let broken: jest.SpyInstance | undefined;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
afterEach(() => {
  broken?.mockRestore();
  threadStarts.noteSuccess('grammar-checker');
});

function breakGrammarChecker(): void {
  broken = jest.spyOn(app.nest.get(AnalysisPool), 'run').mockImplementation(() => {
    threadStarts.noteFailure('grammar-checker', 'the grammar checker could not be loaded: ENOENT');
    return Promise.reject(
      new WorkError('could_not_start', { message: 'The grammar checker could not start.' }),
    );
  });
}

describe('a grammar checker that cannot start', () => {
  it('fails a grading in the first attempt, with the reason', async () => {
    breakGrammarChecker();
    const teacher = await aTeacher(app);
    await teacher.agent
      .post(API.gradeEnhanced)
      .send(await aClassSet(teacher))
      .expect(202);
    const [status] = await untilGraded(teacher);
    expect(status).toMatchObject({ status: 'error', error: 'The grammar checker could not start.' });
  });

  it('refuses an analysis with a code', async () => {
    breakGrammarChecker();
    const teacher = await aTeacher(app);
    const { body } = await teacher.agent
      .post(API.analyzeText)
      .send({ text: 'We saw teh hill.', locale: 'en-AU' })
      .expect(503);
    expect(body).toMatchObject({ code: 'could_not_start', message: 'The grammar checker could not start.' });
  });

  it('is found at the start, logged, and shown by health, readiness and metrics until it can start', async () => {
    breakGrammarChecker();
    await app.nest.get(ThreadWatch).check();
    expect(app.log.join('')).toContain('the grammar checker could not be loaded: ENOENT');
    const problems = ['The grammar-checker could not start; the log says why.'];
    const health = await request(app.address).get(API.health).expect(503);
    expect(health.body).toEqual({ status: 'failing', problems });
    const ready = await request(app.address).get(API.ready).expect(503);
    expect(ready.body).toMatchObject({ status: 'not_ready', database: true, problems });
    const metrics = await request(app.address).get(API.metrics).expect(200);
    expect(metrics.text).toContain('thread_cannot_start{thread="grammar-checker"} 1');

    broken?.mockRestore();
    await app.nest.get(ThreadWatch).check();
    await request(app.address).get(API.health).expect(200, { status: 'ok' });
    await request(app.address).get(API.ready).expect(200);
    expect((await request(app.address).get(API.metrics)).text).not.toContain('thread_cannot_start{');
  });
});
