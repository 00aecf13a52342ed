/**
 * Bidirectional classes of the Unicode Bidirectional Algorithm (UAX #9, table 4) as far as the implicit rules
 * tell them apart: strong left and right, Arabic letters, the number classes, marks, and neutrals.
 */
export type BidiClass = 'L' | 'R' | 'AL' | 'EN' | 'ES' | 'ET' | 'AN' | 'CS' | 'NSM' | 'ON';

const RIGHT_TO_LEFT_BLOCKS =
  /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFE\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;
const ARABIC_LETTERS = /[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\u060D\u061B-\u061F]/u;
const OTHER_LETTERS = /[\p{L}\p{N}\p{Mc}\p{Po}\p{So}\p{Pd}\p{Sm}]/u;
const ARABIC_NUMBERS =
  /[\u0600-\u0605\u0660-\u0669\u066B\u066C\u06DD\u0890\u0891\u08E2\u{10D30}-\u{10D39}\u{10E60}-\u{10E7E}]/u;
const EUROPEAN_NUMBERS =
  /[0-9\u00B2\u00B3\u00B9\u06F0-\u06F9\u2070\u2074-\u2079\u2080-\u2089\u2488-\u249B\uFF10-\uFF19\u{1D7CE}-\u{1D7FF}]/u;
const SIGNS = /[+\-\u207A\u207B\u208A\u208B\u2212\uFB29\uFE62\uFE63\uFF0B\uFF0D]/u;
const TERMINATORS =
  /[#%\u00B0\u00B1\u0609\u060A\u066A\u2030-\u2034\u212E\u2213\uFE5F\uFE6A\uFF03\uFF05\p{Sc}]/u;
const SEPARATORS = /[,./:\u00A0\u060C\u202F\u2044\uFE50\uFE52\uFE55\uFF0C\uFF0E\uFF0F\uFF1A]/u;
const ARABIC_NEUTRALS = /[\u0606\u0607\u060E\u060F\u06DE\u06E9\uFD3E-\uFD4F\uFDCF\uFDFD-\uFDFF]/u;
/** Joiners are taken as part of the letter before them. */
const MARKS = /[\p{Mn}\p{Me}\u200C\u200D]/u;
const LEFT = /[\p{L}\p{N}\p{Mc}]/u;

/** The class of one character (a code point as a string). */
export function bidiClassOf(character: string): BidiClass {
  if (EUROPEAN_NUMBERS.test(character)) return 'EN';
  if (MARKS.test(character)) return 'NSM';
  if (ARABIC_NUMBERS.test(character)) return 'AN';
  if (SIGNS.test(character)) return 'ES';
  if (TERMINATORS.test(character)) return 'ET';
  if (SEPARATORS.test(character)) return 'CS';
  if (RIGHT_TO_LEFT_BLOCKS.test(character)) return rightToLeftClass(character);
  return LEFT.test(character) ? 'L' : 'ON';
}

function rightToLeftClass(character: string): BidiClass {
  if (ARABIC_NEUTRALS.test(character)) return 'ON';
  if (ARABIC_LETTERS.test(character)) return 'AL';
  return OTHER_LETTERS.test(character) ? 'R' : 'ON';
}
