import { RefusedInWorker } from '../../worker/refused-in-worker';
import type { Bytes } from './bytes';
import type { DocFile } from './doc-file';
import { firstRunBeyond, runAt } from './formatted-runs';
import { ParagraphLists, type ParagraphProperties } from './paragraph-properties';

/** Characters that look the same throughout. */
export interface Span {
  /** First character, and the one after the last. */
  start: number;
  end: number;
  text: string;
  /** Of the run, and over it of the piece. */
  lists: readonly Bytes[];
}

export interface Paragraph {
  spans: Span[];
  /** The character that ends it. */
  mark: string;
  properties: ParagraphProperties;
  style: number;
  /** Of the table cell that it is in. */
  cellShade: string | null;
  /** Of its row, if it is cut off there; in twentieths of a point. */
  rowHeight?: number | undefined;
}

const PARAGRAPH_END = '\r';
const CELL_END = '\u0007';
const SECTION_END = '\f';

/** An essay of 60,000 words has 60,000 if each word is one. */
const MOST_PARAGRAPHS = 200_000;

/**
 * The paragraphs of all texts of a file, one after the other.
 * @throws RefusedInWorker `takes_too_long`, `damaged`
 */
export function paragraphsOf(file: DocFile): Paragraph[] {
  const paragraphs: Paragraph[] = [];
  const lists = new ParagraphLists(file.data);
  let spans: Span[] = [];
  for (const { span, place, bytesPerCharacter, pieceList } of spansOf(file)) {
    let from = 0;
    for (const { index, 0: mark } of span.text.matchAll(ENDS)) {
      const at = place + index * bytesPerCharacter;
      const run = file.paragraphRuns[runAt(file.paragraphRuns, at)];
      // A page break has the same character as the end of a section, which ends a paragraph too.
      if (mark === SECTION_END && run?.end !== at + bytesPerCharacter) continue;
      spans.push(part(span, from, index + 1));
      from = index + 1;
      const style = run?.style ?? 0;
      const ofStyle = file.styles.ofParagraph(style).paragraph;
      const properties = { ...ofStyle, ...(run && lists.read(run.properties)), ...lists.read(pieceList) };
      if (paragraphs.length >= MOST_PARAGRAPHS) throw new RefusedInWorker('takes_too_long');
      paragraphs.push({ spans, mark, properties, style: properties.style ?? style, cellShade: null });
      spans = [];
    }
    if (from < span.text.length) spans.push(part(span, from, span.text.length));
  }
  if (spans.length > 0) paragraphs.push({ spans, mark: '', properties: {}, style: 0, cellShade: null });
  shadeCells(paragraphs);
  return paragraphs;
}

const ENDS = new RegExp(`[${PARAGRAPH_END}${CELL_END}${SECTION_END}]`, 'g');

const part = (span: Span, from: number, to: number): Span => ({
  start: span.start + from,
  end: span.start + to,
  text: span.text.slice(from, to),
  lists: span.lists,
});

/** Each piece, cut where the properties of its characters change. */
function* spansOf({ pieces, characterRuns }: DocFile) {
  for (const { start, text, offset, bytesPerCharacter, properties } of pieces) {
    let run = firstRunBeyond(characterRuns, offset);
    for (let from = 0; from < text.length;) {
      const place = offset + from * bytesPerCharacter;
      while ((characterRuns[run]?.end ?? Infinity) <= place) run += 1;
      const {
        start: runStart = Infinity,
        end: runEnd = Infinity,
        properties: own,
      } = characterRuns[run] ?? {};
      const isCovered = runStart <= place;
      const until = Math.ceil(((isCovered ? runEnd : runStart) - offset) / bytesPerCharacter);
      const to = Math.min(text.length, until);
      const lists = isCovered && own ? [own, properties] : [properties];
      const span: Span = { start: start + from, end: start + to, text: text.slice(from, to), lists };
      yield { span, place, bytesPerCharacter, pieceList: properties };
      from = to;
    }
  }
}

/** Tables are nested this deep at most, for their shades. */
const MAX_DEPTH = 20;

interface Row {
  cell: number;
  paragraphs: { paragraph: Paragraph; cell: number }[];
}

/** Rows say at their end how their cells are shaded, and how high they are; what is innermost counts. */
function shadeCells(paragraphs: readonly Paragraph[]): void {
  const rows: Row[] = [];
  for (const paragraph of paragraphs) {
    const { inTable, endsRow, endsInnerRow, endsInnerCell, depth = 1 } = paragraph.properties;
    if (!inTable) {
      rows.length = 0;
      continue;
    }
    const level = Math.min(MAX_DEPTH, Math.max(1, depth));
    rows.length = Math.min(rows.length, level);
    while (rows.length < level) rows.push({ cell: 0, paragraphs: [] });
    const row = rows[level - 1];
    if (!row) continue;
    if (endsRow || endsInnerRow) {
      const { cellShades, rowHeight } = paragraph.properties;
      for (const { paragraph: inside, cell } of row.paragraphs) {
        inside.cellShade ??= cellShades?.[cell] ?? null;
        inside.rowHeight ??= rowHeight;
      }
      rows.length = level - 1;
      continue;
    }
    for (const { cell, paragraphs: inside } of rows) inside.push({ paragraph, cell });
    if (endsInnerCell || paragraph.mark === CELL_END) row.cell += 1;
  }
}
