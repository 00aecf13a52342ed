import { WorkError } from '../common/work/work.errors';
import type { AnalysisPool } from './analysis-pool';
import { BuiltInInPool } from './built-in-in-pool';

const REQUEST = {
  essayText: 'Bees are small.',
  studentName: null,
  locale: 'en-AU' as const,
  criteria: [],
  task: null,
};

function gradingThatFailsWith(code: WorkError['code']): Promise<unknown> {
  const pool = { run: () => Promise.reject(new WorkError(code)) } as Pick<AnalysisPool, 'run'>;
  return new BuiltInInPool(pool as AnalysisPool).grade(REQUEST);
}

describe('a grading that is broken off', () => {
  it.each(['takes_too_long', 'takes_too_much_memory'] as const)(
    'is the essay’s doing if it used what it may: %s',
    async (code) => {
      await expect(gradingThatFailsWith(code)).rejects.toMatchObject({
        code: 'too_much_work',
        retryable: false,
      });
    },
  );
  it.each(['out_of_time', 'busy', 'could_not_start'] as const)(
    'is tried again if the server was busy or broken: %s',
    async (code) => {
      await expect(gradingThatFailsWith(code)).rejects.toBeInstanceOf(WorkError);
    },
  );
});
