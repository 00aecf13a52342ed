import { IDENTITY, type Box, type Matrix } from './matrix';
import type { ShownFont } from './operators';

/** The state that a page's operators change; `save` keeps a copy and `restore` returns to it. */
export interface GraphicsState {
  matrix: Matrix;
  clip: Box;
  fill: string | null;
  stroke: string | null;
  fillAlpha: number;
  strokeAlpha: number;
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
    fill: '#000000',
    stroke: '#000000',
    fillAlpha: 1,
    strokeAlpha: 1,
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

/** Applies an ExtGState's entries, `[key, value]` pairs of pdf.js. */
export function applyExtendedState(state: GraphicsState, entries: unknown): void {
  for (const entry of Array.isArray(entries) ? entries : []) {
    if (!Array.isArray(entry)) continue;
    const [key, value] = entry as [unknown, unknown];
    if (key === 'ca' && typeof value === 'number') state.fillAlpha = value;
    else if (key === 'CA' && typeof value === 'number') state.strokeAlpha = value;
    else if (key === 'LW' && typeof value === 'number') state.lineWidth = value;
    else if (key === 'BM') state.blends = value !== 'source-over';
    else if (key === 'SMask') state.masked = value === true;
  }
}
