/*
 * Characters that print nothing: controls, zero-width spaces and joiners, soft hyphens, direction marks, invisible
 * operators, annotation anchors, fillers of Hangul and Khmer, musical layout marks, tag characters, and the variation
 * selectors that stand for bytes. A model reads them, a teacher does not.
 */
const UNSEEN =
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb\ufffe\uffff]|[\u{1bca0}-\u{1bca3}\u{1d173}-\u{1d17a}\u{e0000}-\u{e0fff}]/gu;
/** Joiners shape letters of Arabic and Indic scripts and build emoji; a variation selector picks an emoji's look. */
const BELONGING =
  /(?<=[\p{Script=Arabic}\u0900-\u0dff\p{Extended_Pictographic}\u{1f3fb}-\u{1f3ff}\ufe0f])[\u200c\u200d](?=[\p{Script=Arabic}\u0900-\u0dff\p{Extended_Pictographic}])|(?<=(?![#*0-9])\p{Extended_Pictographic})[\ufe0e\ufe0f](?![\ufe00-\ufe0f])|(?<=[#*0-9])\ufe0f(?=\u20e3)/gu;
const LONE_SURROGATES = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/** Matches one unseen character, wherever it stands. */
export const UNSEEN_CHARACTER = new RegExp(UNSEEN.source, 'u');

/**
 * The text without characters that print nothing; line ends become line feeds, halves of characters a replacement
 * character. Joiners stay where a script or an emoji needs them. Linear in the length.
 */
export function withoutUnseen(text: string): string {
  const lines = text.replace(/\r\n?/g, '\n').replace(LONE_SURROGATES, '\ufffd');
  // Most texts have none: one pass instead of three.
  if (!UNSEEN_CHARACTER.test(lines)) return lines;
  let cleaned = '';
  let from = 0;
  for (const { index, 0: joiner } of lines.matchAll(BELONGING)) {
    cleaned += lines.slice(from, index).replace(UNSEEN, '') + joiner;
    from = index + joiner.length;
  }
  return cleaned + lines.slice(from).replace(UNSEEN, '');
}
