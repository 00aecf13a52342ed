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
