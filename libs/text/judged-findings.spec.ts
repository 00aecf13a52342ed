import { judgedFindings } from './judged-findings';
import type { LintFinding } from './linter';

const found = (text: string, words: string, rule: string, suggestions: string[]): LintFinding => ({
  kind: rule === 'SpellCheck' ? 'spelling' : 'grammar',
  rule,
  start: text.indexOf(words),
  end: text.indexOf(words) + words.length,
  text: words,
  message: rule === 'SpellCheck' ? `Did you mean to spell \`${words}\` this way?` : 'Is this right?',
  suggestions,
});
const judged = (text: string, words: string, rule: string, suggestions: string[]): string[] =>
  judgedFindings(text, 'en-AU', [found(text, words, rule, suggestions)]).map(
    (finding) => `${finding.text}→${finding.suggestions.join('/')}: ${finding.message}`,
  );

describe('judgedFindings', () => {
  it('puts the certain word in place of the nearest', () => {
    expect(judged('We saw the diffrent hills.', 'diffrent', 'SpellCheck', ['affront'])).toEqual([
      'diffrent→different: “diffrent” is not in the dictionary; did you mean “different”?',
    ]);
  });
  it('marks a word without a suggestion where several are likely', () => {
    expect(judged('It was desited by all.', 'desited', 'SpellCheck', ['debited'])).toEqual([
      'desited→: “desited” is not in the dictionary.',
    ]);
  });
  it('leaves a word alone that is one after all', () => {
    expect(judged('The biomechanics helped us.', 'biomechanics', 'SpellCheck', ['mechanics'])).toEqual([]);
  });
  it('gives no suggestion of several, nor one of a rule that cannot tell', () => {
    expect(judged('He could proven it.', 'could', 'ModalBeAdjective', ['be'])).toEqual([
      'could→: Check “could”.',
    ]);
    expect(judged('They taked it home.', 'taked', 'RegularIrregulars', ['took', 'taken'])).toEqual([
      'taked→: Check “taked”.',
    ]);
  });
  it('tells no article before what stands for a name', () => {
    expect(judged('He is an @CAPS1 now.', 'an', 'AnA', ['a'])).toEqual(['an→: Check “an”.']);
    expect(judged('He is a actor now.', 'a', 'AnA', ['an'])[0]).toContain('a→an');
  });
  it.each([
    ['We left. the bus came at nine.', 'the', ['The']],
    ['We were glad. and happy too then.', 'and', []],
    ['What was that?? the bus had gone.', 'the', []],
  ])('gives a capital in %j only where a sentence surely starts', (text, word, suggestions) => {
    const at = text.indexOf(` ${word} `) + 1;
    const finding: LintFinding = {
      kind: 'capitalisation',
      rule: 'SentenceCapitalization',
      start: at,
      end: at + word.length,
      text: word,
      message: 'This sentence does not start with a capital letter',
      suggestions: [word.charAt(0).toUpperCase() + word.slice(1)],
    };
    expect(judgedFindings(text, 'en-AU', [finding]).map((kept) => kept.suggestions)).toEqual([suggestions]);
  });
  it('corrects a misspelt word at the start of a sentence, not only its small letter', () => {
    const text = 'We left. futhermore we came home at nine.';
    expect(judged(text, 'futhermore', 'SentenceCapitalization', ['Futhermore'])[0]).toContain(
      '→Furthermore:',
    );
    expect(
      judged('We left. zorblax was there at nine.', 'zorblax', 'SentenceCapitalization', ['Zorblax']),
    ).toEqual(['zorblax→: Check “zorblax”.']);
  });
  it('writes names with their capitals, as the list or Harper has them', () => {
    expect(judged('They live in amarica now.', 'amarica', 'SpellCheck', ['America'])[0]).toContain(
      '→America:',
    );
    expect(judged('We learn english here.', 'english', 'SpellCheck', ['English'])[0]).toContain('→English:');
  });
  it('keeps the kind of apostrophe', () => {
    expect(judged('We did’nt go.', 'did’nt', 'SpellCheck', [])[0]).toContain('→didn’t:');
  });
  it('gives no suggestion for part of a word', () => {
    expect(judged('It is self-enviroment.', 'enviroment', 'SpellCheck', [])[0]).toContain('enviroment→:');
  });
});
