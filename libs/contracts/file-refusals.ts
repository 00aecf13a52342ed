import { ESSAY_MAX_MB } from './business';

/**
 * What the teacher reads, after the file's name, about a file that is refused before it is sent. The first view
 * carries no others.
 */
export const FILE_REFUSAL_MESSAGES = {
  not_a_pdf: 'This is not a PDF file. Save or print it as PDF and upload it again.',
  unsupported_type: 'This type of file cannot be read here. Use .txt, .docx, .doc or .pdf.',
  too_large: `This file is larger than ${ESSAY_MAX_MB} MB. Upload a smaller one.`,
  empty_file: 'This file is empty. Check that it is the right one and upload it again.',
} as const;
