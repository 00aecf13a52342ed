import { CRITERIA_MAX_ITEMS, CRITERION_MAX_CHARACTERS } from '@marklight/contracts/business';

export type CriteriaLinesProblem = 'empty' | 'too_many' | 'too_long';

/** Lines that make no set of criteria: how many or how long the worst is, and what is allowed. */
export class CriteriaLinesError extends Error {
  constructor(
    readonly code: CriteriaLinesProblem,
    /** Lines found for `too_many`, characters of the longest for `too_long`, 0 for `empty`. */
    readonly found: number,
    readonly limit: number,
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
const LABEL = /^(?:criterion|criteria)\s*#?\s*\d{1,3}\s*[:.)–—-]\s*(?=\S)/i;
/** A line that goes on here: a small letter, and nothing before it that ends a criterion. */
const STARTS_SMALL = /^\p{Ll}/u;
const MUST_GO_ON =
  /(?:[,;(\u2010–—-]|\b(?:and|or|of|the|a|an|to|in|with|for|by|from|that|which|as|at|on|their|its|is|are))$/i;

/**
 * Criteria from text with one on each line: blank lines, bullets and numbering go, as do exact repeats. A
 * line that cannot stand alone is joined to the one before: that one ends in a comma or a word such as
 * "and", and this one starts with a small letter and no mark of its own.
 * @throws CriteriaLinesError
 */
export function criteriaLines(text: string): string[] {
  const criteria: string[] = [];
  for (const raw of text.split(/\r\n?|[\n\u2028\u2029\v\f]/)) {
    const line = raw.replace(/[\s\u200B\uFEFF]+/gu, ' ').trim();
    const bare = withoutMarks(line);
    if (!/[\p{L}\p{N}]/u.test(bare) || MARK_ALONE.test(bare)) continue;
    const last = criteria.at(-1);
    if (last !== undefined && bare === line && STARTS_SMALL.test(line) && MUST_GO_ON.test(last)) {
      criteria[criteria.length - 1] = joined(last, line);
    } else criteria.push(bare);
  }
  return checked([...new Set(criteria)]);
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

function checked(criteria: string[]): string[] {
  if (criteria.length === 0) throw new CriteriaLinesError('empty', 0, 1);
  if (criteria.length > CRITERIA_MAX_ITEMS)
    throw new CriteriaLinesError('too_many', criteria.length, CRITERIA_MAX_ITEMS);
  const longest = Math.max(...criteria.map((criterion) => criterion.length));
  if (longest > CRITERION_MAX_CHARACTERS)
    throw new CriteriaLinesError('too_long', longest, CRITERION_MAX_CHARACTERS);
  return criteria;
}
