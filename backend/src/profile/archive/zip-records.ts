/**
 * The records of a ZIP file, after PKWARE's APPNOTE.TXT 6.3 (sections 4.3.7 local header, 4.3.9 data descriptor,
 * 4.3.12 central directory, 4.3.14–16 its end, with and without ZIP64). Numbers are little-endian.
 */
export interface ZipRecord {
  /** UTF-8. */
  name: Buffer;
  madeAt: Date;
  /** Of the local header, from the start of the archive. */
  offset: number;
  crc: number;
  /** In bytes, before and after packing. */
  size: number;
  packedSize: number;
}

const MAX_16 = 0xffff;
const MAX_32 = 0xffffffff;
const VERSION = 20;
const VERSION_ZIP64 = 45;
/** Sizes follow the data (bit 3); names are UTF-8 (bit 11). */
const FLAGS = (1 << 3) | (1 << 11);
const DEFLATE = 8;
/** "Made on Unix", so that the file's rights below are read. */
const MADE_BY = (3 << 8) | VERSION_ZIP64;
/** An ordinary file, which its owner may read and write and others may read. */
const FILE_RIGHTS = 0o100644;
const DIRECTORY_BATCH = 1000;

/** What stands before a file's data. */
export function localHeader({ name, madeAt }: ZipRecord): Buffer {
  const { date, time } = dosDateTime(madeAt);
  const head = Buffer.alloc(30);
  head.writeUInt32LE(0x04034b50, 0);
  head.writeUInt16LE(VERSION, 4);
  head.writeUInt16LE(FLAGS, 6);
  head.writeUInt16LE(DEFLATE, 8);
  head.writeUInt16LE(time, 10);
  head.writeUInt16LE(date, 12);
  head.writeUInt16LE(name.length, 26);
  return Buffer.concat([head, name]);
}

/** What stands behind a file's data. @throws RangeError where a size needs more than 32 bits */
export function dataDescriptor({ crc, size, packedSize }: ZipRecord): Buffer {
  const tail = Buffer.alloc(16);
  tail.writeUInt32LE(0x08074b50, 0);
  tail.writeUInt32LE(crc, 4);
  tail.writeUInt32LE(packedSize, 8);
  tail.writeUInt32LE(size, 12);
  return tail;
}

/** The list of files at the end of the archive. `start` is where it begins. */
export function* centralDirectory(records: readonly ZipRecord[], start: number): Generator<Buffer> {
  let length = 0;
  for (let from = 0; from < records.length; from += DIRECTORY_BATCH) {
    const batch = Buffer.concat(records.slice(from, from + DIRECTORY_BATCH).map(directoryEntry));
    length += batch.length;
    yield batch;
  }
  if (records.length >= MAX_16 || start >= MAX_32 || length >= MAX_32) {
    yield endOfDirectory64(records.length, start, length);
  }
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(Math.min(records.length, MAX_16), 8);
  end.writeUInt16LE(Math.min(records.length, MAX_16), 10);
  end.writeUInt32LE(Math.min(length, MAX_32), 12);
  end.writeUInt32LE(Math.min(start, MAX_32), 16);
  yield end;
}

function directoryEntry({ name, madeAt, offset, crc, size, packedSize }: ZipRecord): Buffer {
  const isFar = offset >= MAX_32;
  const { date, time } = dosDateTime(madeAt);
  const head = Buffer.alloc(46);
  head.writeUInt32LE(0x02014b50, 0);
  head.writeUInt16LE(MADE_BY, 4);
  head.writeUInt16LE(isFar ? VERSION_ZIP64 : VERSION, 6);
  head.writeUInt16LE(FLAGS, 8);
  head.writeUInt16LE(DEFLATE, 10);
  head.writeUInt16LE(time, 12);
  head.writeUInt16LE(date, 14);
  head.writeUInt32LE(crc, 16);
  head.writeUInt32LE(packedSize, 20);
  head.writeUInt32LE(size, 24);
  head.writeUInt16LE(name.length, 28);
  head.writeUInt16LE(isFar ? 12 : 0, 30);
  head.writeUInt32LE(FILE_RIGHTS * 0x10000, 38);
  head.writeUInt32LE(Math.min(offset, MAX_32), 42);
  return Buffer.concat([head, name, isFar ? offset64(offset) : Buffer.alloc(0)]);
}

/** The ZIP64 extra field with the one number that did not fit. */
function offset64(offset: number): Buffer {
  const field = Buffer.alloc(12);
  field.writeUInt16LE(0x0001, 0);
  field.writeUInt16LE(8, 2);
  field.writeBigUInt64LE(BigInt(offset), 4);
  return field;
}

function endOfDirectory64(count: number, start: number, length: number): Buffer {
  const end = Buffer.alloc(56);
  end.writeUInt32LE(0x06064b50, 0);
  end.writeBigUInt64LE(44n, 4);
  end.writeUInt16LE(MADE_BY, 12);
  end.writeUInt16LE(VERSION_ZIP64, 14);
  end.writeBigUInt64LE(BigInt(count), 24);
  end.writeBigUInt64LE(BigInt(count), 32);
  end.writeBigUInt64LE(BigInt(length), 40);
  end.writeBigUInt64LE(BigInt(start), 48);
  const locator = Buffer.alloc(20);
  locator.writeUInt32LE(0x07064b50, 0);
  locator.writeBigUInt64LE(BigInt(start + length), 8);
  locator.writeUInt32LE(1, 16);
  return Buffer.concat([end, locator]);
}

/** Two 16-bit numbers in steps of two seconds, in UTC: the format knows no time zone and begins in 1980. */
function dosDateTime(moment: Date): { date: number; time: number } {
  const year = Math.max(moment.getUTCFullYear() - 1980, 0);
  return {
    date: (year << 9) | ((moment.getUTCMonth() + 1) << 5) | moment.getUTCDate(),
    time: (moment.getUTCHours() << 11) | (moment.getUTCMinutes() << 5) | (moment.getUTCSeconds() >> 1),
  };
}
