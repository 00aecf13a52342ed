import { StartError } from '../common/start-error';
import { checkAddresses } from './check-addresses';
import { DatabaseUrl } from './database-url';
import * as pooler from './pooler';

jest.mock('./pooler');
const { isTransactionPooled, isSameDatabase, withClient } = jest.mocked(pooler);

const DIRECT = 'postgres://app:secret@db.example:5432/marklight';
const POOLED = 'postgres://app:secret@pool.example:6432/marklight';
const OWNER = 'postgres://owner:secret@db.example:5432/marklight';

/** Which statements the owner was asked to run. */
let statements: string[];
let roles: { exists: boolean; mayCreate: boolean };
let appMayEnter: boolean;
beforeEach(() => {
  statements = [];
  roles = { exists: true, mayCreate: false };
  appMayEnter = true;
  isTransactionPooled.mockImplementation((url) => Promise.resolve(url === POOLED));
  isSameDatabase.mockResolvedValue(true);
  withClient.mockImplementation((url, work) => {
    if (url !== OWNER && !appMayEnter) {
      return Promise.reject(Object.assign(new Error('password authentication failed'), { code: '28P01' }));
    }
    const query = (text: string) => {
      if (text.startsWith('create role')) appMayEnter = true;
      statements.push(text);
      return Promise.resolve({ rows: [roles] });
    };
    return work({ query } as never);
  });
});

const check = (value: string, direct?: string, owner?: string) =>
  checkAddresses(new DatabaseUrl(value, direct), owner);

describe('the addresses of the database', () => {
  it.each([
    ['one that leads to the server itself', [DIRECT]],
    ['a pooler with an address that bypasses it', [POOLED, DIRECT]],
    ['a pooler, an address that bypasses it, and an owner', [POOLED, DIRECT, OWNER]],
    ['an ordinary role and an owner', [DIRECT, undefined, OWNER]],
  ] as const)('may be %s', async (_, [value, direct, owner]) => {
    await expect(check(value, direct, owner)).resolves.toBeUndefined();
  });

  it.each([
    ['a pooler alone', [POOLED], 'Set DATABASE_DIRECT_URL'],
    [
      'a pooler as the address that should bypass it',
      [DIRECT, POOLED],
      'DATABASE_DIRECT_URL goes through a connection pooler',
    ],
    ['a pooler for the owner', [DIRECT, undefined, POOLED], 'DATABASE_OWNER_URL goes through a connection'],
  ] as const)('may not be %s', async (_, [value, direct, owner], words) => {
    await expect(check(value, direct, owner)).rejects.toThrow(words);
    await expect(check(value, direct, owner)).rejects.toBeInstanceOf(StartError);
  });

  it('must lead to one database', async () => {
    isSameDatabase.mockResolvedValue(false);
    await expect(check(POOLED, DIRECT)).rejects.toThrow('DATABASE_DIRECT_URL leads to a different database');
    await expect(check(DIRECT, undefined, OWNER)).rejects.toThrow('DATABASE_OWNER_URL leads to a different');
  });
});

describe('the role of DATABASE_URL', () => {
  beforeEach(() => {
    appMayEnter = false;
  });

  it('is made where it is missing and the owner may make it', async () => {
    roles = { exists: false, mayCreate: true };
    await check(DIRECT, undefined, OWNER);
    expect(statements.at(-1)).toMatch(/^create role "app" login password 'secret'$/);
  });

  it('is asked for with a message if the owner may not make it', async () => {
    roles = { exists: false, mayCreate: false };
    await expect(check(DIRECT, undefined, OWNER)).rejects.toThrow(/has no role app.*CREATE ROLE "app" LOGIN/);
  });

  it('keeps its password if it exists; a wrong one is reported', async () => {
    isTransactionPooled.mockImplementation((url) =>
      url === OWNER
        ? Promise.resolve(false)
        : Promise.reject(Object.assign(new Error('password authentication failed'), { code: '28P01' })),
    );
    await expect(check(DIRECT, undefined, OWNER)).rejects.toThrow(
      'refuses the password of the user app. Correct it (DATABASE_URL).',
    );
    expect(statements.some((text) => text.startsWith('create role'))).toBe(false);
  });
});
