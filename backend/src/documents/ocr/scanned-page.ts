import type { HandwritingUnread } from '@marklight/contracts/essays';

/** What was recognised on a page that has no text of its own. All measures are in points, from the top left corner. */
export interface ScannedPage {
  width: number;
  height: number;
  lines: ScannedLine[];
  /** How sure the recognition is of its words, 0–100; less where it has missed some. */
  confidence: number;
  /** Quarters of a full turn clockwise after which it was read; none if it lay upright. */
  quarters?: 1 | 2 | 3;
  /** Degrees clockwise by which it was turned beyond those quarters, so that its lines lay level. */
  slant?: number;
}

export interface ScannedLine {
  /** Baseline. */
  y: number;
  /** Type size. */
  size: number;
  /** Where the baseline begins and ends, as a photo's lines seldom lie level all over the page. */
  ends?: readonly [x0: number, y0: number, x1: number, y1: number];
  words: ScannedWord[];
}

/** Text, and where it begins and ends on its line. */
export type ScannedWord = readonly [text: string, x0: number, x1: number, isUnsure?: true];

/** A page of handwriting as a model of the AI service read it: paragraphs, headings and lines of verse, each a line. */
export interface WrittenPage {
  writing: string;
  model: string;
}

/** Neither recognition nor a model could read the page; says why no model did. */
export interface UnreadWriting {
  handwriting: HandwritingUnread;
}

/** `blank`: nothing is on it. `no_text`: it shows no writing that can be read. `unread`: it could not be drawn, or took too much time or memory. */
export type ScanOutcome = ScannedPage | WrittenPage | UnreadWriting | 'blank' | 'no_text' | 'unread';

/** Of an outcome that has words. */
export const isRecognised = (outcome: ScanOutcome): outcome is ScannedPage =>
  typeof outcome === 'object' && 'lines' in outcome;
export const isWritten = (outcome: ScanOutcome): outcome is WrittenPage =>
  typeof outcome === 'object' && 'writing' in outcome;

/** By the number of the page. */
export type ScannedPages = readonly (readonly [page: number, outcome: ScanOutcome])[];
