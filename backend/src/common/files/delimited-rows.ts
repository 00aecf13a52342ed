export type Delimiter = '\t' | ';' | ',' | null;

export interface Row {
  /** 1-based, where the row begins in the text. */
  line: number;
  /** As written, with the blanks around them; quotes are taken off. */
  fields: string[];
  /** A quotation mark opens a field and does not close where the field ends: it may hold more than was meant. */
  hasBrokenQuote: boolean;
}

/** In the order that decides between equals: a name may hold a comma, hardly ever a tab. */
const DELIMITERS = ['\t', ';', ','] as const;
const QUOTED = /"(?:[^"]|"")*"/g;
/** Excel's own first line of a CSV file, which names the separator. */
const SEPARATOR_LINE = /^sep=(.)[ \t]*\n/i;

/**
 * Splits a pasted list or a CSV text (RFC 4180: quoted fields, doubled quotes, line ends inside quotes) into
 * rows. Blank rows are left out. A quote that never closes is an ordinary character.
 * @param text with line ends as LF
 * @param how `untilBrokenQuote`: reads no further than a broken quotation mark
 * @returns delimiter: what separates the fields, null if a line is one field; brokenQuote: the first line that has one
 */
export function readRows(
  text: string,
  how: { untilBrokenQuote?: boolean } = {},
): { delimiter: Delimiter; rows: Row[]; brokenQuote: number | null } {
  const declared = SEPARATOR_LINE.exec(text);
  const start = declared ? declared[0].length : 0;
  const delimiter = DELIMITERS.find((one) => one === declared?.[1]) ?? usualDelimiter(text);
  const rows: Row[] = [];
  let line = declared ? 2 : 1;
  let brokenQuote: number | null = null;
  for (let at = start; at <= text.length;) {
    const row: Row = { line, fields: [], hasBrokenQuote: false };
    for (let rowEnded = false; !rowEnded;) {
      const field = readField(text, at, delimiter);
      row.fields.push(field.value);
      if (field.isBroken) {
        row.hasBrokenQuote = true;
        brokenQuote ??= line;
        if (how.untilBrokenQuote) return { delimiter, rows, brokenQuote };
      }
      line += countLineEnds(text, at, field.end);
      rowEnded = text[field.end] !== delimiter || delimiter === null;
      at = field.end + 1;
    }
    line += 1;
    if (row.fields.some((field) => field.trim() !== '')) rows.push(row);
  }
  return { delimiter, rows, brokenQuote };
}

/** The one that occurs on most lines, outside quotes. */
function usualDelimiter(text: string): Delimiter {
  const lines = text.replace(QUOTED, '').split('\n');
  let usual: Delimiter = null;
  let most = 0;
  for (const delimiter of DELIMITERS) {
    const count = lines.filter((line) => line.includes(delimiter)).length;
    if (count > most) [usual, most] = [delimiter, count];
  }
  return usual;
}

/** One field from `from` to the delimiter or line end at `end`. */
function readField(
  text: string,
  from: number,
  delimiter: Delimiter,
): { value: string; end: number; isBroken: boolean } {
  const opening = /^[ ]*"/.exec(text.slice(from, from + 20));
  let value = '';
  let rest = from;
  if (opening) {
    const inside = from + opening[0].length;
    const closing = closingQuote(text, inside);
    if (closing !== -1) {
      value = text.slice(inside, closing).replaceAll('""', '"');
      rest = closing + 1;
    }
  }
  let end = rest;
  while (end < text.length && text[end] !== '\n' && text[end] !== delimiter) end += 1;
  const after = text.slice(rest, end);
  return { value: value + after, end, isBroken: opening !== null && after.trim() !== '' };
}

function closingQuote(text: string, from: number): number {
  for (let at = text.indexOf('"', from); at !== -1; at = text.indexOf('"', at + 2)) {
    if (text[at + 1] !== '"') return at;
  }
  return -1;
}

function countLineEnds(text: string, from: number, to: number): number {
  let count = 0;
  for (let at = from; at < to; at += 1) if (text[at] === '\n') count += 1;
  return count;
}
