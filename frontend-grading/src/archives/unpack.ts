import {
  ARCHIVE_MAX_BYTES,
  ARCHIVE_MAX_FILES,
  ARCHIVE_UNPACKED_MAX_BYTES,
  ESSAY_MAX_BYTES,
} from '@marklight/contracts/business';
import { handInsOfZip } from '@marklight/contracts/lms/hand-ins-of-zip';
import {
  ArchiveError,
  packedBytesOf,
  zipEntries,
  type ByteSource,
  type ZipEntry,
} from '@marklight/contracts/lms/zip-entries';
import { REFUSAL_MESSAGES, type FileRefusal } from '@marklight/contracts/refusals';

/** A file of an archive, and, if it is not sent, why not, in words. */
export interface Unpacked {
  file: File;
  refusal: string | null;
}

const DEFLATED = 8;

/**
 * The files of a ZIP, or the ZIP itself with the reason why none is. It is unpacked here, so that each file is an
 * upload with its own progress, and only files that are wanted are sent.
 */
export async function unpacked(archive: File): Promise<Unpacked[]> {
  return (await filesOf(archive)).map(({ file, refusal }) => ({
    file,
    refusal: refusal && REFUSAL_MESSAGES[refusal],
  }));
}

interface Found {
  file: File;
  refusal: FileRefusal | null;
}

async function filesOf(archive: File): Promise<Found[]> {
  if (archive.size > ARCHIVE_MAX_BYTES) return [{ file: archive, refusal: 'unpacks_too_large' }];
  try {
    const source = sourceOf(archive);
    const { files, refused } = handInsOfZip(await zipEntries(source, ARCHIVE_MAX_FILES), {
      maxBytes: ESSAY_MAX_BYTES,
      maxTogether: ARCHIVE_UNPACKED_MAX_BYTES,
    });
    const all: Found[] = [];
    for (const { entry, filename } of files) all.push(await fileOf(source, entry, filename));
    for (const { filename, code } of refused) all.push({ file: new File([], filename), refusal: code });
    return all.length > 0 ? all : [{ file: archive, refusal: 'no_files' }];
  } catch (error) {
    return [{ file: archive, refusal: error instanceof ArchiveError ? error.code : 'damaged' }];
  }
}

async function fileOf(source: ByteSource, entry: ZipEntry, filename: string): Promise<Found> {
  try {
    const packed = await packedBytesOf(source, entry);
    const content = entry.method === DEFLATED ? await inflated(packed, entry.bytes) : packed;
    return { file: new File([content as BlobPart], filename), refusal: null };
  } catch {
    return { file: new File([], filename), refusal: 'damaged' };
  }
}

/** @throws ArchiveError beyond so many bytes; TypeError if they are damaged */
async function inflated(packed: Uint8Array, most: number): Promise<Blob> {
  const stream = new DecompressionStream('deflate-raw');
  const writer = stream.writable.getWriter();
  // A failure here also fails the reading below.
  writer.write(packed as BufferSource).catch(() => undefined);
  writer.close().catch(() => undefined);
  const reader = stream.readable.getReader();
  const pieces: BlobPart[] = [];
  let bytes = 0;
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
    bytes += piece.value.byteLength;
    if (bytes > most) {
      await reader.cancel();
      throw new ArchiveError('damaged');
    }
    pieces.push(piece.value);
  }
  return new Blob(pieces);
}

function sourceOf(archive: File): ByteSource {
  return {
    size: archive.size,
    read: async (start, end) => new Uint8Array(await archive.slice(start, end).arrayBuffer()),
  };
}
