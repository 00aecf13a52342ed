import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { ESSAY_MAX_BYTES } from '@marklight/contracts/business';
import { DocumentRefusedError } from './document-refused.error';
import { documentType, type DocumentType } from './document-type';
import type { ReadDocument } from './read-document';
import { ReaderPool } from './reader-pool';
import { studentNameFromFilename } from './text/student-name';

export type { ReadDocument };

export interface ReadOptions {
  /** Keeps lines such as "Name: …" and "Class: …" in the text; for criteria, whose lines may look so. */
  keepHeading?: boolean;
}

const TEXT_EXTENSION = /\.(?:txt|text|md|csv)$/i;

/** Reads the files that people upload. Type is decided by content; the name only helps to guess the student. */
@Injectable()
export class DocumentsService implements OnModuleDestroy {
  constructor(private readonly pool: ReaderPool) {}

  /** @throws DocumentRefusedError with the reason */
  async readPdf(bytes: Uint8Array, filename = ''): Promise<ReadDocument> {
    const type = this.typeOf(bytes);
    if (type !== 'pdf') throw new DocumentRefusedError('not_a_pdf');
    return this.read(type, bytes, filename, {});
  }

  /**
   * Reads PDF, Word (.docx, .doc) and plain text.
   * @throws DocumentRefusedError with the reason
   */
  async readDocument(bytes: Uint8Array, filename: string, options: ReadOptions = {}): Promise<ReadDocument> {
    const type = this.typeOf(bytes);
    if (type === 'encrypted_office') throw new DocumentRefusedError('encrypted');
    const claimsAnother =
      type === 'txt' && /\.[a-z0-9]{1,5}$/i.test(filename) && !TEXT_EXTENSION.test(filename);
    if (type === null || claimsAnother) {
      throw new DocumentRefusedError(/\.pdf$/i.test(filename) ? 'not_a_pdf' : 'unsupported_type');
    }
    return this.read(type, bytes, filename, options);
  }

  async onModuleDestroy(): Promise<void> {
    await this.pool.close();
  }

  private typeOf(bytes: Uint8Array): DocumentType | null {
    if (bytes.byteLength === 0) throw new DocumentRefusedError('empty_file');
    if (bytes.byteLength > ESSAY_MAX_BYTES) throw new DocumentRefusedError('too_large');
    return documentType(bytes);
  }

  private async read(
    type: Exclude<DocumentType, 'encrypted_office'>,
    bytes: Uint8Array,
    filename: string,
    { keepHeading = false }: ReadOptions,
  ): Promise<ReadDocument> {
    const answer = await this.pool.read({ type, bytes, keepHeading });
    if ('refused' in answer) throw new DocumentRefusedError(answer.refused);
    const { document } = answer;
    return {
      ...document,
      studentName: document.studentName ?? studentNameFromFilename(filename, document.text),
    };
  }
}
