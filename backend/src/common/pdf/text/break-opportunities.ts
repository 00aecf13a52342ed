/** Scripts that write words without spaces between them. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
const OPENING = /[\p{Ps}\p{Pi}]$/u;
const STAYS_BEHIND = /^[\p{Pe}\p{Pf}\p{Po}\p{Mn}\p{Mc}々ー\s]/u;
const words = new Intl.Segmenter('und', { granularity: 'word' });
const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' });

/** A text as pieces between which a line may end. Joined they are the text; blanks belong to the piece before. */
export function breakable(text: string): string[] {
  return (text.match(/\s+|\S+\s*/g) ?? []).flatMap((piece) =>
    UNSPACED.test(piece) ? unspaced(piece) : [piece],
  );
}

/** What a reader takes for single characters: the last resort for a piece wider than the line. */
export function characters(text: string): string[] {
  return [...graphemes.segment(text)].map(({ segment }) => segment);
}

function unspaced(piece: string): string[] {
  const pieces: string[] = [];
  for (const { segment } of words.segment(piece)) {
    const last = pieces.at(-1);
    if (last !== undefined && (STAYS_BEHIND.test(segment) || OPENING.test(last)))
      pieces[pieces.length - 1] = last + segment;
    else pieces.push(segment);
  }
  return pieces;
}
