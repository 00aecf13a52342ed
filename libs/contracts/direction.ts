/** Letters of scripts that are written from right to left. */
export const RIGHT_TO_LEFT =
  /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;
const FIRST_STRONG_ISOLATE = '\u2068';
const LEFT_TO_RIGHT_ISOLATE = '\u2066';
const POP_DIRECTIONAL_ISOLATE = '\u2069';
/** Ends in a file extension. */
const FILE_NAME = /\.[a-z\d]{1,5}$/i;

/**
 * A name beside other words. One in a script from right to left is isolated, so that numbers and signs after it stay where
 * they were written: without that "محمد · 353 words" shows the number left of the name (UAX #9, section 6). Any other name is
 * returned as it is. Where the name has an element to itself, `<bdi>` does the same, except for a file name: that runs left to
 * right, so that its extension comes last ("محمد.pdf"), as in a list of files.
 */
export function isolated(name: string): string {
  if (!RIGHT_TO_LEFT.test(name)) return name;
  const start = FILE_NAME.test(name) ? LEFT_TO_RIGHT_ISOLATE : FIRST_STRONG_ISOLATE;
  return `${start}${name}${POP_DIRECTIONAL_ISOLATE}`;
}
