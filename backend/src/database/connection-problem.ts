import { codeOf } from '../common/code-of';

const TLS_CODES =
  /^(DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_(GET|VERIFY)_|CERT_|ERR_TLS_|ERR_SSL_|EPROTO$|HOSTNAME_MISMATCH)/;

/** The meaning of each SQLSTATE of a refused connection or statement, and what to do. */
const REFUSALS: Readonly<Record<string, (user: string, database: string) => string>> = {
  '28P01': (user) => `refuses the password of the user ${user}. Correct it`,
  '28000': (user) =>
    `does not let the user ${user} in. Check the user, and pg_hba.conf on the database server (it may ask for TLS)`,
  '3D000': (_, database) => `has no database named ${database}. Create it, or correct the name`,
  '42501': (user) =>
    `does not give the user ${user} the rights it needs. Make it the owner of the database, or give the owner in DATABASE_OWNER_URL`,
  '25006': () => 'is read-only, perhaps a standby. Give the address of the primary',
  '53100': () => 'has a full disk. Make room there',
  '53300': () => 'has no room for another connection. Raise max_connections there, or lower DATABASE_POOL',
  '57P01': () => 'is shutting down or restarting. Try again in a moment',
  '57P02': () => 'is restarting after a fault. Look at its log, and try again in a moment',
  '57P03': () => 'is starting up or shutting down. Try again in a moment',
  '08P01': () =>
    'looks like a connection pooler that refuses our settings. Give DATABASE_DIRECT_URL, an address that bypasses it',
};

/**
 * Why a database at an address cannot be used, in a sentence with what to do; null for an error of another kind.
 * Never holds the password.
 * @param variable the environment variable with the address
 */
export function connectionProblem(error: unknown, url: string, variable: string): string | null {
  const { host, where, user, database } = partsOf(url);
  const { syscall, message = '' } = (error ?? {}) as { syscall?: string; message?: string };
  const first = error instanceof AggregateError ? (error.errors[0] as unknown) : error;
  const code = codeOf(first) ?? codeOf(error) ?? '';
  const inVariable = `in ${variable}`;
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return `The database host ${host} ${inVariable} is not known. Check the name and the network.`;
  if (code === 'ECONNREFUSED' || (code === 'ENOENT' && syscall === 'connect'))
    return `No database answers at ${where}. Start PostgreSQL there, or correct the address ${inVariable}.`;
  // A pooler's refusal names the setting statement_timeout.
  const isLate = !Object.hasOwn(REFUSALS, code) && /timeout/i.test(message);
  if (/^(ETIMEDOUT|EHOSTUNREACH|ENETUNREACH)$/.test(code) || isLate)
    return `The database at ${where} does not answer. Check the network and firewalls, or the address ${inVariable}.`;
  if (code === 'ECONNRESET' || /^Connection terminated/.test(message))
    return `The database at ${where} broke off the connection. Check that PostgreSQL listens there (${variable}).`;
  if (/does not support SSL/.test(message))
    return `The database at ${where} has no TLS, and ${variable} asks for it. Set it up there, or take sslmode out of ${variable}.`;
  if (TLS_CODES.test(code))
    return `The certificate of the database at ${where} is not trusted (${code}). Name its certificate authority with sslrootcert=FILE ${inVariable}.`;
  if (/no (pg_hba\.conf entry|encryption)/.test(message) && /no encryption|SSL off/.test(message))
    return `The database at ${where} requires TLS. Add ?sslmode=verify-full to ${variable}.`;
  const refusal = REFUSALS[code];
  return refusal ? `The database at ${where} ${refusal(user, database)} (${variable}).` : null;
}

function partsOf(url: string): { host: string; where: string; user: string; database: string } {
  try {
    const { hostname, port, username, pathname, searchParams } = new URL(url);
    const host = searchParams.get('host') ?? decodeURIComponent(hostname);
    const user = decodeURIComponent(username) || 'of this process';
    const database = decodeURIComponent(pathname.slice(1)) || user;
    return { host, where: host.startsWith('/') ? host : `${host}:${port || '5432'}`, user, database };
  } catch {
    return { host: '?', where: 'the address given', user: '?', database: '?' };
  }
}
