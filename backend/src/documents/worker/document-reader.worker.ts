import { ESSAY_MAX_CHARACTERS } from '@marklight/contracts/business';
import { readPdf } from '../pdf/read-pdf';
import type { ReadDocument } from '../read-document';
import { decodeText } from '../text/decode-text';
import { plainDocument } from '../text/plain-document';
import { readDoc } from '../word/read-doc';
import { readDocx } from '../word/read-docx';
import type { ReadAnswer, ReadTask } from './read-task';
import { RefusedInWorker } from './refused-in-worker';

// pdf.js leaves promises behind when a file is damaged; they must not end the thread.
process.on('unhandledRejection', () => undefined);

/** What the thread runs for each file. Every failure becomes a reason: an error's message may quote the file. */
export async function readInThread(task: ReadTask): Promise<ReadAnswer> {
  try {
    const document = await read(task);
    return document.text.length > ESSAY_MAX_CHARACTERS ? { refused: 'too_long' } : { document };
  } catch (error) {
    if (error instanceof RefusedInWorker) return { refused: error.refusal };
    return { refused: isOutOfBounds(error) ? 'takes_too_long' : 'damaged' };
  }
}

async function read({ type, bytes, keepHeading }: ReadTask): Promise<ReadDocument> {
  if (type === 'pdf') return readPdf(bytes, keepHeading);
  if (type === 'docx') {
    const { text, ...rest } = await readDocx(bytes);
    return plainDocument(text, { ...rest, keepHeading });
  }
  return plainDocument(type === 'doc' ? await readDoc(bytes) : decodeText(bytes), { keepHeading });
}

/** Stack and array limits are what endless nesting and inflation run into. */
function isOutOfBounds(error: unknown): boolean {
  return error instanceof RangeError;
}
