import { ImageRun, Paragraph, type IImageOptions } from 'docx';
import { printable } from '../../common/pdf/text/printable';
import type { SheetLetterhead } from '../../letterhead/letterhead.service';
import { logoInWords, sizeOnPaper } from './letterhead';

/** `docx` counts 96 pixels to the inch. */
const pixels = (points: number): number => Math.round((points * 96) / 72);

/** The school's logo, to stand above its name. */
export function logoParagraphs(letterhead: SheetLetterhead | null): Paragraph[] {
  const logo = letterhead?.logo;
  if (!letterhead || !logo) return [];
  const { width, height } = sizeOnPaper(logo);
  const picture: IImageOptions = {
    type: 'png',
    data: Buffer.from(logo.png),
    transformation: { width: Math.max(1, pixels(width)), height: Math.max(1, pixels(height)) },
    altText: { name: 'Logo', description: printable(logoInWords(letterhead)) },
  };
  // Single spacing: the sheet's usual one would add a fifth of the picture's height.
  const spacing = { after: 80, line: 240 };
  return [new Paragraph({ keepNext: true, spacing, children: [new ImageRun(picture)] })];
}
