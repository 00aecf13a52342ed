import { PRODUCT_NAME } from '@marklight/contracts/business';
import { DEFAULT_LOCALE } from '@marklight/contracts/language';
import PDFDocument from 'pdfkit';
import { Blocks } from '../../exports/pdf/blocks';
import { Canvas } from '../../exports/pdf/canvas';
import { dateInWords } from '../../exports/pdf/essay-heading';
import { FontBook } from '../../exports/pdf/font-book';
import { COLOURS, CONTENT_WIDTH, LINE, MARGIN, PAGE, STYLES } from '../../exports/pdf/look';
import { PageFlow, type Block } from '../../exports/pdf/page-flow';
import { layOutOnOneLine } from '../../exports/pdf/text/line-layout';
import { printable } from '../../exports/pdf/text/printable';
import type { NamedMetrics } from '../metrics.service';
import { metricsSections } from './metrics-sections';

const TITLE = 'Performance metrics';
const FOOTER_NAME_WIDTH = CONTENT_WIDTH * 0.75;

/** The metrics of a class or an assignment for printing and handing on, as the bytes of a PDF. */
export function metricsPdf(named: NamedMetrics, madeAt: Date): Uint8Array {
  const name = printable(named.name);
  const document = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    autoFirstPage: false,
    pdfVersion: '1.7',
    lang: DEFAULT_LOCALE,
    displayTitle: true,
    info: {
      Title: `${TITLE}: ${name}`,
      Author: PRODUCT_NAME,
      Creator: PRODUCT_NAME,
      Producer: PRODUCT_NAME,
      CreationDate: madeAt,
    },
  });
  const fonts = new FontBook(document);
  const canvas = new Canvas(document, fonts);
  const blocks = new Blocks(fonts);
  let page = 0;
  const flow = new PageFlow(canvas, () => {
    document.addPage();
    page += 1;
    drawFooter(canvas, name, page);
  });
  flow.newPage();
  flow.place([...heading(named, madeAt, blocks), ...metricsSections(named.metrics, blocks, fonts)]);
  document.end();
  return bytesOf(document);
}

function heading({ scope, name }: NamedMetrics, madeAt: Date, blocks: Blocks): Block[] {
  return [
    ...blocks.lines(TITLE, STYLES.title, { rowHeight: LINE * 1.5, keepWithNext: true }),
    ...blocks.lines(`${scope}: ${name}`, STYLES.heading, { keepWithNext: true }),
    ...blocks.paragraph(
      `As of ${dateInWords(madeAt.toISOString())}. The newest result of each essay counts, with your decisions.`,
      STYLES.facts,
    ),
  ];
}

function drawFooter(canvas: Canvas, name: string, page: number): void {
  const top = PAGE.height - MARGIN - LINE;
  canvas.rule(top, COLOURS.line);
  const left = layOutOnOneLine(`${TITLE}: ${name}`, STYLES.footer, FOOTER_NAME_WIDTH, canvas.fonts);
  if (left) canvas.line(left, STYLES.footer, 0, top);
  const number = layOutOnOneLine(`Page ${page}`, STYLES.footer, CONTENT_WIDTH, canvas.fonts);
  if (number) canvas.line(number, STYLES.footer, CONTENT_WIDTH - number.width, top);
}

function bytesOf(document: PDFKit.PDFDocument): Uint8Array {
  const pieces: Uint8Array[] = [];
  const readable = document as unknown as { read(): Uint8Array | null };
  for (let piece = readable.read(); piece !== null; piece = readable.read()) pieces.push(piece);
  return Buffer.concat(pieces);
}
