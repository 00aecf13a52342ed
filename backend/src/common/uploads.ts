import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { Transform, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Busboy, type BusboyHeaders } from '@fastify/busboy';
import { cutTo, plainLine, wellFormed } from '@marklight/contracts/text';
import { UPLOAD_MAX_BYTES, UPLOAD_MAX_MB } from '@marklight/contracts/business';
import type { Request } from 'express';
import { unavailabilityOf } from './failures/unavailable';
import { codedErrors } from './coded-error';
import { boundaryOf, MultipartHeaders } from './multipart-headers';

export class UploadError extends codedErrors({
  not_multipart: { status: 400, message: 'Send the files as multipart form data.' },
  too_many_files: { status: 400, message: 'Too many files at once.' },
  unexpected_field: { status: 400, message: 'The files were sent under an unknown field name.' },
  too_many_fields: {
    status: 400,
    message: 'Too much text came with the files. Send only the files and the fields that belong to them.',
  },
  too_large_in_all: {
    status: 413,
    message: `At most ${UPLOAD_MAX_MB} MB can be sent at once. Send the files in several uploads.`,
  },
  too_slow: {
    status: 408,
    message: 'The files arrived too slowly. Try again on a faster connection, or with fewer files.',
  },
  broken_upload: { status: 400, message: 'The upload was interrupted. Try again.' },
}) {}

export interface UploadedFile {
  /** Without folders or invisible characters, at most 255 UTF-16 code units. */
  filename: string;
  /** Where it is stored until `discard` is called; null if it was too large to keep. */
  path: string | null;
  bytes: number;
}

export interface Upload {
  files: UploadedFile[];
  /** Text fields that came with the files. */
  fields: Record<string, string | string[]>;
  discard(): Promise<void>;
}

/** Fields that a call does not know are left out. Some programs send many; our forms send one. */
const FIELD_LIMITS = { fields: 200, fieldSize: 32_768, headerPairs: 100 } as const;
const FILENAME_MAX_CHARACTERS = 255;
/** Prefix of the folders, in the system's temporary one, that hold files until they are read. */
export const UPLOAD_FOLDER_PREFIX = 'marklight-upload-';

/**
 * At less than 1 KB a second over this time nobody can upload a class set, and the place would be held for nothing.
 */
const SLOW_MS = 15_000;
const LEAST_BYTES = 15 * 1_024;

export interface UploadLimits {
  field: string;
  maxFiles: number;
  /** Of one file, by its name. */
  maxBytes: number | ((filename: string) => number);
}

/**
 * Receives a multipart request into a temporary folder. A file over `maxBytes` is read to its end but not
 * kept, so that it does not fail the others; nor does one whose name is odd. The caller discards the upload when
 * it is done.
 * @param place an existing folder; the upload gets one below it
 * @param slowMs within which 15 KB must arrive
 * @throws UploadError
 */
export async function receiveUpload(
  request: Request,
  limits: UploadLimits,
  place = tmpdir(),
  slowMs = SLOW_MS,
): Promise<Upload> {
  const boundary = boundaryOf(request.get('content-type'));
  if (!request.is('multipart/form-data') || boundary === null) throw new UploadError('not_multipart');
  if (Number(request.get('content-length') ?? 0) > UPLOAD_MAX_BYTES) {
    throw new UploadError('too_large_in_all');
  }
  const folder = await mkdtemp(join(place, UPLOAD_FOLDER_PREFIX));
  // A file of an interrupted upload may be written a moment longer; then the folder is not empty yet.
  const discard = () => rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 });
  try {
    return { ...(await receive(request, boundary, limits, { folder, slowMs })), discard };
  } catch (error) {
    await discard();
    throw error instanceof UploadError
      ? error
      : (unavailabilityOf(error) ?? new UploadError('broken_upload'));
  }
}

type Received = Pick<Upload, 'files' | 'fields'>;

function receive(
  request: Request,
  boundary: string,
  { field, maxFiles, maxBytes }: UploadLimits,
  { folder, slowMs }: { folder: string; slowMs: number },
): Promise<Received> {
  let pace: NodeJS.Timeout | undefined;
  return new Promise<Received>((resolve, reject) => {
    const parser = new Busboy({
      headers: request.headers as BusboyHeaders,
      // Paths are removed below, by our own rule.
      preservePath: true,
      // A file that came without a name, or without its field's name, still counts as a file.
      isPartAFile: (name, contentType, filename) =>
        !name || name === field || filename !== undefined || contentType === 'application/octet-stream',
      limits: { files: maxFiles, ...FIELD_LIMITS },
    });
    const kept: Promise<UploadedFile | null>[] = [];
    const streams: Readable[] = [];
    const fields = Object.create(null) as Upload['fields'];
    const headers = new MultipartHeaders(boundary, field);
    const fail = (error: unknown): void => {
      request.unpipe(headers);
      headers.unpipe(parser);
      request.resume();
      // With an error: if one is destroyed without, after its last byte arrived, `pipeline` waits for its end
      // forever.
      for (const stream of streams) stream.destroy(new UploadError('broken_upload'));
      // A file that is still being written would come back into the folder after it was removed.
      void Promise.allSettled(kept).then(() => reject(error as Error));
    };
    // A request need not say its length beforehand.
    let received = 0;
    request.on('data', (chunk: Buffer) => {
      received += chunk.length;
      if (received > UPLOAD_MAX_BYTES) fail(new UploadError('too_large_in_all'));
    });
    let before = 0;
    pace = setInterval(() => {
      if (received - before < LEAST_BYTES && !request.complete) fail(new UploadError('too_slow'));
      before = received;
    }, slowMs);
    request.once('aborted', () => fail(new UploadError('broken_upload')));
    parser.on('file', (name, stream, filename) => {
      streams.push(stream);
      stream.on('error', () => undefined);
      if (name && name !== field) return fail(unexpectedField(field));
      const most = typeof maxBytes === 'number' ? maxBytes : maxBytes(filename ?? '');
      const file = keep(stream, filename, most, folder);
      file.catch(fail);
      kept.push(file);
    });
    parser.on('field', (name, value) => {
      const before = fields[name];
      fields[name] = before === undefined ? wellFormed(value) : [before, value].flat();
    });
    parser.on('filesLimit', () => fail(tooManyFiles(maxFiles)));
    parser.on('fieldsLimit', () => fail(new UploadError('too_many_fields')));
    parser.on('error', fail);
    parser.on('finish', () => {
      Promise.all(kept).then(
        (files) => resolve({ files: files.filter((file) => file !== null), fields }),
        reject,
      );
    });
    request.pipe(headers).pipe(parser);
  }).finally(() => clearInterval(pace));
}

/** Null for the empty part that a browser sends when no file was chosen. */
async function keep(
  stream: Readable,
  filename: string | undefined,
  maxBytes: number,
  folder: string,
): Promise<UploadedFile | null> {
  const path = join(folder, randomUUID());
  let bytes = 0;
  const upTo = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      done(null, bytes > maxBytes ? undefined : chunk);
    },
  });
  await pipeline(stream, upTo, createWriteStream(path, { mode: 0o600 }));
  if (bytes === 0 && !filename) return null;
  return { filename: safeName(filename ?? ''), path: bytes > maxBytes ? null : path, bytes };
}

function tooManyFiles(maxFiles: number): UploadError {
  return new UploadError('too_many_files', { message: `At most ${maxFiles} files can be sent at once.` });
}

function unexpectedField(field: string): UploadError {
  return new UploadError('unexpected_field', {
    message: `Send the files in the field "${field}".`,
    fields: { [field]: 'No file was received in this field.' },
  });
}

/** The name as the teacher knows it, made safe for lists, headers and exports. */
export function safeName(original: string): string {
  const name = plainLine(basename(original.replaceAll('\\', '/')));
  return cutTo(name, FILENAME_MAX_CHARACTERS).trim() || 'unnamed file';
}
