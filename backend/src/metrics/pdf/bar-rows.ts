import type { FontBook } from '../../common/pdf/font-book';
import { COLOURS, CONTENT_WIDTH, LINE, STYLES } from '../../common/pdf/styles';
import type { Block, Row } from '../../common/pdf/page-flow';
import { layOutOnLines, layOutOnOneLine } from '../../common/pdf/text/line-layout';

export interface BarRow {
  label: string;
  /** How long the bar is, 0–1. */
  share: number;
  value: string;
}

const LABEL_WIDTH = CONTENT_WIDTH * 0.44;
const VALUE_WIDTH = 100;
const GAP = 10;
const BAR_LEFT = LABEL_WIDTH + GAP;
const BAR_WIDTH = CONTENT_WIDTH - BAR_LEFT - VALUE_WIDTH - GAP;
const BAR_HEIGHT = LINE * 0.45;
const TRACK = '#ECEBE5';
/** A label is cut after this many lines. */
const LABEL_LINES = 2;

/** A horizontal bar chart with a label at the left of each bar and its value at the right. */
export function barRows(rows: readonly BarRow[], fonts: FontBook): Block[] {
  return rows.map((row, index) => ({
    rows: [barRow(row, fonts)],
    spaceBefore: index === 0 ? LINE / 4 : 0,
    keepWithNext: index === 0 && rows.length > 1,
  }));
}

function barRow({ label, share, value }: BarRow, fonts: FontBook): Row {
  const lines = layOutOnLines(LABEL_LINES, label, STYLES.body, LABEL_WIDTH, fonts);
  const valueLine = layOutOnOneLine(value, STYLES.strong, VALUE_WIDTH, fonts);
  return {
    height: LINE * Math.max(1, lines.length),
    draw(canvas, top) {
      lines.forEach((line, index) => canvas.line(line, STYLES.body, 0, top + index * LINE));
      const barTop = top + (LINE - BAR_HEIGHT) / 2;
      canvas.bar(BAR_LEFT, barTop, BAR_WIDTH, BAR_HEIGHT, TRACK);
      canvas.bar(BAR_LEFT, barTop, BAR_WIDTH * Math.min(1, Math.max(0, share)), BAR_HEIGHT, COLOURS.ink);
      if (valueLine) canvas.line(valueLine, STYLES.strong, BAR_LEFT + BAR_WIDTH + GAP, top);
    },
  };
}
