import { RUBRIC_FIELD_MESSAGES, RUBRIC_WEIGHT_MAX } from '@marklight/contracts/rubrics';

const NUMBER = String.raw`\d{1,6}(?:[.,]\d{1,2})?`;
const UNIT = String.raw`(?:%|marks?|points?|pts?\.?)`;
const OUT_OF = String.raw`(?:\/|out of)`;
/** A criterion that has a number for a name. */
const NUMBERED = String.raw`\b(?:question|q|part|task|section|criterion|paragraph|step|item) ?\d{1,3}`;
const BRACKETED = String.raw`[([] ?(?:${OUT_OF} ?${NUMBER} ?${UNIT}?|${NUMBER} ?${UNIT}) ?[)\]]`;
/**
 * "/6", "____ / 6", "out of 6 marks", "– 10 marks", ": 10%"; not the "5 marks" of a sentence, nor "9 out of 10",
 * "3 / 4", "+/- 10%" or "5-10%".
 */
const BARE = String.raw`(?:(?:(?:(?<!\d)|(?<=${NUMBERED}))[\s_]${OUT_OF} ?|[\s_]\/)${NUMBER} ?${UNIT}?|(?:[:,;]|(?<![\d+/])[–—-]) ?${NUMBER} ?${UNIT})`;
const AT_END = new RegExp(`(?:${BRACKETED}|${BARE})[.:]?$`, 'iu');
const WITHIN = new RegExp(BRACKETED, 'iu');
const ALONE = new RegExp(`^(?:${OUT_OF} ?)?${NUMBER} ?${UNIT}?$`, 'iu');
/** Longer than any of these. */
const TAIL = 40;
const LEFT_OVER = /[\s_:,;–—-]{1,80}$/u;

export interface Pointed {
  /** Without the points. */
  text: string;
  /** Null if there are none. */
  points: number | null;
}

/** Separates the points from a line: those at its end, or in brackets within it: "Thesis (10 marks)", "Thesis /6". */
export function withoutPoints(line: string): Pointed {
  const tail = line.slice(-TAIL);
  const found = AT_END.exec(tail);
  if (found) {
    const text = line.slice(0, line.length - tail.length + found.index).replace(LEFT_OVER, '');
    return text === '' ? { text: line, points: null } : { text, points: numberIn(found[0]) };
  }
  const within = WITHIN.exec(line);
  if (!within) return { text: line, points: null };
  const before = line.slice(0, within.index).trimEnd();
  const after = line.slice(within.index + within[0].length);
  const text = (before + after).trim();
  return text === '' ? { text: line, points: null } : { text, points: numberIn(within[0]) };
}

/** "Thesis: states a position" names the criterion before the colon; a longer start is a sentence. */
const NAME_AND_DESCRIPTION = /^(.{1,80}?):\s+(\S.*)$/su;

/** A criterion that may have a description, and where its points stand: "Thesis /6", "Thesis (6 marks): states a position". */
export function pointedCriterion(line: string): { name: string; description: string; points: number | null } {
  const whole = withoutPoints(line);
  const [, start = whole.text, description = ''] = NAME_AND_DESCRIPTION.exec(whole.text) ?? [];
  const named = whole.points === null ? withoutPoints(start) : { text: start, points: whole.points };
  return { name: named.text, description, points: named.points };
}

/** The same with the description in the text, as criteria sets have it. */
export function pointedWords(line: string): Pointed {
  const { name, description, points } = pointedCriterion(line);
  if (points === null) return { text: line, points };
  return { text: description === '' ? name : `${name}: ${description}`, points };
}

/**
 * The points of a cell that holds nothing else: "20", "/6", "(10 marks)", "20%". Null if it holds something else.
 */
export function pointsAlone(cell: string): number | null {
  const [, bare = cell] = /^[([] ?([^()[\]]*)[)\]]$/u.exec(cell) ?? [];
  return ALONE.test(bare.trim()) ? numberIn(bare) : null;
}

const SMALLER = 'Divide all weights by the same number; only their proportions count.';

/** What is wrong with points as a weight, and what to do; null if nothing is. */
export function weightProblem(points: number): string | null {
  if (points <= 0) return RUBRIC_FIELD_MESSAGES.weightTooSmall;
  return points > RUBRIC_WEIGHT_MAX ? `${RUBRIC_FIELD_MESSAGES.weightTooLarge} ${SMALLER}` : null;
}

function numberIn(words: string): number {
  const [number = '0'] = /\d+(?:[.,]\d+)?/u.exec(words) ?? [];
  return Number(number.replace(',', '.'));
}
