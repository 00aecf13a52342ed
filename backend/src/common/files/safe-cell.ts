/** Excel cuts a cell off here, and moves the rest of an overlong one into the next rows. */
const CELL_MAX_CHARACTERS = 32_767;
const CUT_MARK = '…';

/**
 * Characters that make a spreadsheet read a cell as a formula or a command, full-width forms included
 * (OWASP, "CSV Injection"); blanks and invisible characters before them do not make them harmless everywhere.
 */
const READ_AS_FORMULA = /^[\s\p{C}]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20\uFE62\uFE63\uFE66\uFE6B]|^[\t\r\n]/u;

/** Apostrophes that a text begins with are skipped, so that `textOfCell` can tell the teacher's from the one we add. */
const needsGuard = (text: string): boolean => READ_AS_FORMULA.test(text.replace(/^'+/, ''));

/**
 * A text as a spreadsheet cell that stays text: what would be read as a formula gets an apostrophe before it,
 * line ends become LF, and an overlong text is cut where Excel would break the table.
 */
export function safeCell(text: string): string {
  const clean = text.replaceAll('\0', '').replace(/\r\n?/g, '\n');
  const safe = needsGuard(clean) ? `'${clean}` : clean;
  return safe.length > CELL_MAX_CHARACTERS ? cut(safe) : safe;
}

/** The text of a cell that `safeCell` made: without the apostrophe that it may have put before it. */
export function textOfCell(cell: string): string {
  return cell.startsWith("'") && needsGuard(cell) ? cell.slice(1) : cell;
}

function cut(text: string): string {
  const end = CELL_MAX_CHARACTERS - CUT_MARK.length;
  const splitsPair = /[\uD800-\uDBFF]/.test(text.charAt(end - 1));
  return text.slice(0, splitsPair ? end - 1 : end) + CUT_MARK;
}
