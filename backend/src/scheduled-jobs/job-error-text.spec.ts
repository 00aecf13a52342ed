import { QueryFailedError } from 'typeorm';
import { jobErrorText } from './job-error-text';
import { ScheduledJobError } from './scheduled-jobs.errors';

const SECRET = 'jo@school.example';
const named = (name: string, code?: string) =>
  Object.assign(new Error(`about ${SECRET}`), { name }, code === undefined ? {} : { code });

describe('what is kept of a failure', () => {
  it.each([
    ['our own errors, in full', new ScheduledJobError('already_running'), 'already running'],
    ['the code of a system error', named('Error', 'ECONNREFUSED'), 'Error (ECONNREFUSED)'],
    ['the name of any other error', named('StripeConnectionError'), 'StripeConnectionError'],
    ['the code of a database error', databaseError(), 'QueryFailedError (23505)'],
    ['nothing of something that is not an error', SECRET, 'Unknown error'],
    ['no code that could be free text', named('Error', `no account ${SECRET}`), 'Error'],
  ])('is %s', (_, error, text) => {
    expect(jobErrorText(error)).toContain(text);
    expect(jobErrorText(error)).not.toContain(SECRET);
  });
});

function databaseError(): Error {
  return new QueryFailedError(
    'insert',
    [],
    Object.assign(new Error(`(${SECRET}) exists`), { code: '23505' }),
  );
}
