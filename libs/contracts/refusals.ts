import { ARCHIVE_MAX_FILES, ARCHIVE_UNPACKED_MAX_MB } from './business';
import { FILE_REFUSAL_MESSAGES } from './file-refusals';

/** Why a file was not taken. */
export const essayRefusals = [
  'not_a_pdf',
  'not_an_essay',
  'unsupported_type',
  'encrypted',
  'damaged',
  'no_text',
  'unreadable_text',
  'too_large',
  'too_many_pages',
  'too_long',
  'takes_too_long',
  'too_much_together',
  'empty_file',
  'nested_archive',
  'earlier_version',
  'unpacks_too_large',
  'too_many_files',
  'no_files',
] as const;
export type FileRefusal = (typeof essayRefusals)[number];

/** All of them. */
export const REFUSAL_MESSAGES: Record<FileRefusal, string> = {
  ...FILE_REFUSAL_MESSAGES,
  nested_archive: 'Archives inside an archive are not opened. Unpack this one and upload its files.',
  earlier_version: 'The student handed in a later version, which was taken instead.',
  unpacks_too_large: `The files in this archive are larger than ${ARCHIVE_UNPACKED_MAX_MB} MB together. Unpack it and upload them in parts.`,
  too_many_files: `This archive holds more than ${ARCHIVE_MAX_FILES.toLocaleString('en-AU')} files. Unpack it and upload them in parts.`,
  no_files: 'This archive holds no files. Check that it is the right one and upload it again.',
};
