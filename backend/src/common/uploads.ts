import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { Request } from 'express';
import multer from 'multer';
import { codedErrors } from './coded-error';

export class UploadError extends codedErrors({
  not_multipart: { status: 400, message: 'Send the files as multipart form data.' },
  too_many_files: { status: 400, message: 'Too many files at once.' },
  unexpected_field: { status: 400, message: 'The files came under a field name that is not known here.' },
  broken_upload: { status: 400, message: 'The upload broke off. Try again.' },
}) {}

export interface UploadedFile {
  /** Without folders, without control characters, at most 255 characters. */
  filename: string;
  /** Where it lies until `discard` is called; null where it was too large to keep. */
  path: string | null;
  bytes: number;
}

export interface Upload {
  files: UploadedFile[];
  /** Text fields that came with the files. */
  fields: Record<string, string>;
  discard(): Promise<void>;
}

interface Limits {
  field: string;
  maxFiles: number;
  maxBytes: number;
}

/**
 * Receives a multipart request into a temporary folder. A file over `maxBytes` is read to its end but not
 * kept, so that it does not fail the others. The caller discards the upload when it is done.
 * @throws UploadError
 */
export async function receiveUpload(request: Request, limits: Limits): Promise<Upload> {
  if (!request.is('multipart/form-data')) throw new UploadError('not_multipart');
  const folder = await mkdtemp(join(tmpdir(), 'marklight-upload-'));
  const discard = () => rm(folder, { recursive: true, force: true });
  const receive = multer({
    storage: new BoundedStorage(folder, limits.maxBytes),
    defParamCharset: 'utf8',
    limits: { files: limits.maxFiles, fields: 20, fieldSize: 10_000, headerPairs: 100 },
  }).array(limits.field, limits.maxFiles);
  try {
    await new Promise<void>((resolve, reject) => {
      request.once('aborted', () => reject(new UploadError('broken_upload')));
      receive(request, request.res as never, (error: unknown) =>
        error ? reject(uploadError(error, limits)) : resolve(),
      );
    });
  } catch (error) {
    await discard();
    throw error;
  }
  const files = (request.files ?? []) as unknown as (UploadedFile & Express.Multer.File)[];
  return {
    files: files.map((file) => ({
      filename: safeName(file.originalname),
      path: file.path || null,
      bytes: file.bytes,
    })),
    fields: { ...(request.body as Record<string, string>) },
    discard,
  };
}

class BoundedStorage implements multer.StorageEngine {
  constructor(
    private readonly folder: string,
    private readonly maxBytes: number,
  ) {}

  _handleFile: multer.StorageEngine['_handleFile'] = (_request, file, done) => {
    const path = join(this.folder, randomUUID());
    const sink = createWriteStream(path, { mode: 0o600 });
    let bytes = 0;
    sink.on('error', done);
    file.stream.on('error', done);
    file.stream.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > this.maxBytes) return;
      if (!sink.write(chunk)) {
        file.stream.pause();
        sink.once('drain', () => file.stream.resume());
      }
    });
    file.stream.on('end', () => {
      sink.end(() => done(null, { path: bytes > this.maxBytes ? '' : path, bytes } as never));
    });
  };

  /** The whole folder goes with `discard`. */
  _removeFile: multer.StorageEngine['_removeFile'] = (_request, _file, done) => done(null);
}

function uploadError(error: unknown, limits: Limits): Error {
  if (error instanceof UploadError) return error;
  if (!(error instanceof multer.MulterError)) return new UploadError('broken_upload');
  if (
    error.code === 'LIMIT_FILE_COUNT' ||
    (error.code === 'LIMIT_UNEXPECTED_FILE' && error.field === limits.field)
  ) {
    return new UploadError('too_many_files', {
      message: `At most ${limits.maxFiles} files can be sent at once.`,
    });
  }
  if (error.code === 'LIMIT_UNEXPECTED_FILE') {
    return new UploadError('unexpected_field', {
      message: `Send the files in the field "${limits.field}".`,
      fields: { [limits.field]: 'No file came in this field.' },
    });
  }
  return new UploadError('broken_upload');
}

/** The name as the teacher knows it, harmless in lists, headers and exports. */
export function safeName(original: string): string {
  const name = basename(original.replaceAll('\\', '/'))
    // Control characters, and marks that reverse the direction of what follows (evil‮fdp.exe).

    .replace(/[\u0000-\u001f\u007f\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, '')
    .trim()
    .slice(0, 255);
  return name || 'unnamed file';
}
