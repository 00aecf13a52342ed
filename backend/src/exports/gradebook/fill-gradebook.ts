import { addTo } from '@marklight/contracts/add-to';
import {
  ROWS_LEFT_NAMED,
  type FilledGradebook,
  type GradeForm,
  type NotWritten,
} from '@marklight/contracts/gradebook';
import { lmsNameOf } from '@marklight/contracts/lms/lms-names';
import { wordsOf } from '../../classes/match-student';
import { cellInFile, type CellInFile } from './cell-in-file';
import { inAscii } from './feedback-html';
import { valueOf, type GradeToWrite } from './grade-to-write';
import { chosenColumn, columnsOf, type GradebookColumns } from './gradebook-columns';
import { readTable, type TableCell, type TableText } from './table-text';

export interface FillingWish {
  as: GradeForm;
  column?: string;
  maximum: number;
  /** Whether grades that are already in the file are replaced. */
  replace: boolean;
  /** Of the assignment. */
  title: string;
}

export type Filled = Omit<FilledGradebook, 'content' | 'filename'> & { content: Uint8Array | null };

const POINTS_POSSIBLE = /^\s*points possible\s*$/i;
/** Canvas sets rows without a student above the students: "Muted", "Manual Posting". */
const NO_STUDENT = /^\s*(?:muted$|manual posting|points possible$|student, test$)/i;

/**
 * The file with a grade in the row of each student who has one; no other character is changed. Null if it is no table,
 * or has no column for grades.
 */
export function fillGradebook(
  bytes: Uint8Array,
  grades: readonly GradeToWrite[],
  wish: FillingWish,
): Filled | null {
  const table = readTable(bytes);
  const [header = [], ...below] = table?.rows ?? [];
  if (!table) return null;
  const points = below.find(([first]) => POINTS_POSSIBLE.test(first?.value ?? ''));
  const columns = columnsOf(header, points);
  if (columns.grades.length === 0) return null;
  const at = chosenColumn(header, columns.grades, wish);
  const titles = columns.grades.map((index) => header[index]?.value.trim() ?? '');
  const nothing = {
    comments: null,
    written: 0,
    replaced: 0,
    rowsLeft: 0,
    left: [],
    notWritten: [],
    column: null,
    content: null,
  };
  if (at === null) return { as: wish.as, kind: columns.kind, columns: titles, ...nothing };
  // A worksheet with a maximum takes points; one for a scale takes its words.
  const as = columns.kind === 'moodle_worksheet' && columns.maximum >= 0 ? 'points' : wish.as;
  const rows = below.filter((row) => row.length > at && !NO_STUDENT.test((row[0]?.value ?? '').trimEnd()));
  const { changes, comments, kept, replaced, notWritten, left } = matched(rows, grades, {
    at,
    columns,
    points,
    wish: { ...wish, as },
    table,
  });
  return {
    as,
    kind: columns.kind,
    columns: titles,
    column: header[at]?.value.trim() ?? '',
    content: table.withCells([...changes, ...comments]),
    comments: columns.comments >= 0 && grades.some(({ comment }) => comment) ? comments.length : null,
    written: changes.length + kept,
    replaced,
    rowsLeft: rows.length - changes.length - kept,
    left,
    notWritten,
  };
}

interface Place {
  at: number;
  columns: GradebookColumns;
  points: readonly TableCell[] | undefined;
  wish: FillingWish;
  table: TableText;
}

function matched(rows: readonly TableCell[][], grades: readonly GradeToWrite[], place: Place) {
  const { at, columns, points, wish, table } = place;
  const find = rowFinder(rows, columns);
  const usesComma = rows.some((row) =>
    [row[at], row[columns.maximum]].some((cell) => /^\d+,\d+$/.test(cell?.value ?? '')),
  );
  const changes: { cell: TableCell; value: string }[] = [];
  const comments: typeof changes = [];
  const notWritten: Filled['notWritten'] = [];
  let [kept, replaced] = [0, 0];
  const taken = new Set<TableCell[]>();
  // The rows that `notWritten` already mentions, and why the others are left alone.
  const named = new Set<TableCell[]>();
  const reasons = new Map<TableCell[], NotWritten>();
  for (const grade of grades) {
    const found = find(grade);
    if (grade.heldBack !== null) {
      for (const row of found) reasons.set(row, grade.heldBack);
      continue;
    }
    const [row] = found;
    const cell = row?.[at];
    const most = numberIn(row?.[columns.maximum]) ?? numberIn(points?.[at]) ?? wish.maximum;
    const value = valueOf(grade, wish.as, most);
    const holds: CellInFile = cell && value !== null ? cellInFile(cell.value, value, wish.as) : 'nothing';
    const reason: NotWritten | null =
      !row || !cell
        ? 'no_row'
        : found.length > 1
          ? 'several_rows'
          : value === null
            ? 'no_grade'
            : /^no$/i.test(row[columns.mayChange]?.value.trim() ?? '')
              ? 'locked'
              : taken.has(row)
                ? 'another_essay'
                : holds === 'no_number' || (holds === 'other_grade' && !wish.replace)
                  ? holds
                  : null;
    if (reason !== null || !cell || !row || value === null) {
      const inFile =
        reason === 'no_number' || reason === 'other_grade' ? shown(cell?.value ?? '') : undefined;
      const student = grade.studentName ?? grade.filename;
      notWritten.push({ student, reason: reason ?? 'no_row', ...(inFile !== undefined && { inFile }) });
      for (const row of found) named.add(row);
    } else {
      taken.add(row);
      const room = row[columns.comments];
      if (grade.comment && room && (wish.replace || room.value.trim() === ''))
        comments.push({ cell: room, value: table.isUnicode ? grade.comment : inAscii(grade.comment) });
      if (holds === 'same_grade') {
        kept += 1;
        continue;
      }
      if (holds === 'other_grade') replaced += 1;
      changes.push({ cell, value: usesComma && table.delimiter !== ',' ? value.replace('.', ',') : value });
    }
  }
  const left: Filled['left'] = [];
  for (const row of rows) {
    if (left.length === ROWS_LEFT_NAMED) break;
    if (!taken.has(row) && !named.has(row))
      left.push({ student: shown(nameIn(row, columns)), reason: reasons.get(row) ?? 'no_essay' });
  }
  return { changes, comments, kept, replaced, notWritten, left };
}

/** Whose row it is, in the file's own words. */
function nameIn(row: readonly TableCell[], columns: GradebookColumns): string {
  const text = (column: number) => row[column]?.value.trim() ?? '';
  const { name, firstName, lastName, email, number } = columns;
  const names = [text(name), `${text(firstName)} ${text(lastName)}`.trim(), text(email), text(number)];
  return names.find((one) => one !== '') ?? text(0);
}

/** A cell may hold a whole comment. */
const SHOWN_MAX = 40;

function shown(value: string): string {
  const letters = [...value.trim()];
  return letters.length > SHOWN_MAX ? `${letters.slice(0, SHOWN_MAX).join('')}…` : letters.join('');
}

/** Gives the rows that a result may belong to, by the surest of what both sides know. */
function rowFinder(rows: readonly TableCell[][], columns: GradebookColumns) {
  const index = (keyOf: (row: TableCell[]) => string) => {
    const byKey = new Map<string, TableCell[][]>();
    for (const row of rows) {
      const key = keyOf(row);
      if (key !== '') addTo(byKey, key, row);
    }
    return byKey;
  };
  const value = (row: TableCell[], column: number) => row[column]?.value.trim().toLowerCase() ?? '';
  const system = columns.kind === 'moodle_worksheet' ? 'moodle' : 'canvas';
  const byId = index((row) => value(row, columns.id).replace(/^\D+/, ''));
  const byEmail = index((row) => value(row, columns.email));
  const byNumber = index((row) => value(row, columns.number));
  const byLogin = index((row) => value(row, columns.login));
  const byName = index((row) =>
    nameKey(
      columns.name >= 0
        ? value(row, columns.name)
        : `${value(row, columns.firstName)} ${value(row, columns.lastName)}`,
    ),
  );
  return ({ filename, email, studentNumber, studentName }: GradeToWrite): readonly TableCell[][] => {
    const made = lmsNameOf(filename);
    const id = made?.system === system && columns.id >= 0 ? made.id : '';
    const mail = email?.trim().toLowerCase() ?? '';
    const number = studentNumber?.trim().toLowerCase() ?? '';
    const ways = [
      byId.get(id),
      byEmail.get(mail),
      byNumber.get(number),
      byLogin.get(mail) ?? byLogin.get(number),
      byName.get(nameKey(studentName ?? '')),
    ];
    return ways.find((found) => found !== undefined) ?? [];
  };
}

/** The same for "Doe, Mary-Ann" and "Mary-Ann Doe". */
function nameKey(name: string): string {
  return wordsOf(name).sort().join(' ');
}

function numberIn(cell: TableCell | undefined): number | null {
  const value = Number((cell?.value ?? '').trim().replace(',', '.'));
  return value > 0 && Number.isFinite(value) ? value : null;
}
