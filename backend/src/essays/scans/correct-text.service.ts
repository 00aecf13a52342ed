import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { CorrectTextRequest } from '@marklight/contracts/essays';
import { isReadFromPictures, pagesWithoutText } from '@marklight/contracts/scans';
import type { FileRefusal } from '@marklight/contracts/refusals';
import { TOO_MUCH } from '@marklight/contracts/too-much';
import type { DataSource } from 'typeorm';
import { codedErrors } from '../../common/coded-error';
import { textHash } from '../../common/files/hashes';
import type { Asker } from '../../common/work/asker';
import { DocumentRefusedError } from '../../documents/document-refused.error';
import { DocumentsService } from '../../documents/documents.service';
import { keptWithin } from '../../storage/storage-limits';
import { Essay } from '../essay.entity';
import { EssayError } from '../essays.errors';
import { EssaysService } from '../essays.service';
import { forgetAnalyses, isBeingRead, isGraded, lockReading } from './scans.repository';

export class CorrectTextError extends codedErrors({
  not_from_pictures: {
    status: 409,
    message: 'Only a text that was read from scans or photos can be corrected. This one was typed.',
  },
  being_read: {
    status: 409,
    message: 'The pages of this essay are still being read. Correct its text once they are.',
  },
  no_text: { status: 400, message: 'This text cannot be read. Check what you typed.' },
  graded_already: {
    status: 409,
    message:
      'This essay has been graded, or is being graded, and its result quotes this text. To correct it, upload the file again, correct the text of that essay, then grade it.',
  },
}) {}

const REFUSED_AS_TEXT: Partial<Record<FileRefusal, string>> = {
  empty_file: 'Type the text of the essay.',
  no_text: 'Type the text of the essay.',
  no_words: 'The letters of this text do not make words. Check what you typed.',
  unknown_encoding:
    'This text contains characters that are not text. Type it, or copy it from another program.',
  too_large: TOO_MUCH.text,
  too_long: TOO_MUCH.text,
};

/** The words about refused files are about files; this was typed. */
function refusedAsText(error: unknown): never {
  if (!(error instanceof DocumentRefusedError)) throw error;
  const message = REFUSED_AS_TEXT[error.code] ?? 'This text cannot be read. Check what you typed.';
  throw new CorrectTextError('no_text', { message, fields: { text: message } });
}

/** What a teacher types over what was read from pictures. */
@Injectable()
export class CorrectText {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly essays: EssaysService,
    private readonly documents: DocumentsService,
  ) {}

  /**
   * Before the essay is graded: results point at places in its text.
   * @throws NotFoundError if the essay is not the teacher's; CorrectTextError; EssayError if the text is no longer what the
   * form was filled with; StorageError; WorkError
   */
  async correct(userId: string, id: string, { text, was }: CorrectTextRequest, asker: Asker): Promise<Essay> {
    const before = await this.essays.requireOwned(userId, id);
    // What it was read from is not known before that.
    if (await isBeingRead(this.dataSource.manager, id)) throw new CorrectTextError('being_read');
    if (!isReadFromPictures(before.fileFaults)) throw new CorrectTextError('not_from_pictures');
    const file = { content: Buffer.from(text), filename: 'corrected.txt' };
    const read = await this.documents.readDocument(file, asker, { keepHeading: true }).catch(refusedAsText);
    return this.dataSource.transaction(async (manager) => {
      const essay = await manager.findOne(Essay, {
        where: { id, userId },
        lock: { mode: 'pessimistic_write' },
      });
      if (!essay) throw new EssayError('changed_meanwhile');
      if (await lockReading(manager, id)) throw new CorrectTextError('being_read');
      if (await isGraded(manager, id)) throw new CorrectTextError('graded_already');
      if (essay.content !== was && essay.content !== read.text) throw new EssayError('changed_meanwhile');
      essay.content = read.text;
      essay.wordCount = read.wordCount;
      essay.textHash = textHash(read.text);
      const unread = pagesWithoutText(essay.fileFaults);
      essay.fileFaults = [
        ...essay.fileFaults.filter((fault) => !isReadFromPictures([fault])),
        { kind: 'typed_over', ...(unread.length > 0 && { unread }) },
      ];
      await keptWithin(manager, userId, 'essays', () => manager.save(essay));
      await forgetAnalyses(manager, id);
      return essay;
    });
  }
}
