import { wordsOf } from '../match-student';

const EXTENSION = /\.[a-z0-9]{2,5}$/i;

export function withoutExtension(filename: string): string {
  return filename.replace(EXTENSION, '');
}

/**
 * The words of a file's name, in order, as names are compared: split at spaces, underscores, dots, hyphens, brackets and
 * commas, between letters and digits, and at the capitals of "ArohaNgata", which also counts as one word.
 */
export function wordsInFilename(filename: string): string[] {
  const base = withoutExtension(filename)
    .normalize('NFC')
    .replace(/^.*[\\/]/, '');
  const plain = (text: string): string[] => wordsOf(text.replace(/[_,.()[\]+]/g, ' '));
  const parted = base
    .replace(/(\p{Ll})(?=\p{Lu})/gu, '$1 ')
    .replace(/(\p{L})(?=\d)/gu, '$1 ')
    .replace(/(\d)(?=\p{L})/gu, '$1 ');
  const words = plain(parted);
  const joined = plain(base).filter((word) => !words.includes(word));
  return [...words, ...joined];
}
