import { PRODUCT_NAME } from '@marklight/contracts/business';
import { DEFAULT_LOCALE } from '@marklight/contracts/language';
import PDFDocument from 'pdfkit';
import { Blocks } from './blocks';
import { Canvas } from './canvas';
import { dateInWords, essayHeading, titleOf } from './essay-heading';
import { essaySections } from './essay-sections';
import { FontBook } from './font-book';
import { COLOURS, CONTENT_WIDTH, LINE, MARGIN, PAGE, STYLES } from './look';
import { PageFlow } from './page-flow';
import type { PrintedResult } from './printed-result';
import { layOutOnOneLine } from './text/line-layout';
import { printable } from './text/printable';

const TITLE = 'Detailed feedback report';
const FOOTER_TEXT_WIDTH = 145;
const FOOTER_GAP = 12;

/** The detailed feedback of any number of essays as one PDF; finished pages can be taken as it grows. */
export class FeedbackPdf {
  private readonly document: PDFKit.PDFDocument;
  private readonly canvas: Canvas;
  private readonly blocks: Blocks;
  private readonly flow: PageFlow;
  private pageNumber = 0;
  private footerTexts: string[] = [];

  constructor(private readonly madeAt: Date) {
    this.document = new PDFDocument({
      size: 'A4',
      margin: MARGIN,
      autoFirstPage: false,
      pdfVersion: '1.7',
      lang: DEFAULT_LOCALE,
      displayTitle: true,
      info: {
        Title: TITLE,
        Author: PRODUCT_NAME,
        Creator: PRODUCT_NAME,
        Producer: PRODUCT_NAME,
        CreationDate: madeAt,
      },
    });
    const fonts = new FontBook(this.document);
    this.canvas = new Canvas(this.document, fonts);
    this.blocks = new Blocks(fonts);
    this.flow = new PageFlow(this.canvas, () => this.startPage());
  }

  /** Prints an essay's feedback, from the top of a new page. */
  add(result: PrintedResult): void {
    this.footerTexts = footerOf(result);
    this.flow.newPage();
    this.document.outline.addItem(printable(titleOf(result)));
    this.flow.place([
      ...essayHeading(result, this.blocks, this.canvas.fonts),
      ...essaySections(result, this.blocks),
    ]);
  }

  /** What has been finished since the last call. */
  take(): Uint8Array[] {
    const pieces: Uint8Array[] = [];
    for (let piece = this.read(); piece !== null; piece = this.read()) pieces.push(piece);
    return pieces;
  }

  /** Closes the document and gives the rest of it: the last page, the fonts, the table of contents. */
  end(): Uint8Array[] {
    this.document.end();
    return this.take();
  }

  private read(): Uint8Array | null {
    return (this.document as unknown as { read(): Uint8Array | null }).read();
  }

  private startPage(): void {
    this.document.addPage();
    this.pageNumber += 1;
    const top = PAGE.height - MARGIN - LINE;
    this.canvas.rule(top, COLOURS.line);
    const page = `${dateInWords(this.madeAt.toISOString())} · Page ${this.pageNumber}`;
    const right = layOutOnOneLine(page, STYLES.footer, CONTENT_WIDTH, this.canvas.fonts);
    if (right) this.canvas.line(right, STYLES.footer, CONTENT_WIDTH - right.width, top);
    // Laid out apart, so that a name of one direction does not reorder its neighbour.
    let left = 0;
    for (const text of this.footerTexts) {
      const line = layOutOnOneLine(text, STYLES.footer, FOOTER_TEXT_WIDTH, this.canvas.fonts);
      if (line) this.canvas.line(line, STYLES.footer, left, top);
      left += (line?.width ?? 0) + FOOTER_GAP;
    }
  }
}

function footerOf(result: PrintedResult): string[] {
  const title = titleOf(result);
  return title === result.essay.filename ? [title] : [title, result.essay.filename];
}
