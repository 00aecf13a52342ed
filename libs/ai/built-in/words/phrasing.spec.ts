import { filled, hashOf, wordingOf, wordingsOf } from './phrasing';

describe('wordingOf', () => {
  const template = '{You|Here you} {say|tell us} {where you {stand|are}|what you think}: {quote}.';
  it('gives the same words for the same essay and most often others for another', () => {
    expect(wordingOf([template], 'one')).toBe(wordingOf([template], 'one'));
    const wordings = new Set(
      Array.from({ length: 60 }, (_, essay) => wordingOf([template], `essay ${essay}`)),
    );
    expect(wordings.size).toBeGreaterThanOrEqual(10);
  });
  it('leaves slots for what is said', () => {
    expect(wordingOf(['See {quote} {here|there}.'], 'x')).toMatch(/^See \{quote\} (?:here|there)\.$/u);
  });
});

describe('wordingsOf', () => {
  it('lists every combination, choices within choices too', () => {
    expect(wordingsOf('{a|b {c|d}} {quote}')).toEqual(['a {quote}', 'b c {quote}', 'b d {quote}']);
  });
});

describe('a slot inside a choice', () => {
  const template = '{You put {who} in the scene|We meet {who}}.';
  it('stays a slot', () => {
    expect(wordingsOf(template)).toEqual(['You put {who} in the scene.', 'We meet {who}.']);
    expect(wordingsOf(template)).toContain(wordingOf([template], 'an essay'));
  });
});

describe('filled', () => {
  it('puts quotations in curly marks, on one line, without marks of their own at the ends', () => {
    expect(filled('you write {quote}.', { quote: '"so  it\nis"' })).toBe('You write “so it is”.');
  });
  it('refuses a slot that has no words', () => {
    expect(() => filled('Write {right}.', {})).toThrow('right');
  });
});

describe('hashOf', () => {
  it('is an unsigned 32-bit number that one letter changes', () => {
    expect(hashOf('a')).not.toBe(hashOf('b'));
    expect(hashOf('some text')).toBeGreaterThanOrEqual(0);
  });
});
