import { parse } from 'csv-parse/sync';

/**
 * Reads CSV back with another program than the one that wrote it: rows of cells, byte-order mark removed.
 * @throws Error where it breaks RFC 4180, or its last line does not end
 */
export function readCsv(text: string): string[][] {
  if (!text.endsWith('\r\n')) throw new Error('The last line does not end.');
  return parse(text, { bom: true, record_delimiter: '\r\n', relax_column_count: true });
}
