import { pipeline } from 'node:stream/promises';
import { Readable } from 'node:stream';
import { crc32, createDeflateRaw } from 'node:zlib';
import { centralDirectory, dataDescriptor, localHeader, type ZipRecord } from './zip-records';

export interface ZipEntry {
  /** Path within the archive, with `/` between folders. */
  name: string;
  content: AsyncIterable<string> | Iterable<string>;
}

/**
 * A ZIP archive of text files, made only as fast as it is taken: an entry is asked for when the one before it is
 * out, and its content flows through zlib's own threads. What stays in memory is one line a file.
 * Any number of files and any size of the archive (ZIP64); one file may have up to 4 GiB.
 * @throws RangeError for a larger file
 */
export async function* zipArchive(
  entries: AsyncIterable<ZipEntry>,
  madeAt: Date,
): AsyncGenerator<Uint8Array> {
  const records: ZipRecord[] = [];
  let offset = 0;
  for await (const { name, content } of entries) {
    const record: ZipRecord = { name: Buffer.from(name), madeAt, offset, crc: 0, size: 0, packedSize: 0 };
    const header = localHeader(record);
    yield header;
    for await (const piece of packed(content, record)) {
      record.packedSize += piece.length;
      yield piece;
    }
    const descriptor = dataDescriptor(record);
    yield descriptor;
    offset += header.length + record.packedSize + descriptor.length;
    records.push(record);
  }
  yield* centralDirectory(records, offset);
}

/** Deflates the text, and notes size and checksum of what went in. */
async function* packed(content: ZipEntry['content'], record: ZipRecord): AsyncGenerator<Uint8Array> {
  const deflate = createDeflateRaw();
  const bytes = async function* () {
    for await (const text of content) {
      const piece = Buffer.from(text);
      record.crc = crc32(piece, record.crc);
      record.size += piece.length;
      yield piece;
    }
  };
  const fed = pipeline(Readable.from(bytes()), deflate);
  // A failure also ends the loop below, which throws it; without this it would be reported twice.
  fed.catch(() => undefined);
  for await (const piece of deflate) yield piece as Uint8Array;
  await fed;
}
