import { z } from 'zod';
import { PAGE_SIZE_DEFAULT, PAGE_SIZE_MAX } from './business';

export const idSchema = z.uuid('This is not a valid id.');
export const isoDateSchema = z.iso.datetime();

/** `?page=&pageSize=`; without `page` a list gives the newest UNPAGED_LIST_MAX. */
export const pageQuerySchema = z.object({
  page: z.coerce.number().int().min(1).optional(),
  pageSize: z.coerce.number().int().min(1).max(PAGE_SIZE_MAX).default(PAGE_SIZE_DEFAULT),
});
export type PageQuery = z.infer<typeof pageQuerySchema>;
/** Reply header of every paged list: how many there are in all. */
export const TOTAL_COUNT_HEADER = 'X-Total-Count';
