import { PRODUCT_NAME } from '@marklight/contracts/business';
import { DEFAULT_LOCALE } from '@marklight/contracts/language';
import PDFDocument from 'pdfkit';
import { Blocks } from './blocks';
import { Canvas } from './canvas';
import { FontBook } from './font-book';
import { COLOURS, CONTENT_WIDTH, LINE, MARGIN, PAGE, STYLES } from './styles';
import { PageFlow, type Block } from './page-flow';
import { Tags } from './tags';
import { layOutOnOneLine } from './text/line-layout';
import { printable } from './text/printable';

/** To the left of the page number, if there is only one text. */
const FOOTER_TEXT_WIDTH = CONTENT_WIDTH * 0.75;
const FOOTER_GAP = 12;

export interface Footer {
  /** From the left; each is laid out separately, so that a name of one direction does not reorder its neighbour. */
  texts: readonly string[];
  /** Points for each text; longer ones are cut. */
  textWidth?: number;
  /** Stands before the page number. */
  note?: string;
  /** Stands out above the page's text, in the margin. */
  warning?: string;
}
export interface PdfPagesOptions {
  title: string;
  madeAt: Date;
  /** Asked for at the start of each page. */
  footer: () => Footer;
  /** Tells programs that read it aloud what is a heading, a list or a quotation. Memory grows with the document. */
  tagged?: boolean;
}

/** A PDF of pages in our look; finished pages can be taken as it grows. */
export class PdfPages {
  readonly fonts: FontBook;
  readonly blocks: Blocks;
  private readonly document: PDFKit.PDFDocument;
  private readonly canvas: Canvas;
  private readonly flow: PageFlow;
  private readonly footer: () => Footer;
  private readonly tags: Tags;
  private pageNumber = 0;

  constructor({ title, madeAt, footer, tagged = false }: PdfPagesOptions) {
    this.document = new PDFDocument({
      size: 'A4',
      margin: MARGIN,
      autoFirstPage: false,
      pdfVersion: '1.7',
      lang: DEFAULT_LOCALE,
      displayTitle: true,
      tagged,
      info: {
        Title: printable(title),
        Author: PRODUCT_NAME,
        Creator: PRODUCT_NAME,
        Producer: PRODUCT_NAME,
        CreationDate: madeAt,
      },
    });
    this.fonts = new FontBook(this.document);
    this.blocks = new Blocks(this.fonts);
    this.canvas = new Canvas(this.document, this.fonts);
    this.tags = new Tags(this.document, tagged);
    this.flow = new PageFlow(this.canvas, () => this.startPage(), this.tags);
    this.footer = footer;
  }

  newPage(): void {
    this.flow.newPage();
  }

  /** Begins a part that is handed out by itself: on a new page, which is its page 1. */
  newPart(): void {
    this.tags.beginSection();
    this.pageNumber = 0;
    this.flow.newPage();
  }

  place(blocks: readonly Block[]): void {
    this.flow.place(blocks);
  }

  /** Names the current page in the document's table of contents. */
  outline(name: string): void {
    this.document.outline.addItem(printable(name));
  }

  /** What has been finished since the last call. */
  take(): Uint8Array[] {
    const pieces: Uint8Array[] = [];
    for (let piece = this.read(); piece !== null; piece = this.read()) pieces.push(piece);
    return pieces;
  }

  /** Closes the document and gives the rest of it: the last page, the fonts, the table of contents. */
  end(): Uint8Array[] {
    this.tags.endSection();
    this.document.end();
    return this.take();
  }

  /** The same for a document with pictures, which may still be being packed. */
  async endWithPictures(): Promise<Uint8Array[]> {
    this.tags.endSection();
    this.document.end();
    const pieces: Uint8Array[] = [];
    for await (const piece of this.document) pieces.push(piece as Uint8Array);
    return pieces;
  }

  private read(): Uint8Array | null {
    return (this.document as unknown as { read(): Uint8Array | null }).read();
  }

  private startPage(): void {
    this.document.addPage();
    this.pageNumber += 1;
    this.tags.artifact(() => this.drawFooter());
  }

  private drawWarning(words: string): void {
    const line = layOutOnOneLine(words, STYLES.pageWarning, CONTENT_WIDTH, this.fonts);
    if (line) this.canvas.line(line, STYLES.pageWarning, 0, MARGIN - 1.5 * LINE);
  }

  private drawFooter(): void {
    const top = PAGE.height - MARGIN - LINE;
    this.canvas.rule(top, COLOURS.line);
    const { texts, textWidth = FOOTER_TEXT_WIDTH, note, warning } = this.footer();
    if (warning !== undefined) this.drawWarning(warning);
    const page = `${note === undefined ? '' : `${note} · `}Page ${this.pageNumber}`;
    const right = layOutOnOneLine(page, STYLES.footer, CONTENT_WIDTH, this.fonts);
    if (right) this.canvas.line(right, STYLES.footer, CONTENT_WIDTH - right.width, top);
    let left = 0;
    for (const text of texts) {
      const line = layOutOnOneLine(text, STYLES.footer, textWidth, this.fonts);
      if (line) this.canvas.line(line, STYLES.footer, left, top);
      left += (line?.width ?? 0) + FOOTER_GAP;
    }
  }
}

/**
 * A whole document in one piece, named by its title at the foot of each page.
 * @returns the bytes of the PDF
 */
export function printedDocument(
  title: string,
  madeAt: Date,
  content: (blocks: Blocks, fonts: FontBook) => Block[],
): Uint8Array {
  const pages = new PdfPages({ title, madeAt, footer: () => ({ texts: [title] }) });
  pages.newPage();
  pages.place(content(pages.blocks, pages.fonts));
  return Buffer.concat(pages.end());
}
