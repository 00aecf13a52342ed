import type { FeedbackStatus, Grade } from '@marklight/contracts/grades';

/** The colours of the product; every text pair is held to WCAG AA (4.5 : 1) by a test. */
export const PALETTE = {
  ink: '#1B2A41',
  inkSoft: '#4A566B',
  paper: '#FAFAF7',
  card: '#FFFFFF',
  line: '#DEDDD5',
  /** Edge of a control that can be typed into or pressed: 3 : 1 against the card. */
  lineStrong: '#8A8F99',
  wash: '#F2F1EB',
  primary: '#2F5BEA',
  primaryHover: '#2449C4',
  primaryWash: '#EAF0FE',
  marker: '#FFE08A',
  success: '#1C6B3F',
  warning: '#7A5200',
  danger: '#A32A20',
} as const;

export interface ChipColours {
  text: string;
  background: string;
}

const green: ChipColours = { text: '#17603A', background: '#E2F3E8' };
const blue: ChipColours = { text: '#1F4A94', background: '#E3EDFC' };
const amber: ChipColours = { text: '#6B4A00', background: '#FCF0CF' };
const orange: ChipColours = { text: '#84400E', background: '#FDE8D6' };
const red: ChipColours = { text: '#94271C', background: '#FBE2DE' };
const darkRed: ChipColours = { text: '#FFFFFF', background: '#94271C' };
const grey: ChipColours = { text: '#4A566B', background: '#ECEBE5' };

export const GRADE_COLOURS: Record<Grade, ChipColours> = {
  A: green,
  B: blue,
  C: amber,
  D: orange,
  E: red,
  F: darkRed,
};

export const FEEDBACK_STATUS_COLOURS: Record<FeedbackStatus | 'unknown', ChipColours> = {
  strong: green,
  adequate: amber,
  needs_work: red,
  not_assessed: blue,
  unknown: grey,
};

export const CHIP_TONES = { green, blue, amber, orange, red, grey } as const;
export type ChipTone = keyof typeof CHIP_TONES;
