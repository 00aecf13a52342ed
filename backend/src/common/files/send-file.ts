import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { askerOf, type Asker } from '../work/asker';
import { DOWNLOAD_LIMITS } from '../work/limits';
import { downloadTurns } from '../work/request-turns';
import type { Response } from 'express';
import { attachment } from './export-filename';

export interface ExportedFile {
  contentType: string;
  /** Null for what a program reads rather than a person saves. */
  filename: string | null;
  content: AsyncIterable<string | Uint8Array>;
}

/**
 * Makes a file in the account's turn and sends it as it is being made, no faster than the client takes it. When making it fails half-way the
 * connection is cut, so that the client never mistakes a part for the whole, and the error is thrown.
 */
export async function sendFile(
  response: Response,
  make: (asker: Asker) => ExportedFile | Promise<ExportedFile>,
): Promise<void> {
  const asker = askerOf(response.req, response);
  await downloadTurns.take(asker, async () => send(response, await make(asker)));
}

async function send(response: Response, file: ExportedFile): Promise<void> {
  response.setHeader('Content-Type', file.contentType);
  response.setHeader('Cache-Control', 'no-store');
  if (file.filename !== null) response.setHeader('Content-Disposition', attachment(file.filename));
  try {
    await pipeline(Readable.from(file.content, { objectMode: true, highWaterMark: 1 }), response, {
      signal: AbortSignal.timeout(DOWNLOAD_LIMITS.milliseconds),
    });
  } catch (error) {
    if (!clientWentAway(error)) throw error;
  }
}

/** A cancelled download is nobody's error. */
function clientWentAway(error: unknown): boolean {
  return (error as NodeJS.ErrnoException).code === 'ERR_STREAM_PREMATURE_CLOSE';
}
