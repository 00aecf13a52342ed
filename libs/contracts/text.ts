/** A half of a character, which UTF-16 writes as two; UTF-8 and PostgreSQL have no way to write one. */
const LONE_SURROGATES = /\p{Cs}/gu;
/** What breaks a line or controls a terminal. */
const CONTROLS = /[\p{Cc}\u2028\u2029]/gu;
/**
 * What prints nothing: zero-width characters, tag characters (which can spell whole sentences), marks that turn
 * the direction of what follows (`evil\u202Efdp.exe`), variation selectors and fillers; Unicode's own list of
 * them, and the marks of interlinear notes. A joiner between letters of Arabic or Indic scripts shapes the
 * letters beside it and belongs to the name.
 */
const UNSEEN =
  /(?!(?<=[\p{Script=Arabic}\u0900-\u0DFF])[\u200C\u200D](?=[\p{Script=Arabic}\u0900-\u0DFF]))[\p{Default_Ignorable_Code_Point}\uFFF9-\uFFFB]/gu;

/**
 * A text that can be stored, sent and shown: without NUL, which PostgreSQL refuses, and with U+FFFD in place of
 * halves of characters. For long texts; linear in its length.
 */
export function wellFormed(text: string): string {
  return text.replaceAll('\0', '').replace(LONE_SURROGATES, '\uFFFD');
}

/**
 * A text of one line as people see it: well formed, without characters that print nothing, without control
 * characters (a line break becomes a blank), without blanks at its ends. For names, titles, email addresses,
 * searches and file names; two of these that look the same in one script are the same. Linear in its length.
 */
export function plainLine(text: string): string {
  return wellFormed(text).replace(CONTROLS, ' ').replace(UNSEEN, '').trim();
}

/** Cuts a text to at most `max` UTF-16 code units without leaving half a character behind. */
export function cutTo(text: string, max: number): string {
  if (text.length <= max) return text;
  const last = text.charCodeAt(max - 1);
  const splits = last >= 0xd800 && last <= 0xdbff;
  return text.slice(0, splits ? max - 1 : max);
}
