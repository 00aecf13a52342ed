import type { GradebookKind } from '@marklight/contracts/gradebook';
import type { TableCell } from './table-text';

/** The columns in which a gradebook's file says things; -1 if it does not. */
export interface GradebookColumns {
  kind: GradebookKind;
  /** The platform's own id of a student in this assignment or course. */
  id: number;
  email: number;
  number: number;
  login: number;
  name: number;
  firstName: number;
  lastName: number;
  maximum: number;
  mayChange: number;
  /** For comments to the student. */
  comments: number;
  /** Columns that can take grades. */
  grades: number[];
}

const NAMES = {
  email: /^e-?mail(?: ?address)?$/,
  number: /^(?:id ?number|student ?(?:id|number|no\.?|sourcedid)|sis user id|sid)$/,
  login: /^(?:sis login id|login(?: id)?|user ?name)$/,
  name: /^(?:full name|name|student(?: name)?)$/,
  firstName: /^(?:first|given) ?name$/,
  lastName: /^(?:last|family) ?name$|^surname$/,
} as const;
/** Of Moodle, Canvas and OneRoster, beside the columns that say whose row it is. */
const NO_GRADES =
  /^(?:id|identifier|section|status|institution|department|group|last (?:modified|downloaded).*|maximum grade|scale|grade can be changed|online text|feedback comments|marking workflow state|marker.*|integration id|root account|notes|(?:current|final|unposted) .*(?:score|grade|points)|override .*|.* (?:current|final) (?:score|grade|points)|.*sourcedid|datelastmodified|scorestatus|scoredate|comment|.*\(feedback\))$/;
const USUAL = /^(?:grade|score|points|marks?|result)$/;

const plain = (text: string): string => text.replace(/\s+/g, ' ').trim().toLowerCase();

export function columnsOf(header: readonly TableCell[], points: readonly TableCell[] | undefined) {
  const titles = header.map(({ value }) => plain(value));
  const at = (name: string) => titles.indexOf(name);
  const found = (pattern: RegExp) => titles.findIndex((title) => pattern.test(title));
  const isWorksheet = ['identifier', 'grade', 'last modified (grade)'].every((name) => titles.includes(name));
  const isCanvas = titles.includes('section') && titles.includes('id');
  const whose = {
    email: found(NAMES.email),
    number: found(NAMES.number),
    login: found(NAMES.login),
    name: found(NAMES.name),
    firstName: found(NAMES.firstName),
    lastName: found(NAMES.lastName),
  };
  const taken = new Set(Object.values(whose));
  const canTake = (title: string, index: number): boolean => {
    if (title === '' || taken.has(index) || NO_GRADES.test(title)) return false;
    return !isCanvas || (/\(\d+\)$/.test(title) && !/read only/i.test(points?.[index]?.value ?? ''));
  };
  const columns: GradebookColumns = {
    kind: isWorksheet ? 'moodle_worksheet' : isCanvas ? 'canvas' : 'table',
    ...whose,
    id: isWorksheet ? at('identifier') : isCanvas ? at('id') : -1,
    maximum: at('maximum grade'),
    mayChange: at('grade can be changed'),
    comments: isWorksheet ? at('feedback comments') : -1,
    grades: isWorksheet
      ? [at('grade')]
      : titles.flatMap((title, index) => (canTake(title, index) ? [index] : [])),
  };
  return columns;
}

/**
 * The column that the teacher named, or else the assignment's, or else the only possible one; null if it is
 * uncertain.
 */
export function chosenColumn(
  header: readonly TableCell[],
  grades: readonly number[],
  { column, title }: { column?: string; title: string },
): number | null {
  const titleOf = (index: number) => plain(header[index]?.value ?? '');
  if (column !== undefined && column !== '')
    return grades.find((at) => titleOf(at) === plain(column)) ?? null;
  const named = grades.filter((at) => withoutMarks(titleOf(at)) === plain(title));
  const usual = grades.filter((at) => USUAL.test(titleOf(at)));
  for (const some of [named, usual, grades]) {
    if (some.length === 1) return some[0] ?? null;
    if (some.length > 1) return null;
  }
  return null;
}

/** Moodle: "Assignment: Essay 1 (Real)"; Canvas: "Essay 1 (4711)". */
function withoutMarks(title: string): string {
  return title.replace(/^assignment: ?/, '').replace(/ ?\((?:real|percentage|letter|\d+)\)$/, '');
}
