import type { GradeForm } from '@marklight/contracts/gradebook';

/** What the cell of a student's grade holds before it is filled in. */
export type CellInFile = 'nothing' | 'same_grade' | 'other_grade' | 'no_number';

/** Moodle's gradebook exports a dash where there is no grade. */
const NOTHING = /^[-–—]?$/;
const NUMBER = /^([+-]?(?:\d+(?:[.,]\d*)?|[.,]\d+))\s*(%?)$/;
const LETTER = /^[A-F][+-]?$/i;

/** @param value what would be written */
export function cellInFile(inFile: string, value: string, form: GradeForm): CellInFile {
  const text = inFile.trim();
  if (NOTHING.test(text)) return 'nothing';
  if (plain(text) === plain(value)) return 'same_grade';
  if (NUMBER.test(text) || (form === 'letters' && LETTER.test(text))) return 'other_grade';
  // Such as "EX" for a student whom Canvas excuses: a decision that a grade would undo.
  return 'no_number';
}

/** The same for "12.00" and "12", for "b" and "B", and whether or not a space stands before the percent sign. */
function plain(text: string): string {
  const [, number, sign = ''] = NUMBER.exec(text) ?? [];
  return number === undefined ? text.toLowerCase() : `${Number(number.replace(',', '.'))}${sign}`;
}
