import { z } from 'zod';
import { PAGE_SIZE_DEFAULT, PAGE_SIZE_MAX } from './business';
import { SEARCH_MAX_CHARACTERS } from './common';
import { plainLine, plainText, wellFormed } from './text';

/** Compared and shown in lower case, as PostgreSQL writes it. */
export const idSchema = z.uuid('This is not a valid id.').toLowerCase();
/** In replies. */
export const isoDateSchema = z.iso.datetime();

/** Which version an edit started from; an edit of an older one is refused with 409. PostgreSQL's integer. */
export const versionSchema = z
  .number('Reload the page and try again.')
  .int('Reload the page and try again.')
  .min(1, 'Reload the page and try again.')
  .max(2_147_483_647, 'Reload the page and try again.');

/** Days that a person can mean. PostgreSQL and JavaScript write years beyond four digits differently. */
const EARLIEST_DAY = '1970-01-01';
const LATEST_DAY = '2199-12-31';
const OUT_OF_RANGE = 'Choose a date between 1970 and 2199.';
const inRange = (date: string) => {
  const time = Date.parse(date);
  return time >= Date.parse(EARLIEST_DAY) && time < Date.parse(LATEST_DAY);
};

/** A moment in a request: ISO 8601, with Z or an offset. */
export const requestTime = (error = 'Please enter a valid date.') =>
  z.iso.datetime({ offset: true, error }).max(40, error).refine(inRange, OUT_OF_RANGE);

/** A day in a request: `2026-11-22`. */
export const requestDay = (error = 'Please enter a valid date.') =>
  z.iso.date(error).max(10, error).refine(inRange, OUT_OF_RANGE);

/**
 * One line that a person typed: a name, a title, an email address. Cleaned first, then measured.
 * @param max in UTF-16 code units
 * @param tooLong what the person reads about a longer one
 * @param error what they read if it is not text
 */
export const lineOfText = (max: number, tooLong: string, error?: string) =>
  z.string(error).overwrite(plainLine).max(max, tooLong);

/**
 * Lines that people read, such as a description: measured first, then cleaned, also of direction marks, which would
 * affect the words beside it, and measured again, as some characters are written as several.
 */
export const prose = (max: number, tooLong: string, error?: string) =>
  z.string(error).max(max, { error: tooLong, abort: true }).overwrite(plainText).max(max, tooLong);

/** A longer text that has to stay as it was sent; measured first, then cleaned. */
export const longText = (max: number, tooLong: string, error?: string) =>
  z.string(error).max(max, { error: tooLong, abort: true }).overwrite(wellFormed);
/** `?search=`: words to look for. */
export const searchSchema = lineOfText(SEARCH_MAX_CHARACTERS, 'Search for fewer words.');

/** A whole number in an address, in digits alone: JavaScript also takes `0x1`, `1e2` and nothing at all for one. */
export const numberInQuery = (min: number, max: number, error: string) =>
  z.preprocess(
    (given) => (typeof given === 'string' && /^(0|[1-9]\d{0,9})$/.test(given) ? Number(given) : given),
    z.number(error).int(error).min(min, error).max(max, error),
  );

const PAGE_MAX = 1_000_000;
const badPage = 'The page must be a whole number from 1.';
const badPageSize = `A page can have from 1 to ${PAGE_SIZE_MAX} entries.`;
/** `?page=&pageSize=`; without `page` a list gives the newest UNPAGED_LIST_MAX. */
export const pageQuerySchema = z.object({
  page: numberInQuery(1, PAGE_MAX, badPage).optional(),
  pageSize: numberInQuery(1, PAGE_SIZE_MAX, badPageSize).default(PAGE_SIZE_DEFAULT),
});
