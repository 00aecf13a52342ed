import { growthOf, WORSE_THAN_N_LOG_N } from '../../common/testing/growth';
import { parse } from 'csv-parse/sync';
import { fillGradebook, type FillingWish } from './fill-gradebook';
import type { GradeToWrite } from './grade-to-write';

const grade = (studentName: string, percentage: number | null, more: Partial<GradeToWrite> = {}) => ({
  ...{
    essayId: studentName,
    studentId: null,
    filename: 'essay.pdf',
    studentName,
    email: null,
    studentNumber: null,
    percentage,
  },
  ...{ grade: percentage === null ? null : 'B', heldBack: null, ...more },
});
const fill = (file: string | Buffer, grades: GradeToWrite[], wish: Partial<FillingWish> = {}) => {
  const filled = fillGradebook(Buffer.from(file as string), grades, {
    ...{ as: 'points', maximum: 100, replace: false, title: 'Essay 1', ...wish },
  });
  if (!filled) throw new Error('It was no gradebook.');
  return { ...filled, text: Buffer.from(filled.content ?? []).toString() };
};

/** By the documented rules of Moodle's importer: exact headers, prefix cut, blank and locked and too high ones skipped. */
function importWorksheet(text: string): Record<string, number> {
  const rows = parse(text, { columns: true, bom: true }) as Record<string, string>[];
  return Object.fromEntries(
    rows.flatMap((row) => {
      const points = Number(row['Grade']);
      const isTaken =
        row['Grade'] !== '' &&
        points <= Number(row['Maximum grade']) &&
        row['Grade can be changed'] === 'Yes';
      return isTaken ? [[(row['Identifier'] ?? '').slice('Participant '.length), points]] : [];
    }),
  );
}

const WORKSHEET =
  '\uFEFFIdentifier,"Full name","Email address",Status,Grade,"Maximum grade","Grade can be changed","Last modified (grade)","Feedback comments"\r\n' +
  '"Participant 11","Jane Smith",jane@school.example,"Submitted for grading",,20.00,Yes,-,\r\n' +
  '"Participant 12","Tom ""TJ"" Baker",tom@school.example,"Submitted, late","7.00",20.00,Yes,-,"<p>Old, ""kept""</p>"\r\n' +
  '"Participant 13","Zoë Roy",zoe@school.example,,,20.00,No,-,=kept\r\n';

describe('fillGradebook', () => {
  it('names each row that it leaves alone once, with the reason', () => {
    const filled = fill(
      'Name,Email,Grade\nMia Chen,m@x,\nTom Baker,t@x,\nZoe Roy,z@x,EX\nAda Lind,a@x,\n,b@x,\n',
      [
        grade('Mia Chen', null, { heldBack: 'not_reviewed' }),
        grade('Tom B.', null, { email: 't@x', heldBack: 'no_result' }),
        grade('Zoe Roy', 50),
        grade('In No Row', null, { heldBack: 'no_result' }),
      ],
    );
    expect(filled).toMatchObject({ written: 0, rowsLeft: 5 });
    expect(filled.notWritten).toEqual([{ student: 'Zoe Roy', reason: 'no_number', inFile: 'EX' }]);
    expect(filled.left).toEqual([
      { student: 'Mia Chen', reason: 'not_reviewed' },
      { student: 'Tom Baker', reason: 'no_result' },
      { student: 'Ada Lind', reason: 'no_essay' },
      { student: 'b@x', reason: 'no_essay' },
    ]);
  });

  it('fills a Moodle worksheet so that its importer reads the points, and changes nothing else', () => {
    const results = [
      grade('Somebody else', 75, { filename: 'Jane Smith_11_assignsubmission_file_essay.pdf' }),
      grade('T. Baker', 62.55, { email: 'TOM@school.example' }),
      grade('Zoë Roy', 90),
      grade('Nobody Known', 50),
    ];
    const filled = fill(WORKSHEET, results, { replace: true });
    expect(filled).toMatchObject({ kind: 'moodle_worksheet', column: 'Grade', written: 2, rowsLeft: 1 });
    expect(filled.replaced).toBe(1);
    expect(filled.notWritten).toEqual([
      { student: 'Zoë Roy', reason: 'locked' },
      { student: 'Nobody Known', reason: 'no_row' },
    ]);
    expect(importWorksheet(filled.text)).toEqual({ 11: 15, 12: 12.51 });
    expect(filled.text.replace(',15,20.00', ',,20.00').replace('"12.51"', '"7.00"')).toBe(WORKSHEET);
  });

  it('writes feedback into Moodle’s column for comments, which keeps what it has unless it is to be replaced', () => {
    const comment = '<p>“Good”, <strong>Zoë</strong> &amp; more.<br>Say why.</p>';
    const results = [
      grade('Jane Smith', 75, { comment }),
      grade('Tom Baker', 35, { email: 'tom@school.example', comment }),
      grade('Zoë Roy', 90, { comment }),
    ];
    const commentsIn = (text: string) =>
      (parse(text, { columns: true, bom: true }) as Record<string, string>[]).map(
        (row) => row['Feedback comments'],
      );
    const kept = fill(WORKSHEET, results);
    expect(kept).toMatchObject({ written: 2, comments: 1 });
    expect(commentsIn(kept.text)).toEqual([comment, '<p>Old, "kept"</p>', '=kept']);
    const replaced = fill(WORKSHEET, results, { replace: true });
    // The third row is locked, for grades and comments alike.
    expect(commentsIn(replaced.text)).toEqual([comment, comment, '=kept']);
    const old = Buffer.from(WORKSHEET.replace('\uFEFF', ''), 'latin1');
    const latin = fill(old, results);
    expect(latin.content && Buffer.from(latin.content).toString('latin1')).toContain('&#8220;Good&#8221;');
    expect(fill(WORKSHEET, [grade('Jane Smith', 75)]).comments).toBeNull();
    expect(fill('Name,Grade\nJane Smith,\n', results).comments).toBeNull();
  });

  it('leaves a grade that is in the file unless it is to be replaced, and counts an equal one as written', () => {
    const table = 'Name;Grade\nJane;12.00\nTom;50,0\nZoe;-\nAda;\n';
    const results = [grade('Jane', 8.33), grade('Tom', 50), grade('Zoe', 70), grade('Ada', 0)];
    const kept = fill(table, results);
    expect(kept).toMatchObject({ written: 3, replaced: 0, rowsLeft: 1 });
    expect(kept.notWritten).toEqual([{ student: 'Jane', reason: 'other_grade', inFile: '12.00' }]);
    expect(kept.text).toBe('Name;Grade\nJane;12.00\nTom;50,0\nZoe;70\nAda;0\n');
    const replaced = fill(table, results, { replace: true });
    expect(replaced).toMatchObject({ written: 4, replaced: 1, rowsLeft: 0, notWritten: [] });
    expect(replaced.text).toBe('Name;Grade\nJane;8,33\nTom;50,0\nZoe;70\nAda;0\n');
  });

  it('does not take points for a percentage, and replaces a letter by a letter', () => {
    const percent = fill('Name,Grade\nJane,80\nTom,80.00\u0020%\n', [grade('Jane', 80), grade('Tom', 80)], {
      as: 'percent',
    });
    expect(percent.notWritten).toEqual([{ student: 'Jane', reason: 'other_grade', inFile: '80' }]);
    expect(percent).toMatchObject({ written: 1, replaced: 0 });
    const table = 'Name,Grade\nJane,A-\nTom,b\n';
    const letters = fill(table, [grade('Jane', 80), grade('Tom', 80)], { as: 'letters', replace: true });
    expect(letters).toMatchObject({ written: 2, replaced: 1, notWritten: [] });
    expect(letters.text).toBe('Name,Grade\nJane,B\nTom,b\n');
  });

  it.each(['EX', 'excused', 'absent – see note', 'x'.repeat(50)])(
    'never overwrites what is not a number: %s',
    (text) => {
      const table = `Name,Grade\nJane,${text}\n`;
      const filled = fill(table, [grade('Jane', 80)], { replace: true });
      const inFile = text.length > 40 ? `${text.slice(0, 40)}…` : text;
      expect(filled.notWritten).toEqual([{ student: 'Jane', reason: 'no_number', inFile }]);
      expect(filled).toMatchObject({ written: 0, replaced: 0, text: table });
    },
  );

  const CANVAS =
    'Student,ID,SIS User ID,SIS Login ID,Section,Notes,Essay 1 (71),Essay 2 (72),Total (73),Current Score\n' +
    '    Points Possible,,,,,,50,10,(read only),(read only)\n' +
    '"Doe, Mary-Ann",17,S1,mdoe,9B,,,,80,80\n' +
    '"Roy, Zoe",18,S2,zroy,9B,,,EX,70,70\n' +
    '"Student, Test",99,,,9B,,,,,\n';

  it('fills the assignment’s column of a Canvas gradebook, by the points that it says', () => {
    const filled = fill(CANVAS, [
      grade('Zoë Roy', 80),
      grade('M. Doe', 50, { filename: 'doemaryann_17_203_essay.pdf' }),
    ]);
    expect(filled).toMatchObject({ kind: 'canvas', column: 'Essay 1 (71)', written: 2, notWritten: [] });
    expect(filled.columns).toEqual(['Essay 1 (71)', 'Essay 2 (72)']);
    expect(filled.text).toBe(
      CANVAS.replace('mdoe,9B,,,', 'mdoe,9B,,25,').replace('zroy,9B,,,', 'zroy,9B,,40,'),
    );
    expect(fill(CANVAS, [grade('Zoë Roy', 80)], { as: 'percent' }).text).toContain('zroy,9B,,80%,');
    expect(fill(CANVAS, [grade('Zoë Roy', 80)], { as: 'letters' }).text).toContain('zroy,9B,,B,');
  });

  it('asks which column is meant where several may be', () => {
    const filled = fill(CANVAS, [grade('Zoë Roy', 80)], { title: 'Something else' });
    expect(filled).toMatchObject({ column: null, content: null, columns: ['Essay 1 (71)', 'Essay 2 (72)'] });
    const excused = fill(CANVAS, [grade('Zoë Roy', 80), grade('M. Doe', 80)], { column: 'Essay 2 (72)' });
    expect(excused.notWritten).toEqual([
      { student: 'Zoë Roy', reason: 'no_number', inFile: 'EX' },
      { student: 'M. Doe', reason: 'no_row' },
    ]);
    const other = fill(CANVAS, [grade('Mary-Ann Doe', 80)], { column: 'Essay 2 (72)' });
    expect(other.text).toContain('mdoe,9B,,,8,80');
  });

  it.each<[string, string | Buffer, string | Buffer]>([
    [
      'semicolons, decimal commas and an old code page',
      Buffer.from('Vorname;Nachname;ID number;Punkte\r\nZo\xeb;Roy;S2;3,5\r\nTom;Baker;S1;\r\n', 'latin1'),
      Buffer.from('Vorname;Nachname;ID number;Punkte\r\nZo\xeb;Roy;S2;16,25\r\nTom;Baker;S1;\r\n', 'latin1'),
    ],
    [
      'OneRoster’s results',
      'sourcedId,status,dateLastModified,lineItemSourcedId,studentSourcedId,scoreStatus,score,scoreDate,comment\nr1,active,,l1,S2,,,2026-01-01,\n',
      'sourcedId,status,dateLastModified,lineItemSourcedId,studentSourcedId,scoreStatus,score,scoreDate,comment\nr1,active,,l1,S2,,16.25,2026-01-01,\n',
    ],
    [
      'tabs, two name columns and no line end at the end',
      'First name\tSurname\tEmail address\tAssignment: Essay 1 (Real)\tLast downloaded from this course\nZoe\tRoy\t\t-\t1764000000',
      'First name\tSurname\tEmail address\tAssignment: Essay 1 (Real)\tLast downloaded from this course\nZoe\tRoy\t\t16.25\t1764000000',
    ],
    [
      'UTF-16',
      Buffer.from('\uFEFFName\tGrade\nRoy, Zoë\t', 'utf16le'),
      Buffer.from('\uFEFFName\tGrade\nRoy, Zoë\t16.25', 'utf16le'),
    ],
    [
      'UTF-16 of the other order of bytes',
      Buffer.from('\uFEFFName\tGrade\nRoy, Zoë\t', 'utf16le').swap16(),
      Buffer.from('\uFEFFName\tGrade\nRoy, Zoë\t16.25', 'utf16le').swap16(),
    ],
  ])('keeps every other byte of a table with %s', (_, before, after) => {
    const filled = fill(before, [grade('Zoë Roy', 65, { studentNumber: 'S2' })], {
      ...{ maximum: 25, replace: true, column: before.includes('Punkte') ? 'Punkte' : undefined },
    });
    expect(Buffer.from(filled.content ?? [])).toEqual(Buffer.from(after as string));
  });

  it.each([
    ['a workbook', Buffer.from('PK\u0003\u0004\u0014\0\b\0,xl/workbook.xml,\nRoy,\0,', 'latin1')],
    ['UTF-16 without its mark', Buffer.from('Name,Grade\nRoy,', 'utf16le')],
  ])('does not take %s for a table', (_, file) => {
    expect(() => fill(file, [])).toThrow('It was no gradebook.');
  });

  it('never guesses between two students of one name, and writes one essay of each', () => {
    const table = 'Name,Email,Grade\nAlex Lee,a@x.example,\nAlex Lee,b@x.example,\nTom Baker,,\n';
    const filled = fill(table, [
      grade('Alex Lee', 60),
      grade('Alex Lee', 70, { email: 'b@x.example' }),
      grade('Tom Baker', 80),
      grade('Tom Baker', 90),
      grade('Tom Baker', null),
    ]);
    expect(filled.text).toBe(
      'Name,Email,Grade\nAlex Lee,a@x.example,\nAlex Lee,b@x.example,70\nTom Baker,,80\n',
    );
    expect(filled.notWritten.map(({ reason }) => reason)).toEqual([
      'several_rows',
      'another_essay',
      'no_grade',
    ]);
  });

  it.each([
    ['one name in every row', 'Sam Lee,\n'],
    ['empty rows', '\n'],
    ['one row', ','],
  ])('takes time in proportion to a file of %s', (_, piece) => {
    const growth = growthOf(
      128_000,
      (size) => Buffer.from(`Name,Grade\n${piece.repeat(size / piece.length)}`),
      (bytes) =>
        fillGradebook(bytes, [grade('Sam Lee', 50)], {
          ...{ as: 'points', maximum: 100, replace: false, title: 'Essay 1' },
        }),
    );
    expect(growth).toBeLessThan(WORSE_THAN_N_LOG_N);
  });

  it.each([['just words'], ['Name,Email\nTom,x\n'], ['Name,Grade\n"never closed,1']])(
    'refuses a table without a column for grades: %j',
    (text) => {
      expect(
        fillGradebook(Buffer.from(text), [], {
          as: 'points',
          maximum: 100,
          replace: false,
          title: 'Essay 1',
        }),
      ).toBeNull();
    },
  );
});
