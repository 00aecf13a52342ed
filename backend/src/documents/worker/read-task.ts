import type { FileRefusal } from '@marklight/contracts/refusals';
import type { ScannedPages } from '../ocr/scanned-page';
import type { CountedDocument } from '../read-document';

export interface ReadTask {
  /** Path of the file, which the reader opens itself; or its bytes. */
  source: string | Uint8Array;
  /** As the person named it: helps to guess the student, and says what the file claims to be. */
  filename: string;
  /** Whether only the types of file that essays come in are read. */
  isEssay: boolean;
  /** Leaves the lines that name student and class in the text: criteria have none, but may look as if they did. */
  keepHeading: boolean;
  /** What OCR found on the pages that a first reading asked for. */
  scans?: ScannedPages | undefined;
}

export type ReadAnswer = { document: CountedDocument } | { refused: FileRefusal };
