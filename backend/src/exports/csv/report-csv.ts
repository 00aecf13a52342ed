import type { GradingResult } from '@marklight/contracts/grading';
import { stringify } from 'csv-stringify/sync';
import { layoutOf } from './report-layout';
import { headerRow, resultRow, type Cell } from './report-rows';

/** Excel takes a CSV file for UTF-8 only if it starts with this. */
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * The report of all results as CSV text (RFC 4180: commas, CRLF, quoted texts), a chunk at a time.
 * @param results gives the results from the beginning each time it is called; it is called twice, since the
 *   columns depend on all results
 */
export async function* reportCsv(
  results: () => AsyncIterable<readonly GradingResult[]>,
): AsyncGenerator<string> {
  const layout = await layoutOf(results());
  if (layout.resultIds.size === 0) return;
  const waiting = new Set(layout.resultIds);
  yield BYTE_ORDER_MARK + csvLines([headerRow(layout)]);
  for await (const chunk of results()) {
    const rows = chunk
      .filter((result) => waiting.delete(result.id))
      .map((result) => resultRow(result, layout));
    if (rows.length > 0) yield csvLines(rows);
  }
}

/** Rows as CSV. Every text is quoted, so that a separator of another region splits none of them. */
export function csvLines(rows: readonly (readonly Cell[])[]): string {
  return stringify(
    rows.map((row) => [...row]),
    { record_delimiter: 'windows', quoted_string: true, quoted_empty: false },
  );
}
