import { PLACED_WORDS_MAX } from '@marklight/contracts/business';
import type { PlacedLine, TextPlaces } from '@marklight/contracts/text-places';
import type { VisiblePage } from '../pdf/layout';
import type { Region } from '../pdf/paragraphs';
import { alignWords } from './align-words';
import { pageWordsOf } from './page-words';
import { wordsOfText } from './words-of';

/**
 * Where the words of an essay's text stand on its pages, in reading order.
 * @param text of the essay, which a teacher may have corrected
 * @param regions and pages as the reader laid them out
 * @returns no more than PLACED_WORDS_MAX words
 */
export function textPlacesOf(
  text: string,
  regions: readonly Region[],
  pages: readonly Pick<VisiblePage, 'shown'>[],
): TextPlaces {
  const { lines, words } = pageWordsOf(regions, pages);
  const inText = wordsOfText(text);
  const pairs = alignWords(
    inText.map(({ letters }) => letters),
    words.map(({ letters }) => letters),
  );
  const placed = new Map<number, PlacedLine>();
  let last = -1;
  let count = 0;
  for (const [at, onPage] of pairs) {
    const { start, end } = inText[at]!;
    const { line, from, to } = words[onPage]!;
    const of = placed.get(line) ?? { page: lines[line]!.page, corners: [], words: [] };
    placed.set(line, of);
    // A word of the page may be several of the text, as where a space was misread.
    if (onPage === last) of.words.at(-1)![1] = end;
    else if ((count += 1) > PLACED_WORDS_MAX) break;
    else of.words.push([start, end, rounded(from), rounded(to)]);
    last = onPage;
  }
  return {
    characters: text.length,
    lines: [...placed].flatMap(([line, of]) =>
      of.words.length > 0 ? [{ ...of, corners: lines[line]!.corners.flat().map(rounded) }] : [],
    ),
  };
}

/** A ten-thousandth of a page is less than a pixel. */
const rounded = (share: number): number => Math.round(share * 10_000) / 10_000;
