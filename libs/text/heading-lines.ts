/**
 * Lines above an essay that are about it. The reader of files removes them, and the grader does not count them as
 * sentences; both use these patterns.
 */

/** Also as students misspell them: "Febuary". */
const MONTH = String.raw`(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}{0,7}\.?`;
const WEEKDAY = String.raw`(?:mon|tues?|wed(?:nes)?|thurs?|fri|sat(?:ur)?|sun)(?:day)?,?\s+`;
const DAY = String.raw`\d{1,2}(?:st|nd|rd|th)?`;
const YEAR = String.raw`(?:[,/\s]\s?\d{2,4})?`;

/** A line that is a date, with or without its year: "12 March 2026", "Tuesday, May 4th", "3/5/26". */
export const DATE_LINE = new RegExp(
  String.raw`^(?:${WEEKDAY})?(?:${DAY}(?:\s+of)?\s+${MONTH}${YEAR}|${MONTH}\s+${DAY}${YEAR}|\d{1,2}\s?[/.-]\s?\d{1,2}\s?[/.-]\s?\d{2,4}|\d{4}-\d{2}-\d{2})\.?$`,
  'iu',
);

/** A class by its number, as the source of a pattern without regard to case: "Year 9", "Period 3B". */
export const NUMBERED_CLASS = String.raw`(?:year|yr|grade|class|period|block|form|room|hour)\s+\d{1,2}\s?\p{L}?(?!\p{L})`;
