import { mixesAlphabets } from './auth-messages';

describe('an email address of two alphabets', () => {
  it.each(['аnn@school.example', 'ann@sсhool.example', 'ann@school.eхample', 'ann.οak@school.example'])(
    'is found in %s',
    (email) => expect(mixesAlphabets(email)).toBe(true),
  );

  it.each([
    ['the domain', 'ann@сосо.example'],
    ['a part of it', 'ann@mail.рагѕе.example'],
    ['the name', 'сора@school.example'],
    ['the name, in capitals', 'СОРА@school.example'],
    ['Greek letters', 'νικ@school.example'],
  ])('is found where a whole word imitates a Latin one: %s', (_, email) =>
    expect(mixesAlphabets(email)).toBe(true),
  );

  it.each(['сора@школа.рф', 'сора@school.ru', 'ann@роса.бг', 'νικ@σχολειο.ελ', 'νικ@school.gr'])(
    'is not found at home: %s',
    (email) => expect(mixesAlphabets(email)).toBe(false),
  );

  it.each([
    'ann@school.example',
    'анна@школа.example',
    'zoë.brontë@école.example',
    '山田@school.example',
    'a+1@b.c',
  ])('is not found in %s', (email) => expect(mixesAlphabets(email)).toBe(false));
});
