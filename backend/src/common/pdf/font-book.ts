import { PAGE_FONTS, packageFile, SCRIPT_FONTS, type FontFile } from './font-files';
import type { TextStyle } from './styles';

/** A stretch of text that one font prints. */
export interface FontRun {
  text: string;
  font: string;
  /** Set where the shaper fails at placing marks above letters in this font: they stay at their usual place. */
  withoutMarkPlacing?: true;
}

/** What the book asks of pdfkit's document. */
export type FontDocument = Pick<PDFKit.PDFDocument, 'font' | 'fontSize' | 'registerFont' | 'widthOfString'>;

/** Printed by every page font, so that most text is spared a check of each character. */
const PLAIN = /^[\x20-\x7E\u00A0-\u017F\u2010-\u2026]*$/;
/** Change how their neighbours are drawn, and are not drawn themselves. */
const INVISIBLE = /[\u200C\u200D\uFE00-\uFE0F\u{E0020}-\u{E007F}]/u;
const REPLACEMENT = '\uFFFD';
const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' });

/** Finds for each character a font that has it, and measures text in the fonts found. */
export class FontBook {
  private readonly known = new Map<string, ((codePoint: number) => boolean) | null>();

  constructor(private readonly document: FontDocument) {}

  /** Splits a text so that each run has one font; a character that no font has is replaced. */
  runsOf(text: string, style: TextStyle): FontRun[] {
    const page = this.pageFont(style);
    if (PLAIN.test(text)) return text === '' ? [] : [{ text, font: page }];
    const runs: FontRun[] = [];
    for (const { segment } of graphemes.segment(text)) {
      const last = runs.at(-1);
      const font = this.fontFor(segment, style, page, last?.font);
      const text = font === null ? REPLACEMENT : segment;
      if (last?.font === (font ?? page)) last.text += text;
      else runs.push({ text, font: font ?? page });
    }
    return runs.flatMap((run) => this.shapeable(run));
  }

  /** Width in points. */
  widthOf(run: FontRun, size: number, rightToLeft: boolean): number {
    this.document.font(run.font).fontSize(size);
    return this.document.widthOfString(run.text, shapingOf(run, rightToLeft));
  }

  /** fontkit throws where a Noto font leaves out an anchor; a name must not end the whole document. */
  private shapeable(run: FontRun): FontRun[] {
    const attempts: FontRun[][] = [
      [run],
      [{ ...run, withoutMarkPlacing: true }],
      [...run.text].map((text) => ({ text, font: run.font })),
    ];
    return attempts.find((runs) => runs.every((attempt) => this.canShape(attempt))) ?? [];
  }

  private canShape(run: FontRun): boolean {
    try {
      this.widthOf(run, 1, false);
      this.widthOf(run, 1, true);
      return true;
    } catch {
      return false;
    }
  }

  private fontFor(
    cluster: string,
    style: TextStyle,
    page: string,
    current: string | undefined,
  ): string | null {
    const isBlank = /^\s+$/.test(cluster);
    if (isBlank && current !== undefined && this.has(current, cluster)) return current;
    if (this.has(page, cluster)) return page;
    if (current !== undefined && this.has(current, cluster)) return current;
    const candidates = [PAGE_FONTS.sans, ...SCRIPT_FONTS.filter((font) => font.script.test(cluster))];
    for (const candidate of candidates) {
      const font = this.open(candidate, style.bold);
      if (font !== null && this.has(font, cluster)) return font;
    }
    return null;
  }

  private has(font: string, cluster: string): boolean {
    const covers = this.known.get(font);
    if (!covers) return false;
    return [...cluster].every(
      (character) => INVISIBLE.test(character) || covers(character.codePointAt(0) ?? 0),
    );
  }

  /** The font's name in the document; null if its package is not installed. */
  private open(file: FontFile, bold: boolean): string | null {
    const name = `${file.package}/${bold ? file.bold : file.regular}`;
    const known = this.known.get(name);
    if (known !== undefined) return known === null ? null : name;
    const path = packageFile(file.package, bold ? file.bold : file.regular);
    if (path === null) {
      this.known.set(name, null);
      return null;
    }
    this.document.registerFont(name, path);
    this.document.font(name);
    const { font } = (this.document as unknown as CurrentFont)._font;
    this.known.set(name, (codePoint) => font.hasGlyphForCodePoint(codePoint));
    return name;
  }

  private pageFont(style: TextStyle): string {
    const font = this.open(PAGE_FONTS[style.family], style.bold);
    if (font === null) throw new Error(`The page font ${PAGE_FONTS[style.family].package} is not installed.`);
    return font;
  }
}

/**
 * How pdfkit is to shape a run. Right-to-left text is shaped as a whole, which happens if no features are named; word
 * by word, its words would be in the wrong order.
 */
export function shapingOf(run: FontRun, rightToLeft: boolean): Pick<PDFKit.Mixins.TextOptions, 'features'> {
  // fontkit also takes a table of features to switch off, which the types do not know.
  if (run.withoutMarkPlacing) return { features: { abvm: false } as unknown as [] };
  return rightToLeft ? { features: [] } : {};
}

/** pdfkit keeps the opened font here; its own methods do not say which characters it has. */
interface CurrentFont {
  _font: { font: { hasGlyphForCodePoint(codePoint: number): boolean } };
}
