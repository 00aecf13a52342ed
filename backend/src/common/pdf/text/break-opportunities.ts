import LineBreaker from 'linebreak';

/** Scripts without spaces between words, whose breaks Unicode's rules leave to a dictionary (UAX #14, class SA). */
const BROKEN_BY_DICTIONARY = /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
const OPENING = /[\p{Ps}\p{Pi}]$/u;
const STAYS_BEHIND = /^[\p{Pe}\p{Pf}\p{Po}\p{Mn}\p{Mc}\s]/u;
const words = new Intl.Segmenter('und', { granularity: 'word' });
const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' });

/**
 * A text as pieces between which a line may break, by the Unicode Line Breaking Algorithm (UAX #14). Joined, they are the
 * text; spaces belong to the piece before.
 */
export function breakable(text: string): string[] {
  const breaker = new LineBreaker(text);
  const pieces: string[] = [];
  let from = 0;
  for (let next = breaker.nextBreak(); next !== null; next = breaker.nextBreak()) {
    const piece = text.slice(from, next.position);
    pieces.push(...(BROKEN_BY_DICTIONARY.test(piece) ? dictionaryPieces(piece) : [piece]));
    from = next.position;
  }
  return pieces;
}

/** What a reader takes for single characters: the last resort for a piece wider than the line. */
export function characters(text: string): string[] {
  return [...graphemes.segment(text)].map(({ segment }) => segment);
}

function dictionaryPieces(piece: string): string[] {
  const pieces: string[] = [];
  for (const { segment } of words.segment(piece)) {
    const last = pieces.at(-1);
    if (last !== undefined && (STAYS_BEHIND.test(segment) || OPENING.test(last)))
      pieces[pieces.length - 1] = last + segment;
    else pieces.push(segment);
  }
  return pieces;
}
