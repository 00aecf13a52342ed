import PDFDocument from 'pdfkit';
import { isolated } from '@marklight/contracts/direction';
import { FontBook } from '../../common/pdf/font-book';
import type { Canvas } from '../../common/pdf/canvas';
import { barRows } from './bar-rows';

/** The lines of a bar's label, as printed. */
function labelLines(label: string): string[] {
  const fonts = new FontBook(new PDFDocument());
  const printed: string[] = [];
  const canvas = {
    line: ({ text }: { text: string }) => void printed.push(text.trim()),
    bar: () => undefined,
  } as unknown as Canvas;
  for (const block of barRows([{ label, share: 0.5, value: '' }], fonts))
    for (const row of block.rows) row.draw(canvas, 0);
  return printed;
}

describe('a label of several lines', () => {
  it.each([
    ['from left to right', 'evidence '.repeat(40)],
    ['from right to left', 'استعمال الأدلة من النصوص '.repeat(12)],
  ])('that runs %s continues on the second line where the first ended', (_, words) => {
    const [first = '', second = ''] = labelLines(`1. ${isolated(words.trim())}`);
    const whole = `1. ${words}`;
    expect(whole.startsWith(first)).toBe(true);
    expect(whole.slice(first.length).trim().startsWith(second.replace(/…$/u, '').trim())).toBe(true);
    expect(second.length).toBeGreaterThan(5);
  });
});
