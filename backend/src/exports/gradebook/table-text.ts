/** One cell of a table, and where it stands in the text, quotation marks included. */
export interface TableCell {
  value: string;
  start: number;
  end: number;
  isQuoted: boolean;
}

/** A table whose cells can be replaced while every other character stays as it was. */
export interface TableText {
  rows: TableCell[][];
  delimiter: string;
  /** False where the encoding is not known, so that only ASCII may be written. */
  isUnicode: boolean;
  /** The bytes with some cells replaced. */
  withCells(changes: readonly { cell: TableCell; value: string }[]): Uint8Array;
}

const DELIMITERS = [',', ';', '\t'];

/** Null if the bytes are no table: no text (a workbook, say), no header, or a quotation mark that is never closed. */
export function readTable(bytes: Uint8Array): TableText | null {
  const encoding = encodingOf(bytes);
  const text = decode(bytes, encoding);
  if (text.includes('\0')) return null;
  const start = text.startsWith('\uFEFF') ? 1 : 0;
  const delimiter = delimiterOf(text, start);
  const rows = rowsOf(text, start, delimiter);
  if (!rows || (rows[0]?.length ?? 0) < 2) return null;
  const withCells: TableText['withCells'] = (changes) => {
    let made = '';
    let from = 0;
    for (const { cell, value } of [...changes].sort((a, b) => a.cell.start - b.cell.start)) {
      made += text.slice(from, cell.start) + written(value, delimiter, cell.isQuoted);
      from = cell.end;
    }
    return encode(made + text.slice(from), encoding);
  };
  return { rows, delimiter, isUnicode: encoding !== 'latin1', withCells };
}

function written(value: string, delimiter: string, isQuoted: boolean): string {
  const needsQuotes = isQuoted || value.includes(delimiter) || /["\r\n]/.test(value);
  return needsQuotes ? `"${value.replaceAll('"', '""')}"` : value;
}

type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'latin1';

function encodingOf(bytes: Uint8Array): Encoding {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return 'utf-8';
  } catch {
    // Whatever the code page is, each byte comes back as it was; grades are ASCII.
    return 'latin1';
  }
}

function decode(bytes: Uint8Array, encoding: Encoding): string {
  if (encoding === 'latin1') return Buffer.from(bytes).toString('latin1');
  return new TextDecoder(encoding, { ignoreBOM: true }).decode(bytes);
}

function encode(text: string, encoding: Encoding): Uint8Array {
  if (encoding === 'utf-16be') return Buffer.from(text, 'utf16le').swap16();
  return Buffer.from(text, encoding === 'utf-16le' ? 'utf16le' : encoding);
}

/** Of the characters that separate cells, the one that the first line has most of outside quotation marks. */
function delimiterOf(text: string, start: number): string {
  const counts = new Map(DELIMITERS.map((one) => [one, 0]));
  let isQuoted = false;
  for (let at = start; at < text.length; at++) {
    const letter = text.charAt(at);
    if (letter === '"') isQuoted = !isQuoted;
    else if (!isQuoted && (letter === '\n' || letter === '\r')) break;
    else if (!isQuoted && counts.has(letter)) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  }
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? ',';
}

function rowsOf(text: string, from: number, delimiter: string): TableCell[][] | null {
  const rows: TableCell[][] = [];
  let row: TableCell[] = [];
  let at = from;
  while (at < text.length) {
    const cell = cellAt(text, at, delimiter);
    if (!cell) return null;
    row.push(cell);
    at = cell.end;
    if (text.charAt(at) === delimiter) {
      at += 1;
      if (at === text.length) row.push({ value: '', start: at, end: at, isQuoted: false });
      continue;
    }
    rows.push(row);
    row = [];
    at += text.startsWith('\r\n', at) ? 2 : 1;
  }
  if (row.length > 0) rows.push(row);
  return rows;
}

function cellAt(text: string, start: number, delimiter: string): TableCell | null {
  if (text.charAt(start) === '"') {
    let close = text.indexOf('"', start + 1);
    while (close >= 0 && text.charAt(close + 1) === '"') close = text.indexOf('"', close + 2);
    if (close < 0) return null;
    const value = text.slice(start + 1, close).replaceAll('""', '"');
    const end = endOfPlain(text, close + 1, delimiter);
    return { value: value + text.slice(close + 1, end), start, end, isQuoted: true };
  }
  const end = endOfPlain(text, start, delimiter);
  return { value: text.slice(start, end), start, end, isQuoted: false };
}

function endOfPlain(text: string, from: number, delimiter: string): number {
  let end = from;
  while (end < text.length && text.charAt(end) !== delimiter && !/[\r\n]/.test(text.charAt(end))) end++;
  return end;
}
