import { EMAIL_MAX_CHARACTERS } from '@marklight/contracts/business';
import {
  ROSTER_MAX_STUDENTS,
  STUDENT_NAME_MAX_CHARACTERS,
  STUDENT_NUMBER_MAX_CHARACTERS,
  type RosterReply,
  type Student,
} from '@marklight/contracts/classes';
import { plainLine } from '@marklight/contracts/text';
import { RosterError } from './classes.errors';
import { entriesByForm, entriesByHeader, headerOf, type RosterEntry } from './roster-columns';
import { readRows, type Row } from '../common/files/delimited-rows';

export type ListedStudent = Omit<Student, 'id'>;

export interface RosterList {
  students: ListedStudent[];
  skipped: RosterReply['skipped'];
}

const EMAIL = /^[^\s@<>()[\],;:"\\]+@[\p{L}\d-]+(?:\.[\p{L}\d-]+)+$/u;
/** Control characters, the zero-width space, and marks that reverse the direction of what follows. */
const NOT_TEXT =
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu;

/**
 * Reads a class list: one name per line, "Name <email>", or columns separated by tabs, commas or semicolons, with a
 * header row (name, or first and last name; email; student number; in any order) or without. Lines that cannot be
 * used are listed with their number, counted from 1, and the reason.
 * @param text as pasted, or as in a CSV file
 * @throws RosterError too_many_students; no_students if a text that is not blank has none
 */
export function readRoster(text: string): RosterList {
  const entries = entriesOf(text.replace(/\r\n?|\u2028|\u2029/g, '\n').replace(NOT_TEXT, ''));
  if (entries.length > ROSTER_MAX_STUDENTS) throw new RosterError('too_many_students');
  const list = new UniqueStudents();
  for (const entry of entries) list.add(entry);
  if (list.students.length === 0 && text.trim() !== '') throw noStudents(list.skipped);
  return list;
}

function entriesOf(text: string): RosterEntry[] {
  const { delimiter, rows } = readRows(text);
  const [first, ...rest] = rows;
  const header = first && headerOf(first);
  const entries = header ? entriesByHeader(rest, header) : entriesByForm(rows, delimiter);
  const swallowing = new Map(rows.filter(swallowsLines).map(({ line }) => [line, BROKEN_QUOTE]));
  return entries.map((entry) => {
    const problem = swallowing.get(entry.line);
    return problem ? { ...entry, problem } : entry;
  });
}

const BROKEN_QUOTE =
  'A quotation mark opens on this line and does not close where its cell ends, so the lines after it cannot be told apart. Remove it, or close it.';

/** Two students of a list would become one. */
const swallowsLines = ({ hasBrokenQuote, fields }: Row): boolean =>
  hasBrokenQuote && fields.some((field) => field.includes('\n'));

function noStudents([first]: RosterList['skipped']): RosterError {
  const { message } = new RosterError('no_students');
  return new RosterError('no_students', {
    fields: { text: first ? `Line ${first.line}: ${first.reason}` : message },
  });
}

/** Accepts each student once. */
class UniqueStudents implements RosterList {
  readonly students: ListedStudent[] = [];
  readonly skipped: RosterList['skipped'] = [];
  private readonly lineOfEmail = new Map<string, number>();
  private readonly lineOfNumber = new Map<string, number>();
  private readonly namesakes = new Map<string, (ListedStudent & { line: number })[]>();

  add(entry: RosterEntry): void {
    const { line } = entry;
    const name = collapsed(entry.name);
    const email = collapsed(entry.email) || null;
    const studentNumber = collapsed(entry.studentNumber) || null;
    const student = { name, email, studentNumber };
    const reason = entry.problem ?? faultOf(student) ?? this.repeats(student);
    if (reason !== null) {
      this.skipped.push({ line, reason });
      return;
    }
    this.students.push(student);
    if (email !== null) this.lineOfEmail.set(email.toLowerCase(), line);
    if (studentNumber !== null) this.lineOfNumber.set(studentNumber.toLowerCase(), line);
    const namesakes = this.namesakes.get(name.toLowerCase()) ?? [];
    namesakes.push({ ...student, line });
    this.namesakes.set(name.toLowerCase(), namesakes);
  }

  private repeats(student: ListedStudent): string | null {
    const twin = this.namesakes
      .get(student.name.toLowerCase())
      ?.find((other) => mayBeTheSame(student, other));
    if (twin) return `This student is already on line ${twin.line}.`;
    const sameNumber = this.lineOfNumber.get(student.studentNumber?.toLowerCase() ?? '');
    if (sameNumber !== undefined) return `Line ${sameNumber} has the same student number.`;
    const sameEmail = this.lineOfEmail.get(student.email?.toLowerCase() ?? '');
    return sameEmail === undefined ? null : `Line ${sameEmail} has the same email address.`;
  }
}

/** Two students of one name are distinguished by their numbers or, if a number is missing, their emails. */
function mayBeTheSame(one: ListedStudent, other: ListedStudent): boolean {
  if (one.studentNumber !== null && other.studentNumber !== null) {
    return one.studentNumber.toLowerCase() === other.studentNumber.toLowerCase();
  }
  return one.email === null || other.email === null || one.email.toLowerCase() === other.email.toLowerCase();
}

function faultOf({ name, email, studentNumber }: ListedStudent): string | null {
  if (!/\p{L}/u.test(name)) return 'There is no name on this line.';
  if (name.length > STUDENT_NAME_MAX_CHARACTERS)
    return `The name on this line has more than ${STUDENT_NAME_MAX_CHARACTERS} characters.`;
  if (email !== null && (email.length > EMAIL_MAX_CHARACTERS || !EMAIL.test(email)))
    return 'The email address on this line is not valid.';
  if (studentNumber !== null && studentNumber.length > STUDENT_NUMBER_MAX_CHARACTERS)
    return `The student number on this line has more than ${STUDENT_NUMBER_MAX_CHARACTERS} characters.`;
  return null;
}

function collapsed(text: string): string {
  return plainLine(text).replace(/\s+/g, ' ');
}
