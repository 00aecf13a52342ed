import { matchStudent } from './match-student';

const roster = (...names: string[]) => names.map((name, id) => ({ id, name }));
const match = (names: string[], guessed: string) => matchStudent(roster(...names), guessed)?.name ?? null;

describe('matchStudent', () => {
  it.each([
    ['the same name', ['Jane Smith', 'Bo Chen'], 'Jane Smith', 'Jane Smith'],
    ['other capitals and blanks', ['Jane Smith'], ' jane   SMITH ', 'Jane Smith'],
    ['no accents', ['José Núñez', 'Bo Chen'], 'Jose Nunez', 'José Núñez'],
    ['accents that the roster leaves out', ['Jose Nunez'], 'José Núñez', 'Jose Nunez'],
    ['accents as separate characters', ['Zoë Brontë'], 'Zoe\u0308 Bronte\u0308', 'Zoë Brontë'],
    ['letters without a Unicode decomposition', ['Łukasz Weiß', 'Søren Bæk'], 'lukasz weiss', 'Łukasz Weiß'],
    ['the surname first, with a comma', ['Jane Smith'], 'Smith, Jane', 'Jane Smith'],
    ['a roster with the surname first', ['Smith, Jane'], 'Jane Smith', 'Smith, Jane'],
    ['the surname first, without a comma', ['Van An Nguyen', 'Bo Chen'], 'Nguyen Van An', 'Van An Nguyen'],
    ['another apostrophe', ["Niamh O'Connor"], 'Niamh O’Connor', "Niamh O'Connor"],
    ['a hyphen left out', ['Anne-Marie Hill'], 'Anne Marie Hill', 'Anne-Marie Hill'],
    ['an initial', ['Jane Smith', 'Bo Chen'], 'J. Smith', 'Jane Smith'],
    ['an initial for the surname', ['Jane Smith', 'Bo Chen'], 'Jane S', 'Jane Smith'],
    ['a middle initial', ['Jane Mary Smith', 'Jane Anne Smith'], 'Jane M. Smith', 'Jane Mary Smith'],
    ['a middle name left out', ['Jane Mary Smith'], 'Jane Smith', 'Jane Mary Smith'],
    ['a Chinese name', ['王小明', '李雷'], '王小明', '王小明'],
    ['a Chinese name with a space', ['王小明', '李雷'], '王 小明', '王小明'],
    ['a Chinese name without its space', ['王 小明', '李 雷'], '王小明', '王 小明'],
    ['a Chinese name with a comma', ['王小明', '李雷'], '王，小明', '王小明'],
    ['a Chinese name with a wide space', ['王小明', '李雷'], '王\u3000小明', '王小明'],
    ['a Japanese name', ['佐藤さくら', '鈴木一郎'], '佐藤 さくら', '佐藤さくら'],
    ['a Korean name', ['김 민준', '이 서연'], '김민준', '김 민준'],
    ['a Cyrillic initial', ['Анна Иванова'], 'А. Иванова', 'Анна Иванова'],
  ])('knows a student by %s', (_, names, guessed, expected) => {
    expect(match(names, guessed)).toBe(expected);
  });

  it.each([
    ['somebody else', ['Jane Smith'], 'Bo Chen'],
    ['one letter more', ['Jane Smith'], 'Jane Smyth'],
    ['the given name alone', ['Jane Smith'], 'Jane'],
    ['the surname alone', ['Jane Smith'], 'Smith'],
    ['initials alone', ['Jane Smith'], 'J S'],
    ['an initial that two share', ['Jane Smith', 'John Smith'], 'J. Smith'],
    ['a middle name left out of two', ['Jane Mary Smith', 'Jane Anne Smith'], 'Jane Smith'],
    ['a name that two have', ['Jane Smith', 'Jane Smith'], 'Jane Smith'],
    ['a name that two share except for accents', ['José Gil', 'Josè Gil'], 'Jose Gil'],
    ['another middle name', ['Jane Mary Smith'], 'Jane Anne Smith'],
    ['the first character of a Chinese name', ['王 小明'], '王 小'],
    ['nothing', ['Jane Smith'], ' - '],
    ['an empty roster', [], 'Jane Smith'],
  ])('gives nobody for %s', (_, names, guessed) => {
    expect(match(names, guessed)).toBeNull();
  });

  it('takes the closer of two ways to read a name', () => {
    expect(match(['Jane Smith', 'Jane Mary Smith'], 'Jane Smith')).toBe('Jane Smith');
    expect(match(['José Gil', 'Jose Gil'], 'José Gil')).toBe('José Gil');
  });
});
