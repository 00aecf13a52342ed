import { chipWidth } from './canvas';
import type { FontBook } from './font-book';
import { COLOURS, CONTENT_WIDTH, LINE, STYLES, type ChipColours, type TextStyle } from './styles';
import type { Block, Row } from './page-flow';
import type { BlockTag } from './tags';
import { layOut, layOutOnOneLine, type Line } from './text/line-layout';

const BULLET_INDENT = 14;
const LONG_LIST_INDENT = 22;
const QUOTE_INDENT = 26;
const HALF_LINE = LINE / 2;

export interface LineOptions {
  /** Points from the left margin, as the width and the height of each row are in points. */
  left?: number;
  width?: number;
  rowHeight?: number;
  spaceBefore?: number;
  keepWithNext?: boolean;
  /** Right-to-left text begins at the right edge unless this is set. */
  fromLeft?: boolean;
  tag?: BlockTag;
}

/** Makes blocks of text. For text without words each gives an empty list. */
export class Blocks {
  constructor(private readonly fonts: FontBook) {}

  section(text: string): Block[] {
    return this.lines(text, STYLES.section, { spaceBefore: LINE, keepWithNext: true, tag: 'H2' });
  }

  /** A section with its title; nothing if it has no content. */
  titled(title: string, content: readonly Block[]): Block[] {
    return content.length > 0 ? [...this.section(title), ...content] : [];
  }

  label(text: string): Block[] {
    return this.lines(text, STYLES.label, { spaceBefore: HALF_LINE, keepWithNext: true, tag: 'H3' });
  }

  paragraph(text: string, style: TextStyle = STYLES.body, spaceBefore = 0): Block[] {
    return this.lines(text, style, { spaceBefore, keepWithNext: false });
  }

  /** A name in bold, then its value, on the same lines as far as they go. */
  named(name: string, value: string): Block[] {
    const nameLine = layOutOnOneLine(`${name}:`, STYLES.strong, CONTENT_WIDTH, this.fonts);
    const indent = (nameLine?.width ?? 0) + 6;
    const block = this.lines(value, STYLES.body, { left: indent })[0];
    const first = block?.rows[0];
    if (!block || !first || !nameLine) return [];
    const row: Row = {
      height: first.height,
      draw(canvas, top) {
        canvas.line(nameLine, STYLES.strong, 0, top);
        first.draw(canvas, top);
      },
    };
    return [{ ...block, rows: [row, ...block.rows.slice(1)] }];
  }

  list(items: readonly string[], marks: 'bullets' | 'numbers'): Block[] {
    return items.flatMap((item, index) => {
      const mark = layOutOnOneLine(
        marks === 'bullets' ? '•' : `${index + 1}.`,
        STYLES.body,
        CONTENT_WIDTH,
        this.fonts,
      );
      const left = marks === 'numbers' && items.length > 9 ? LONG_LIST_INDENT : BULLET_INDENT;
      const block = this.lines(item, STYLES.body, { left })[0];
      return block
        ? [{ ...block, rows: withMark(block.rows, mark, STYLES.body, 0), tag: 'LI' as const }]
        : [];
    });
  }

  /** The student's words beside the marker, with a number or another short mark before it. */
  quote(text: string, before: string): Block[] {
    const number = layOutOnOneLine(before, STYLES.label, CONTENT_WIDTH / 4, this.fonts);
    const left = Math.max(QUOTE_INDENT, (number?.width ?? 0) + 18);
    const block = this.lines(text, STYLES.quote, { left, spaceBefore: HALF_LINE / 2 })[0];
    if (!block) return [];
    const marked = block.rows.map((row): Row => ({
      height: row.height,
      draw(canvas, top) {
        canvas.bar(left - 8, top, 3, row.height, COLOURS.marker);
        row.draw(canvas, top);
      },
    }));
    return [{ ...block, rows: withMark(marked, number, STYLES.label, 4), tag: 'BlockQuote' }];
  }

  /** A word in its chip, with facts after it. */
  chipRow(word: string, colours: ChipColours, facts: string): Block[] {
    const chip = layOutOnOneLine(word, STYLES.label, CONTENT_WIDTH, this.fonts);
    if (!chip) return [];
    const after = chipWidth(chip) + 8;
    const factsLine = layOutOnOneLine(facts, STYLES.facts, CONTENT_WIDTH - after, this.fonts);
    const row: Row = {
      height: LINE,
      draw(canvas, top) {
        canvas.chip(chip, STYLES.label, colours, 0, top);
        if (factsLine) canvas.line(factsLine, STYLES.facts, after, top);
      },
    };
    return [{ rows: [row], spaceBefore: 0, keepWithNext: true }];
  }

  lines(text: string, style: TextStyle, options: LineOptions = {}): Block[] {
    const left = options.left ?? 0;
    const width = options.width ?? CONTENT_WIDTH - left;
    const lines = layOut(text, style, width, this.fonts);
    if (lines.length === 0) return [];
    const height = options.rowHeight ?? LINE;
    const rows = lines.map((line): Row => ({
      height,
      draw: (canvas, top) =>
        canvas.line(line, style, left + (options.fromLeft ? 0 : indentOf(line, width)), top, height),
    }));
    return [
      {
        rows,
        spaceBefore: options.spaceBefore ?? 0,
        keepWithNext: options.keepWithNext ?? false,
        tag: options.tag ?? 'P',
      },
    ];
  }
}

/** Right-to-left paragraphs begin at the right edge. */
function indentOf(line: Line, width: number): number {
  return line.rightToLeft ? width - line.width : 0;
}

function withMark(rows: readonly Row[], mark: Line | null, style: TextStyle, left: number): Row[] {
  return rows.map((row, index) =>
    index > 0 || mark === null
      ? row
      : {
          height: row.height,
          draw(canvas, top) {
            canvas.line(mark, style, left, top);
            row.draw(canvas, top);
          },
        },
  );
}
