import { PDF_EXPORT_LINE_HEIGHT_MM, PDF_EXPORT_MARGIN_MM } from '@marklight/contracts/business';
import type { FeedbackStatus, Grade } from '@marklight/contracts/grades';

/** PDF measures in points, 72 to the inch of 25.4 mm. */
export function mm(millimetres: number): number {
  return (millimetres * 72) / 25.4;
}

export const PAGE = { width: mm(210), height: mm(297) } as const;
export const MARGIN = mm(PDF_EXPORT_MARGIN_MM);
/** Every line of text is placed on this grid. */
export const LINE = mm(PDF_EXPORT_LINE_HEIGHT_MM);
export const CONTENT_WIDTH = PAGE.width - 2 * MARGIN;
/** The last line inside the margins is the footer's, with half a line of air above. */
export const CONTENT_BOTTOM = PAGE.height - MARGIN - 1.5 * LINE;

export interface TextStyle {
  family: 'sans' | 'serif';
  bold: boolean;
  /** Points. */
  size: number;
  colour: string;
}

export const COLOURS = {
  ink: '#1B2A41',
  inkSoft: '#4A566B',
  line: '#DEDDD5',
  marker: '#FFE08A',
  warning: '#7A5200',
} as const;

export const STYLES = {
  title: { family: 'sans', bold: true, size: 18, colour: COLOURS.ink },
  section: { family: 'sans', bold: true, size: 13, colour: COLOURS.ink },
  heading: { family: 'sans', bold: true, size: 10.5, colour: COLOURS.ink },
  label: { family: 'sans', bold: true, size: 9.5, colour: COLOURS.inkSoft },
  body: { family: 'sans', bold: false, size: 10, colour: COLOURS.ink },
  strong: { family: 'sans', bold: true, size: 10, colour: COLOURS.ink },
  quote: { family: 'serif', bold: false, size: 10, colour: COLOURS.ink },
  facts: { family: 'sans', bold: false, size: 9.5, colour: COLOURS.inkSoft },
  warning: { family: 'sans', bold: false, size: 9.5, colour: COLOURS.warning },
  pageWarning: { family: 'sans', bold: true, size: 11, colour: COLOURS.warning },
  footer: { family: 'sans', bold: false, size: 8.5, colour: COLOURS.inkSoft },
} as const satisfies Record<string, TextStyle>;

export interface ChipColours {
  text: string;
  background: string;
}

const green: ChipColours = { text: '#17603A', background: '#E2F3E8' };
const amber: ChipColours = { text: '#6B4A00', background: '#FCF0CF' };
const grey: ChipColours = { text: '#4A566B', background: '#ECEBE5' };
const red: ChipColours = { text: '#94271C', background: '#FBE2DE' };

/** The pairs of the screens; each holds 4.5 : 1. */
export const GRADE_COLOURS: Record<Grade, ChipColours> = {
  A: green,
  B: { text: '#1F4A94', background: '#E3EDFC' },
  C: amber,
  D: { text: '#84400E', background: '#FDE8D6' },
  E: red,
  F: { text: '#FFFFFF', background: '#94271C' },
};
export const STATUS_COLOURS: Record<FeedbackStatus, ChipColours> = {
  strong: green,
  adequate: amber,
  needs_work: red,
  not_assessed: grey,
};
