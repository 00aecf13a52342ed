import { RUBRIC_NAME_MAX_CHARACTERS } from '@marklight/contracts/rubrics';
import { isMarked } from './criteria-lines';
import { withoutPoints } from './points';

/**
 * What teachers call such a sheet: a line that ends with one of these, or begins with one and has a colon, is its
 * title.
 */
const NAMES_A_RUBRIC =
  /(?:^|\s)(?:rubric|(?:assessment|marking|grading) (?:criteria|guide|rubric|scheme|sheet)|criteria sheet)$/iu;
const LABEL = /^(?:title|name|rubric|assessment criteria|marking guide|marking criteria)\s?[:：]\s?(?=\S)/iu;
export const MARKDOWN_HEADING = /^#{1,6}\s/u;
/** Longer lines are criteria. */
const LONGEST_TITLE = 120;
const SUM =
  /^(?:sub-?\s?)?(?:total|sum)(?:\s(?:marks|points|score|weight))?(?:[\s:=_]{1,20}(?:\/ ?|out of )?\d{1,6}(?:[.,]\d{1,2})?(?: ?(?:%|marks?|points?))?)?$/iu;
const NAME_AND_DESCRIPTION = /^.{1,80}?:\s+\S/su;
/** A list copied from the first letter on has lost its first number. */
const SECOND = /^\(?(?:2|b|ii)[.)]/iu;

export interface Titled {
  /** Null if the first line is a criterion. */
  title: string | null;
  /** The text with the lines of title and total blank, so that line numbers stay. */
  rest: string;
}

/**
 * Tells the title of a pasted list from its criteria. The first line is the title if it says so ("Year 9 rubric",
 * "Title: …", "# …"), or if it differs from all lines below: they are numbered or bulleted and it is not, they have
 * points and it has none or the sum that a total line repeats, or it alone has an empty line below it.
 * @param onlyIfSure the first line is a criterion unless it says that it is a title, or a total shows it
 */
export function titleOfList(text: string, { onlyIfSure = false } = {}): Titled {
  const lines = text.split('\n');
  const filled = lines.flatMap((line, index) => (line.trim() === '' ? [] : [index]));
  const [first, ...others] = filled;
  if (first === undefined) return { title: null, rest: text };
  const below = others.filter((index) => !isSum(lines[index] ?? ''));
  const hasTotal = below.length < others.length;
  const isTitle = below.length > 0 && isTitleAbove(lines, first, below, { hasTotal, onlyIfSure });
  const kept = new Set(isTitle ? below : [first, ...below]);
  return {
    title: isTitle ? titleIn(lines[first] ?? '') : null,
    rest: lines.map((line, index) => (kept.has(index) ? line : '')).join('\n'),
  };
}

function isTitleAbove(
  lines: readonly string[],
  first: number,
  below: readonly number[],
  { hasTotal, onlyIfSure }: { hasTotal: boolean; onlyIfSure: boolean },
): boolean {
  const line = (lines[first] ?? '').trim();
  if (line.length > LONGEST_TITLE) return false;
  const texts = below.map((index) => (lines[index] ?? '').trim());
  if (LABEL.test(line)) return true;
  if (MARKDOWN_HEADING.test(line)) return !texts.some((text) => headingDepth(text) === headingDepth(line));
  const own = withoutPoints(line);
  if (isMarked(line)) return false;
  if (NAMES_A_RUBRIC.test(own.text.replace(/[:.]$/u, ''))) return true;
  if (below.length < 2 || (onlyIfSure && !hasTotal)) return false;
  if (!onlyIfSure && texts.every(isMarked)) return !SECOND.test(texts[0] ?? '');
  const points = texts.map((below) => withoutPoints(below).points);
  if (points.every((one) => one !== null))
    return (
      own.points === null || (hasTotal && own.points === points.reduce((sum, one) => sum + (one ?? 0), 0))
    );
  return !onlyIfSure && own.points === null && !NAME_AND_DESCRIPTION.test(line) && standsAlone(first, below);
}

const headingDepth = (line: string): number => /^#*/u.exec(line)?.[0].length ?? 0;

/** Whether the one empty line of the list is the one below its first. */
function standsAlone(first: number, below: readonly number[]): boolean {
  const [next = first] = below;
  return (
    next > first + 1 && below.every((line, index) => index === 0 || line === (below[index - 1] ?? 0) + 1)
  );
}

function titleIn(line: string): string {
  const bare = line.trim().replace(MARKDOWN_HEADING, '').trim().replace(LABEL, '');
  return withoutPoints(bare)
    .text.replace(/\s?[:：]$/u, '')
    .slice(0, RUBRIC_NAME_MAX_CHARACTERS);
}

/** "Total: 30 marks", which is no criterion. */
function isSum(line: string): boolean {
  const short = line.trim();
  return short.length <= LONGEST_TITLE && SUM.test(withoutPoints(short).text.replace(/:$/u, ''));
}
