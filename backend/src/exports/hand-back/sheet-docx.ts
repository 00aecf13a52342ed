import { PRODUCT_NAME } from '@marklight/contracts/business';
import { WHOLE_LABELS } from '@marklight/contracts/decisions';
import { DEFAULT_LOCALE } from '@marklight/contracts/language';
import {
  BorderStyle,
  convertMillimetersToTwip,
  Document,
  Footer,
  Header,
  HeadingLevel,
  LevelFormat,
  Packer,
  PageNumber,
  Paragraph,
  TextRun,
  type IParagraphOptions,
  type IRunOptions,
} from 'docx';
import { printable, printableParagraphs } from '../../common/pdf/text/printable';
import { COLOURS } from '../../common/pdf/styles';
import { directedRuns, readsRightToLeft } from './directed-runs';
import { logoParagraphs } from './letterhead-docx';
import {
  documentTitle,
  NOT_REVIEWED_MARK,
  placeLine,
  sheetTitle,
  type HandBackStart,
  type Sheet,
  type SheetComment,
  type SheetCriterion,
} from './sheet';

const MARGIN = convertMillimetersToTwip(20);
const FONT = 'Arial';
/** Half points, as Word counts. */
const SMALL = 18;
const STEPS = 'steps';
/** Word refuses a document in which these occur. */
const NOT_IN_XML = /[\uFFFE\uFFFF]/g;

const colourOf = (colour: string): string => colour.slice(1);

/** A student's sheet as a Word document. */
export async function sheetDocx(sheet: Sheet, start: Omit<HandBackStart, 'form'>): Promise<Uint8Array> {
  const document = new Document({
    title: clean(documentTitle(sheet)),
    creator: PRODUCT_NAME,
    lastModifiedBy: PRODUCT_NAME,
    styles: {
      default: {
        document: {
          run: { font: FONT, size: 21, color: colourOf(COLOURS.ink), language: { value: DEFAULT_LOCALE } },
          paragraph: { spacing: { after: 120, line: 288 } },
        },
        heading1: { run: { size: 36, bold: true }, paragraph: { spacing: { after: 60 } } },
        heading2: { run: { size: 26, bold: true }, paragraph: { spacing: { before: 280, after: 100 } } },
        heading3: { run: { size: 22, bold: true }, paragraph: { spacing: { before: 200, after: 40 } } },
      },
    },
    numbering: {
      config: [
        {
          reference: STEPS,
          levels: [
            {
              level: 0,
              format: LevelFormat.DECIMAL,
              text: '%1.',
              style: { paragraph: { indent: { left: 420, hanging: 420 } } },
            },
          ],
        },
      ],
    },
    sections: [
      {
        properties: {
          page: {
            size: { width: convertMillimetersToTwip(210), height: convertMillimetersToTwip(297) },
            margin: { top: MARGIN, bottom: MARGIN, left: MARGIN, right: MARGIN },
          },
        },
        headers: { default: header(sheet) },
        footers: { default: footer(sheet, start.date) },
        children: [...letterhead(start), ...heading(sheet, start.date), ...body(sheet)],
      },
    ],
  });
  return Packer.toBuffer(document);
}

function letterhead({ letterhead }: Pick<HandBackStart, 'letterhead'>): Paragraph[] {
  const name = lines(
    letterhead?.schoolName ?? '',
    { keepNext: true, spacing: { after: 200 } },
    { bold: true, size: 26 },
  );
  return [...logoParagraphs(letterhead), ...name];
}

function heading(sheet: Sheet, date: string): Paragraph[] {
  return [
    ...lines(sheetTitle(sheet), { heading: HeadingLevel.HEADING_1 }),
    ...lines(placeLine(sheet), { spacing: { after: 0 } }, faint),
    ...lines(date, {}, faint),
    ...lines(sheet.grade, {}, { bold: true }),
    ...(sheet.notReviewed === null ? [] : lines(sheet.notReviewed, {}, warning)),
  ];
}

const faint: IRunOptions = { size: 19, color: colourOf(COLOURS.inkSoft) };
const warning: IRunOptions = { bold: true, color: colourOf(COLOURS.warning) };

function body(sheet: Sheet): Paragraph[] {
  return [
    ...titled('Overall remark', lines(sheet.remark)),
    ...titled(
      'Criteria',
      sheet.criteria.flatMap((one, index) => criterion(one, index + 1)),
    ),
    ...titled(WHOLE_LABELS.comments, sheet.comments.flatMap(comment)),
    ...sheet.lists.flatMap(({ title, entries }) => titled(title, bullets(entries))),
    ...titled(
      'More about this essay',
      sheet.texts.flatMap(({ title, text }) => named(title, text)),
    ),
  ];
}

function comment({ mark, quote, words, criterion }: SheetComment): Paragraph[] {
  return [
    ...quoted(mark, quote),
    ...lines(words),
    ...(criterion === '' ? [] : lines(`For: ${criterion}`, {}, faint)),
  ];
}

function criterion(one: SheetCriterion, number: number): Paragraph[] {
  const level = [one.level, one.weight].filter(Boolean).join(' · ');
  return [
    ...lines(`${number}. ${one.name}`, { heading: HeadingLevel.HEADING_3, keepNext: true }),
    ...lines(one.description, { keepNext: true }, faint),
    ...lines(level, { keepNext: true }, { bold: true, size: 19 }),
    ...named('The rubric on this level', one.rubric),
    ...lines(one.feedback),
    ...one.quotes.flatMap((quote) => quoted(String(quote.number), quote.words)),
    ...labelled('Steps to improve', one.steps.length === 1 ? bullets(one.steps) : steps(one.steps, number)),
    ...labelled(one.comparisonLabel, lines(one.comparison)),
  ];
}

/** The student's words after their number or mark. */
function quoted(mark: string, words: string): Paragraph[] {
  return printableParagraphs(words).map(
    (text, index) =>
      new Paragraph({
        ...directionOf(text),
        indent: { left: 420 },
        border: {
          left: { style: BorderStyle.SINGLE, size: 24, space: 8, color: colourOf(COLOURS.marker) },
        },
        children: [
          ...(index === 0 ? [new TextRun({ text: `${mark}  `, bold: true })] : []),
          ...directedRuns(text, { italics: true }),
        ],
      }),
  );
}

const titled = (title: string, content: Paragraph[]): Paragraph[] =>
  content.length > 0
    ? [...lines(title, { heading: HeadingLevel.HEADING_2, keepNext: true }), ...content]
    : [];

const labelled = (title: string, content: Paragraph[]): Paragraph[] =>
  content.length > 0
    ? [
        ...lines(title, { keepNext: true, spacing: { before: 80, after: 40 } }, { bold: true, size: 19 }),
        ...content,
      ]
    : [];

function named(title: string, text: string): Paragraph[] {
  return printableParagraphs(text).map(
    (words, index) =>
      new Paragraph({
        ...directionOf(words),
        children: [
          ...(index === 0 ? [new TextRun({ text: `${title}: `, bold: true })] : []),
          ...directedRuns(words),
        ],
      }),
  );
}

const bullets = (entries: readonly string[]): Paragraph[] =>
  entries.flatMap((entry) => lines(entry, { bullet: { level: 0 } }));

/** @param instance another one begins at 1 again */
const steps = (entries: readonly string[], instance: number): Paragraph[] =>
  entries.flatMap((entry) => lines(entry, { numbering: { reference: STEPS, level: 0, instance } }));

/** A text as paragraphs; none for a text without words. */
function lines(text: string, options: IParagraphOptions = {}, style: IRunOptions = {}): Paragraph[] {
  return printableParagraphs(text).map(
    (words) => new Paragraph({ ...options, ...directionOf(words), children: directedRuns(words, style) }),
  );
}

function directionOf(text: string): Pick<IParagraphOptions, 'bidirectional'> {
  return { bidirectional: readsRightToLeft(text) };
}

/** On every page. */
function header(sheet: Sheet): Header {
  return new Header({
    children: sheet.notReviewed === null ? [new Paragraph({})] : lines(NOT_REVIEWED_MARK, {}, warning),
  });
}

function footer(sheet: Sheet, date: string): Footer {
  const words = [sheetTitle(sheet), sheet.assignment ?? '', date].map(clean).filter(Boolean).join(' · ');
  const style = { size: SMALL, color: colourOf(COLOURS.inkSoft) };
  return new Footer({
    children: [
      new Paragraph({
        children: [
          ...directedRuns(`${words} · `, style),
          new TextRun({ ...style, children: ['Page ', PageNumber.CURRENT] }),
        ],
      }),
    ],
  });
}

const clean = (text: string): string => printable(text).replace(NOT_IN_XML, '');
