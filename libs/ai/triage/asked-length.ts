import { segment } from '@marklight/text/segmentation';

/** A length that a task asks for, in words. */
export interface AskedLength {
  words: number;
  /** As the task puts it: "at least 300 words". */
  asWritten: string;
  /** Nothing shorter will do: a minimum, or the lower end of a range. */
  isMinimum: boolean;
}

const NUMBER = String.raw`\d{2,3}|\d,\d{3}|\d{4,5}`;
const LENGTH = new RegExp(
  String.raw`(?<![\d.,])(${NUMBER})(?:\s*(?:-|–|to|and|or)\s*(${NUMBER}))?[\s-]+words?(?!\p{L})`,
  'iu',
);
const MINIMUM =
  /(?:at least|minimum(?: length)?(?: is| of)?:?|min\.|no (?:fewer|less) than|not (?:fewer|less) than|more than|over)\s*$/iu;
const MAXIMUM_BEFORE =
  /(?:(?:no|not) more than|not? exceed(?:ing)?|at most|up to|maximum(?: length)?(?: is| of)?:?|max\.|under|fewer than|less than|within|limit(?: is| of)?:?|no longer than)\s*$/iu;
const MAXIMUM_AFTER = /^\s*(?:or (?:less|fewer|under)|max\b|maximum|limit|at most|at the most)/iu;
/** Words of a text that the task speaks of: "the first 200 words of the passage". */
const OF_ANOTHER_TEXT = /(?:first|last|opening|next|these|those|following|the|its|their|in)\s*$/iu;
const ABOUT_WRITING =
  /(?<!\p{L})(?:write|writing|essay|response|answer|letter|story|article|report|speech|review|reflection|piece|paragraphs?|length|long|should|must|aim|minimum)(?!\p{L})/iu;
const SHORTEST_ASKED = 30;
/** As far as a sentence of instructions reaches; a source text that comes with the task has longer ones. */
const LONGEST_SENTENCE = 60;

/** The length that a task asks for; null where it asks for none, or only says how long it may be at most. */
export function askedLengthOf(task: string): AskedLength | null {
  for (const { text, words } of segment(task).sentences) {
    if (words.length > LONGEST_SENTENCE || !ABOUT_WRITING.test(text)) continue;
    const found = LENGTH.exec(text);
    if (!found) continue;
    const [whole, low = '', high] = found;
    const before = text.slice(0, found.index);
    const after = text.slice(found.index + whole.length);
    const isMinimum = MINIMUM.test(before) && !/no\s+(?:more than|over)\s*$/iu.test(before);
    if (!isMinimum && (MAXIMUM_BEFORE.test(before) || MAXIMUM_AFTER.test(after))) continue;
    if (OF_ANOTHER_TEXT.test(before) && !high) continue;
    const count = Number(low.replace(',', ''));
    if (count < SHORTEST_ASKED) continue;
    if (isMinimum) return { words: count, asWritten: `at least ${low} words`, isMinimum };
    if (high) return { words: count, asWritten: `${low} to ${high} words`, isMinimum: true };
    return { words: count, asWritten: `about ${low} words`, isMinimum: false };
  }
  return null;
}
