import { WorkError } from './work.errors';

/**
 * Runs work whose signal is aborted after a number of milliseconds, or once its asker has gone. Whatever the work
 * then fails with, the error thrown is the reason.
 * @param late the error for work that is not done in time: `out_of_time` if a limit of processor time would have ended long work first
 * @throws WorkError `late`, `asker_gone`, or what the work throws
 */
export async function withDeadline<Result>(
  milliseconds: number,
  gone: AbortSignal | undefined,
  work: (signal: AbortSignal) => Promise<Result>,
  late: 'out_of_time' | 'takes_too_long' = 'out_of_time',
): Promise<Result> {
  const deadline = new AbortController();
  const timer = setTimeout(() => deadline.abort(), milliseconds);
  const signal = gone ? AbortSignal.any([gone, deadline.signal]) : deadline.signal;
  try {
    return await work(signal);
  } catch (error) {
    if (gone?.aborted) throw new WorkError('asker_gone');
    if (deadline.signal.aborted) throw new WorkError(late);
    throw error;
  } finally {
    clearTimeout(timer);
  }
}
