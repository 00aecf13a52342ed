// Before pdf.js.
import '../pdf/own-push';
import { readFile } from 'node:fs/promises';
import { ESSAY_MAX_BYTES, ESSAY_MAX_CHARACTERS } from '@marklight/contracts/business';
import { lmsNameOf } from '@marklight/contracts/lms/lms-names';
import { plainLine } from '@marklight/contracts/text';
import { wordsOf } from '@marklight/text/segmentation';
import { documentType, isOleContainer, isPicture, type ReadableType } from '../document-type';
import { readHtml } from '../html/read-html';
import { readPdf } from '../pdf/read-pdf';
import { readPicture } from '../pictures/read-picture';
import type { ReadDocument } from '../read-document';
import { readTiff } from '../tiff/read-pages';
import { decodeText } from '../text/decode-text';
import { plainDocument } from '../text/plain-document';
import { studentNameFromFilename } from '../text/student-name';
import { readDoc } from '../word/read-doc';
import { readDocx } from '../word/read-docx';
import type { ReadAnswer, ReadTask } from './read-task';
import { RefusedInWorker } from './refused-in-worker';

// pdf.js leaves promises behind when a file is damaged; they must not end the process.
process.on('unhandledRejection', () => undefined);

const EXTENSION = /\.[a-z0-9]{1,5}$/i;
const TEXT_EXTENSION = /\.(?:txt|text|md|csv)$/i;
const PAGE_EXTENSION = /\.html?$/i;
const WORD_EXTENSION = /\.docx$/i;
const OLD_WORD_EXTENSION = /\.doc$/i;
const PICTURE_EXTENSION = /\.(?:jpe?g|png|webp|tiff?)$/i;
const READ_EXTENSION = /\.(?:pdf|docx|doc|jpe?g|png|webp|tiff?|hei[cf])$/i;

/**
 * What the process runs for each file. Every failure becomes a reason, because an error's message may quote the file.
 */
export async function run({ source, filename, isEssay, ...how }: ReadTask): Promise<ReadAnswer> {
  try {
    const bytes = new Uint8Array(typeof source === 'string' ? await readFile(source) : source);
    const type = typeOf(bytes, filename, isEssay);
    const document = await read(type, bytes, { filename, isEssay, ...how });
    if (document.text.length > ESSAY_MAX_CHARACTERS) return { refused: 'too_long' };
    // A heading is read before its text is cleaned.
    const named = plainLine(document.studentName ?? '') || null;
    const studentName = named ?? studentNameFromFilename(filename, document.text);
    return { document: { ...document, studentName, type, wordCount: wordsOf(document.text).length } };
  } catch (error) {
    const refused =
      error instanceof RefusedInWorker
        ? error.refusal
        : isOutOfBounds(error)
          ? ('takes_too_long' as const)
          : ('damaged' as const);
    // A program or a picture that merely contains the signature of such a file is not a damaged essay.
    const isAnother =
      refused === 'unsupported_type' ||
      (refused === 'damaged' && isOfAnotherKind(filename)) ||
      (refused === 'not_a_word_file' && !OLD_WORD_EXTENSION.test(filename));
    return { refused: isAnother ? (isEssay ? 'not_an_essay' : 'unsupported_type') : refused };
  }
}

const isOfAnotherKind = (filename: string): boolean =>
  EXTENSION.test(filename) && !TEXT_EXTENSION.test(filename) && !READ_EXTENSION.test(filename);

function typeOf(bytes: Uint8Array, filename: string, isEssay: boolean): ReadableType {
  if (bytes.byteLength === 0) throw new RefusedInWorker('empty_file');
  if (bytes.byteLength > ESSAY_MAX_BYTES) throw new RefusedInWorker('too_large');
  // Cut off, it may have lost the place that says what is in it; its reader tells the two apart.
  const isOldWord = OLD_WORD_EXTENSION.test(filename) && isOleContainer(bytes);
  const type = documentType(bytes) ?? (isOldWord ? 'doc' : null);
  if (type === 'heic') throw new RefusedInWorker(isEssay ? 'heic_photo' : 'unsupported_type');
  if (type === 'encrypted_office') throw new RefusedInWorker('encrypted');
  const isText = TEXT_EXTENSION.test(filename) || (isEssay && PAGE_EXTENSION.test(filename));
  const claimsAnother = type === 'txt' && EXTENSION.test(filename) && !isText;
  if (type === null || claimsAnother) {
    // It is already a Word file or a picture by its name, so advice to save it as one would be useless.
    if (WORD_EXTENSION.test(filename) || (isEssay && PICTURE_EXTENSION.test(filename)))
      throw new RefusedInWorker('damaged');
    if (OLD_WORD_EXTENSION.test(filename)) throw new RefusedInWorker('not_a_word_file');
    if (type === null && TEXT_EXTENSION.test(filename)) throw new RefusedInWorker('unknown_encoding');
    throw new RefusedInWorker(/\.pdf$/i.test(filename) ? 'not_a_pdf' : 'unsupported_type');
  }
  if (!isEssay && (isPicture(type) || type === 'tiff')) throw new RefusedInWorker('unsupported_type');
  // Before a byte of it is decoded: no character takes more than four.
  if (type === 'txt' && bytes.byteLength > 4 * ESSAY_MAX_CHARACTERS) throw new RefusedInWorker('too_long');
  return type;
}

async function read(
  type: ReadableType,
  bytes: Uint8Array,
  { filename, isEssay, keepHeading, scans }: Omit<ReadTask, 'source'>,
): Promise<ReadDocument> {
  if (type === 'pdf') return readPdf(bytes, { keepHeading, readsScans: isEssay, scans });
  if (type === 'tiff') return readTiff(bytes, scans);
  if (isPicture(type)) return readPicture(bytes, type, scans);
  if (type === 'docx' || type === 'doc') {
    const { text, ...rest } = type === 'docx' ? await readDocx(bytes) : readDoc(bytes);
    // A PDF of the same pages is read by OCR.
    if (isEssay && rest.fileFaults.length > 0 && !/[\p{L}\p{N}]/u.test(text))
      throw new RefusedInWorker('only_pictures');
    return plainDocument(text, { ...rest, keepHeading });
  }
  const text = decodeText(bytes);
  // A teacher must not be told that it looks scanned.
  if (isEssay && text.trim() === '') throw new RefusedInWorker('empty_file');
  return PAGE_EXTENSION.test(filename) ? typedText(text, filename) : plainDocument(text, { keepHeading });
}

/**
 * What a student typed into a platform, as the platform's download contains it. Canvas sets "assignment: student"
 * above it.
 */
function typedText(page: string, filename: string): ReadDocument {
  const { text, hiddenText, heading } = readHtml(page, lmsNameOf(filename)?.system === 'canvas');
  const document = plainDocument(text, { hiddenText, keepHeading: false });
  const named = heading?.includes(': ') ? heading.slice(heading.lastIndexOf(': ') + 2) : null;
  return { ...document, studentName: document.studentName ?? named };
}

/** Stack and array limits are what endless nesting and inflation run into. */
function isOutOfBounds(error: unknown): boolean {
  return error instanceof RangeError;
}
