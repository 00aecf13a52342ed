import { QueryFailedError } from 'typeorm';
import { explainFailure } from './explain-failure';
import { StartError } from '../start-error';

const withCode = (code: string, message = 'refused') => Object.assign(new Error(message), { code });

it.each([
  ['a database that went away', withCode('57P01')],
  ['a statement of one that went away', new QueryFailedError('select 1', [], withCode('57P01'))],
  ['a connection that was refused', withCode('ECONNREFUSED')],
  ['a lost connection', new Error('Connection terminated unexpectedly')],
  ['a full disk', withCode('ENOSPC')],
  ['a full disk of the database', withCode('53100')],
  ['a broken disk of the database', withCode('58030')],
  ['a database that takes no changes', withCode('25006')],
  ['a database without memory', withCode('53200')],
])('tells the person who runs the server what to do about %s', (_, error) => {
  const words = explainFailure(error);
  expect(words).toMatch(/^(The database|There is no room left)/);
  // What a page says to a teacher.
  expect(words).not.toMatch(/tell the person|in a minute|was not saved|the server cannot reach/i);
  expect(words).not.toMatch(/\n\s+at /);
});

it('prints what is meant for people as it is, and a stack for our own faults only', () => {
  expect(explainFailure(new StartError('PORT must be a number'))).toBe('PORT must be a number');
  expect(explainFailure(new TypeError('x is not a function'))).toMatch(/\n\s+at /);
});
