import { stringify } from 'csv-stringify/sync';

/** Excel reads a CSV file as UTF-8 only if it starts with this. */
export const BYTE_ORDER_MARK = '\uFEFF';

/** Texts are made safe for spreadsheets (safe-cell.ts); numbers come from us and stay numbers. */
export type Cell = string | number;

/** Rows as CSV (RFC 4180: commas, CRLF). Every text is quoted, so that none is split where spreadsheets expect another separator. */
export function csvLines(rows: readonly (readonly Cell[])[]): string {
  return stringify(
    rows.map((row) => [...row]),
    { record_delimiter: 'windows', quoted_string: true, quoted_empty: false },
  );
}
