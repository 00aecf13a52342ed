/** Rows of an RFC 4180 file by its header: quoted fields may hold separators, quotes and line breaks. */
export function parseCsv(text: string): Record<string, string>[] {
  const [header = [], ...rows] = recordsOf(text);
  return rows.map((row) => Object.fromEntries(header.map((name, at) => [name, row[at] ?? ''])));
}

/** Rows of a tab-separated file with a header and no quoting. */
export function parseTsv(text: string): Record<string, string>[] {
  const [header = [], ...rows] = text
    .split(/\r?\n/u)
    .filter((line) => line !== '')
    .map((line) => line.split('\t'));
  return rows.map((row) => Object.fromEntries(header.map((name, at) => [name, row[at] ?? ''])));
}

function recordsOf(text: string): string[][] {
  const records: string[][] = [];
  let record: string[] = [];
  const field = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/gu;
  for (const match of text.matchAll(field)) {
    const [whole, quoted, plain = '', separator = ''] = match;
    if (whole === '' && record.length === 0) continue;
    record.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (separator !== ',') {
      records.push(record);
      record = [];
    }
  }
  return records;
}
