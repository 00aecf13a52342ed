/**
 * Direction controls are left out, since direction follows from the letters, except those that isolate a name (`isolated`);
 * so are marks that only programs use.
 */
const CONTROLS = /[\u061C\u200B\u200E\u200F\u202A-\u202E\u2060\u2067\uFEFF\u00AD]/g;
const ISOLATES = /[\u2066\u2068\u2069]/g;
/** Control characters, line separators, private use and unpaired surrogates. */
const UNPRINTABLE = /[\p{Cc}\p{Co}\p{Cs}\u2028\u2029]+/gu;

/** A text as one line that can be printed: composed, without controls, blanks joined. */
export function printable(text: string): string {
  return text.normalize('NFC').replace(CONTROLS, '').replace(UNPRINTABLE, ' ').replace(/ {2,}/g, ' ').trim();
}

/** The same for a text of several paragraphs; empty ones are left out. */
export function printableParagraphs(text: string): string[] {
  return text
    .split(/[\r\n\u2028\u2029]+/)
    .map(printable)
    .filter((paragraph) => paragraph !== '');
}

/**
 * A text as printed: without the marks that isolate a name, which have done their work once the runs are in order.
 */
export function withoutIsolates(text: string): string {
  return text.replace(ISOLATES, '');
}
