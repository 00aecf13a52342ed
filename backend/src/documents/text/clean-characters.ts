import { withoutUnseen } from '@marklight/text/unseen-characters';

/** Ligatures and presentation forms: letters that type shapes differently but that mean plain letters. */
const PRESENTATION_FORMS = /[\uFB00-\uFB17\uFB1D-\uFDFF\uFE70-\uFEFC]+/g;
const WIDE_SPACES = /[\u00A0\u1680\u2000-\u200A\u202F\u205F\u3000]/g;
const TAG_CHARACTERS = /(\u{1F3F4}?)([\u{E0000}-\u{E007F}]+)/gu;
const ZERO_WIDTH = /[\u200B-\u200F\u2060-\u2064\u206A-\u206F\u180E\uFEFF]/gu;
/** Joiners shape letters of Arabic and Indic scripts, and build emoji, so they stay there. */
const BELONGING_JOINER =
  /(?<=[\p{Script=Arabic}\u0900-\u0DFF\p{Extended_Pictographic}\uFE0F])[\u200C\u200D](?=[\p{Script=Arabic}\u0900-\u0DFF\p{Extended_Pictographic}])/gu;
const DIRECTION_MARKS = /[\u202A-\u202E\u2066-\u2069\u061C]/g;
const CONTROLS = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\uFFFE\uFFFF]/g;
const SYMBOL_FONT_BULLETS = /[\uF0B7\uF0A7\uF0D8\uF076\uF0FC]/g;
const LONE_SURROGATES = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g;
/** Word processors leave a few zero-width characters; a message needs many. */
const SUSPICIOUS_ZERO_WIDTH = 16;
const KEPT_JOINER = '\uE000';

/** Letters as a reader understands them: ligatures and presentation forms expanded, accents composed. */
export function plainLetters(text: string): string {
  return text
    .replace(PRESENTATION_FORMS, (forms) => forms.normalize('NFKC'))
    .replace(SYMBOL_FONT_BULLETS, '•')
    .normalize('NFC');
}

/**
 * Removes characters that print nothing. Tag characters can spell whole sentences that nobody sees, so their text is
 * returned, as is the number of zero-width characters if there are many.
 */
export function withoutUnseenCharacters(text: string): { text: string; unseen: string[] } {
  const unseen: string[] = [];
  const withoutTags = text.replace(TAG_CHARACTERS, (_, flag: string, tags: string) => {
    // After a black flag they name a region, as in the flag of Scotland.
    if (flag === '') unseen.push(decodeTags(tags));
    return flag;
  });
  let zeroWidth = 0;
  const cleaned = withoutTags
    .replaceAll(KEPT_JOINER, '')
    .replace(BELONGING_JOINER, (joiner) => KEPT_JOINER + (joiner === '\u200C' ? 'n' : 'j'))
    .replace(ZERO_WIDTH, () => (zeroWidth++, ''))
    .replace(new RegExp(`${KEPT_JOINER}([nj])`, 'g'), (_, kind: string) =>
      kind === 'n' ? '\u200C' : '\u200D',
    )
    .replace(DIRECTION_MARKS, '')
    .replace(/\u00AD/g, '')
    .replace(CONTROLS, '')
    .replace(LONE_SURROGATES, '\uFFFD')
    .replace(WIDE_SPACES, ' ');
  if (zeroWidth >= SUSPICIOUS_ZERO_WIDTH) unseen.push(`${zeroWidth} zero-width characters`);
  // The rest: variation selectors that stand for bytes, fillers, marks of layout.
  const seen = withoutUnseen(cleaned);
  const others = [...cleaned].length - [...seen].length;
  if (others >= SUSPICIOUS_ZERO_WIDTH) unseen.push(`${others} unseen characters`);
  return { text: seen, unseen: unseen.filter((found) => found !== '') };
}

/**
 * Trims the blanks that cleaning leaves: spaces at ends of lines, repeated empty lines, and both ends of the text.
 */
export function withoutBlankEnds(text: string): string {
  return text
    .replace(/(?<![ \t])[ \t]+$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** Tag characters mirror ASCII at U+E0000. */
function decodeTags(tags: string): string {
  return [...tags]
    .map((tag) => (tag.codePointAt(0) ?? 0) - 0xe0000)
    .filter((code) => code >= 32 && code < 127)
    .map((code) => String.fromCharCode(code))
    .join('');
}

const SCRIPTS = [
  ...[
    /\p{Script=Latin}/gu,
    /\p{Script=Greek}/gu,
    /\p{Script=Cyrillic}/gu,
    /\p{Script=Armenian}/gu,
    /\p{Script=Hebrew}/gu,
  ],
  ...[
    /\p{Script=Arabic}/gu,
    /\p{Script=Devanagari}/gu,
    /\p{Script=Gurmukhi}/gu,
    /\p{Script=Tamil}/gu,
    /\p{Script=Telugu}/gu,
  ],
  ...[
    /\p{Script=Sinhala}/gu,
    /\p{Script=Thai}/gu,
    /\p{Script=Tibetan}/gu,
    /\p{Script=Nko}/gu,
    /\p{Script=Hangul}/gu,
  ],
];
/** Chinese, Japanese and Korean aside, people write in one or two scripts, with Greek in formulas. */
const MOST_SCRIPTS_IN_ONE_TEXT = 4;
/** Below this many characters there is too little to judge. */
const GARBLED_MIN_CHARACTERS = 40;
const GARBLED_SAMPLE_CHARACTERS = 20_000;

/**
 * Whether text looks like the output of fonts without a usable character map: control and private-use codes, symbols
 * instead of letters, Latin letters with hardly a vowel (English has about 38 in 100), or glyph numbers read as letters.
 */
export function looksGarbled(text: string): boolean {
  const characters = text.slice(0, GARBLED_SAMPLE_CHARACTERS).replace(/\s+/g, '');
  if (characters.length < GARBLED_MIN_CHARACTERS) return false;
  const count = (pattern: RegExp) => characters.match(pattern)?.length ?? 0;
  const meaningless = count(/[\p{Cc}\p{Co}\p{Cn}\uFFFD]/gu);
  const readable = count(/[\p{L}\p{M}\p{N}]/gu);
  if (meaningless > characters.length * 0.25 || readable < characters.length * 0.5) return true;
  if (SCRIPTS.filter((script) => count(script) > characters.length * 0.01).length > MOST_SCRIPTS_IN_ONE_TEXT)
    return true;
  const vowels = vowelsOf(characters);
  return (vowels.letters > 200 && vowels.share < 0.2) || hasGlyphNumbers(text, characters.length);
}

/** Accents do not matter: "ž" is a consonant and "ě" a vowel. */
function vowelsOf(text: string): { letters: number; share: number } {
  const letters = text.normalize('NFD').match(/[a-z]/gi) ?? [];
  const vowels = letters.filter((letter) => /[aeiouy]/i.test(letter)).length;
  return { letters: letters.length, share: vowels / Math.max(1, letters.length) };
}

/**
 * Fonts number their glyphs mostly in the order of ASCII, after none to three others, so that a number read as a code is a letter
 * some 30 places before the one meant: capitals and digits without spaces.
 */
const GLYPH_OFFSETS = [28, 29, 30, 31];
const GLYPH_NUMBERS_MIN_SHARE = 0.15;
const GLYPH_NUMBERS_MAX_SMALL = 0.25;
/** Fewer different ones are a code or an ornament. */
const GLYPH_NUMBERS_MIN_DIFFERENT = 10;

function hasGlyphNumbers(text: string, characters: number): boolean {
  const runs =
    text
      .slice(0, GARBLED_SAMPLE_CHARACTERS)
      .match(/\S{16,}/gu)
      ?.join('') ?? '';
  if (runs.length < Math.max(GARBLED_MIN_CHARACTERS, characters * GLYPH_NUMBERS_MIN_SHARE)) return false;
  const small = runs.match(/\p{Ll}/gu)?.length ?? 0;
  if (small > runs.length * GLYPH_NUMBERS_MAX_SMALL || vowelsOf(runs).share > 0.25) return false;
  if (new Set(runs).size < GLYPH_NUMBERS_MIN_DIFFERENT) return false;
  return GLYPH_OFFSETS.some((offset) => {
    const meant = Array.from(runs, (one) => String.fromCodePoint((one.codePointAt(0) ?? 0) + offset)).join(
      '',
    );
    return (meant.match(/[a-z ]/g)?.length ?? 0) > meant.length * 0.6 && vowelsOf(meant).share > 0.28;
  });
}
