import { EMAIL_PATTERN, isUnusuallyWritten, mixesAlphabets } from './auth-messages';

describe('an email address of two alphabets', () => {
  it.each(['аβ@school.example', 'ann@школаα.рф', 'աж@school.example'])(
    'is found without a Latin letter in %s',
    (email) => expect(mixesAlphabets(email)).toBe(true),
  );

  it.each(['bg', 'by', 'kz', 'ru', 'su', 'ua', 'uz'])('is not found in Cyrillic words below .%s', (country) =>
    expect(mixesAlphabets(`сора@школа.${country}`)).toBe(false),
  );

  it.each(['νικμ@school.example', 'μνικ@school.example', 'λ@school.example'])(
    'is not found in a Greek word with letters that imitate nothing: %s',
    (email) => expect(mixesAlphabets(email)).toBe(false),
  );

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
    ['a sound mark for a hyphen', 'annーoak@school.example'],
    ['a Hawaiian letter for an apostrophe', 'oʻbrien@school.example'],
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
    'スーパーtaro@school.example',
    'らーめんabc@school.example',
    'oʻahu@school.example',
    'ann@hawaiʻi.example',
    'jose\u0301@school.example'.normalize('NFC'),
    'a+1@b.c',
  ])('is not found in %s', (email) => expect(mixesAlphabets(email)).toBe(false));
});

describe('an email address written in another way', () => {
  it.each([
    '"ann"@school.example',
    'ann@school.example.',
    'ann@school..example',
    'ann@.school.example',
    ' .@. ',
    'ann(oak)@school.example',
    '<ann@school.example>',
    'ann\\oak@school.example',
    'ann@[192.0.2.1]',
  ])('is found in %s', (email) => expect(isUnusuallyWritten(email)).toBe(true));

  // Some Japanese providers gave out names with full stops in a row.
  it.each(['ann@school.example', 'ann..oak.@school.example', "ann.o'brien+a=1@school.example"])(
    'is not found in %s',
    (email) => expect(isUnusuallyWritten(email)).toBe(false),
  );
});

describe('what a form takes for an email address', () => {
  it.each(['ann@school.example', 'a@b', 'ann.oak+1@x.y', 'ann@localhost'])('is %s', (text) =>
    expect(text).toMatch(EMAIL_PATTERN),
  );

  it.each([
    'ann',
    '@school.example',
    'ann@',
    'ann oak@school.example',
    'ann@school example',
    'ann@@school',
    'a@b@c',
    ' ann@x',
    'ann@x ',
  ])('is not %j', (text) => expect(text).not.toMatch(EMAIL_PATTERN));
});
