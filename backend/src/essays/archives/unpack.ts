import { randomUUID } from 'node:crypto';
import { open, writeFile, type FileHandle } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { inflateRaw } from 'node:zlib';
import {
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
import type { FileRefusal } from '@marklight/contracts/refusals';
import { codeOf } from '../../common/code-of';
import { safeName, type UploadedFile } from '../../common/uploads';

/** A file to read, or one that is refused before. */
export type Unpacked = UploadedFile | { file: UploadedFile; refusal: FileRefusal };

const inflated = promisify(inflateRaw) as (
  packed: Uint8Array,
  options: { maxOutputLength: number },
) => Promise<Buffer>;
const DEFLATED = 8;

export const isArchiveName = (filename: string): boolean => /\.zip$/i.test(filename);

/**
 * The files of each ZIP in its place, written beside it, where they are deleted with the upload. One file is in memory
 * at a time.
 */
export async function unpacked(files: readonly UploadedFile[]): Promise<Unpacked[]> {
  const all: Unpacked[] = [];
  const left = { files: ARCHIVE_MAX_FILES, bytes: ARCHIVE_UNPACKED_MAX_BYTES };
  for (const file of files) {
    if (file.path === null || !isArchiveName(file.filename)) {
      all.push(file);
      continue;
    }
    const found = await filesOf({ ...file, path: file.path }, left);
    left.files -= found.length;
    for (const one of found) left.bytes -= 'refusal' in one ? 0 : one.bytes;
    all.push(...found);
  }
  return all;
}

/** @param left how much the archives of one upload may still hold */
async function filesOf(
  archive: UploadedFile & { path: string },
  left: { files: number; bytes: number },
): Promise<Unpacked[]> {
  const handle = await open(archive.path);
  try {
    const source = sourceOf(handle, archive.bytes);
    const { files, refused } = handInsOfZip(await zipEntries(source, left.files), {
      maxBytes: ESSAY_MAX_BYTES,
      maxTogether: left.bytes,
    });
    const all: Unpacked[] = [];
    for (const { entry, filename } of files)
      all.push(await unpackedFile(source, entry, dirname(archive.path), safeName(filename)));
    for (const { filename, code } of refused)
      all.push({ file: { filename: pathName(filename), path: null, bytes: 0 }, refusal: code });
    return all.length > 0 ? all : [{ file: archive, refusal: 'no_files' }];
  } catch (error) {
    if (error instanceof ArchiveError) return [{ file: archive, refusal: error.code }];
    throw error;
  } finally {
    await handle.close();
  }
}

async function unpackedFile(
  source: ByteSource,
  entry: ZipEntry,
  folder: string,
  filename: string,
): Promise<Unpacked> {
  const path = join(folder, randomUUID());
  try {
    const packed = await packedBytesOf(source, entry);
    const bytes =
      entry.method === DEFLATED ? await inflated(packed, { maxOutputLength: ESSAY_MAX_BYTES }) : packed;
    if (bytes.byteLength > entry.bytes) throw new ArchiveError('damaged');
    await writeFile(path, bytes, { mode: 0o600 });
    return { filename, path, bytes: bytes.byteLength };
  } catch (error) {
    const code = codeOf(error);
    const isBroken = error instanceof ArchiveError || /^(?:Z_|ERR_BUFFER_TOO_LARGE)/.test(code ?? '');
    if (!isBroken) throw error;
    return { file: { filename, path: null, bytes: 0 }, refusal: 'damaged' };
  }
}

function sourceOf(handle: FileHandle, size: number): ByteSource {
  return {
    size,
    read: async (start, end) => {
      const wanted = Math.max(0, Math.min(end, size) - start);
      const { buffer, bytesRead } = await handle.read(Buffer.alloc(wanted), 0, wanted, start);
      return buffer.subarray(0, bytesRead);
    },
  };
}

/** The folders say which of many files named "essay" it is. */
const pathName = (path: string): string => safeName(path.replaceAll(/[\\/]+/g, ' - '));
