export const NOT_A_TEXT_FILE =
  'This is not a text or CSV file. In your spreadsheet, choose “Save as” or “Download” and then CSV.';

/**
 * The text of a CSV or plain-text file. Spreadsheets write UTF-8, UTF-16 with a mark, or the Windows code
 * page; a file with NUL characters under each of these is no text.
 * @returns null where the file is no text
 */
export async function readTextFile(file: File): Promise<string | null> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const text = decode(bytes);
  return text.includes('\0') ? null : text;
}

function decode(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
