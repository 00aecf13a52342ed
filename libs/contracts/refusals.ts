import {
  ARCHIVE_MAX_FILES,
  ARCHIVE_UNPACKED_MAX_MB,
  ESSAY_MAX_CHARACTERS,
  ESSAY_MAX_PAGES,
  PICTURE_MAX_MEGAPIXELS,
} from './business';
import { FILE_REFUSAL_MESSAGES } from './file-refusals';

/** Why a file was not accepted. */
export const essayRefusals = [
  'not_a_pdf',
  'not_an_essay',
  'unsupported_type',
  'heic_photo',
  'unknown_tiff',
  'old_word',
  'not_a_word_file',
  'encrypted',
  'damaged',
  'unknown_encoding',
  'no_text',
  'only_pictures',
  'unreadable_text',
  'no_words',
  'too_large',
  'too_many_pixels',
  'too_many_pages',
  'too_long',
  'takes_too_long',
  'server_busy',
  'too_much_together',
  'empty_file',
  'nested_archive',
  'earlier_version',
  'link_only',
  'unpacks_too_large',
  'too_many_files',
  'no_files',
] as const;
export type FileRefusal = (typeof essayRefusals)[number];

/** All of them. */
export const REFUSAL_MESSAGES: Record<FileRefusal, string> = {
  ...FILE_REFUSAL_MESSAGES,
  not_an_essay:
    'An essay cannot be read from this type of file. Save it as PDF, Word (.docx or .doc) or plain text (.txt), a photo as JPG or PNG, and upload it again.',
  heic_photo:
    'This is a photo in Apple’s HEIC format, which cannot be read here. Export it as JPG and upload it again. For new photos choose Settings > Camera > Formats > Most Compatible on the iPhone or iPad.',
  unknown_tiff:
    'This TIFF file is of a kind that cannot be read here. Scan the pages as PDF, or save them as PDF or JPG, and upload them again.',
  old_word:
    'This file was saved by a version of Word before Word 97, which cannot be read here. Open it in Word or LibreOffice, save it as .docx or PDF and upload it again.',
  not_a_word_file:
    'This file is named .doc but is not a Word document; it may be RTF or a web page. Open it in Word, save it as .docx or PDF and upload it again.',
  encrypted: 'This file is locked with a password. Remove the password and upload it again.',
  damaged: 'This file is damaged and cannot be read. Save it again, or ask for a new copy, and upload that.',
  unknown_encoding:
    'This text file is in an encoding that is not known here, or contains more than text. Save it as UTF-8 text, Word (.docx) or PDF and upload it again.',
  no_text: 'No text was found. Check that it is the right file and upload it again.',
  only_pictures:
    'This Word file holds pictures and no text. Save it as PDF, or upload the pictures by themselves, so that its pages can be read.',
  unreadable_text:
    'The letters in this file cannot be read, because its fonts do not say what they are. Save it as PDF again, or print it to PDF from another program.',
  no_words:
    'The letters of this text do not make words. Check that it is the right text, not a code or a key, and upload it again.',
  too_many_pixels: `This picture has more than ${PICTURE_MAX_MEGAPIXELS} million pixels. Save a smaller version and upload it again.`,
  too_many_pages: `This file has more than ${ESSAY_MAX_PAGES} pages. Upload one essay per file.`,
  too_long: `This text is longer than ${ESSAY_MAX_CHARACTERS.toLocaleString('en-AU')} characters. Upload one essay per file.`,
  takes_too_long: 'Reading this file takes too much time or memory. Save it again as a plain PDF.',
  server_busy: 'The server was too busy to read this file in time. Upload it again in a few minutes.',
  too_much_together:
    'The files in this upload contain more text than one upload may hold. Send this file in another upload.',
  nested_archive: 'Archives inside an archive are not opened. Unpack this one and upload its files.',
  earlier_version: 'The student handed in a later version, which was taken instead.',
  link_only:
    'The student handed in a link, not a file. Follow it in the learning platform and upload what it leads to.',
  unpacks_too_large: `The files in this archive are larger than ${ARCHIVE_UNPACKED_MAX_MB} MB together. Unpack it and upload them in parts.`,
  too_many_files: `This archive holds more than ${ARCHIVE_MAX_FILES.toLocaleString('en-AU')} files. Unpack it and upload them in parts.`,
  no_files: 'This archive holds no files. Check that it is the right one and upload it again.',
};
