import { TOTAL_COUNT_HEADER } from '@marklight/contracts/common';

/** A page of a list as the server answers it. */
export function aPageOf(rows: readonly object[], total = rows.length) {
  return { body: rows, headers: { [TOTAL_COUNT_HEADER]: String(total) } };
}
