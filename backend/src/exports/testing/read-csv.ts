/** Reads RFC 4180 text back, so that specs do not trust the writer: rows of cells, byte-order mark removed. */
export function readCsv(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let quoted = false;
  const source = text.replace(/^\uFEFF/, '');
  for (let i = 0; i < source.length; i++) {
    const character = source.charAt(i);
    if (quoted && character === '"' && source.charAt(i + 1) === '"') {
      cell += '"';
      i++;
    } else if (character === '"') {
      quoted = !quoted;
    } else if (!quoted && character === ',') {
      row.push(cell);
      cell = '';
    } else if (!quoted && character === '\r' && source.charAt(i + 1) === '\n') {
      rows.push([...row, cell]);
      row = [];
      cell = '';
      i++;
    } else {
      cell += character;
    }
  }
  if (cell !== '' || row.length > 0 || quoted) throw new Error('The last line does not end.');
  return rows;
}
