import { isMisfire } from './harper-guards';
import type { LintFinding } from './linter';

const at = (text: string, words: string, kind: LintFinding['kind'] = 'grammar'): LintFinding => ({
  kind,
  start: text.indexOf(words),
  end: text.indexOf(words) + words.length,
  text: words,
  message: '',
  suggestions: [],
});

describe('isMisfire', () => {
  it.each([
    ['OneOfTheSingular', 'She is one of the best here.', 'best'],
    ['MassNouns', 'She has a music lesson.', 'a music'],
    ['SentenceCapitalization', '“Where are you?” the man asked.', 'the'],
    ['SentenceCapitalization', 'I waited... the bus never came.', 'the'],
    ['WrongNegative', 'The report by UNESCO is long.', 'UNESCO'],
  ])('drops %s in %j', (rule, text, words) => {
    expect(isMisfire(rule, at(text, words), text)).toBe(true);
  });
  it.each([
    ['OneOfTheSingular', 'It is one of the reason for it.', 'reason'],
    ['MassNouns', 'There was a music.', 'a music'],
    ['SentenceCapitalization', 'We left. the bus came.', 'the'],
    ['PronounVerbAgreement', 'They is late.', 'is'],
    ['RepeatedWords', 'We saw the the bus.', 'the the'],
  ])('keeps %s in %j', (rule, text, words) => {
    expect(isMisfire(rule, at(text, words), text)).toBe(false);
  });
});
