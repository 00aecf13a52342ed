export const PICTURE_TYPES = ['png', 'jpeg', 'webp'] as const;
export type PictureType = (typeof PICTURE_TYPES)[number];
export type DocumentType =
  'pdf' | 'docx' | 'doc' | 'txt' | PictureType | 'tiff' | 'heic' | 'encrypted_office';
/** What is read, or kept. */
export type ReadableType = Exclude<DocumentType, 'encrypted_office' | 'heic'>;
/** Files whose pages are pictures, or can be drawn as such. */
export type PagedType = 'pdf' | 'tiff' | PictureType;

/** Readers look for the PDF mark within this many bytes, as junk before it is common (ISO 32000-1, annex H). */
const PDF_MARK_WITHIN_BYTES = 1024;
const OLE_MARK = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
const ZIP_MARK = [0x50, 0x4b, 0x03, 0x04];
const PNG_MARK = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const JPEG_MARK = [0xff, 0xd8, 0xff];
/** Control characters that no text file carries; tab, line feed, form feed and carriage return are fine. */
const BINARY_BYTES = new Set([...Array(32).keys()].filter((byte) => ![9, 10, 12, 13, 26, 27].includes(byte)));

/**
 * Type of a file by its content, whatever its name says; null for a type that we do not read. A Word file with a
 * password is an OLE container around an encrypted package: `encrypted_office`.
 */
export function documentType(bytes: Uint8Array): DocumentType | null {
  const view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (startsWith(view, OLE_MARK)) {
    return view.includes(Buffer.from('EncryptedPackage', 'utf16le')) ? 'encrypted_office' : oleType(view);
  }
  if (startsWith(view, ZIP_MARK)) return view.includes('word/document') ? 'docx' : null;
  const picture = pictureType(view) ?? otherPictureType(view);
  if (picture) return picture;
  if (view.subarray(0, PDF_MARK_WITHIN_BYTES).includes('%PDF-')) return 'pdf';
  return looksLikeText(view) ? 'txt' : null;
}

/** Whether a file is the container of old Office files, or the beginning of one. */
export function isOleContainer(bytes: Uint8Array): boolean {
  return OLE_MARK.every((byte, index) => bytes[index] === byte);
}

export function hasPages(type: DocumentType): type is PagedType {
  return type === 'pdf' || type === 'tiff' || isPicture(type);
}

export function isPicture(type: DocumentType): type is PictureType {
  return (PICTURE_TYPES as readonly string[]).includes(type);
}

function pictureType(view: Buffer): PictureType | null {
  if (startsWith(view, PNG_MARK)) return 'png';
  if (startsWith(view, JPEG_MARK)) return 'jpeg';
  return view.toString('latin1', 0, 4) === 'RIFF' && view.toString('latin1', 8, 12) === 'WEBP'
    ? 'webp'
    : null;
}

const TIFF_MARKS = [
  [0x49, 0x49, 0x2a, 0x00],
  [0x4d, 0x4d, 0x00, 0x2a],
];
/** Of the photos that phones by Apple save, and others with the same coding. */
const HEIC_BRANDS = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1']);

function otherPictureType(view: Buffer): 'tiff' | 'heic' | null {
  if (TIFF_MARKS.some((mark) => startsWith(view, mark))) return 'tiff';
  const isHeic = view.toString('latin1', 4, 8) === 'ftyp' && HEIC_BRANDS.has(view.toString('latin1', 8, 12));
  return isHeic ? 'heic' : null;
}

function oleType(view: Buffer): DocumentType | null {
  return view.includes(Buffer.from('WordDocument', 'utf16le')) ? 'doc' : null;
}

function startsWith(view: Buffer, mark: readonly number[]): boolean {
  return mark.every((byte, index) => view[index] === byte);
}

function looksLikeText(view: Buffer): boolean {
  if (utf16Of(view)) return true;
  return !view.subarray(0, 64 * 1024).some((byte) => BINARY_BYTES.has(byte));
}

/** Of a text's first 4,096 bytes, the least share of one half that is 0 in UTF-16 of European languages. */
const ZEROS_OF_UTF16 = 0.5;

/** The byte order of UTF-16, by its mark, or without one by the zeros beside every letter of Latin script; null if it is none. */
export function utf16Of(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const head = bytes.subarray(0, 4_096 & ~1);
  const pairs = Math.floor(head.length / 2);
  const zeros = [0, 0];
  for (let at = 0; at < pairs * 2; at += 1) {
    const byte = head[at] ?? 0;
    if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
    else if (BINARY_BYTES.has(byte) && head[at ^ 1] === 0) return null;
  }
  const [high = 0, low = 0] = zeros;
  if (pairs < 2) return null;
  if (low >= ZEROS_OF_UTF16 * pairs && high === 0) return 'utf-16le';
  return high >= ZEROS_OF_UTF16 * pairs && low === 0 ? 'utf-16be' : null;
}
