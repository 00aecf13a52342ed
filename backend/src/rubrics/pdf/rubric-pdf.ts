import { PRODUCT_NAME } from '@marklight/contracts/business';
import { DEFAULT_LOCALE } from '@marklight/contracts/language';
import PDFDocument from 'pdfkit';
import { Blocks } from '../../exports/pdf/blocks';
import { Canvas } from '../../exports/pdf/canvas';
import { FontBook } from '../../exports/pdf/font-book';
import { COLOURS, CONTENT_WIDTH, LINE, MARGIN, PAGE, STYLES } from '../../exports/pdf/look';
import { PageFlow, type Block } from '../../exports/pdf/page-flow';
import { layOutOnOneLine } from '../../exports/pdf/text/line-layout';
import { printable } from '../../exports/pdf/text/printable';
import { levelTable } from './level-table';
import { weightInWords, type PrintedRubric } from './printed-rubric';

const FOOTER_NAME_WIDTH = CONTENT_WIDTH * 0.75;

/** A rubric for handing out and pinning up, as the bytes of a PDF. */
export function rubricPdf(rubric: PrintedRubric, madeAt: Date): Uint8Array {
  const title = printable(rubric.name);
  const document = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    autoFirstPage: false,
    pdfVersion: '1.7',
    lang: DEFAULT_LOCALE,
    displayTitle: true,
    info: {
      Title: title,
      Author: PRODUCT_NAME,
      Creator: PRODUCT_NAME,
      Producer: PRODUCT_NAME,
      CreationDate: madeAt,
    },
  });
  const fonts = new FontBook(document);
  const canvas = new Canvas(document, fonts);
  let page = 0;
  const flow = new PageFlow(canvas, () => {
    document.addPage();
    page += 1;
    drawFooter(canvas, title, page);
  });
  flow.newPage();
  flow.place(blocksOf(rubric, new Blocks(fonts), fonts));
  document.end();
  return bytesOf(document);
}

function blocksOf({ name, description, criteria }: PrintedRubric, blocks: Blocks, fonts: FontBook): Block[] {
  const allWeights = criteria.reduce((sum, { weight }) => sum + weight, 0);
  const count = criteria.length === 1 ? '1 criterion' : `${criteria.length} criteria`;
  return [
    ...blocks.lines(name, STYLES.title, { rowHeight: LINE * 1.5, keepWithNext: true }),
    ...blocks.paragraph(count, STYLES.facts),
    ...blocks.paragraph(description ?? '', STYLES.body, LINE / 2),
    ...criteria.flatMap((criterion, index) => [
      ...blocks.lines(
        `${index + 1}. ${criterion.name} (${weightInWords(criterion.weight, allWeights)})`,
        STYLES.heading,
        { spaceBefore: LINE, keepWithNext: criterion.description !== '' || criterion.levels.length > 0 },
      ),
      ...blocks.paragraph(criterion.description),
      ...levelTable(criterion.levels, fonts),
    ]),
  ];
}

function drawFooter(canvas: Canvas, title: string, page: number): void {
  const top = PAGE.height - MARGIN - LINE;
  canvas.rule(top, COLOURS.line);
  const name = layOutOnOneLine(title, STYLES.footer, FOOTER_NAME_WIDTH, canvas.fonts);
  if (name) canvas.line(name, STYLES.footer, 0, top);
  const number = layOutOnOneLine(`Page ${page}`, STYLES.footer, CONTENT_WIDTH, canvas.fonts);
  if (number) canvas.line(number, STYLES.footer, CONTENT_WIDTH - number.width, top);
}

function bytesOf(document: PDFKit.PDFDocument): Uint8Array {
  const pieces: Uint8Array[] = [];
  const readable = document as unknown as { read(): Uint8Array | null };
  for (let piece = readable.read(); piece !== null; piece = readable.read()) pieces.push(piece);
  return Buffer.concat(pieces);
}
