import { mixesAlphabets } from './auth-messages';

describe('an email address of two alphabets', () => {
  it.each(['аnn@school.example', 'ann@sсhool.example', 'ann@school.eхample', 'ann.οak@school.example'])(
    'is found in %s',
    (email) => expect(mixesAlphabets(email)).toBe(true),
  );

  it.each([
    'ann@school.example',
    'анна@школа.example',
    'zoë.brontë@école.example',
    '山田@school.example',
    'a+1@b.c',
  ])('is not found in %s', (email) => expect(mixesAlphabets(email)).toBe(false));
});
