import { isHeader } from './table-columns';
import { lineError } from './import-error';

/** A row of a table, with the line of the text on which it begins, from 1. */
export interface TableRecord {
  line: number;
  cells: string[];
}

const MARKDOWN_RULE = /^[\s|:–-]+$/;

/**
 * The rows of the table in a text, blank ones left out; null if it is not a table. Tabs and Markdown's vertical bars
 * always make one. Commas and semicolons also occur in sentences: they count if the first rows are a header, or if
 * several rows have the same number of cells.
 * @throws RubricError for a quotation mark that never closes
 */
export function tableIn(text: string): TableRecord[] | null {
  if (text.includes('\t')) return filled(delimited(text, '\t'));
  if (isMarkdown(text)) return filled(markdown(text));
  for (const delimiter of [',', ';'] as const) {
    const head = text.trimStart().split('\n', 2);
    const hasHeader = head.some(
      (line) => isHeader(delimited(line, delimiter)[0]?.cells ?? []) && line.includes(delimiter),
    );
    if (!hasHeader && isUnclosed(text)) continue;
    const records = filled(delimited(text, delimiter));
    if (hasHeader || isEven(records)) return records;
  }
  return null;
}

export function filled(records: readonly TableRecord[]): TableRecord[] {
  return records.filter(({ cells }) => cells.some((cell) => cell !== ''));
}

function isEven(records: readonly TableRecord[]): boolean {
  const width = records[0]?.cells.length ?? 0;
  return records.length > 1 && width > 1 && records.every(({ cells }) => cells.length === width);
}

function isUnclosed(text: string): boolean {
  return (text.split('"').length - 1) % 2 === 1;
}

/** Cells as RFC 4180 writes them; a quotation mark that only begins a sentence is part of the cell. */
export function delimited(text: string, delimiter: '\t' | ',' | ';'): TableRecord[] {
  const quotedCell = new RegExp(`[ ]*"([^"]*(?:""[^"]*)*)"[ ]*(?=${delimiter}|\\n|$)`, 'y');
  const plainCell = new RegExp(`[^${delimiter}\\n]*`, 'y');
  const records: TableRecord[] = [];
  let record: TableRecord = { line: 1, cells: [] };
  let line = 1;
  for (let at = 0; at <= text.length; at += 1) {
    quotedCell.lastIndex = plainCell.lastIndex = at;
    const quote = quotedCell.exec(text);
    const [whole, cell] = quote
      ? [quote[0], (quote[1] ?? '').replaceAll('""', '"')]
      : [plainCell.exec(text)?.[0] ?? '', null];
    if (
      cell === null &&
      delimiter !== '\t' &&
      /^ *"/.test(whole) &&
      !text.slice(at).trimStart().slice(1).includes('"')
    )
      throw lineError(line, 'a quotation mark opens here and never closes.');
    record.cells.push((cell ?? whole).trim());
    line += whole.split('\n').length - 1;
    at += whole.length;
    if (text[at] === delimiter) continue;
    records.push(record);
    line += 1;
    record = { line, cells: [] };
  }
  return records;
}

function isMarkdown(text: string): boolean {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return lines.length > 1 && lines.every((line) => /^\s*\|.*\|\s*$/.test(line));
}

function markdown(text: string): TableRecord[] {
  return text.split('\n').flatMap((row, index) => {
    if (MARKDOWN_RULE.test(row)) return [];
    const inner = row.trim().replace(/^\||\|$/g, '');
    const cells = inner.split(/(?<!\\)\|/).map((cell) => cell.replaceAll('\\|', '|').trim());
    return [{ line: index + 1, cells }];
  });
}
