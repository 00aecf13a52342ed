import { REFUSAL_MESSAGES, type FileRefusal } from '@marklight/contracts/refusals';
import { CodedError } from '../common/coded-error';

const STATUS: Partial<Record<FileRefusal, number>> = {
  too_large: 413,
  not_a_pdf: 415,
  not_an_essay: 415,
  unsupported_type: 415,
  old_word: 415,
  not_a_word_file: 415,
};

/** A file that cannot be read, with the reason; the message is for the teacher and never quotes the file. */
export class DocumentRefusedError extends CodedError<FileRefusal> {
  readonly statusCode: number;

  constructor(code: FileRefusal) {
    super(code, REFUSAL_MESSAGES[code]);
    this.name = 'DocumentRefusedError';
    this.statusCode = STATUS[code] ?? 400;
  }
}
