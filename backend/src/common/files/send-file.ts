import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Response } from 'express';
import { attachment } from './export-filename';

export interface ExportedFile {
  contentType: string;
  /** Null for what a program reads rather than a person saves. */
  filename: string | null;
  content: AsyncIterable<string | Uint8Array>;
}

/**
 * Sends a file as it is being made, no faster than the client takes it. When making it fails half-way the
 * connection is cut, so that the client never mistakes a part for the whole, and the error is thrown.
 */
export async function sendFile(response: Response, file: ExportedFile): Promise<void> {
  response.setHeader('Content-Type', file.contentType);
  response.setHeader('Cache-Control', 'no-store');
  if (file.filename !== null) response.setHeader('Content-Disposition', attachment(file.filename));
  try {
    await pipeline(Readable.from(file.content, { objectMode: true, highWaterMark: 1 }), response);
  } catch (error) {
    if (!clientWentAway(error)) throw error;
  }
}

/** A cancelled download is nobody's error. */
function clientWentAway(error: unknown): boolean {
  return (error as NodeJS.ErrnoException).code === 'ERR_STREAM_PREMATURE_CLOSE';
}
