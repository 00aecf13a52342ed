import { shapingOf, type FontBook } from './font-book';
import { CONTENT_WIDTH, LINE, MARGIN, type ChipColours, type TextStyle } from './styles';
import type { Line } from './text/line-layout';

/** The letters' baseline in a row of the grid, as a share of its height from its top. */
const BASELINE = 0.68;
/** Indic scripts reorder and join letters, so what is copied or read aloud comes from the source beside the glyphs. */
const SHAPED = /[\u0900-\u0DFF\u1000-\u109F\u1780-\u17FF]/;

/** A method of pdfkit that its types leave out. */
type WithPictures = PDFKit.PDFDocument & { openImage(bytes: Buffer): unknown };

/** Draws on the current page. Left edges are in points from the left margin, tops from the page's top. */
export class Canvas {
  private readonly pictures = new Map<Uint8Array, unknown>();

  constructor(
    readonly document: PDFKit.PDFDocument,
    readonly fonts: FontBook,
  ) {}

  line(line: Line, style: TextStyle, left: number, top: number, rowHeight: number = LINE): void {
    const baseline = top + rowHeight * BASELINE;
    this.document.fontSize(style.size).fillColor(style.colour);
    for (const fragment of line.fragments) {
      const { text, font, rightToLeft, x } = fragment;
      const shaped = SHAPED.test(text);
      if (shaped) this.document.markContent('Span', { actual: text });
      this.document.font(font).text(text, MARGIN + left + x, baseline, {
        lineBreak: false,
        baseline: 'alphabetic',
        ...shapingOf(fragment, rightToLeft),
      });
      if (shaped) this.document.endMarkedContent();
    }
  }

  /** A filled shape with round corners behind a word or a letter. */
  shape(left: number, top: number, width: number, height: number, colour: string, radius: number): void {
    this.document.roundedRect(MARGIN + left, top, width, height, radius).fill(colour);
  }

  bar(left: number, top: number, width: number, height: number, colour: string): void {
    this.document.rect(MARGIN + left, top, width, height).fill(colour);
  }

  rule(top: number, colour: string): void {
    this.document
      .moveTo(MARGIN, top)
      .lineTo(MARGIN + CONTENT_WIDTH, top)
      .lineWidth(0.6)
      .stroke(colour);
  }

  /** @param png its bytes; the same array is put into the document once, however often it is drawn */
  picture(png: Uint8Array, left: number, top: number, size: { width: number; height: number }): void {
    const opened = this.pictures.get(png) ?? (this.document as WithPictures).openImage(Buffer.from(png));
    this.pictures.set(png, opened);
    this.document.image(opened as never, MARGIN + left, top, size);
  }

  chip(line: Line, style: TextStyle, colours: ChipColours, left: number, top: number): void {
    const padding = 5;
    this.shape(left, top + LINE * 0.1, line.width + 2 * padding, LINE * 0.8, colours.background, 4);
    this.line(line, { ...style, colour: colours.text }, left + padding, top);
  }
}

/** How wide a chip around this line is. */
export function chipWidth(line: Line): number {
  return line.width + 10;
}
