import type { Bytes } from './bytes';

/** The old palette ([MS-DOC] 2.9.119); null is automatic. */
const PALETTE = [
  null,
  '#000000',
  '#0000ff',
  '#00ffff',
  '#00ff00',
  '#ff00ff',
  '#ff0000',
  '#ffff00',
  '#ffffff',
  '#000080',
  '#008080',
  '#008000',
  '#800080',
  '#800000',
  '#808000',
  '#808080',
  '#c0c0c0',
] as const;
const SOLID = 1;
const NO_SHADE = 0xffff;
const IS_AUTOMATIC = 0xff;

export function paletteColour(index: number): string | null {
  return PALETTE[index] ?? null;
}

/** A COLORREF: red, green, blue, and whether it is automatic. */
export function colourAt(bytes: Bytes, at: number): string | null {
  if (bytes.u8(at + 3) === IS_AUTOMATIC) return null;
  const parts = [bytes.u8(at), bytes.u8(at + 1), bytes.u8(at + 2)];
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

/** The colour behind the text of a Shd ([MS-DOC] 2.9.246), ten bytes; null for none. */
export function shadeAt(bytes: Bytes, at: number): string | null {
  const pattern = bytes.u16(at + 8);
  if (pattern === NO_SHADE) return null;
  return colourAt(bytes, pattern === SOLID ? at : at + 4);
}

/** The same of a Shd80 ([MS-DOC] 2.9.247), two bytes. */
export function oldShadeAt(bytes: Bytes, at: number): string | null {
  const value = bytes.u16(at);
  if (value === NO_SHADE) return null;
  return paletteColour(value >> 10 === SOLID ? value & 0x1f : (value >> 5) & 0x1f);
}
