import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { ZipFile } from 'yazl';

export interface ZipEntry {
  /** Path within the archive, with `/` between folders. */
  name: string;
  content: AsyncIterable<string | Uint8Array> | Iterable<string | Uint8Array>;
}

/** An ordinary file, which its owner may read and write and others may read. */
const FILE_RIGHTS = 0o100644;

/**
 * A ZIP archive of files, made only as fast as it is read: an entry is requested when the one before it has been
 * read, and reading pauses while a stream's buffer is full. Only one line per file stays in memory. Any number of
 * files and any archive size (ZIP64).
 * @throws what making an entry throws
 */
export async function* zipArchive(
  entries: AsyncIterable<ZipEntry>,
  madeAt: Date,
): AsyncGenerator<Uint8Array> {
  const archive = new ZipFile();
  // yazl's output stream is a Node stream, whatever its types say.
  const pieces = archive.outputStream as Readable;
  const fail = (error: unknown) => pieces.destroy(error as Error);
  archive.on('error', fail);
  fill(archive, pieces, entries, madeAt).catch(fail);
  for await (const piece of pieces) yield piece as Uint8Array;
}

async function fill(
  archive: ZipFile,
  pieces: Readable,
  entries: AsyncIterable<ZipEntry>,
  madeAt: Date,
): Promise<void> {
  for await (const { name, content } of entries) {
    const bytes = Readable.from(encoded(content));
    // A client that leaves halfway leaves a stream that nobody would read to its end.
    const stop = () => bytes.destroy();
    pieces.once('close', stop);
    if (pieces.destroyed) stop();
    archive.addReadStream(bytes, name, { mtime: madeAt, mode: FILE_RIGHTS });
    await finished(bytes);
    pieces.off('close', stop);
  }
  archive.end();
}

async function* encoded(content: ZipEntry['content']): AsyncGenerator<Buffer> {
  for await (const piece of content) yield Buffer.from(piece as string);
}
