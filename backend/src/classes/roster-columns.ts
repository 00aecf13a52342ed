import { EMAIL_MAX_CHARACTERS } from '@marklight/contracts/business';
import { STUDENT_NAME_MAX_CHARACTERS } from '@marklight/contracts/classes';
import { GIVEN_NAMES } from '../documents/text/given-names';
import { wordsOf } from './match-student';
import { givenNameFirst } from './name-order';
import type { Delimiter, Row } from '../common/files/delimited-rows';

/** What a row says of a student, not yet checked. */
export interface RosterEntry {
  line: number;
  name: string;
  email: string;
  studentNumber: string;
  /** Why the row cannot be understood. */
  problem?: string;
}

type Column = 'name' | 'first' | 'preferred' | 'last' | 'email' | 'number';

/** Headings of class lists as school systems and spreadsheets write them, without blanks and marks. */
const HEADINGS: Record<Column, readonly string[]> = {
  name: [
    'name',
    'fullname',
    'student',
    'students',
    'studentname',
    'studentfullname',
    'pupil',
    'pupilname',
    'displayname',
  ],
  first: [
    'firstname',
    'first',
    'givenname',
    'givennames',
    'given',
    'forename',
    'firstnames',
    'studentfirstname',
  ],
  preferred: ['preferredname', 'preferredfirstname', 'preferred', 'prefname', 'knownas', 'nickname'],
  last: ['lastname', 'last', 'surname', 'familyname', 'family', 'studentlastname', 'studentsurname'],
  email: ['email', 'emailaddress', 'studentemail', 'studentemailaddress', 'schoolemail', 'mail'],
  number: [
    'studentnumber',
    'studentid',
    'studentno',
    'number',
    'id',
    'idnumber',
    'sisuserid',
    'sisid',
    'studentcode',
    'code',
    'externalid',
    'candidatenumber',
  ],
};
/** Headings that are surnames too: alone beside other words they do not make a header. */
const ALSO_SURNAMES = new Set(['first', 'given', 'preferred', 'last', 'family', 'number', 'code', 'mail']);
/** Longer fields hold no name and email; they are not searched, which would take long. */
const SEARCHED_MAX_CHARACTERS = STUDENT_NAME_MAX_CHARACTERS + EMAIL_MAX_CHARACTERS + 50;
const EMAIL_IN_BRACKETS = /^([^<>]*)<([^<>@]*@[^<>]*)>\s*$/;
const NUMBER = /^(?=.*\d)[\p{L}\d][\p{L}\d_./-]*$/u;
/** "1. Jane", "2) Jane", "• Jane" of a list copied from a document. */
const LIST_MARK = /^\s*(?:[-–—•*·▪◦‣]|\(?\d{1,4}[.)])\s+/;
const TOO_MANY_COLUMNS =
  'There is more here than a name, an email address and a student number. Give the columns a header row.';

/** What each column holds, by a header row; null if the row is not a header. */
export function headerOf(row: Row): Map<Column, number> | null {
  const keys = row.fields.map((field) => field.toLowerCase().replace(/[^\p{L}\d]/gu, ''));
  const columns = new Map<Column, number>();
  let known = 0;
  for (const [index, key] of keys.entries()) {
    const column = (Object.keys(HEADINGS) as Column[]).find((one) => HEADINGS[one].includes(key));
    if (column === undefined) continue;
    if (!ALSO_SURNAMES.has(key) || keys.length === 1) known += 1;
    if (!columns.has(column)) columns.set(column, index);
  }
  return known > 0 || columns.size > 1 ? columns : null;
}

/** Reads rows whose columns are known. Columns with other headings are ignored. */
export function entriesByHeader(rows: readonly Row[], columns: Map<Column, number>): RosterEntry[] {
  return rows.map(({ line, fields }) => {
    const valueOf = (column: Column) => fields[columns.get(column) ?? -1]?.trim() ?? '';
    const whole = splitEmail(valueOf('name'));
    const [given = '', ...family] = givenNameFirst(withoutMark(whole.name)).split(/\s+/);
    const name =
      whole.name === ''
        ? withPreferred(valueOf('first'), valueOf('preferred'), valueOf('last'))
        : withPreferred(given, valueOf('preferred'), family.join(' '));
    return { line, name, email: valueOf('email') || whole.email, studentNumber: valueOf('number') };
  });
}

/** "Alexander (Sasha)": files and essays may bear either name. */
function withPreferred(given: string, preferred: string, family: string): string {
  const familyWords = wordsOf(family);
  const called = preferred
    .split(/\s+/)
    .filter((word) => !familyWords.includes(wordsOf(word).join('')))
    .join(' ');
  const [first] = wordsOf(given);
  const words = wordsOf(called).join(' ');
  const isNews = words !== '' && words !== first && words !== wordsOf(given).join(' ');
  return [given, given === '' ? called : isNews && `(${called})`, family].filter(Boolean).join(' ');
}

/** Reads rows without a header: a field's form shows what it holds. */
export function entriesByForm(rows: readonly Row[], delimiter: Delimiter): RosterEntry[] {
  const sorted = withoutCount(rows).flatMap(sortFields);
  const lastFirst = lastNameComesFirst(sorted, delimiter);
  const numbers = sorted.flatMap((row) => row.numbers);
  // A form or year, the same for many, is not a student's number.
  const areNumbers = numbers.length <= 1 || new Set(numbers).size > numbers.length / 2;
  return sorted.map(({ line, names, emails, numbers }) => {
    const [first = '', second = ''] = names.map((name) => name.trim());
    const name = lastFirst && second !== '' ? `${second} ${first}` : `${first} ${second}`;
    const entry = {
      line,
      name: names.length === 1 ? givenNameFirst(first) : name,
      email: emails[0] ?? '',
      studentNumber: (areNumbers && numbers[0]) || '',
    };
    return names.length > 2 || numbers.length > 1 ? { ...entry, problem: TOO_MANY_COLUMNS } : entry;
  });
}

interface SortedRow {
  line: number;
  /** With the blanks before them. */
  names: string[];
  emails: string[];
  numbers: string[];
}

/** Several addresses in one line ("Jane <jane@…>; Bo <bo@…>", as mail programs copy them) are several rows. */
function sortFields({ line, fields }: Row): SortedRow[] {
  const filled = fields.filter((field) => field.trim() !== '');
  const parts = filled.map(splitEmail);
  if (parts.length > 1 && parts.every(({ name, email }) => name.trim() !== '' && email !== '')) {
    return parts.map(({ name, email }) => ({ line, names: [name], emails: [email], numbers: [] }));
  }
  const row: SortedRow = { line, names: [], emails: [], numbers: [] };
  for (const { name, email } of parts) {
    if (email !== '') row.emails.push(email);
    if (name.trim() === '') continue;
    if (NUMBER.test(name.trim())) row.numbers.push(name.trim());
    // "Year 10" or "10A English" beside a name.
    else if (parts.length > 1 && /\d/.test(name)) continue;
    else row.names.push(row.names.length === 0 ? withoutMark(name) : name);
  }
  return [row];
}

/** Removes a first column that only counts 1, 2, 3. */
function withoutCount(rows: readonly Row[]): readonly Row[] {
  const counts =
    rows.length > 1 && rows.every(({ fields }, index) => fields[0]?.trim() === String(index + 1));
  return counts ? rows.map((row) => ({ ...row, fields: row.fields.slice(1) })) : rows;
}

/**
 * In which order two columns of names stand. "Smith, Jane" with a blank after the comma is a convention; elsewhere
 * the column with more frequent given names is the given names', and if that does not decide, a comma means surname
 * first and a tab or semicolon given name first.
 */
function lastNameComesFirst(rows: readonly SortedRow[], delimiter: Delimiter): boolean {
  const pairs = rows.filter(({ names }) => names.length === 2);
  if (delimiter === ',' && pairs.every(({ names }) => names[1]?.startsWith(' '))) return true;
  let votes = 0;
  for (const { names } of pairs) {
    const [first, second] = names.map((name) =>
      GIVEN_NAMES.has(name.trim().toLowerCase().split(/\s+/)[0] ?? ''),
    );
    votes += Number(second) - Number(first);
  }
  return votes === 0 ? delimiter === ',' : votes > 0;
}

/** Of "Jane Smith <jane@school.edu>", "Jane Smith jane@school.edu" or either alone. */
function splitEmail(field: string): { name: string; email: string } {
  if (field.length > SEARCHED_MAX_CHARACTERS) return { name: field, email: '' };
  const bracketed = EMAIL_IN_BRACKETS.exec(field);
  if (bracketed) return { name: bracketed[1] ?? '', email: (bracketed[2] ?? '').trim() };
  if (!field.includes('@')) return { name: field, email: '' };
  const words = field.split(/\s+/);
  const email = words.find((word) => word.includes('@')) ?? '';
  const name = words.filter((word) => word !== email).join(' ');
  return { name, email: email.replace(/^[(<[]?(?:mailto:)?|[)>\]]?$/gi, '') };
}

function withoutMark(name: string): string {
  return name.replace(LIST_MARK, '');
}
