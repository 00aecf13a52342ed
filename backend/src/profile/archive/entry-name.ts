import { safeFileName } from '../../common/files/safe-file-name';

/**
 * A file name within the archive that is safe wherever it is unpacked. The number makes it unique, and keeps it from being a
 * device name such as CON.
 * @param number the essay's place in the list, from 1
 */
export function essayEntryName(number: number, filename: string): string {
  const name = safeFileName(filename.replace(/\.pdf$/iu, ''));
  return `essays/${String(number).padStart(4, '0')} ${name || 'essay'}.txt`;
}

/** The same for the file as it was handed in, with the ending of what it really is. */
export function fileEntryName(number: number, filename: string, type: string): string {
  const name = safeFileName(filename.replace(/\.[a-z0-9]{1,5}$/iu, ''));
  return `files/${String(number).padStart(4, '0')} ${name || 'essay'}.${type}`;
}
