import type { z } from 'zod';
import type { pageQuerySchema } from './common.schema';

export const SEARCH_MAX_CHARACTERS = 200;

export type PageQuery = z.infer<typeof pageQuerySchema>;
/** Reply header of every paged list: how many there are in all. */
export const TOTAL_COUNT_HEADER = 'X-Total-Count';
/**
 * Sent with calls that a page makes by itself. They do not show that the person is still there, so they do not keep
 * an idle session open. A client that leaves it out keeps only its own session open.
 */
export const BACKGROUND_HEADER = 'X-Background-Call';
