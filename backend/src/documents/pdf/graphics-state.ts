import { IDENTITY, type Box, type Matrix } from './matrix';
import type { ShownFont } from './operators';

/** The state that a page's operators change; `save` keeps a copy and `restore` returns to it. */
export interface GraphicsState {
  matrix: Matrix;
  /** Nothing is painted outside. */
  clip: Box;
  /** All of that box lets paint through. */
  clipIsBox: boolean;
  fill: string | null;
  stroke: string | null;
  fillAlpha: number;
  strokeAlpha: number;
  /** Within a transparency group, what is painted goes to the page in ways of the group. */
  inGroup: boolean;
  /** Alpha of the transparency groups around. */
  groupAlpha: number;
  blends: boolean;
  masked: boolean;
  lineWidth: number;
  font: ShownFont | null;
  fontSize: number;
  charSpacing: number;
  wordSpacing: number;
  horizontalScale: number;
  leading: number;
  rise: number;
  renderMode: number;
  textMatrix: Matrix;
  x: number;
  y: number;
  lineX: number;
  lineY: number;
}

export function initialState(clip: Box): GraphicsState {
  return {
    matrix: IDENTITY,
    clip,
    clipIsBox: true,
    fill: '#000000',
    stroke: '#000000',
    fillAlpha: 1,
    strokeAlpha: 1,
    inGroup: false,
    groupAlpha: 1,
    blends: false,
    masked: false,
    lineWidth: 1,
    font: null,
    fontSize: 0,
    charSpacing: 0,
    wordSpacing: 0,
    horizontalScale: 1,
    leading: 0,
    rise: 0,
    renderMode: 0,
    textMatrix: IDENTITY,
    x: 0,
    y: 0,
    lineX: 0,
    lineY: 0,
  };
}

/** Whether what is filled simply replaces what was there. */
export function isOpaque({ fillAlpha, groupAlpha, inGroup, blends, masked }: GraphicsState): boolean {
  return fillAlpha * groupAlpha === 1 && !inGroup && !blends && !masked;
}

/** Applies an ExtGState's entries, `[key, value]` pairs of pdf.js. */
export function applyExtendedState(
  state: GraphicsState,
  entries: unknown,
  fontNamed: (name: string) => ShownFont | null,
): void {
  for (const entry of Array.isArray(entries) ? entries : []) {
    if (!Array.isArray(entry)) continue;
    const [key, value] = entry as [unknown, unknown];
    if (key === 'ca' && typeof value === 'number') state.fillAlpha = value;
    else if (key === 'CA' && typeof value === 'number') state.strokeAlpha = value;
    else if (key === 'LW' && typeof value === 'number') state.lineWidth = value;
    else if (key === 'BM') state.blends = value !== 'source-over';
    else if (key === 'SMask') state.masked = value === true;
    else if (key === 'Font' && Array.isArray(value)) {
      state.font = fontNamed(String(value[0]));
      state.fontSize = Number(value[1]) || 0;
    }
  }
}
