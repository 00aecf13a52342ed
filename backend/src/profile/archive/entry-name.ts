/** Leaves room for a folder and a number within the 255 bytes that file systems allow, in any script. */
const MAX_CHARACTERS = 60;

/**
 * A file name within the archive that is safe wherever it is unpacked: no folders, no characters that Windows
 * refuses, no marks that turn the reading direction, no dots or blanks at either end. The number makes it unique, and
 * keeps it from being a device name such as CON.
 * @param number the essay's place in the list, from 1
 */
export function essayEntryName(number: number, filename: string): string {
  const plain = filename
    .normalize('NFC')
    .replace(/\.pdf$/iu, '')
    .replace(/[\p{Cc}\p{Cf}\p{Cs}<>:"/\\|?*]+/gu, '_');
  const short = [...plain].slice(0, MAX_CHARACTERS).join('');
  const trimmed = short.replace(/^[\s.]+|(?<![\s.])[\s.]+$/gu, '');
  return `essays/${String(number).padStart(4, '0')} ${trimmed || 'essay'}.txt`;
}
