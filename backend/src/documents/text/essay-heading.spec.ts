import { readHeading } from './essay-heading';

const line = (text: string) => ({ text: text.replace(/\t/g, ' '), segments: text.split('\t') });
const bodyOf = (lines: string[]) => {
  const { skip } = readHeading(lines.map(line), []);
  return lines.filter((_, index) => !skip.has(index));
};
const nameOf = (lines: string[], furniture: string[] = []) =>
  readHeading(lines.map(line), furniture.map(line)).studentName;

const BODY = 'In our town the library is the one place where everybody meets.';

describe('readHeading', () => {
  it.each([
    [['Name: Jane Smith', 'Why libraries matter', BODY]],
    [['Student Name: Jane Smith', 'Class: 9B', 'Date: 3 May 2024', 'Why libraries matter', BODY]],
    [['Student: Jane Smith\tDate: 3/5/2024', 'Why libraries matter', BODY]],
    [['Name: Jane Smith Date: 3 May Class: English', 'Why libraries matter', BODY]],
    [['Why libraries matter', 'By Jane Smith', BODY]],
    [['Jane Smith', 'Mr Brown', 'English 10', '3 May 2024', 'Why libraries matter', BODY]],
    [['Jane Smith\tYear 9 English\t3 May 2024', 'Why libraries matter', BODY]],
    [['Jane Smith\tYear 9 English - 3 May 2024', 'Why libraries matter', BODY]],
  ])('finds the student in %j and leaves title and body', (lines) => {
    expect(nameOf(lines)).toBe('Jane Smith');
    expect(bodyOf(lines)).toEqual(['Why libraries matter', BODY]);
  });

  it('finds the student in a running header', () => {
    expect(nameOf(['Why libraries matter', BODY], ['Jane Smith\tYear 9 English\tPage 1 of 2'])).toBe(
      'Jane Smith',
    );
    expect(nameOf(['Why libraries matter', BODY], ['Why libraries matter - Jane Smith'])).toBe('Jane Smith');
    expect(nameOf(['Why libraries matter', BODY], ['Name: Jane Smith'])).toBe('Jane Smith');
    expect(nameOf(['Why libraries matter', BODY], ['By Harper Lee'])).toBeNull();
  });

  it.each([
    [['Global Warming', BODY]],
    [['Animal Farm', 'A story of power', BODY]],
    [['3 May 2024', 'Dear diary, today the library closed its doors for good.']],
    [['World War 2', BODY]],
    [['By the time we came home, it was dark.', BODY]],
    [
      [
        'Name the three reasons and explain each of them as well as you can, so that nobody can miss them.',
        BODY,
      ],
    ],
  ])('leaves %j alone', (lines) => {
    expect(nameOf(lines)).toBeNull();
    expect(bodyOf(lines)).toEqual(lines);
  });

  it('removes an empty name field and gives no name', () => {
    expect(nameOf(['Name: ______', 'Why libraries matter', BODY])).toBeNull();
    expect(bodyOf(['Name: ______', 'Why libraries matter', BODY])).toEqual(['Why libraries matter', BODY]);
  });
});
