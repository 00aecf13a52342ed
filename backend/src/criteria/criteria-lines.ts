import {
  CRITERIA_MAX_ITEMS,
  CRITERIA_TEXT_MAX_CHARACTERS,
  CRITERION_MAX_CHARACTERS,
} from '@marklight/contracts/business';
import { withoutUnseen } from '@marklight/text/unseen-characters';

export type CriteriaLinesProblem = 'empty' | 'too_many' | 'too_long' | 'too_much' | 'bad_points';

/**
 * Thrown for lines that do not make a set of criteria, with the line where reading stopped, from 1; null if it
 * concerns the whole.
 */
export class CriteriaLinesError extends Error {
  constructor(
    readonly code: CriteriaLinesProblem,
    readonly line: number | null = null,
    /** With `bad_points`: the criterion, and what is wrong with its points. */
    readonly points: { line: string; problem: string } | null = null,
  ) {
    super(code);
    this.name = 'CriteriaLinesError';
  }
}

const BULLET = /^(?:[•▪▫◦●○■□‣⁃∙·☐☑☒✓✔❖➢➤►▸»※*]|[-–—](?=\s)|o(?=\s{2,}))\s*/u;
/** "1.", "1)", "(1)", "12 -", "A.", "a)", "(a)", "iv.", "(iv)", with words after them. */
const NUMBER =
  /^(?:\(?(?:\d{1,3}(?:\.\d{1,2}){0,2}|[a-z]|[ivx]{1,5})[.)\]]|\[(?:\d{1,3}|[a-z])\]|\d{1,3}\s*[-–—:])\s+(?=\S)/iu;
/** "2.1 Clear thesis": before a capital only, for "1.5 line spacing" is about one and a half lines. */
const OUTLINE_NUMBER = /^\d{1,3}(?:\.\d{1,2}){1,2}\s+(?=\p{Lu})/u;
/** "1.Clear thesis", without a space; "3.5" and "1.5 pages" are numbers of the criterion itself. */
const TIGHT_NUMBER = /^\(?\d{1,3}[.)](?=\p{L})/u;
/** A number or letter whose words are missing: "1.", "(b)". */
const MARK_ALONE = /^\(?(?:\d{1,3}|[a-z]|[ivx]{1,5})[.)]$/i;
const CHECKBOX = /^\[\s?[xX ]?\]\s*/;
const LABEL = /^(?:criterion|criteria)\s*(?:#\s*)?\d{1,3}\s*[:.)–—-]\s*(?=\S)/i;
/** A continuation line: it begins with a small letter, and nothing before it ends a criterion. */
const STARTS_SMALL = /^\p{Ll}/u;
const MUST_GO_ON =
  /(?:[,;(\u2010–—-]|\b(?:and|or|of|the|a|an|to|in|with|for|by|from|that|which|as|at|on|their|its|is|are))$/i;

/** Includes the line ends that word processors write. */
const LINE = /[^\r\n\u2028\u2029\v\f]*(?:\r\n?|[\n\u2028\u2029\v\f]|$)/y;

/**
 * Criteria from text with one on each line: blank lines, bullets and numbering go, as do exact repeats. A line that
 * cannot stand alone is joined to the one before: that one ends in a comma or a word such as "and", and this one
 * starts with a small letter and without a mark.
 *
 * The length is checked first, and reading stops at the first line that is one too many or too long, so the work is
 * linear in the text however it is made up.
 * @throws CriteriaLinesError
 */
export function criteriaLines(text: string): string[] {
  if (text.length > CRITERIA_TEXT_MAX_CHARACTERS) throw new CriteriaLinesError('too_much');
  const complete = new Set<string>();
  let last: string | null = null;
  let number = 0;
  for (const raw of linesOf(text)) {
    number += 1;
    const line = withoutUnseen(raw.replaceAll('\u200B', ' ')).replace(/\s+/gu, ' ').trim();
    const bare = withoutMarks(line);
    if (!/[\p{L}\p{N}]/u.test(bare) || MARK_ALONE.test(bare)) continue;
    if (last !== null && bare === line && STARTS_SMALL.test(line) && MUST_GO_ON.test(last)) {
      last = joined(last, line);
    } else {
      if (last !== null) complete.add(last);
      last = bare;
    }
    if (last.length > CRITERION_MAX_CHARACTERS) throw new CriteriaLinesError('too_long', number);
    if (complete.size >= CRITERIA_MAX_ITEMS && !complete.has(last))
      throw new CriteriaLinesError('too_many', number);
  }
  if (last === null) throw new CriteriaLinesError('empty');
  return [...complete.add(last)];
}

function* linesOf(text: string): Generator<string> {
  const line = new RegExp(LINE);
  while (line.lastIndex < text.length) {
    const [found = ''] = line.exec(text) ?? [];
    yield found;
  }
}

/** Whether a line begins with a bullet, a number or another mark of a list. */
export function isMarked(line: string): boolean {
  const trimmed = line.trim();
  return withoutMarks(trimmed) !== trimmed;
}

function withoutMarks(line: string): string {
  let rest = line;
  for (const mark of [BULLET, CHECKBOX, NUMBER, OUTLINE_NUMBER, TIGHT_NUMBER, LABEL, CHECKBOX])
    rest = rest.replace(mark, '');
  return rest.trim();
}

function joined(last: string, line: string): string {
  const broken = /\p{L}[-\u2010]$/u.test(last);
  return broken ? last + line : `${last} ${line}`;
}
