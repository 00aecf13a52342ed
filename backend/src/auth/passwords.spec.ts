import * as argon2 from '@node-rs/argon2';
import { DECOY_PASSWORD, hashPassword, passwordFits } from './passwords';

jest.mock('@node-rs/argon2', () => {
  const real = jest.requireActual<typeof argon2>('@node-rs/argon2');
  return { hash: jest.fn(real.hash), verify: jest.fn(real.verify) };
});
const verify = jest.mocked(argon2.verify);
beforeEach(() => verify.mockClear());

const PASSWORD = 'correct horse battery';

describe('a password', () => {
  it('fits its own hash and no other', async () => {
    expect(await passwordFits(await hashPassword(PASSWORD), PASSWORD)).toBe(true);
    expect(await passwordFits(await hashPassword(PASSWORD), 'a wrong guess')).toBe(false);
  });

  it.each([
    ['no account', null],
    ['an account without a usable hash', 'not a hash'],
  ])('never fits %s, not even the one that is hashed in its place', async (_, phc) => {
    expect(await passwordFits(phc, DECOY_PASSWORD)).toBe(false);
    expect(await passwordFits(phc, PASSWORD)).toBe(false);
  });

  it('costs the same work where there is no account', async () => {
    const stored = await hashPassword(PASSWORD);
    await passwordFits(stored, 'a wrong guess');
    await passwordFits(null, 'a wrong guess');
    const parametersOf = (phc: unknown) => /^\$argon2id\$v=\d+\$[^$]+/.exec(String(phc))?.[0];
    const [known, unknown] = verify.mock.calls.map(([phc]) => parametersOf(phc));
    expect(known).toMatch(/m=19456,t=2,p=1/);
    expect(unknown).toBe(known);
  });
});
