import { RUBRIC_NAME_MAX_CHARACTERS } from '@marklight/contracts/rubrics';
import { isMarked } from '../../criteria/criteria-lines';
import { withoutPoints } from './points';

/** What teachers call such a sheet: a line that ends so, or begins so and has a colon, names it. */
const NAMES_A_RUBRIC =
  /(?:^|\s)(?:rubric|(?:assessment|marking|grading|success) (?:criteria|guide|rubric|scheme|sheet)|criteria sheet)$/iu;
const LABEL =
  /^(?:title|name|rubric|task|assessment criteria|marking guide|marking criteria)\s?[:：]\s?(?=\S)/iu;
const MARKDOWN_HEADING = /^#{1,6}\s/u;
/** Longer lines are criteria. */
const LONGEST_TITLE = 120;
const SUM = /^(?:sub-?\s?)?(?:total|sum)(?:\s(?:marks|points|score|weight))?$/iu;

export interface Titled {
  /** Null where the first line is a criterion. */
  title: string | null;
  /** The text with the lines of title and total blank, so that line numbers stay. */
  rest: string;
}

/**
 * Tells the title of a pasted list from its criteria. The first line is the title where it says so ("Year 9 rubric",
 * "Title: …", "# …"), or where it differs from all lines below: they are numbered or bulleted and it is not, they
 * have points and it has none or their sum, or it alone has an empty line below it.
 */
export function titleOfList(text: string): Titled {
  const lines = text.split('\n');
  const filled = lines.flatMap((line, index) => (line.trim() === '' ? [] : [index]));
  const [first, ...others] = filled;
  if (first === undefined) return { title: null, rest: text };
  const below = others.filter((index) => !isSum(lines[index] ?? ''));
  const isTitle = below.length > 0 && isTitleAbove(lines, first, below);
  const kept = new Set(isTitle ? below : [first, ...below]);
  return {
    title: isTitle ? titleIn(lines[first] ?? '') : null,
    rest: lines.map((line, index) => (kept.has(index) ? line : '')).join('\n'),
  };
}

function isTitleAbove(lines: readonly string[], first: number, below: readonly number[]): boolean {
  const line = (lines[first] ?? '').trim();
  if (line.length > LONGEST_TITLE) return false;
  if (MARKDOWN_HEADING.test(line) || LABEL.test(line)) return true;
  const own = withoutPoints(line);
  if (isMarked(line)) return false;
  if (NAMES_A_RUBRIC.test(own.text.replace(/[:.]$/u, ''))) return true;
  if (below.length < 2) return false;
  const texts = below.map((index) => (lines[index] ?? '').trim());
  if (texts.every(isMarked)) return true;
  const points = texts.map((below) => withoutPoints(below).points);
  if (points.every((one) => one !== null))
    return own.points === null || own.points === points.reduce((sum, one) => sum + (one ?? 0), 0);
  return own.points === null && standsAlone(first, below);
}

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
