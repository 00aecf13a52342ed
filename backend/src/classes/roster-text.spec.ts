import { ROSTER_TEXT_MAX_CHARACTERS } from '@marklight/contracts/business';
import { ROSTER_MAX_STUDENTS } from '@marklight/contracts/classes';
import { readRoster } from './roster-text';

type Told = [name: string, email?: string | null, studentNumber?: string | null];
const told = (text: string): Told[] =>
  readRoster(text).students.map(({ name, email, studentNumber }) => [name, email, studentNumber]);
const full = (students: readonly Told[]): Told[] =>
  students.map(([name, email = null, studentNumber = null]) => [name, email, studentNumber]);

describe('readRoster', () => {
  const jane: Told = ['Jane Smith', 'jane@school.edu', '1001'];
  const bo: Told = ['Bo Chen', 'bo@school.edu', '1002'];

  it.each<[string, string, Told[]]>([
    ['a name on each line', 'Jane Smith\nBo Chen\n', [['Jane Smith'], ['Bo Chen']]],
    [
      'Windows line ends, a byte order mark and blank lines',
      '\ufeffJane Smith\r\n\r\n \r\nBo Chen',
      [['Jane Smith'], ['Bo Chen']],
    ],
    [
      'bullets and numbers before the names',
      '1. Jane Smith\n2) Bo Chen\n• Ali Haddad',
      [['Jane Smith'], ['Bo Chen'], ['Ali Haddad']],
    ],
    [
      'Name <email>',
      'Jane Smith <jane@school.edu>\nBo Chen',
      [['Jane Smith', 'jane@school.edu'], ['Bo Chen']],
    ],
    ['an email without brackets', 'Jane Smith jane@school.edu', [['Jane Smith', 'jane@school.edu']]],
    [
      'addresses in one line, as mail programs copy them',
      'Jane Smith <jane@school.edu>; "Chen, Bo" <bo@school.edu>',
      [
        ['Jane Smith', 'jane@school.edu'],
        ['Bo Chen', 'bo@school.edu'],
      ],
    ],
    [
      'the surname first',
      'Smith, Jane\nvan der Berg, Anna Maria\nBo Chen',
      [['Jane Smith'], ['Anna Maria van der Berg'], ['Bo Chen']],
    ],
    ['the surname first with an email', 'Smith, Jane <jane@school.edu>', [['Jane Smith', 'jane@school.edu']]],
    [
      'columns separated by tabs without a header',
      'Jane Smith\tjane@school.edu\t1001\n1002\tBo Chen\tbo@school.edu',
      [jane, bo],
    ],
    [
      'columns separated by commas without a header',
      'Jane Smith,jane@school.edu,1001\nBo Chen,,1002',
      [jane, ['Bo Chen', null, '1002']],
    ],
    [
      'columns separated by semicolons without a header',
      'Jane Smith;jane@school.edu;1001\nBo Chen;bo@school.edu;1002',
      [jane, bo],
    ],
    ['a semicolon list with the surname first', 'Smith, Jane;jane@school.edu;1001', [jane]],
    [
      'two columns of names by frequent given names',
      'Emma,Brown\nDaniel,Okafor',
      [['Emma Brown'], ['Daniel Okafor']],
    ],
    [
      'two columns of names, surname first',
      'Brown\tEmma\nOkafor\tDaniel',
      [['Emma Brown'], ['Daniel Okafor']],
    ],
    ['a first column that counts', '1\tJane Smith\n2\tBo Chen', [['Jane Smith'], ['Bo Chen']]],
    [
      'a column that is the same for many',
      'Jane Smith\t10A\nBo Chen\t10A\nAli Haddad\tYear 10',
      [['Jane Smith'], ['Bo Chen'], ['Ali Haddad']],
    ],
    [
      'a header',
      'Name,Email,Student number\nJane Smith,jane@school.edu,1001\nBo Chen,bo@school.edu,1002',
      [jane, bo],
    ],
    [
      'a header in another order, with columns that are of no use',
      'Section\tStudent ID\tEmail Address\tLast Name\tFirst Name\n10A\t1001\tjane@school.edu\tSmith\tJane\n10A\t1002\tbo@school.edu\tChen\tBo',
      [jane, bo],
    ],
    [
      'a header with semicolons',
      'SURNAME;GIVEN NAMES;E-mail\nSmith;Jane;jane@school.edu',
      [['Jane Smith', 'jane@school.edu']],
    ],
    [
      'a column of preferred names, where they are others',
      'Surname,Preferred name,First name\nPetrov,Sasha,Alexander\nSmith,,Jane\nChen,Bo,Bo\nLee,Sam Lee,Samuel',
      [['Alexander (Sasha) Petrov'], ['Jane Smith'], ['Bo Chen'], ['Samuel (Sam) Lee']],
    ],
    [
      'preferred names beside whole names, and alone',
      'Name,Preferred name\n"Petrov, Alexander",Sasha\n王小明,Bruce',
      [['Alexander (Sasha) Petrov'], ['王小明 (Bruce)']],
    ],
    ['preferred names instead of first names', 'Preferred name,Surname\nSasha,Petrov', [['Sasha Petrov']]],
    ['a header over one column', 'Students\nJane Smith', [['Jane Smith']]],
    [
      'the header of a learning system’s export',
      'Student,ID,SIS Login ID,Section\n"Smith, Jane",1001,jane1,10A',
      [['Jane Smith', null, '1001']],
    ],
    [
      'Excel’s separator line',
      'sep=;\nName;Email\nJane Smith;jane@school.edu',
      [['Jane Smith', 'jane@school.edu']],
    ],
    [
      'quoted fields with quotes, separators and line ends in them',
      'Name,Note,Email\n"Smith, ""Jo"" Jane","a, b\nc",jane@school.edu\nBo Chen,,bo@school.edu',
      [
        ['"Jo" Jane Smith', 'jane@school.edu'],
        ['Bo Chen', 'bo@school.edu'],
      ],
    ],
    [
      'a quote that never closes',
      'Name,Email\n"Jane Smith,jane@school.edu\nBo Chen,bo@school.edu',
      [
        ['"Jane Smith', 'jane@school.edu'],
        ['Bo Chen', 'bo@school.edu'],
      ],
    ],
    [
      'rows shorter and longer than the header',
      'Name,Email\nJane Smith\nBo Chen,bo@school.edu,x,y',
      [['Jane Smith'], ['Bo Chen', 'bo@school.edu']],
    ],
    ['a surname that could be a heading', 'Given,Ann\nBrown,Emma', [['Ann Given'], ['Emma Brown']]],
    ['a suffix after a comma', '"King, Jr"\nSam King', [['King Jr'], ['Sam King']]],
    ['other scripts', '王小明\nأمل حداد\nОльга Петрова', [['王小明'], ['أمل حداد'], ['Ольга Петрова']]],
    ['invisible marks and double blanks', 'Jane\u200b  Smith\u202e\u0000', [['Jane Smith']]],
    ['nothing', ' \n\t\n', []],
  ])('understands %s', (_, text, students) => {
    expect(told(text)).toEqual(full(students));
    expect(readRoster(text).skipped).toEqual([]);
  });

  it.each([
    [
      'a name that is already there, whatever its capitals',
      'Jane Smith\nBo Chen\n\njane smith',
      4,
      'This student is already on line 1.',
    ],
    [
      'a student number that is already there',
      'Name,ID\nJane Smith,a1\nBo Chen,A1',
      3,
      'Line 2 has the same student number.',
    ],
    [
      'an email that is already there',
      'Jane Smith <a@school.edu>\nBo Chen <A@school.edu>',
      2,
      'Line 1 has the same email address.',
    ],
    [
      'an invalid email',
      'Jane Smith <jane@school>\nBo Chen',
      1,
      'The email address on this line is not valid.',
    ],
    ['a line without a name', 'Name,Email\n,jane@school.edu\nBo Chen,', 2, 'There is no name on this line.'],
    ['a line of digits', 'Bo Chen\n12345', 2, 'There is no name on this line.'],
    [
      'a name too long',
      `Bo Chen\n${'x'.repeat(201)}`,
      2,
      'The name on this line has more than 200 characters.',
    ],
    [
      'a student number too long',
      `Name,ID\nBo Chen,1\nJane Smith,${'1'.repeat(51)}`,
      3,
      'The student number on this line has more than 50 characters.',
    ],
  ])('leaves out %s and says why', (_, text, line, reason) => {
    const list = readRoster(text);
    expect(list.skipped).toEqual([{ line, reason }]);
    expect(list.students).toHaveLength(1 + Number(text.startsWith('Jane Smith\nBo')));
  });

  it('does not make one student of several lines that a broken quote runs together', () => {
    const { students, skipped } = readRoster('Name\n"Ann Lee\nBo Chen\n"Cy" Diaz\nEve Fox');
    expect(students.map(({ name }) => name)).toEqual(['Eve Fox']);
    expect(skipped).toMatchObject([
      { line: 2, reason: expect.stringContaining('A quotation mark opens on this line') as string },
    ]);
  });

  it('counts the lines inside quotes', () => {
    const { skipped } = readRoster('Name,Note\nBo Chen,"one\ntwo"\nBo Chen,');
    expect(skipped).toEqual([{ line: 4, reason: 'This student is already on line 2.' }]);
  });

  it('asks for a header where it cannot make out the columns', () => {
    const { students, skipped } = readRoster('Bo Chen,bo@school.edu\nJane,Mary,Smith');
    expect(students).toHaveLength(1);
    expect(skipped).toEqual([{ line: 2, reason: expect.stringContaining('header row') }]);
  });

  it('keeps two students of one name whose numbers or emails differ', () => {
    expect(
      told('Name,Email,ID\nJane Smith,a@b.edu,\nJane Smith,c@d.edu,\nBo Chen,,1\nBo Chen,,2'),
    ).toHaveLength(4);
  });

  it('refuses a text in which there is no student', () => {
    const refused = { code: 'no_students', fields: { text: expect.stringContaining('Line 1') } };
    expect(() => readRoster('jane@school.edu\nbo@school.edu')).toThrow(expect.objectContaining(refused));
    expect(() => readRoster('Name,Email\n')).toThrow(expect.objectContaining({ code: 'no_students' }));
  });

  it(`takes ${ROSTER_MAX_STUDENTS} students and no more`, () => {
    const list = (count: number) =>
      Array.from({ length: count }, (_, n) => `Student,s${n}@school.edu`).join('\n');
    expect(readRoster(`Name,Email\n${list(ROSTER_MAX_STUDENTS)}`).students).toHaveLength(ROSTER_MAX_STUDENTS);
    expect(() => readRoster(`Name,Email\n${list(ROSTER_MAX_STUDENTS + 1)}`)).toThrow(
      expect.objectContaining({ code: 'too_many_students' }),
    );
  });

  it.each([
    ['separators', ','],
    ['quotes', '"'],
    ['line ends', 'a\n'],
    ['an open bracket and signs', '<@'],
    ['words', 'ab '],
    ['quoted names', '""""a,'],
  ])('reads the longest text of %s in its stride', (_, part) => {
    const text = part.repeat(ROSTER_TEXT_MAX_CHARACTERS / part.length);
    // A search that grows with the square of the text would keep this test for minutes.
    expect(() => readRoster(text)).toThrow(expect.objectContaining({ statusCode: 400 }));
  });
});
