import { readFileSync } from 'fs';
import { join } from 'path';
import { theme } from 'antd';
import { CHIP_TONES, GRADE_COLOURS, PALETTE } from './palette';
import { themeConfig } from './theme';

/** WCAG AA for text of ordinary size. */
const AA_TEXT = 4.5;
/** WCAG AA for the edge of a control. */
const AA_EDGE = 3;

/** Relative luminance of `#RRGGBB` (WCAG 2.2). */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}
const css = (name: string) => readFileSync(join(__dirname, name), 'utf8').toLowerCase();
const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

describe('the palette', () => {
  it.each([
    ...Object.entries(CHIP_TONES).map(([name, { text, background }]) => [`chip ${name}`, text, background]),
    ...Object.entries(GRADE_COLOURS).map(([name, { text, background }]) => [
      `grade ${name}`,
      text,
      background,
    ]),
    ['ink on paper', PALETTE.ink, PALETTE.paper],
    ['soft ink on wash', PALETTE.inkSoft, PALETTE.wash],
    ['ink on marker', PALETTE.ink, PALETTE.marker],
    ['white on primary', PALETTE.card, PALETTE.primary],
    ['link on paper', PALETTE.primaryHover, PALETTE.paper],
    ['error on paper', PALETTE.danger, PALETTE.paper],
    ['warning on card', PALETTE.warning, PALETTE.card],
    ['success on card', PALETTE.success, PALETTE.card],
  ])('%s reads at AA', (_, text = '', background = '') => {
    expect(contrast(text, background)).toBeGreaterThanOrEqual(AA_TEXT);
  });

  it.each([
    'colorLinkHover',
    'colorLinkActive',
    'colorPrimaryHover',
    'colorPrimaryActive',
    'colorErrorHover',
  ] as const)('reads at AA where antd takes %s under the mouse', (token) => {
    expect(
      contrast(theme.getDesignToken(themeConfig({ motion: true }))[token], PALETTE.wash),
    ).toBeGreaterThanOrEqual(AA_TEXT);
  });

  it('gives controls an edge that can be seen', () => {
    expect(contrast(PALETTE.lineStrong, PALETTE.card)).toBeGreaterThanOrEqual(AA_EDGE);
  });

  it('is the same in the style sheets', () => {
    for (const [name, colour] of Object.entries(PALETTE)) {
      expect(css('base.css')).toContain(`--${kebab(name)}: ${colour.toLowerCase()};`);
    }
    for (const { text, background } of [CHIP_TONES.amber, CHIP_TONES.red]) {
      expect(css('utilities.css')).toContain(
        `color: ${text.toLowerCase()};\n  background: ${background.toLowerCase()};`,
      );
    }
  });
});
