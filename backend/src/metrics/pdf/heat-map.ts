import { LEVEL_MAX, LEVELS } from '@marklight/contracts/grades';
import type { MetricsReply } from '@marklight/contracts/metrics';
import type { Blocks } from '../../common/pdf/blocks';
import type { FontBook } from '../../common/pdf/font-book';
import {
  COLOURS,
  CONTENT_WIDTH,
  LINE,
  STYLES,
  type ChipColours,
  type TextStyle,
} from '../../common/pdf/styles';
import type { Block, Row } from '../../common/pdf/page-flow';
import { layOutOnOneLine } from '../../common/pdf/text/line-layout';

const NAME_WIDTH = 156;
/** Shown in the name's column if the name occurs more than once. */
const FILE_WIDTH = 52;
const GRADE_WIDTH = 32;
const CELL_MAX_WIDTH = 34;
const CELL: TextStyle = { ...STYLES.body, size: 8 };
const FILE: TextStyle = { ...CELL, size: 7, colour: COLOURS.inkSoft };
const ROW = LINE * 0.85;
/** Column heads are repeated after this many rows, so that each page has them. */
const ROWS_UNDER_HEADS = 20;

/** Darker is higher, also in black and white; each pair holds 4.5 : 1. */
const SHADES: readonly ChipColours[] = [
  { text: COLOURS.ink, background: '#FFFFFF' },
  { text: COLOURS.ink, background: '#DCE5FC' },
  { text: COLOURS.ink, background: '#A9BFF7' },
  { text: '#FFFFFF', background: '#3F63D8' },
  { text: '#FFFFFF', background: '#1D3A94' },
];

/** Students × criteria with the level in each cell; the columns are headed by the criteria's numbers. */
export function heatMap(metrics: MetricsReply, blocks: Blocks, fonts: FontBook): Block[] {
  const { students, criteria, counts } = metrics;
  if (students.length === 0 || criteria.length === 0) return [];
  const cellWidth = Math.min(CELL_MAX_WIDTH, (CONTENT_WIDTH - NAME_WIDTH - GRADE_WIDTH) / criteria.length);
  const several = new Set(students.map(({ name }) => name)).size < students.length;
  const rows = students.map((student) => studentRow(student, several, cellWidth, fonts));
  const heads = headRow(criteria.length, cellWidth, fonts);
  const parts = Array.from({ length: Math.ceil(rows.length / ROWS_UNDER_HEADS) }, (_, part) =>
    rows.slice(part * ROWS_UNDER_HEADS, (part + 1) * ROWS_UNDER_HEADS),
  );
  const legend = LEVELS.map(({ level, name }) => `${level} ${name}`).join(' · ');
  const cut =
    counts.graded > students.length ? ` The first ${students.length} of ${counts.graded} essays.` : '';
  const starred = students.some(({ isProvisional }) => isProvisional) ? ' * Provisional.' : '';
  return [
    ...blocks.paragraph(
      `Columns are numbered like the criteria above. Levels: ${legend}.${starred}${cut}`,
      STYLES.facts,
    ),
    ...parts.map((part): Block => ({ rows: [heads, ...part], spaceBefore: LINE / 2, keepWithNext: false })),
  ].map((block, index) => (index === 0 ? { ...block, keepWithNext: true } : block));
}

function headRow(columns: number, cellWidth: number, fonts: FontBook): Row {
  const numbers = Array.from({ length: columns }, (_, index) =>
    layOutOnOneLine(String(index + 1), CELL, cellWidth + 4, fonts),
  );
  const name = layOutOnOneLine('Student', STYLES.label, NAME_WIDTH, fonts);
  const grade = layOutOnOneLine('Grade', { ...STYLES.label, size: 8 }, GRADE_WIDTH, fonts);
  return {
    height: ROW,
    draw(canvas, top) {
      if (name) canvas.line(name, STYLES.label, 0, top, ROW);
      if (grade) canvas.line(grade, { ...STYLES.label, size: 8 }, NAME_WIDTH, top, ROW);
      numbers.forEach((number, index) => {
        const left = NAME_WIDTH + GRADE_WIDTH + index * cellWidth;
        if (number) canvas.line(number, CELL, left + (cellWidth - number.width) / 2, top, ROW);
      });
      canvas.rule(top + ROW, COLOURS.line);
    },
  };
}

function studentRow(
  { name: plainName, studentMark, filename, grade, isProvisional, levels }: MetricsReply['students'][number],
  several: boolean,
  cellWidth: number,
  fonts: FontBook,
): Row {
  const name = studentMark === null ? plainName : `${plainName} (${studentMark})`;
  const file = several && plainName !== filename ? filename : '';
  const fileLine = layOutOnOneLine(file, FILE, FILE_WIDTH, fonts);
  const nameLine = layOutOnOneLine(name, CELL, NAME_WIDTH - (fileLine ? FILE_WIDTH + 12 : 6), fonts);
  const gradeLine = layOutOnOneLine(
    isProvisional ? `${grade}*` : grade,
    { ...CELL, bold: true },
    GRADE_WIDTH,
    fonts,
  );
  const cells = levels.map((level) => ({
    colours: level === null ? null : shadeOf(level),
    line: layOutOnOneLine(
      level === null ? '–' : String(Math.round(level * 10) / 10),
      CELL,
      cellWidth + 4,
      fonts,
    ),
  }));
  return {
    height: ROW,
    draw(canvas, top) {
      if (nameLine) canvas.line(nameLine, CELL, 0, top, ROW);
      if (fileLine) canvas.line(fileLine, FILE, NAME_WIDTH - FILE_WIDTH - 6, top, ROW);
      if (gradeLine) canvas.line(gradeLine, { ...CELL, bold: true }, NAME_WIDTH + 8, top, ROW);
      cells.forEach(({ colours, line }, index) => {
        const left = NAME_WIDTH + GRADE_WIDTH + index * cellWidth;
        if (colours) canvas.bar(left, top, cellWidth - 1, ROW - 1, colours.background);
        const style = { ...CELL, colour: colours?.text ?? COLOURS.inkSoft };
        if (line) canvas.line(line, style, left + (cellWidth - line.width) / 2, top, ROW);
      });
    },
  };
}

function shadeOf(level: number): ChipColours | null {
  return SHADES[Math.min(LEVEL_MAX, Math.max(0, Math.round(level)))] ?? null;
}
