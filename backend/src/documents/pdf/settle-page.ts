import type { FileFault } from '@marklight/contracts/essays';
import { SCAN_UNSURE_BELOW } from '@marklight/contracts/business';
import { scanFault, visiblePagesOf } from '../ocr/scanned-glyphs';
import { isRecognised, isWritten, type ScanOutcome } from '../ocr/scanned-page';
import { lettersOf, linesShown, MISREAD, MISREAD_POORLY, paintedLines } from './claimed-words';
import { claimsOtherWord, wordsRead } from './exchanged-words';
import type { VisiblePage } from './layout';
import type { PaintedGlyph } from './painted-page';
import type { ReadPage } from './read-page';
import type { HiddenReason } from './visibility';

export interface SettledPage {
  pages: VisiblePage[];
  hidden: Map<PaintedGlyph, HiddenReason>;
  faults: FileFault[];
}

/**
 * A page's own words are kept if this share of its letters is seen, and they make up this share of the letters seen.
 */
const MOSTLY = 0.9;
const MOST_SEEN = 0.8;
/** A page with fewer letters that are certainly seen has no typed text to lose. */
const TYPED_FROM = 60;

/** A page that was read by OCR: its own words where the picture shows them, else those that were read. */
export function settled(page: ReadPage, number: number, outcome: ScanOutcome): SettledPage {
  const { visible, claimed, box, shown: place } = page;
  const hidden = new Map(page.hidden);
  const read = lettersOf(textOf(outcome));
  const lines = paintedLines([...claimed.keys()]);
  const isUnsure = isRecognised(outcome) && outcome.confidence < SCAN_UNSURE_BELOW;
  const words = isUnsure ? [] : wordsRead(outcome);
  const areShown = linesShown(lines, read, isUnsure ? MISREAD_POORLY : MISREAD).map(
    (isShown, at) => isShown && !claimsOtherWord(lines[at]!, words),
  );
  const shown = lines.filter((_, at) => areShown[at]).flat();
  lines.forEach((line, at) => {
    if (!areShown[at]) for (const glyph of line) hidden.set(glyph, claimed.get(glyph)!);
  });
  const glyphs = [...visible, ...shown].sort((a, b) => a.order - b.order);
  const [own, typed] = [countOf(glyphs), countOf(visible)];
  const isTrue = own >= MOSTLY * (typed + countOf([...claimed.keys()])) && own >= MOST_SEEN * read.length;
  const faults = claimed.size > 0 && isTrue && read !== '' ? [] : [scanFault(number, outcome)];
  const pages =
    faults.length === 0 || (isUnsure && typed >= TYPED_FROM) ? [] : visiblePagesOf(outcome, number);
  return { pages: pages.length > 0 ? pages : [{ glyphs, box, shown: place }], hidden, faults };
}

const countOf = (glyphs: readonly PaintedGlyph[]): number =>
  lettersOf(glyphs.map(({ text }) => text).join('')).length;

function textOf(outcome: ScanOutcome): string {
  if (isWritten(outcome)) return outcome.writing;
  if (!isRecognised(outcome)) return '';
  return outcome.lines.map(({ words }) => words.map(([word]) => word).join(' ')).join('\n');
}
