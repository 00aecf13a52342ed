import { StandIns } from './harper-stand-ins';
import { isNearAWord, wordsOfLength } from './corrections/candidates';
import type { LintFinding } from './linter';

const WORDS = new Set(Array.from({ length: 20 }, (_, length) => wordsOfLength(length)).flat());
const standIns = new StandIns((word) => Promise.resolve(WORDS.has(word.toLowerCase())));

const TEXT = 'An Qqzzxxw saw THE QQZZXXW, definately not teh zzqqxxv-kkwwzzqq or ελληνικά. Qvx!';
const FAR = ['Qqzzxxw', 'QQZZXXW', 'zzqqxxv', 'kkwwzzqq', 'ελληνικά'];

const spelling = (text: string, start: number): LintFinding => ({
  kind: 'spelling',
  rule: 'SpellCheck',
  start,
  end: start + text.length,
  text,
  message: 'Did you mean `zoology`?',
  suggestions: ['zoology'],
});

describe('stand-ins', () => {
  it('leave no word in a text that no dictionary word is near, and every other as it is', async () => {
    const { text } = await standIns.inPlaceIn(TEXT);
    const words = text.match(/[\p{L}\p{M}]{4,}/gu) ?? [];
    for (const word of words) expect([word, isNearAWord(word.toLowerCase(), 2)]).toEqual([word, true]);
    expect(text).toContain('definately not teh ');
    expect(text).toContain('Qvx!');
    expect((await standIns.inPlaceIn('They help eachother.')).text).toBe('They help eachother.');
    expect(text).toHaveLength(TEXT.length);
  });

  it('are as unknown as the words themselves, begin with their letter and are written like them', async () => {
    const { text } = await standIns.inPlaceIn(TEXT);
    for (const far of FAR) {
      const at = TEXT.indexOf(far);
      const standIn = text.slice(at, at + far.length).trim();
      expect(WORDS.has(standIn.toLowerCase())).toBe(false);
      if (/^[a-z]/iu.test(far)) expect(standIn.charAt(0)).toBe(far.charAt(0));
      expect(standIn === standIn.toUpperCase()).toBe(far === far.toUpperCase());
    }
  });

  it('make no repetition of two words, and keep one that is there', async () => {
    const { text } = await standIns.inPlaceIn('qqzzxxw qqwwrrt qqzzxxw');
    const [first, second, third] = text.split(' ');
    expect(first).not.toBe(second);
    expect(first).toBe(third);
  });

  it('are found misspelt as the words that they stand for', async () => {
    const { text, restored } = await standIns.inPlaceIn(TEXT);
    const at = TEXT.indexOf('ελληνικά');
    const standIn = text.slice(at, at + 8);
    expect(restored(spelling(standIn, at))).toMatchObject({
      start: at,
      end: at + 8,
      text: 'ελληνικά',
      message: 'Did you mean to spell `ελληνικά` this way?',
      suggestions: [],
    });
  });

  it('are spoken of in no other finding', async () => {
    const { text, restored } = await standIns.inPlaceIn(TEXT);
    const beside = { ...spelling(text.slice(0, 10), 0), kind: 'grammar' as const };
    expect(restored(beside)).toBeNull();
    const elsewhere = spelling('definately', TEXT.indexOf('definately'));
    expect(restored(elsewhere)).toBe(elsewhere);
  });
});
