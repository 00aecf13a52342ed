import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { askerOf, type Asker } from '../work/asker';
import { DOWNLOAD_LIMITS } from '../work/limits';
import { downloadTurns } from '../work/request-turns';
import type { Response } from 'express';
import { attachment } from './export-filename';
import { SlowDownloads } from './slow-downloads';
import { codeOf } from '../code-of';

export interface ExportedFile {
  contentType: string;
  /** Null for a file that a program reads rather than a person saves. */
  filename: string | null;
  /** Besides those of every file. */
  headers?: Readonly<Record<string, string>>;
  content: AsyncIterable<string | Uint8Array>;
}

/** While somebody waits for a seat. */
const MAKE_ROOM_EVERY_MS = 1_000;
const slowDownloads = new SlowDownloads();

/**
 * Makes a file in the account's turn and sends it while it is being made, no faster than the client takes it. When
 * making it fails halfway, the connection is cut, so that the client never mistakes a part for the whole, and the
 * error is thrown.
 */
export async function sendFile(
  response: Response,
  make: (asker: Asker) => ExportedFile | Promise<ExportedFile>,
): Promise<void> {
  const asker = askerOf(response.req, response);
  const room = setInterval(() => {
    // A download that waits for others of the same account gains nothing from other accounts' seats.
    if (downloadTurns.lacksOnlyASeat(asker.account)) slowDownloads.makeRoom();
  }, MAKE_ROOM_EVERY_MS).unref();
  try {
    await downloadTurns.take(asker, async () => {
      clearInterval(room);
      await send(response, await make(asker));
    });
  } finally {
    clearInterval(room);
  }
}

async function send(response: Response, file: ExportedFile): Promise<void> {
  const sent = slowDownloads.begin(file.content);
  response.setHeader('Content-Type', file.contentType);
  response.setHeader('Cache-Control', 'no-store');
  if (file.filename !== null) response.setHeader('Content-Disposition', attachment(file.filename));
  for (const [name, value] of Object.entries(file.headers ?? {})) response.setHeader(name, value);
  try {
    await pipeline(Readable.from(sent.content, { objectMode: true, highWaterMark: 1 }), response, {
      signal: AbortSignal.any([sent.ended, AbortSignal.timeout(DOWNLOAD_LIMITS.milliseconds)]),
    });
  } catch (error) {
    if (!clientWentAway(error) && !sent.ended.aborted) throw error;
  } finally {
    sent.done();
  }
}

/** A cancelled download is not an error. */
function clientWentAway(error: unknown): boolean {
  return codeOf(error) === 'ERR_STREAM_PREMATURE_CLOSE';
}
