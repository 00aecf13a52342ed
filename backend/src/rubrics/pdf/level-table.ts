import { LEVELS } from '@marklight/contracts/grades';
import type { FontBook } from '../../common/pdf/font-book';
import { COLOURS, CONTENT_WIDTH, LINE, STYLES, type TextStyle } from '../../common/pdf/styles';
import type { Block, Row } from '../../common/pdf/page-flow';
import { layOut, layOutOnOneLine } from '../../common/pdf/text/line-layout';

const COLUMN_WIDTH = CONTENT_WIDTH / LEVELS.length;
const PADDING = 4;
/** Five columns on A4 leave about 25 letters a line at this size. */
const CELL: TextStyle = { ...STYLES.body, size: 8 };
const CELL_LINE = LINE * 0.62;
const HEADS_BACKGROUND = '#F0EFE9';

/**
 * What each level of a criterion looks like, side by side, lowest at the left; nothing if the rubric does not say.
 * The table may continue on the next page.
 * @param levels the five descriptions, or none
 */
export function levelTable(levels: readonly string[], fonts: FontBook): Block[] {
  if (levels.every((level) => level.trim() === '')) return [];
  const width = COLUMN_WIDTH - 2 * PADDING;
  const columns = LEVELS.map(({ level }) => layOut(levels[level] ?? '', CELL, width, fonts));
  const height = Math.max(...columns.map((lines) => lines.length));
  const rows = Array.from({ length: height }, (_, index): Row => ({
    height: CELL_LINE,
    draw(canvas, top) {
      columns.forEach((lines, column) => {
        const line = lines[index];
        if (!line) return;
        const left = column * COLUMN_WIDTH + PADDING;
        canvas.line(line, CELL, line.rightToLeft ? left + width - line.width : left, top, CELL_LINE);
      });
    },
  }));
  return [
    { rows: [headRow(fonts)], spaceBefore: LINE / 4, keepWithNext: true },
    { rows: [...rows, ruleRow()], spaceBefore: LINE / 6, keepWithNext: false },
  ];
}

function headRow(fonts: FontBook): Row {
  const heads = LEVELS.map(({ level, name }) =>
    layOutOnOneLine(`${level} ${name}`, STYLES.label, COLUMN_WIDTH - 2 * PADDING, fonts),
  );
  return {
    height: LINE,
    draw(canvas, top) {
      canvas.bar(0, top, CONTENT_WIDTH, LINE, HEADS_BACKGROUND);
      heads.forEach((head, column) => {
        if (head) canvas.line(head, STYLES.label, column * COLUMN_WIDTH + PADDING, top);
      });
    },
  };
}

function ruleRow(): Row {
  return { height: LINE / 2, draw: (canvas, top) => canvas.rule(top + LINE / 4, COLOURS.line) };
}
