import { joinLines, vocabularyOf } from './join-lines';

const joined = (...lines: string[]) => joinLines(lines, vocabularyOf(lines));

describe('joinLines', () => {
  it('rejoins a word that was broken at the line end', () => {
    expect(joined('The govern-', 'ment acted.')).toBe('The government acted.');
    expect(joined('A soft\u00AD', 'ened word')).toBe('A softened word');
  });

  it.each([
    [['a self-', 'made man'], 'a self-made man'],
    [['a long-term plan, and a long-', 'term view'], 'a long-term plan, and a long-term view'],
    [['Anglo-', 'Saxon words'], 'Anglo-Saxon words'],
    [['a state-of-', 'the-art library'], 'a state-of-the-art library'],
    [['between 1914-', '1918'], 'between 1914- 1918'],
  ])('keeps the writer’s own hyphen in %j', (lines, expected) => {
    expect(joined(...lines)).toBe(expected);
  });

  it('trusts the essay’s own spelling over a prefix', () => {
    expect(joined('They cooperate, and we co-', 'operate too, as to cooperate')).toContain(
      'we cooperate too',
    );
  });

  it('puts a space between lines', () => {
    expect(joined('one two', 'three')).toBe('one two three');
  });
});
