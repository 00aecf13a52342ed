import { WHOLE_LABELS } from '@marklight/contracts/decisions';
import { isolated } from '@marklight/contracts/direction';
import type { Blocks } from '../../common/pdf/blocks';
import type { Block, Row } from '../../common/pdf/page-flow';
import { PdfPages } from '../../common/pdf/pdf-pages';
import { COLOURS, LINE, STATUS_COLOURS, STYLES } from '../../common/pdf/styles';
import { letterheadBlocks } from './letterhead-pdf';
import {
  NOT_REVIEWED_MARK,
  placeLine,
  sheetTitle,
  type HandBackStart,
  type Sheet,
  type SheetComment,
  type SheetCriterion,
} from './sheet';

/** The width of each of the two names at the foot, in points. */
const FOOTER_TEXT_WIDTH = 145;

/** Students' sheets as one tagged PDF, each beginning on a new page. */
export class SheetsPdf {
  private readonly pages: PdfPages;
  private sheet: Sheet | undefined;

  constructor(private readonly start: Omit<HandBackStart, 'form'>) {
    this.pages = new PdfPages({
      title: start.title,
      madeAt: start.madeAt,
      tagged: true,
      footer: () => ({
        texts: footerOf(this.sheet),
        textWidth: FOOTER_TEXT_WIDTH,
        note: start.date,
        warning: this.sheet?.notReviewed ? NOT_REVIEWED_MARK : undefined,
      }),
    });
  }

  add(sheet: Sheet): void {
    this.sheet = sheet;
    this.pages.newPart();
    this.pages.outline(sheetTitle(sheet));
    const { blocks } = this.pages;
    this.pages.place([
      ...letterheadBlocks(this.start.letterhead, blocks),
      ...heading(sheet, this.start.date, blocks),
      ...body(sheet, blocks),
    ]);
  }

  /** What has been finished since the last call. */
  take(): Uint8Array[] {
    return this.pages.take();
  }

  end(): Promise<Uint8Array[]> {
    return this.pages.endWithPictures();
  }
}

function footerOf(sheet: Sheet | undefined): string[] {
  if (!sheet) return [];
  return sheet.assignment === null ? [sheetTitle(sheet)] : [sheetTitle(sheet), sheet.assignment];
}

function heading(sheet: Sheet, date: string, blocks: Blocks): Block[] {
  return [
    ...blocks.lines(sheetTitle(sheet), STYLES.title, { rowHeight: LINE * 1.5, fromLeft: true, tag: 'H1' }),
    ...blocks.lines(placeLine(sheet), STYLES.facts, { fromLeft: true }),
    ...blocks.lines(date, STYLES.facts, { fromLeft: true }),
    ...blocks.lines(sheet.grade, STYLES.strong, { fromLeft: true }),
    ...(sheet.notReviewed === null ? [] : blocks.paragraph(sheet.notReviewed, STYLES.warning)),
    rule(),
  ];
}

function rule(): Block {
  const row: Row = { height: LINE / 2, draw: (canvas, top) => canvas.rule(top + LINE / 4, COLOURS.line) };
  return { rows: [row], spaceBefore: 0, keepWithNext: true, tag: 'Artifact' };
}

function body(sheet: Sheet, blocks: Blocks): Block[] {
  return [
    ...blocks.titled('Overall remark', blocks.paragraph(sheet.remark)),
    ...blocks.titled(
      'Criteria',
      sheet.criteria.flatMap((one, index) => criterion(one, index + 1, blocks)),
    ),
    ...blocks.titled(
      WHOLE_LABELS.comments,
      sheet.comments.flatMap((one) => comment(one, blocks)),
    ),
    ...sheet.lists.flatMap(({ title, entries }) => blocks.titled(title, blocks.list(entries, 'bullets'))),
    ...blocks.titled(
      'More about this essay',
      sheet.texts.flatMap(({ title, text }) => blocks.named(title, text)),
    ),
  ];
}

function comment({ mark, quote, words, criterion }: SheetComment, blocks: Blocks): Block[] {
  return [
    ...blocks.quote(quote, mark),
    ...blocks.paragraph(words),
    ...(criterion === '' ? [] : blocks.paragraph(`For: ${isolated(criterion)}`, STYLES.facts)),
  ];
}

function criterion(one: SheetCriterion, number: number, blocks: Blocks): Block[] {
  const { steps, comparison, comparisonLabel } = one;
  return [
    ...blocks.lines(`${number}. ${isolated(one.name)}`, STYLES.heading, {
      spaceBefore: number === 1 ? 0 : LINE,
      keepWithNext: true,
      tag: 'H3',
    }),
    ...blocks.paragraph(one.description, STYLES.facts),
    ...blocks.chipRow(one.level, STATUS_COLOURS[one.status], one.weight),
    ...(one.rubric === '' ? [] : blocks.named('The rubric on this level', one.rubric)),
    ...blocks.paragraph(one.feedback),
    ...one.quotes.flatMap((quote) => blocks.quote(quote.words, String(quote.number))),
    ...under('Steps to improve', blocks.list(steps, steps.length === 1 ? 'bullets' : 'numbers'), blocks),
    ...under(comparisonLabel, blocks.paragraph(comparison), blocks),
  ];
}

function under(title: string, content: Block[], blocks: Blocks): Block[] {
  return content.length > 0 ? [...blocks.label(title), ...content] : [];
}
