import { isolated } from '@marklight/contracts/direction';
import { assessedInWords } from '@marklight/contracts/grades';
import { type EssayGenre, GENRE_FIELD_LABEL, genreLine } from '@marklight/contracts/genre';
import { graderName, gradeWords, languageName } from '../wording';
import { notReviewedSentence } from '../hand-back/sheet';
import { dateInWords } from '../../common/pdf/date-in-words';
import type { Blocks } from '../../common/pdf/blocks';
import { COLOURS, CONTENT_WIDTH, GRADE_COLOURS, LINE, STYLES } from '../../common/pdf/styles';
import type { Block, Row } from '../../common/pdf/page-flow';
import type { PrintedResult } from './printed-result';
import type { FontBook } from '../../common/pdf/font-book';
import { layOutOnOneLine } from '../../common/pdf/text/line-layout';

const TITLE_ROW = LINE * 1.5;
const CHIP_SIDE = LINE * 2.5;

/** The title of an essay's page: the student's name, "Alex Smith (201)" where another has it; the file's if none is named. */
export function titleOf({ essay, studentMark }: PrintedResult): string {
  const name = essay.studentName?.trim();
  if (!name) return essay.filename;
  return studentMark === null ? name : `${isolated(name)} (${studentMark})`;
}

/** The top of an essay's first page: who, what, how much, with the grade at the right. */
export function essayHeading(
  result: PrintedResult,
  timeZone: string,
  blocks: Blocks,
  fonts: FontBook,
): Block[] {
  const width = CONTENT_WIDTH - CHIP_SIDE - 16;
  const notReviewed = notReviewedSentence(result);
  const rows = [
    ...blocks.lines(titleOf(result), STYLES.title, { width, rowHeight: TITLE_ROW, fromLeft: true }),
    ...blocks.lines(fileLine(result), STYLES.facts, { width, fromLeft: true }),
    ...blocks.lines(scoreLine(result), STYLES.strong, { width, fromLeft: true }),
    ...blocks.lines(provenanceLine(result, timeZone), STYLES.facts),
    ...(result.genre === null ? [] : blocks.lines(genreFact(result.genre), STYLES.facts)),
    ...(notReviewed === null ? [] : blocks.lines(notReviewed, STYLES.warning)),
  ].flatMap((block) => block.rows);
  return [{ rows: withGrade(rows, result, fonts), spaceBefore: 0, keepWithNext: true }, ruleBlock()];
}

function fileLine({ essay }: PrintedResult): string {
  return essay.studentName?.trim()
    ? `Essay file: ${isolated(essay.filename)}`
    : 'No student is named in this essay.';
}

/** "Grade C, 62.5%, score 2.5 out of 4 criteria · 4 of 6 criteria, provisional". */
function scoreLine(result: PrintedResult): string {
  return [gradeWords(result), assessedInWords(result)].filter((part) => part !== null).join(' · ');
}

function provenanceLine(result: PrintedResult, timeZone: string): string {
  return `Graded by ${graderName(result)}, by the standard of ${languageName(result.locale)}, on ${dateInWords(result.createdAt, timeZone)}.`;
}

const genreFact = (genre: EssayGenre): string => `${GENRE_FIELD_LABEL}: ${genreLine(genre)}`;

function withGrade(rows: readonly Row[], { grade }: PrintedResult, fonts: FontBook): Row[] {
  if (grade === null) return [...rows];
  const style = { ...STYLES.title, size: 24, colour: GRADE_COLOURS[grade].text };
  const letter = layOutOnOneLine(grade, style, CHIP_SIDE, fonts);
  const left = CONTENT_WIDTH - CHIP_SIDE;
  return rows.map((row, index) =>
    index > 0 || letter === null
      ? row
      : {
          height: row.height,
          draw(canvas, top) {
            canvas.shape(left, top, CHIP_SIDE, CHIP_SIDE, GRADE_COLOURS[grade].background, 8);
            canvas.line(letter, style, left + (CHIP_SIDE - letter.width) / 2, top, CHIP_SIDE);
            row.draw(canvas, top);
          },
        },
  );
}

function ruleBlock(): Block {
  const row: Row = { height: LINE / 2, draw: (canvas, top) => canvas.rule(top + LINE / 4, COLOURS.line) };
  return { rows: [row], spaceBefore: 0, keepWithNext: true };
}
