import { TOTAL_COUNT_HEADER } from '@marklight/contracts/common';
import type { RequestMeta } from './base-query';

/** One page of a list, and how many there are in all. */
export interface PageOf<Row> {
  rows: Row[];
  total: number;
}

/** @param rows null where the session has ended */
export function pageOf<Row>(rows: Row[] | null | undefined, meta: RequestMeta | undefined): PageOf<Row> {
  const total = Number(meta?.headers.get(TOTAL_COUNT_HEADER) ?? rows?.length ?? 0);
  return { rows: rows ?? [], total };
}
