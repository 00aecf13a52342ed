import { parse } from 'csv-parse/sync';
import type { GradeToWrite } from './grade-to-write';
import { makeGradebook, type MakingWish } from './make-gradebook';

const grade = (studentName: string | null, more: Partial<GradeToWrite> = {}): GradeToWrite => ({
  ...{
    essayId: `essay of ${studentName ?? more.filename}`,
    studentId: null,
    filename: 'essay.pdf',
    studentName,
  },
  ...{ email: null, studentNumber: null, percentage: 62.5, grade: 'C', heldBack: null, ...more },
});
const make = (grades: GradeToWrite[], wish: Partial<MakingWish> = {}) =>
  makeGradebook(grades, {
    ...{ for: 'canvas', as: 'points', maximum: 20, title: 'Essay 1, draft', assignmentId: 'assignment-1' },
    ...{ madeAt: new Date('2026-11-20T22:00:00Z'), day: '2026-11-21', ...wish },
  });
const read = (text: string | null) =>
  parse(text ?? '', { columns: true, bom: true }) as Record<string, string>[];
const reasons = (made: ReturnType<typeof make>) => made.notWritten.map(({ reason }) => reason);

const JANE = grade('Jane Smith', { studentNumber: 'S1', email: 'jane@school.example' });
const ZOE = grade('Zoë Roy', { percentage: 90, grade: 'A' });

/** By the documented rules: the row of points, then students by SIS id, login or name; all before "Section" is theirs. */
function importIntoCanvas(text: string | null, students: { name: string; sis: string; login: string }[]) {
  const [points, ...rows] = read(text);
  const { Student: first, ...possible } = points ?? {};
  expect(first).toBe('    Points Possible');
  const titles = Object.keys(possible).slice(Object.keys(possible).indexOf('Section') + 1);
  const given = rows.map((row) => {
    const found =
      students.find(({ sis }) => row['SIS User ID'] !== '' && sis === row['SIS User ID']) ??
      students.find(({ login }) => row['SIS Login ID'] !== '' && login === row['SIS Login ID']) ??
      students.find(({ name }) => name === row['Student']);
    return [found?.sis ?? 'new student', titles.map((title) => row[title])];
  });
  return {
    titles,
    possible: titles.map((title) => possible[title]),
    given: Object.fromEntries(given) as object,
  };
}

describe('makeGradebook', () => {
  it('names those whose result is not reviewed or missing, and makes no row of them', () => {
    const made = make([
      JANE,
      { ...ZOE, heldBack: 'not_reviewed' },
      grade('Tom Baker', { heldBack: 'no_result' }),
    ]);
    expect(made.written).toBe(1);
    expect(made.notWritten).toEqual([
      { student: 'Zoë Roy', reason: 'not_reviewed' },
      { student: 'Tom Baker', reason: 'no_result' },
    ]);
    expect(made.content).not.toMatch(/Zoë|Tom/);
  });

  it('makes a file that Canvas reads: by number, login or name, with the points of the assignment', () => {
    const made = make([JANE, ZOE, grade('Tom Baker', { email: 'tom@school.example' })]);
    expect(made).toMatchObject({ as: 'points', written: 3, notWritten: [] });
    const roll = [
      { name: 'J. Smith', sis: 'S1', login: 'jsmith' },
      { name: 'Zoë Roy', sis: 'S2', login: 'zroy' },
      { name: 'Thomas Baker', sis: 'S3', login: 'tom@school.example' },
    ];
    expect(importIntoCanvas(made.content, roll)).toEqual({
      titles: ['Essay 1, draft'],
      possible: ['20'],
      given: { S1: ['12.5'], S2: ['18'], S3: ['12.5'] },
    });
    expect(read(make([JANE], { as: 'percent' }).content)[1]).toMatchObject({ 'Essay 1, draft': '62.5%' });
    expect(read(make([JANE], { as: 'letters' }).content)[1]).toMatchObject({ 'Essay 1, draft': 'C' });
  });

  it('never leaves a platform to guess between two students of one name', () => {
    const made = make([
      grade('Alex Lee', { essayId: '1', studentId: 'a', studentNumber: 'S8' }),
      grade('Alex Lee', { essayId: '2', studentId: 'b' }),
    ]);
    expect(read(made.content).map((row) => row['SIS User ID'])).toEqual(['', 'S8']);
    expect(made.notWritten).toEqual([{ student: 'Alex Lee', reason: 'same_name' }]);
    const unmatched = make([grade('Alex Lee', { essayId: '1' }), grade('Lee, Alex', { essayId: '2' })]);
    expect(unmatched).toMatchObject({ content: null, written: 0 });
    expect(reasons(unmatched)).toEqual(['same_name', 'same_name']);
  });

  it('writes one essay of a student, and no essay without a student or a grade, except into a spreadsheet', () => {
    const grades = [
      JANE,
      { ...JANE, essayId: 'second' },
      grade(null, { filename: 'scan.pdf' }),
      grade('Ada', { percentage: null, grade: null }),
    ];
    expect(make(grades).notWritten).toEqual([
      { student: 'Jane Smith', reason: 'another_essay' },
      { student: 'scan.pdf', reason: 'no_student' },
      { student: 'Ada', reason: 'no_grade' },
    ]);
    const table = make(grades, { for: 'table' });
    expect(reasons(table)).toEqual(['no_grade']);
    expect(read(table.content).map((row) => row['Student'])).toEqual([
      'Jane Smith',
      'Jane Smith',
      'scan.pdf',
    ]);
  });

  it('names all students for Moodle in one way, in points, and lists those that it cannot name', () => {
    const made = make([JANE, grade('Tom Baker', { email: 'tom@school.example' }), ZOE], {
      for: 'moodle',
      as: 'letters',
    });
    expect(made).toMatchObject({ as: 'points', written: 2 });
    expect(made.notWritten).toEqual([{ student: 'Zoë Roy', reason: 'no_email' }]);
    expect(read(made.content)).toEqual([
      { 'Email address': 'jane@school.example', 'Full name': 'Jane Smith', 'Essay 1, draft': '12.5' },
      { 'Email address': 'tom@school.example', 'Full name': 'Tom Baker', 'Essay 1, draft': '12.5' },
    ]);
    const byNumber = make([grade('Jane', { studentNumber: '0042' }), ZOE], { for: 'moodle' });
    expect(reasons(byNumber)).toEqual(['no_student_number']);
    expect(read(byNumber.content)).toMatchObject([{ 'ID number': '0042' }]);
  });

  it('writes OneRoster’s results for students with a number', () => {
    const made = make([JANE, ZOE], { for: 'oneroster', as: 'percent' });
    expect(reasons(made)).toEqual(['no_student_number']);
    expect(read(made.content)).toEqual([
      {
        ...{
          sourcedId: 'essay of Jane Smith',
          status: 'active',
          dateLastModified: '2026-11-20T22:00:00.000Z',
        },
        ...{ lineItemSourcedId: 'assignment-1', studentSourcedId: 'S1', scoreStatus: 'fully graded' },
        ...{ score: '12.5', scoreDate: '2026-11-21', comment: '' },
      },
    ]);
  });

  it.each(['canvas', 'moodle', 'oneroster'] as const)(
    'writes ids as they are, or lists whose would have to be changed: %s',
    (target) => {
      const ids = ['-5', '0042', '=1+1', '-5+5', '+61', '@home', 'S-7', '\u200b=1'];
      const made = make(
        ids.map((id) => grade(`Student ${id}`, { studentId: id, studentNumber: id })),
        { for: target },
      );
      const column = { canvas: 'SIS User ID', moodle: 'ID number', oneroster: 'studentSourcedId' }[target];
      expect(
        read(made.content)
          .map((row) => row[column])
          .filter(Boolean),
      ).toEqual(['-5', '0042', 'S-7']);
      expect(made).toMatchObject({ written: 3 });
      expect(reasons(made)).toEqual(Array.from({ length: 5 }, () => 'unsafe_id'));
    },
  );

  it('finds a student for Canvas by a name only where the name is written as it is', () => {
    const made = make([grade('=1+1'), grade('Ada')]);
    expect(made.notWritten).toEqual([{ student: '=1+1', reason: 'unsafe_id' }]);
  });

  it('keeps names and titles text in a spreadsheet', () => {
    const made = make([grade('=HYPERLINK("x")', { email: '@evil' })], { for: 'table', title: '+1' });
    expect(read(made.content)).toMatchObject([
      { Student: `'=HYPERLINK("x")`, Email: `'@evil`, "'+1": '12.5', 'Out of': '20' },
    ]);
  });
});
