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

  it.each([
    ['full-width letters', '\uff41nn@school.example'],
    ['mathematical letters', '\u{1d41a}nn@school.example'],
    ['a ligature', 'e\ufb03e@school.example'],
    ['a long s', 'an\u017f@school.example'],
    ['a letter and its accent apart', 'zoe\u0308@school.example'],
    ['another full stop', 'ann@school\uff0eexample'],
    ['an ideographic full stop', 'ann@school\u3002example'],
    ['a leader for a full stop', 'ann\u2024oak@school.example'],
    ['a full-width @', 'ann\uff20school.example@x.example'],
    ['a phonetic letter', '\u0251nn@school.example'],
    ['an i without its dot', 'adm\u0131n@school.example'],
    ['a Coptic letter', 'ann\u2c9fak@school.example'],
    ['a Lisu letter', '\ua4eenn@school.example'],
    ['a Cherokee letter', 'ann\uab75@school.example'],
  ])('is found where %s could be read as others', (_, email) => expect(mixesAlphabets(email)).toBe(true));

  it.each(['сора@школа.рф', 'сора@school.ru', 'ann@роса.бг', 'νικ@σχολειο.ελ', 'νικ@school.gr'])(
    'is not found under a top-level domain of its own alphabet: %s',
    (email) => expect(mixesAlphabets(email)).toBe(false),
  );

  it.each([
    'ann@school.example',
    'анна@школа.example',
    'zoë.brontë@école.example',
    '山田@school.example',
    '山田taro@school.example',
    'ひらがなkana@school.example',
    'jose\u0301@school.example'.normalize('NFC'),
    'a+1@b.c',
  ])('is not found in %s', (email) => expect(mixesAlphabets(email)).toBe(false));
});
