import {
  CRITERIA_EXTENSIONS,
  CRITERIA_MAX_BYTES,
  ESSAY_MAX_BYTES,
  ESSAY_MAX_MB,
} from '@marklight/contracts/business';
import type { RefusedFile } from '@marklight/contracts/essays';
import { FILE_REFUSAL_MESSAGES } from '@marklight/contracts/file-refusals';

/** Small enough that every few seconds a batch is safely on the server, large enough to save round trips. */
export const FILES_PER_BATCH = 10;
export const BYTES_PER_BATCH = 40 * 1024 * 1024;

const PDF_MAGIC = '%PDF-';
const ZIP_MAGIC = 'PK\u0003\u0004';
/** Of the container of a .doc. */
const OLE_MAGIC = '\u00d0\u00cf\u0011\u00e0';
/** PDF readers accept the header anywhere in the first kilobyte. */
const PDF_MAGIC_WINDOW = 1024;

/** The hint where essays are chosen. */
export const ESSAY_ACCEPT = '.pdf,.docx,.doc,.txt,.html,.jpg,.jpeg,.png,.webp,.tif,.tiff,.zip';
export const ESSAY_HINT = `PDF, Word (.docx, .doc), text or photos, up to ${ESSAY_MAX_MB} MB each, or ZIPs of them; as many as you like`;

function refusalOf(file: File, code: keyof typeof FILE_REFUSAL_MESSAGES): RefusedFile {
  return { filename: file.name, code, message: FILE_REFUSAL_MESSAGES[code] };
}

/**
 * Why an essay file is refused before sending it; null where the server decides. Of what is named as a PDF the first
 * kilobyte is read: a web page is often saved under such a name.
 */
export async function refusalOfEssayFile(file: File): Promise<RefusedFile | null> {
  if (file.size === 0) return refusalOf(file, 'empty_file');
  if (file.size > ESSAY_MAX_BYTES) return refusalOf(file, 'too_large');
  if (!/\.pdf$/i.test(file.name)) return null;
  const head = await textOf(file.slice(0, PDF_MAGIC_WINDOW));
  // A Word file may have been named like that.
  const isWord = head !== null && [ZIP_MAGIC, OLE_MAGIC].some((mark) => head.startsWith(mark));
  const isPossible = head === null || head.includes(PDF_MAGIC) || isWord;
  return isPossible ? null : refusalOf(file, 'not_a_pdf');
}

/** The bytes as text, or null where the browser cannot read them (a file that moved, a dropped folder). */
async function textOf(blob: Blob): Promise<string | null> {
  const bytes = await blob.arrayBuffer().catch(() => null);
  return bytes && new TextDecoder('latin1').decode(bytes);
}

/** Why a criteria file is refused before sending it, as a sentence; null where it is not. */
export function refusalOfCriteriaFile(file: File): string | null {
  const extension = file.name.split('.').pop()?.toLowerCase() ?? '';
  if (!(CRITERIA_EXTENSIONS as readonly string[]).includes(extension)) {
    return FILE_REFUSAL_MESSAGES.unsupported_type;
  }
  if (file.size === 0) return FILE_REFUSAL_MESSAGES.empty_file;
  return file.size > CRITERIA_MAX_BYTES ? FILE_REFUSAL_MESSAGES.too_large : null;
}

/** Cuts a list of files into requests of at most FILES_PER_BATCH files and BYTES_PER_BATCH bytes, in order. */
export function batchesOf<T extends { size: number }>(
  files: readonly T[],
  { maxFiles = FILES_PER_BATCH, maxBytes = BYTES_PER_BATCH } = {},
): T[][] {
  const batches: T[][] = [];
  let bytes = 0;
  for (const file of files) {
    const current = batches.at(-1);
    if (current && current.length < maxFiles && bytes + file.size <= maxBytes) {
      current.push(file);
      bytes += file.size;
    } else {
      batches.push([file]);
      bytes = file.size;
    }
  }
  return batches;
}

/**
 * How much of each file has left when `fraction` (0–1) of their request has: files of one request go out
 * one after the other. Returns whole percentages in the order of `sizes` (bytes).
 */
export function progressPerFile(sizes: readonly number[], fraction: number): number[] {
  const total = sizes.reduce((sum, size) => sum + size, 0);
  let left = total * Math.min(1, Math.max(0, fraction));
  return sizes.map((size) => {
    const sent = Math.min(size, left);
    left -= sent;
    return size > 0 ? Math.floor((sent / size) * 100) : 100;
  });
}
