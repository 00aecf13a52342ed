import { Injectable } from '@nestjs/common';
import { ESSAY_MAX_BYTES } from '@marklight/contracts/business';
import { THE_SERVER, type Asker } from '../common/work/asker';
import { DocumentRefusedError } from './document-refused.error';
import type { ScannedPages } from './ocr/scanned-page';
import type { CountedDocument, ReadDocument } from './read-document';
import { plainPdf } from './pdf/plain-pdf';
import { ReaderPool } from './reader-pool';

export type { CountedDocument, ReadDocument };

/** A file as it was received: its path, or its content. */
export type FileToRead = { filename: string } & ({ path: string; bytes: number } | { content: Uint8Array });

export interface ReadOptions {
  /** Keeps lines such as "Name: …" and "Class: …" in the text; for criteria, whose lines may look like that. */
  keepHeading?: boolean;
}

/** How often a PDF of two pages is read before the engine has compiled what reads it. */
const WARM_UP_TIMES = 4;

/**
 * Reads the files that people upload, each in its account's turn. Type is decided by content; the name only helps
 * to guess the student.
 */
@Injectable()
export class DocumentsService {
  constructor(private readonly pool: ReaderPool) {}

  /**
   * Reads PDF, Word (.docx, .doc), plain text and pictures.
   * @param scans what OCR found on the pages that an earlier reading asked for
   * @throws DocumentRefusedError with the reason; WorkError where it is not read at all
   */
  readEssay(file: FileToRead, asker: Asker, scans?: ScannedPages): Promise<CountedDocument> {
    return this.read(file, asker, true, { scans });
  }

  /**
   * Reads PDF, Word (.docx, .doc) and plain text.
   * @throws DocumentRefusedError with the reason; WorkError where it is not read at all
   */
  readDocument(file: FileToRead, asker: Asker, options: ReadOptions = {}): Promise<CountedDocument> {
    return this.read(file, asker, false, options);
  }

  /**
   * Has a PDF of this text read several times, until the code that reads it is loaded and runs at full speed. Never
   * fails.
   * @param text of ASCII characters
   */
  async warmUp(text: string): Promise<void> {
    for (let time = 0; time < WARM_UP_TIMES; time += 1)
      await this.readEssay({ content: plainPdf(text), filename: '' }, THE_SERVER).catch(() => undefined);
  }

  private async read(
    file: FileToRead,
    asker: Asker,
    isEssay: boolean,
    { keepHeading = false, scans }: ReadOptions & { scans?: ScannedPages | undefined },
  ): Promise<CountedDocument> {
    const size = 'path' in file ? file.bytes : file.content.byteLength;
    if (size === 0) throw new DocumentRefusedError('empty_file');
    if (size > ESSAY_MAX_BYTES) throw new DocumentRefusedError('too_large');
    const source = 'path' in file ? file.path : file.content;
    const answer = await this.pool.read(
      { source, filename: file.filename, isEssay, keepHeading, scans },
      asker,
    );
    if ('refused' in answer) throw new DocumentRefusedError(answer.refused);
    return answer.document;
  }
}
