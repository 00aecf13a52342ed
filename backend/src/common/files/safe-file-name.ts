/** Leaves room for a folder, a number and an extension within the 255 bytes that file systems allow, in any script. */
const MAX_CHARACTERS = 60;
/** Names of devices on Windows, with or without an extension after them. */
const DEVICE = /^(?:con|prn|aux|nul|com[0-9\u00B9\u00B2\u00B3]|lpt[0-9\u00B9\u00B2\u00B3])(?=$|[.\s])/iu;

/** Persian and the scripts of India spell with them between letters; anywhere else they hide. */
function isJoinerInWord(found: string, before: string, after: string): boolean {
  return /^[\u200C\u200D]$/u.test(found) && /[\p{L}\p{M}]$/u.test(before) && /^[\p{L}\p{M}]/u.test(after);
}
const JOINERS = /[\u200C\u200D]/gu;

/**
 * A name, without extension, under which a file is safe wherever it is unpacked: no folders, no characters that Windows
 * refuses, no marks that turn the reading direction, no dots or blanks at either end. Letters of every script stay. Empty if
 * nothing is left.
 */
export function safeFileName(name: string): string {
  const plain = name
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Cs}<>:"/\\|?*]+/gu, (found, at: number, whole: string) =>
      isJoinerInWord(found, whole.slice(0, at), whole.slice(at + found.length)) ? found : '_',
    );
  const short = [...plain].slice(0, MAX_CHARACTERS).join('');
  return short.replace(/^[\s.]+|(?<![\s.])[\s.]+$/gu, '');
}

/** Gives every file of one folder a name that no other has, even where capitals or the form of letters make no difference. */
export class UniqueFileNames {
  private readonly taken = new Set<string>();

  /**
   * @param name what the file is about, such as a student's name; it may be hostile
   * @param extension without the dot
   */
  of(name: string, extension: string): string {
    const safe = safeFileName(name) || 'essay';
    const base = DEVICE.test(safe) ? `_${safe}` : safe;
    for (let count = 1; ; count += 1) {
      const candidate = count === 1 ? base : `${base} (${count})`;
      // Some file systems ignore joiners.
      const key = candidate.normalize('NFKC').replace(JOINERS, '').toLowerCase();
      if (this.taken.has(key)) continue;
      this.taken.add(key);
      return `${candidate}.${extension}`;
    }
  }
}
