import { connectionProblem } from './connection-problem';

const URL = 'postgres://teacher%40x:hidden@db.school.example:6000/marks';
const problem = (code: string, message = code, more = {}) =>
  connectionProblem(Object.assign(new Error(message), { code, ...more }), URL, 'DATABASE_URL');

describe('a database that cannot be used', () => {
  it.each([
    ['ENOTFOUND', 'host db.school.example in DATABASE_URL is not known'],
    ['ECONNREFUSED', 'No database answers at db.school.example:6000'],
    ['ETIMEDOUT', 'does not answer'],
    ['28P01', 'refuses the password of the user teacher@x'],
    ['28000', 'does not let the user teacher@x in'],
    ['3D000', 'has no database named marks'],
    ['42501', 'DATABASE_OWNER_URL'],
    ['25006', 'read-only'],
    ['53300', 'has no room for another connection'],
    ['57P03', 'is starting up or shutting down'],
    ['DEPTH_ZERO_SELF_SIGNED_CERT', 'certificate of the database at db.school.example:6000 is not trusted'],
    ['ERR_TLS_CERT_ALTNAME_INVALID', 'certificate'],
    ['08P01', 'DATABASE_DIRECT_URL'],
  ])('is explained for %s, without the password', (code, words) => {
    expect(problem(code)).toContain(words);
    expect(problem(code)).not.toContain('hidden');
  });

  it.each([
    ['The server does not support SSL connections', 'has no TLS'],
    ['timeout expired', 'does not answer'],
    ['Connection terminated unexpectedly', 'broke off the connection'],
    ['no pg_hba.conf entry for host "1.2.3.4", user "u", database "d", no encryption', 'requires TLS'],
  ])('is recognised by its message if its code does not identify it: %s', (message, words) => {
    expect(connectionProblem(new Error(message), URL, 'DATABASE_URL')).toContain(words);
  });

  it('tells a pooler that refuses a setting from a database that does not answer', () => {
    expect(problem('08P01', 'unsupported startup parameter: statement_timeout')).toContain(
      'looks like a connection pooler that refuses our settings. Give DATABASE_DIRECT_URL',
    );
  });

  it('looks into the attempts at several addresses of one name', () => {
    const refused = Object.assign(new Error('refused'), { code: 'ECONNREFUSED' });
    expect(connectionProblem(new AggregateError([refused]), URL, 'DATABASE_URL')).toContain(
      'No database answers',
    );
  });

  it('leaves other errors alone', () => {
    expect(problem('42P01')).toBeNull();
  });
});
