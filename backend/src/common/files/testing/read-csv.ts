import { parse } from 'csv-parse/sync';

/**
 * Reads CSV back with a different parser from the writer's: rows of cells, byte-order mark removed.
 * @throws Error if it breaks RFC 4180, or if its last line does not end
 */
export function readCsv(text: string): string[][] {
  if (!text.endsWith('\r\n')) throw new Error('The last line does not end.');
  return parse(text, { bom: true, record_delimiter: '\r\n', relax_column_count: true });
}
