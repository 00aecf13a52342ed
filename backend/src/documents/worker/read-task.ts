import type { FileRefusal } from '@marklight/contracts/refusals';
import type { DocumentType } from '../document-type';
import type { ReadDocument } from '../read-document';

export interface ReadTask {
  type: Exclude<DocumentType, 'encrypted_office'>;
  bytes: Uint8Array;
  /** Leaves the lines that name student and class in the text: criteria have none, but may look so. */
  keepHeading: boolean;
}

export type ReadAnswer = { document: ReadDocument } | { refused: FileRefusal };
