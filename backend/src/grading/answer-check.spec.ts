import type { GradingProposal, GradingRequest } from '@marklight/ai/provider';
import type { AnalysisPool } from '../ai/analysis-pool';
import { WorkError } from '../common/work/work.errors';
import type { AppConfig } from '../config/app-config';
import { AnswerCheck } from './answer-check';

/** @param failures of the first tries, in order */
function checkThatFails(...failures: WorkError['code'][]) {
  let tries = 0;
  const run = () => {
    const failure = failures[tries++];
    return failure ? Promise.reject(new WorkError(failure)) : Promise.resolve('checked');
  };
  const check = new AnswerCheck(
    { run } as unknown as AnalysisPool,
    { env: { WELFARE_NOTES: 'on' } } as AppConfig,
  );
  const outcome = check.check({} as GradingRequest, {} as GradingProposal, { account: 'teacher' });
  return { outcome, tries: () => tries };
}

describe('the check of an answer that was paid for', () => {
  it('is tried again while the server is too busy', async () => {
    const { outcome, tries } = checkThatFails('out_of_time', 'out_of_time');
    await expect(outcome).resolves.toBe('checked');
    expect(tries()).toBe(3);
  });

  it.each(['takes_too_long', 'takes_too_much_memory', 'asker_gone'] as const)(
    'ends with any other failure: %s',
    async (code) => {
      const { outcome, tries } = checkThatFails(code);
      await expect(outcome).rejects.toMatchObject({ code });
      expect(tries()).toBe(1);
    },
  );
});
