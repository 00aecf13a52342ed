import { z } from 'zod';
import { PAGE_SIZE_DEFAULT, PAGE_SIZE_MAX } from './business';
import { SEARCH_MAX_CHARACTERS } from './common';
import { plainLine, wellFormed } from './text';

export const idSchema = z.uuid('This is not a valid id.');
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
 * @param error what they read where it is no text
 */
export const lineOfText = (max: number, tooLong: string, error?: string) =>
  z.string(error).overwrite(plainLine).max(max, tooLong);

/** A longer text; measured first, then cleaned. */
export const longText = (max: number, tooLong: string, error?: string) =>
  z.string(error).max(max, { error: tooLong, abort: true }).overwrite(wellFormed);
/** `?search=`: words to look for. */
export const searchSchema = lineOfText(SEARCH_MAX_CHARACTERS, 'Search for fewer words.');

const PAGE_MAX = 1_000_000;
const badPage = 'The page must be a whole number from 1.';
const badPageSize = `A page can have from 1 to ${PAGE_SIZE_MAX} entries.`;
/** `?page=&pageSize=`; without `page` a list gives the newest UNPAGED_LIST_MAX. */
export const pageQuerySchema = z.object({
  page: z.coerce.number(badPage).int(badPage).min(1, badPage).max(PAGE_MAX, badPage).optional(),
  pageSize: z.coerce
    .number(badPageSize)
    .int(badPageSize)
    .min(1, badPageSize)
    .max(PAGE_SIZE_MAX, badPageSize)
    .default(PAGE_SIZE_DEFAULT),
});
