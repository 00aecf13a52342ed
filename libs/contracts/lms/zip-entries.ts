/** A file whose parts are read when they are needed. */
export interface ByteSource {
  size: number;
  read(start: number, end: number): Promise<Uint8Array>;
}

export interface ZipEntry {
  /** With "/" between folders, as the archive says. */
  path: string;
  isLocked: boolean;
  /** 0: stored, 8: deflated. Others are not unpacked. */
  method: number;
  packedBytes: number;
  /** As the archive says; it may lie. */
  bytes: number;
  offset: number;
}

export type ArchiveFault = 'damaged' | 'too_many_files';

/** Why an archive cannot be opened. */
export class ArchiveError extends Error {
  constructor(readonly code: ArchiveFault) {
    super(code);
    this.name = 'ArchiveError';
  }
}

// APPNOTE.TXT 6.3.10, 4.3 and 4.4.
const END_MARK = 0x06054b50;
const END_BYTES = 22;
const COMMENT_MAX_BYTES = 65_535;
const END64_LOCATOR_MARK = 0x07064b50;
const END64_LOCATOR_BYTES = 20;
const END64_MARK = 0x06064b50;
const END64_BYTES = 56;
const ENTRY_MARK = 0x02014b50;
const ENTRY_BYTES = 46;
const LOCAL_MARK = 0x04034b50;
const LOCAL_BYTES = 30;
const IN_EXTRA_FIELD = 0xffffffff;
const ZIP64_FIELD = 0x0001;
const UNICODE_PATH_FIELD = 0x7075;
/** Names and extra fields of one entry are seldom 200 bytes. */
const ENTRY_MAX_BYTES = 4_096;

/**
 * What an archive says it holds, folders left out. Nothing is unpacked.
 * @param most the number of files above which it is not opened
 * @throws ArchiveError
 */
export async function zipEntries(source: ByteSource, most: number): Promise<ZipEntry[]> {
  const { count, start, bytes } = await directoryOf(source);
  // Folders count too, and an archive has seldom more of them than files.
  if (count > most * 2 || bytes > most * 2 * ENTRY_MAX_BYTES) throw new ArchiveError('too_many_files');
  if (start + bytes > source.size) throw new ArchiveError('damaged');
  const view = viewOf(await source.read(start, start + bytes));
  const entries: ZipEntry[] = [];
  let at = 0;
  for (let index = 0; index < count; index++) {
    const { entry, end } = entryAt(view, at);
    at = end;
    if (!entry.path.endsWith('/')) entries.push(entry);
  }
  if (entries.length > most) throw new ArchiveError('too_many_files');
  return entries;
}

/** The bytes of an entry as they are in the archive, packed. @throws ArchiveError */
export async function packedBytesOf(source: ByteSource, entry: ZipEntry): Promise<Uint8Array> {
  const local = viewOf(await source.read(entry.offset, entry.offset + LOCAL_BYTES));
  if (local.byteLength < LOCAL_BYTES || local.getUint32(0, true) !== LOCAL_MARK)
    throw new ArchiveError('damaged');
  const start = entry.offset + LOCAL_BYTES + local.getUint16(26, true) + local.getUint16(28, true);
  const packed = await source.read(start, start + entry.packedBytes);
  if (packed.byteLength !== entry.packedBytes) throw new ArchiveError('damaged');
  return packed;
}

interface Directory {
  count: number;
  start: number;
  bytes: number;
}

async function directoryOf(source: ByteSource): Promise<Directory> {
  const from = Math.max(0, source.size - END_BYTES - COMMENT_MAX_BYTES);
  const view = viewOf(await source.read(from, source.size));
  let at = view.byteLength - END_BYTES;
  while (at >= 0 && view.getUint32(at, true) !== END_MARK) at--;
  if (at < 0) throw new ArchiveError('damaged');
  const directory = {
    count: view.getUint16(at + 10, true),
    bytes: view.getUint32(at + 12, true),
    start: view.getUint32(at + 16, true),
  };
  const isLarge = directory.count === 0xffff || directory.start === IN_EXTRA_FIELD;
  return isLarge ? largeDirectory(source, from + at) : directory;
}

/** An archive with more than 65,534 entries or over 4 GB, or by a program that always writes them so. */
async function largeDirectory(source: ByteSource, end: number): Promise<Directory> {
  const locator = viewOf(await source.read(Math.max(0, end - END64_LOCATOR_BYTES), end));
  if (locator.byteLength < END64_LOCATOR_BYTES || locator.getUint32(0, true) !== END64_LOCATOR_MARK)
    throw new ArchiveError('damaged');
  const at = largeNumber(locator, 8);
  const view = viewOf(await source.read(at, at + END64_BYTES));
  if (view.byteLength < END64_BYTES || view.getUint32(0, true) !== END64_MARK)
    throw new ArchiveError('damaged');
  return { count: largeNumber(view, 32), bytes: largeNumber(view, 40), start: largeNumber(view, 48) };
}

function entryAt(view: DataView, at: number): { entry: ZipEntry; end: number } {
  if (at + ENTRY_BYTES > view.byteLength || view.getUint32(at, true) !== ENTRY_MARK)
    throw new ArchiveError('damaged');
  const lengths = [28, 30, 32].map((place) => view.getUint16(at + place, true));
  const [nameBytes = 0, extraBytes = 0, commentBytes = 0] = lengths;
  const nameAt = at + ENTRY_BYTES;
  const end = nameAt + nameBytes + extraBytes + commentBytes;
  if (end > view.byteLength) throw new ArchiveError('damaged');
  const flags = view.getUint16(at + 8, true);
  const fields = extraFields(view, nameAt + nameBytes, extraBytes);
  const name = bytesOf(view, nameAt, nameBytes);
  const sizes = sizesOf(view, at, fields.get(ZIP64_FIELD));
  const path = nameOf(name, (flags & 0x800) !== 0, fields.get(UNICODE_PATH_FIELD)).replaceAll('\\', '/');
  return {
    entry: { path, isLocked: (flags & 1) !== 0, method: view.getUint16(at + 10, true), ...sizes },
    end,
  };
}

function sizesOf(view: DataView, at: number, large: DataView | undefined) {
  let next = 0;
  const numberAt = (place: number): number => {
    const small = view.getUint32(at + place, true);
    if (small !== IN_EXTRA_FIELD) return small;
    if (!large || next + 8 > large.byteLength) throw new ArchiveError('damaged');
    next += 8;
    return largeNumber(large, next - 8);
  };
  // This is their order in the extra field.
  const bytes = numberAt(24);
  const packedBytes = numberAt(20);
  return { bytes, packedBytes, offset: numberAt(42) };
}

function extraFields(view: DataView, from: number, bytes: number): Map<number, DataView> {
  const fields = new Map<number, DataView>();
  for (let at = from; at + 4 <= from + bytes;) {
    const size = view.getUint16(at + 2, true);
    if (at + 4 + size > from + bytes) break;
    fields.set(view.getUint16(at, true), viewOf(bytesOf(view, at + 4, size)));
    at += 4 + size;
  }
  return fields;
}

/** UTF-8 where the archive says so or the bytes are; else code page 437, which the format prescribes. */
function nameOf(name: Uint8Array, isUtf8: boolean, unicodePath: DataView | undefined): string {
  // Version, checksum, then the name.
  if (unicodePath && unicodePath.byteLength > 5)
    return new TextDecoder().decode(bytesOf(unicodePath, 5, unicodePath.byteLength - 5));
  if (isUtf8) return new TextDecoder().decode(name);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(name);
  } catch {
    return Array.from(name, (byte) => (byte < 0x80 ? String.fromCharCode(byte) : CP437[byte - 0x80])).join(
      '',
    );
  }
}

const CP437 =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u00a0';

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

function bytesOf(view: DataView, start: number, bytes: number): Uint8Array {
  return new Uint8Array(view.buffer, view.byteOffset + start, bytes);
}

/** Beyond 2⁵³ nothing is a size or a place in a file that we take. */
function largeNumber(view: DataView, at: number): number {
  return view.getUint32(at, true) + view.getUint32(at + 4, true) * 2 ** 32;
}
