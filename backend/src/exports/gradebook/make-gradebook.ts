import {
  TARGETS_OF_POINTS,
  type GradebookTarget,
  type GradeForm,
  type MadeGradebook,
  type NotWritten,
} from '@marklight/contracts/gradebook';
import { wordsOf } from '../../classes/match-student';
import { BYTE_ORDER_MARK, csvLines } from '../../common/files/csv-lines';
import { safeCell } from '../../common/files/safe-cell';
import { valueOf, type GradeToWrite } from './grade-to-write';

export interface MakingWish {
  for: GradebookTarget;
  as: GradeForm;
  maximum: number;
  /** Of the assignment. */
  title: string;
  assignmentId: string;
  madeAt: Date;
  /** Of the grades, as YYYY-MM-DD. */
  day: string;
}

type Made = Pick<MadeGradebook, 'as' | 'written' | 'notWritten'> & { content: string | null };

/** Canvas looks for this in the first cell, blanks included. */
const POINTS_POSSIBLE = '    Points Possible';
const ONE_ROSTER = [
  ...['sourcedId', 'status', 'dateLastModified', 'lineItemSourcedId', 'studentSourcedId'],
  ...['scoreStatus', 'score', 'scoreDate', 'comment'],
];

/**
 * A new file with a row for each grade that the platform can give to a student, and the others with their reasons. Canvas
 * finds a student by number, email or name, Moodle by the column that the teacher names, OneRoster by number.
 */
export function makeGradebook(all: readonly GradeToWrite[], wish: MakingWish): Made {
  const grades = all.filter(({ heldBack }) => heldBack === null);
  const as = TARGETS_OF_POINTS.includes(wish.for) ? 'points' : wish.as;
  const layout = layoutFor(grades, wish);
  const isAmbiguous = namesakesIn(grades);
  const notWritten: Made['notWritten'] = [];
  const rows: string[][] = [];
  const taken = new Set<string>();
  for (const grade of grades) {
    const value = valueOf(grade, as, wish.maximum);
    const key = layout.keyOf(grade);
    const reason: NotWritten | null =
      value === null
        ? 'no_grade'
        : grade.studentName === null && wish.for !== 'table'
          ? 'no_student'
          : key === null
            ? layout.missing
            : wish.for === 'canvas' && isAmbiguous(grade)
              ? 'same_name'
              : !layout.idsOf(grade).every(isSafeId)
                ? 'unsafe_id'
                : taken.has(key)
                  ? 'another_essay'
                  : null;
    if (reason !== null || value === null || key === null) {
      notWritten.push({ student: grade.studentName ?? grade.filename, reason: reason ?? 'no_grade' });
      continue;
    }
    taken.add(key);
    rows.push(
      layout
        .rowOf(grade, value, as)
        .map((cell) => (cell === value || isSafeId(cell) ? cell : safeCell(cell))),
    );
  }
  for (const { studentName, filename, heldBack } of all)
    if (heldBack !== null) notWritten.push({ student: studentName ?? filename, reason: heldBack });
  const head = [layout.header.map(safeCell), ...(layout.second ? [layout.second] : [])];
  const start = wish.for === 'table' ? BYTE_ORDER_MARK : '';
  const content = rows.length === 0 ? null : start + csvLines([...head, ...rows]);
  return { as, written: rows.length, notWritten, content };
}

/** A negative whole number calculates nothing. */
const NEGATIVE = /^-\d+$/;

/** Whether it can be written as it is: a changed id would no longer name its student. */
function isSafeId(text: string): boolean {
  return NEGATIVE.test(text) || safeCell(text) === text;
}

interface Layout {
  header: string[];
  /** The row below the header, where there is one. */
  second?: string[];
  /** Whose row it is; null where the platform could not find the student. */
  keyOf: (grade: GradeToWrite) => string | null;
  /** What the platform finds the student by. */
  idsOf: (grade: GradeToWrite) => string[];
  /** Why the platform could not find the student. */
  missing: NotWritten;
  rowOf: (grade: GradeToWrite, value: string, as: GradeForm) => string[];
}

function layoutFor(grades: readonly GradeToWrite[], wish: MakingWish): Layout {
  const { title, maximum, assignmentId, madeAt, day } = wish;
  if (wish.for === 'canvas') {
    return {
      header: ['Student', 'ID', 'SIS User ID', 'SIS Login ID', 'Section', title],
      second: [POINTS_POSSIBLE, '', '', '', '', String(maximum)],
      keyOf: (grade) => numberOf(grade) ?? emailOf(grade) ?? nameOf(grade),
      idsOf: (grade) => {
        const ids = [trimmed(grade.studentNumber), trimmed(grade.email)].filter(Boolean);
        return ids.length > 0 ? ids : [trimmed(grade.studentName)];
      },
      missing: 'no_student',
      rowOf: ({ studentName, studentNumber, email }, value) => [
        ...[studentName ?? '', '', trimmed(studentNumber), trimmed(email), '', value],
      ],
    };
  }
  if (wish.for === 'moodle') {
    // One row that names nobody makes Moodle refuse the file, so all rows name their students in the same way.
    const count = (of: (grade: GradeToWrite) => string | null) => grades.filter((one) => of(one)).length;
    const byEmail = count(emailOf) >= count(numberOf);
    return {
      header: [byEmail ? 'Email address' : 'ID number', 'Full name', title],
      keyOf: byEmail ? emailOf : numberOf,
      idsOf: ({ email, studentNumber }) => [trimmed(byEmail ? email : studentNumber)],
      missing: byEmail ? 'no_email' : 'no_student_number',
      rowOf: ({ studentName, studentNumber, email }, value) => [
        ...[trimmed(byEmail ? email : studentNumber), studentName ?? '', value],
      ],
    };
  }
  if (wish.for === 'oneroster') {
    return {
      header: ONE_ROSTER,
      keyOf: numberOf,
      idsOf: ({ studentNumber }) => [trimmed(studentNumber)],
      missing: 'no_student_number',
      rowOf: ({ essayId, studentNumber }, value) => [
        ...[essayId, 'active', madeAt.toISOString(), assignmentId, trimmed(studentNumber)],
        ...['fully graded', value, day, ''],
      ],
    };
  }
  return {
    header: ['Student', 'Student number', 'Email', title, 'Out of'],
    keyOf: ({ essayId }) => essayId,
    // A person reads it, not a platform.
    idsOf: () => [],
    missing: 'no_student',
    rowOf: ({ studentName, filename, studentNumber, email }, value, as) => [
      ...[studentName ?? filename, studentNumber ?? '', email ?? '', value],
      as === 'points' ? String(maximum) : '',
    ],
  };
}

const trimmed = (text: string | null): string => text?.trim() ?? '';
const known = (text: string | null): string | null => text?.trim().toLowerCase() || null;
const emailOf = ({ email }: GradeToWrite): string | null => known(email);
const numberOf = ({ studentNumber }: GradeToWrite): string | null => known(studentNumber);
const nameOf = ({ studentName }: GradeToWrite): string | null =>
  wordsOf(studentName ?? '')
    .sort()
    .join(' ') || null;

/** Whether a grade has nothing but a name to go by, and the name is somebody else's too. */
function namesakesIn(grades: readonly GradeToWrite[]): (grade: GradeToWrite) => boolean {
  const bearers = new Map<string, Set<string>>();
  for (const grade of grades) {
    const name = nameOf(grade);
    if (name === null) continue;
    bearers.set(name, (bearers.get(name) ?? new Set()).add(grade.studentId ?? grade.essayId));
  }
  return (grade) =>
    numberOf(grade) === null && emailOf(grade) === null && (bearers.get(nameOf(grade) ?? '')?.size ?? 0) > 1;
}
