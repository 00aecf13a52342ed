/** What was recognised on a page that has no text of its own. All measures are in points, from the top left corner. */
export interface ScannedPage {
  width: number;
  height: number;
  lines: ScannedLine[];
  /** How sure the recognition is of its words, 0–100; less where it has missed some. */
  confidence: number;
  /** Quarters of a full turn clockwise after which it was read; none if it lay upright. */
  quarters?: 1 | 2 | 3;
}

export interface ScannedLine {
  /** Baseline. */
  y: number;
  /** Type size. */
  size: number;
  words: ScannedWord[];
}

/** Text, and where it begins and ends on its line. */
export type ScannedWord = readonly [text: string, x0: number, x1: number];

/** `no_text`: it shows no writing that can be read. `unread`: it could not be drawn, or took too much time or memory. */
export type ScanOutcome = ScannedPage | 'no_text' | 'unread';

/** By the number of the page. */
export type ScannedPages = readonly (readonly [page: number, outcome: ScanOutcome])[];
