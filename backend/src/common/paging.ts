import { TOTAL_COUNT_HEADER, type PageQuery } from '@marklight/contracts/common';
import { UNPAGED_LIST_MAX } from '@marklight/contracts/business';
import type { Response } from 'express';

/** The LIMIT and OFFSET of a list: of the page asked for, or the newest UNPAGED_LIST_MAX. */
export function sliceOf(query: PageQuery): { take: number; skip: number } {
  if (query.page === undefined) return { take: UNPAGED_LIST_MAX, skip: 0 };
  return { take: query.pageSize, skip: (query.page - 1) * query.pageSize };
}

/** Part of a list; from its end, `skip` counts what comes after. */
export interface Slice {
  take: number;
  skip: number;
  isFromTheEnd: boolean;
}

/** A page as it is reached from the end of the list that it is nearer to. @param slice begins before `total` */
export function nearerSlice(total: number, { take: most, skip }: Omit<Slice, 'isFromTheEnd'>): Slice {
  const take = Math.min(most, total - skip);
  const isFromTheEnd = skip > (total - take) / 2;
  return { take, skip: isFromTheEnd ? total - skip - take : skip, isFromTheEnd };
}

export interface Page<T> {
  items: T[];
  total: number;
}

/** Puts the total in its header and gives the rows: a list reply is a JSON array. */
export function listReply<T>(response: Response, page: Page<T>): T[] {
  response.setHeader(TOTAL_COUNT_HEADER, String(page.total));
  return page.items;
}
