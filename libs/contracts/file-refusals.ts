import { ESSAY_MAX_CHARACTERS, ESSAY_MAX_MB, ESSAY_MAX_PAGES } from './business';

/** What the teacher reads about a refused file; the file's name stands before it. Those about archives are apart, as the first view needs none. */
export const FILE_REFUSAL_MESSAGES = {
  not_a_pdf: 'This is not a PDF file. Save or print it as PDF and upload it again.',
  not_an_essay:
    'An essay cannot be read from this type of file. Save it as PDF, Word (.docx) or plain text (.txt) and upload it again.',
  unsupported_type: 'This type of file cannot be read here. Use .txt, .docx, .doc or .pdf.',
  encrypted: 'This file is locked with a password. Remove the password and upload it again.',
  damaged: 'This file is damaged and cannot be read. Ask for it again, or save it again.',
  no_text: 'No text was found: it looks scanned. Upload a file whose text can be selected.',
  unreadable_text:
    'The letters in this file cannot be read, because its fonts do not say what they are. Save it as PDF again, or print it to PDF from another program.',
  too_large: `This file is larger than ${ESSAY_MAX_MB} MB. Upload a smaller one.`,
  too_many_pages: `This file has more than ${ESSAY_MAX_PAGES} pages. Upload one essay per file.`,
  too_long: `This text is longer than ${ESSAY_MAX_CHARACTERS.toLocaleString('en-AU')} characters. Upload one essay per file.`,
  takes_too_long: 'Reading this file takes too much time or memory. Save it again as a plain PDF.',
  too_much_together:
    'The files in this upload contain more text than one upload may hold. Send this file in another upload.',
  empty_file: 'This file is empty. Check that it is the right one and upload it again.',
} as const;
