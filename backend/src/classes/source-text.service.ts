import { SOURCE_TEXT_MAX_CHARACTERS } from '@marklight/contracts/business';
import { Injectable } from '@nestjs/common';
import { SOURCE_FILE_FIELD } from '@marklight/contracts/classes';
import type { UploadedFile } from '../common/uploads';
import type { Asker } from '../common/work/asker';
import { DocumentRefusedError } from '../documents/document-refused.error';
import { DocumentsService } from '../documents/documents.service';
import { AssignmentError } from './classes.errors';

/** The words of a file for the source text of an assignment. Neither the file nor its words are stored. */
@Injectable()
export class SourceTextService {
  constructor(private readonly documents: DocumentsService) {}

  /** @throws AssignmentError without a file, or if there is too much text; DocumentRefusedError with the reason; WorkError */
  async read(file: UploadedFile | undefined, asker: Asker): Promise<string> {
    if (!file)
      throw new AssignmentError('no_file', { fields: { [SOURCE_FILE_FIELD]: 'No file was received.' } });
    const { path, bytes, filename } = file;
    if (path === null) throw new DocumentRefusedError('too_large');
    const document = await this.documents.readDocument({ path, bytes, filename }, asker, {
      keepHeading: true,
    });
    const text = document.text.trim();
    if (text === '') throw new DocumentRefusedError('no_text');
    if (text.length > SOURCE_TEXT_MAX_CHARACTERS) throw new AssignmentError('source_text_too_long');
    return text;
  }
}
