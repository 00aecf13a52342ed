import type { BaseQueryApi } from '@reduxjs/toolkit/query';
import { UNPAGED_LIST_MAX } from '@marklight/contracts/business';
import { TOTAL_COUNT_HEADER } from '@marklight/contracts/common';
import { baseQuery, type RequestArgs } from './base-query';
import type { RequestFailure } from './errors';

/** Divides UNPAGED_LIST_MAX, so that pages go on where the list without pages ends. */
const PAGE_SIZE = 100;
/** A select with more choices than this is of no use. */
const ROWS_MAX = 5_000;

/**
 * A whole list to choose from: what the list gives without pages, and the pages after that. For a `queryFn`.
 * @example `build.query<Class[] | null, void>({ queryFn: (_, api) => everyPage<Class>({ url: API.classes }, api) })`
 */
export async function everyPage<Row extends { id: string }>(
  { url, params }: Pick<RequestArgs, 'url' | 'params'>,
  api: BaseQueryApi,
): Promise<{ data: Row[] | null } | { error: RequestFailure }> {
  const first = await baseQuery({ url, params }, api, {});
  if (first.error) return { error: first.error };
  const rows = first.data as Row[] | null;
  const total = Number(first.meta?.headers.get(TOTAL_COUNT_HEADER) ?? 0);
  if (rows === null || total <= rows.length || rows.length < UNPAGED_LIST_MAX) return { data: rows };
  // By id, because a row that was added in the meantime moves the others to later places.
  const all = new Map(rows.map((row) => [row.id, row]));
  for (let at = rows.length; at < Math.min(total, ROWS_MAX); at += PAGE_SIZE) {
    const page = { ...params, page: at / PAGE_SIZE + 1, pageSize: PAGE_SIZE };
    const next = await baseQuery({ url, params: page }, api, {});
    if (next.error) return { error: next.error };
    for (const row of next.data as Row[]) all.set(row.id, row);
  }
  return { data: [...all.values()] };
}
