/** A lone surrogate: half of a character that UTF-16 writes as two; UTF-8 and PostgreSQL cannot represent it. */
const LONE_SURROGATES = /\p{Cs}/gu;
/** What breaks a line or controls a terminal. */
const CONTROLS = /[\p{Cc}\u2028\u2029]/gu;
/** Unseen characters where they belong: joiners that shape Arabic and Indic letters, and the parts of an emoji. */
const BELONGING = [
  String.raw`(?<=[\p{Script=Arabic}\u0900-\u0DFF])[\u200C\u200D](?=[\p{Script=Arabic}\u0900-\u0DFF])`,
  String.raw`(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F])\u200D(?=\p{Extended_Pictographic})`,
  String.raw`(?<=\p{Extended_Pictographic})\uFE0F|(?<=[#*0-9])\uFE0F(?=\u20E3)`,
].join('|');
/**
 * What prints nothing: zero-width characters, tag characters (which can spell whole sentences), marks that turn
 * the direction of what follows (`evil\u202Efdp.exe`), variation selectors and fillers; Unicode's own list of
 * them, and the marks of interlinear notes.
 */
const UNSEEN = new RegExp(String.raw`(?!${BELONGING})[\p{Default_Ignorable_Code_Point}\uFFF9-\uFFFB]`, 'gu');

/**
 * A text that can be stored, sent and shown: without NUL, which PostgreSQL refuses, and with U+FFFD in place of
 * halves of characters. For long texts; linear in its length.
 */
export function wellFormed(text: string): string {
  return text.replaceAll('\0', '').replace(LONE_SURROGATES, '\uFFFD');
}

/**
 * A text of one line as people see it: well formed, without characters that print nothing, without control
 * characters (a line break becomes a space), without spaces at its ends. For names, titles, email addresses,
 * searches and file names; two of these that look the same in one script are the same, even if one has an accent as
 * a separate character, as file names on a Mac may: all are put into Unicode's form NFC. Linear in its length.
 */
export function plainLine(text: string): string {
  return wellFormed(text).replace(CONTROLS, ' ').replace(UNSEEN, '').normalize('NFC').trim();
}

/**
 * A text of several lines as people see it: the same, except that lines and tabs stay. For words that students read.
 * Linear in its length.
 */
export function plainText(text: string): string {
  return wellFormed(text)
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, ' ')
    .replace(UNSEEN, '')
    .normalize('NFC')
    .trim();
}

/** Cuts a text to at most `max` UTF-16 code units without leaving half a character behind. */
export function cutTo(text: string, max: number): string {
  if (text.length <= max) return text;
  const last = text.charCodeAt(max - 1);
  const splits = last >= 0xd800 && last <= 0xdbff;
  return text.slice(0, splits ? max - 1 : max);
}
