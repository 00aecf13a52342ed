import type { ReadableType } from './document-type';
import type { FileFault, HiddenText } from '@marklight/contracts/essays';

/** What was read from a file, as a reader of its pages would see it. */
export interface ReadDocument {
  /** Paragraphs separated by an empty line; the title stays, furniture and the name block do not. */
  text: string;
  /** 0 where the format has no pages. */
  pageCount: number;
  /** Words that a reader cannot see; they are not in `text`. */
  hiddenText: HiddenText[];
  /** What could not be read, or seems to be in the wrong order; only of formats with pages. */
  fileFaults: FileFault[];
  /** Pages that show a picture and no text, to be read by looking at them; from 1. Only of essays. */
  pagesToRead: number[];
  studentName: string | null;
  /** The lines of the name block and of running headers, one below the other; empty if there are none. */
  heading: string;
}

export interface CountedDocument extends ReadDocument {
  /** Words of `text`. */
  wordCount: number;
  type: ReadableType;
}
