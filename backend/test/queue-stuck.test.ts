import { HOUR_MS } from '@marklight/contracts/durations';
import { ProviderError } from '@marklight/ai/provider-error';
import type { AiProvider, GradingProposal } from '@marklight/ai/provider';
import type { GradingResult } from '@marklight/contracts/grading';
import { AI_PROVIDER } from '../src/ai/ai-provider.token';
import { EssayGrader } from '../src/grading/essay-grader';
import { GradingWorker } from '../src/grading/grading-worker';
import type { SupervisedQueue } from '../src/queue/supervised-queue';
import { WorkerRegistry } from '../src/queue/worker-registry';
import { WorkerStopping } from '../src/queue/worker-stopping';
import { aClassSet, untilGraded, type ClassSet } from './factories/class-set';
import { aTeacher, type Person } from './factories/people';
import { startTestApp, type TestApp } from './setup/test-app';

let app: TestApp;
let teacher: Person;
beforeAll(async () => {
  app = await startTestApp({ worker: false });
});
afterAll(() => app.close());
beforeEach(async () => {
  teacher = await aTeacher(app);
});
afterEach(() => jest.restoreAllMocks());

async function asked(): Promise<ClassSet & { jobId: string }> {
  const set = await aClassSet(teacher);
  await teacher.agent.post('/api/grade-enhanced').send(set).expect(202);
  const [job] = (await app.database.query('select id from grading_jobs where essay_id = $1', [
    set.essayIds[0],
  ])) as { id: string }[];
  return { ...set, jobId: job?.id ?? '' };
}
const statuses = async () =>
  (await teacher.agent.get('/api/processing-status').expect(200)).body as {
    status: string;
    error: string | null;
  }[];
const results = async () => (await teacher.agent.get('/api/results').expect(200)).body as GradingResult[];
const queued = (jobId: string) =>
  app.database.query(
    'select locked_by as "lockedBy", attempts from graphile_worker.jobs where key = $1 order by id',
    [`grade:${jobId}`],
  ) as Promise<{ lockedBy: string | null; attempts: number }[]>;
const attempt = { signal: new AbortController().signal, lastAttempt: false };

describe('a process that sleeps while its job is handed on, and then wakes', () => {
  /** An attempt that is frozen inside the provider's call; `wake` lets the call end as given. */
  async function sleeping(jobId: string) {
    const provider = app.nest.get<AiProvider>(AI_PROVIDER);
    const grade = provider.grade.bind(provider);
    let wake: (outcome?: Error) => void = () => undefined;
    let reached: () => void = () => undefined;
    const inside = new Promise<void>((resolve) => (reached = resolve));
    jest
      .spyOn(provider, 'grade')
      .mockImplementationOnce(async (request, options): Promise<GradingProposal> => {
        const woken = new Promise<Error | undefined>((resolve) => (wake = resolve));
        reached();
        const failure = await woken;
        if (failure) throw failure;
        return grade(request, options);
      });
    const ended = app.nest
      .get(EssayGrader)
      .grade(jobId, attempt)
      .then(
        () => 'returned',
        (error: Error) => error.name,
      );
    await inside;
    return { wake: (outcome?: Error) => wake(outcome), ended };
  }

  it('replaces neither the result nor what the teacher has since decided', async () => {
    const { jobId } = await asked();
    const sleeper = await sleeping(jobId);
    await app.nest.get(EssayGrader).grade(jobId, attempt);
    const [result] = await results();
    if (!result) throw new Error('no result');
    const feedback = result.feedback.map(({ level, feedback }) => ({
      level: level === 4 ? 3 : (level ?? 0) + 1,
      feedback: `${feedback} Seen by me.`,
    }));
    await teacher.agent
      .put(`/api/results/${result.id}`)
      .send({ version: result.version, feedback })
      .expect(200);
    const decided = await results();
    sleeper.wake();
    expect(await sleeper.ended).toBe('ClaimLostError');
    expect(await results()).toEqual(decided);
  });

  it('does not overwrite another attempt that is still running', async () => {
    const { jobId } = await asked();
    const first = await sleeping(jobId);
    const second = await sleeping(jobId);
    first.wake();
    expect(await first.ended).toBe('ClaimLostError');
    expect([await results(), await statuses()]).toMatchObject([[], [{ status: 'processing' }]]);
    second.wake();
    expect(await second.ended).toBe('returned');
    expect([await results(), await statuses()]).toMatchObject([[{}], [{ status: 'complete' }]]);
  });

  it.each([
    ['a refusal', new ProviderError('refused', false, null)],
    ['a wish to wait', new ProviderError('rate_limited', true, 60_000)],
    ['a failure of ours', new Error('unexpected')],
  ])('with %s, takes nothing from the one that has the job now', async (_, failure) => {
    const { jobId } = await asked();
    const sleeper = await sleeping(jobId);
    const owner = await sleeping(jobId);
    sleeper.wake(failure);
    await sleeper.ended;
    expect(await statuses()).toMatchObject([{ status: 'processing', error: null }]);
    owner.wake();
    expect(await owner.ended).toBe('returned');
    expect(await statuses()).toMatchObject([{ status: 'complete' }]);
  });

  it('does not answer a later request of the teacher', async () => {
    const { jobId, essayIds, criteriaId } = await asked();
    const sleeper = await sleeping(jobId);
    await app.nest.get(EssayGrader).grade(jobId, attempt);
    await teacher.agent
      .post('/api/grade-enhanced')
      .send({ essayIds, criteriaId, locale: 'en-US', again: 'settings' })
      .expect(202);
    sleeper.wake();
    expect(await sleeper.ended).toBe('ClaimLostError');
    expect(await statuses()).toMatchObject([{ status: 'pending' }]);
  });
});

describe('a grading whose process is stopped', () => {
  it('is put back whole, with all its attempts', async () => {
    const { jobId } = await asked();
    const stopping = new AbortController();
    const provider = app.nest.get<AiProvider>(AI_PROVIDER);
    jest.spyOn(provider, 'grade').mockImplementationOnce(async (_request, options) => {
      stopping.abort(new WorkerStopping());
      options?.signal?.throwIfAborted();
      throw new Error('not reached');
    });
    await app.nest.get(EssayGrader).grade(jobId, { signal: stopping.signal, lastAttempt: true });
    expect(await statuses()).toMatchObject([{ status: 'pending', error: null }]);
    expect(await queued(jobId)).toEqual([{ lockedBy: null, attempts: 0 }]);
  });
});

describe('a grading that kills its processes', () => {
  it('ends with an error after ten deaths', async () => {
    const { jobId } = await asked();
    await app.database.query('update grading_jobs set starts = 10 where id = $1', [jobId]);
    await app.nest.get(EssayGrader).grade(jobId, attempt);
    expect(await statuses()).toMatchObject([
      { status: 'error', error: expect.stringContaining('on our side') },
    ]);
  });
});

describe('work that no worker has', () => {
  const registry = () => app.nest.get(WorkerRegistry);
  const graded = async () => {
    const worker = app.nest.get(GradingWorker);
    await worker.start();
    try {
      return await untilGraded(teacher);
    } finally {
      await worker.stop();
    }
  };

  it.each([
    ['whose job in the queue is gone', `delete from graphile_worker._private_jobs where key = $1`],
    [
      'whose job has used up its attempts',
      `update graphile_worker._private_jobs set attempts = max_attempts where key = $1`,
    ],
  ])('a grading %s is queued again', async (_, sql) => {
    const { jobId } = await asked();
    await app.database.query(`update grading_jobs set status = 'processing' where id = $1`, [jobId]);
    await app.database.query(sql, [`grade:${jobId}`]);
    expect(await graded()).toMatchObject([{ status: 'complete' }]);
    expect(await results()).toHaveLength(1);
  });

  /** The monotonic clock as the registry sees it, which only goes forward. */
  let steady = 0;
  function pass(ms: number): void {
    steady += ms;
    jest.spyOn(performance, 'now').mockReturnValue(steady);
  }

  /** A job that nobody works on, although a worker holds it; this process has only now got in touch. */
  async function heldByNobody(): Promise<string> {
    const { jobId } = await asked();
    await app.database.query(
      `update graphile_worker._private_jobs set locked_by = 'nobody', locked_at = now() - interval '40 seconds', attempts = 1
       where key = $1`,
      [`grade:${jobId}`],
    );
    steady = Math.max(steady, performance.now());
    pass(60_000);
    await registry().beat();
    return jobId;
  }
  /** Beats every five seconds. @param putForward how far the wall clock jumps first */
  async function beats(count: number, putForward = 0): Promise<void> {
    const wall = Date.now() + putForward;
    for (let beat = 1; beat <= count; beat += 1) {
      jest.spyOn(Date, 'now').mockReturnValue(wall + beat * 5_000);
      pass(5_000);
      await registry().beat();
    }
  }

  it('a job held by an unregistered worker goes back, with the attempt it took', async () => {
    const jobId = await heldByNobody();
    expect(await queued(jobId)).toEqual([{ lockedBy: 'nobody', attempts: 1 }]);
    // Only a process that has been in touch for a while may declare others silent.
    await beats(4);
    expect(await queued(jobId)).toEqual([{ lockedBy: null, attempts: 0 }]);
  });

  it.each([
    ['forward', 2 * HOUR_MS],
    ['back', -2 * HOUR_MS],
  ])('a clock that was set %s delays that by seconds', async (_, jump) => {
    const jobId = await heldByNobody();
    await beats(3, jump);
    expect(await queued(jobId)).toEqual([{ lockedBy: 'nobody', attempts: 1 }]);
    await beats(4);
    expect(await queued(jobId)).toEqual([{ lockedBy: null, attempts: 0 }]);
  });

  it('a job that a process took as it woke from a long sleep stays with it', async () => {
    const jobId = await heldByNobody();
    // On waking, it says that its worker has been silent for 45 seconds, and that worker looks for a job in the same instant.
    await app.database.query(
      `insert into worker_processes (worker_id, host, pid, seen_at)
       values ('woken', 'another machine', 1, now() - interval '45 seconds')`,
    );
    await app.database.query(
      `update graphile_worker._private_jobs set locked_by = 'woken', locked_at = now() where key = $1`,
      [`grade:${jobId}`],
    );
    await beats(8);
    expect(await queued(jobId)).toEqual([{ lockedBy: 'woken', attempts: 1 }]);
    // Had it fallen asleep again, its job would go back once that has lasted as long as the limit of silence.
    await app.database.query(
      `update graphile_worker._private_jobs set locked_at = now() - interval '31 seconds' where key = $1`,
      [`grade:${jobId}`],
    );
    await beats(8);
    expect(await queued(jobId)).toEqual([{ lockedBy: null, attempts: 0 }]);
  });

  it('a worker without a job that had no answer from the queue for half a minute is not alive', async () => {
    const before = performance.now() - 31_000;
    const workers = [
      { id: 'deaf', busy: false, lookedAt: before },
      { id: 'at work', busy: true, lookedAt: before },
      { id: 'looking', busy: false, lookedAt: performance.now() },
    ];
    const queue = {
      name: 'grading',
      workers: () => workers,
      watch: () => undefined,
    } as unknown as SupervisedQueue;
    await registry().watch(queue);
    await registry().beat();
    await registry().unwatch(queue);
    expect(
      await app.database.query(
        `select worker_id as id from worker_processes where seen_at > now() - interval '30 seconds' order by 1`,
      ),
    ).toEqual([{ id: 'at work' }, { id: 'looking' }]);
  });
});
