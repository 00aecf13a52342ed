import { ESSAY_MAX_CHARACTERS } from '@marklight/contracts/business';
import { RefusedInWorker } from '../worker/refused-in-worker';
import { type DocFile, openDoc } from './doc/doc-file';
import { DocText } from './doc/doc-text';
import type { Story } from './doc/fib';
import { countLargePictures } from './doc/large-pictures';
import { paragraphsOf } from './doc/paragraphs';
import type { DocxText } from './read-docx';

/** In the order in which they are read. */
const STORIES: readonly Story[] = ['body', 'textBoxes', 'footnotes', 'endnotes'];

/**
 * Text of a Word 97–2003 file's body with its text boxes and notes at the end; headers, footers, comments, deleted
 * words and words that do not show are left out, as in a .docx.
 * @throws RefusedInWorker with the reason
 */
export function readDoc(bytes: Uint8Array): DocxText {
  const file = openDoc(bytes);
  const { stories } = file.fib;
  const [bodyStart, bodyEnd] = stories.body;
  if (bodyEnd - bodyStart > 2 * ESSAY_MAX_CHARACTERS) throw new RefusedInWorker('too_long');
  const text = new DocText(file, paragraphsOf(file));
  const read = STORIES.map((story) => text.between(...stories[story]));
  const largePictures = countLargePictures(file, text.picturesBetween(bodyStart, bodyEnd));
  return {
    text: read
      .map((story) => story.text)
      .filter((part) => part.trim() !== '')
      .join('\n\n'),
    hiddenText: read.flatMap(({ hidden }) => hidden.map((run) => ({ page: 0, ...run }))),
    headerLines: headerLines(file, text),
    fileFaults: largePictures > 0 ? [{ kind: 'large_pictures', count: largePictures }] : [],
  };
}

/** Of each section's six headers and footers, those that are headers: on even, odd and first pages ([MS-DOC] 2.8.26). */
const HEADERS = new Set([0, 1, 4]);
/** Before them come the lines that divide notes from the text. */
const FIRST_HEADER = 6;
const MOST_HEADERS = 600;

function headerLines(file: DocFile, text: DocText): string[] {
  const places = file.part('headers');
  const [start, end] = file.fib.stories.headers;
  const lines: string[] = [];
  const count = Math.min(MOST_HEADERS, places.length / 4 - 2);
  for (let index = FIRST_HEADER; index < count; index += 1) {
    if (!HEADERS.has((index - FIRST_HEADER) % 6)) continue;
    const [from, to] = [start + places.u32(index * 4), start + places.u32(index * 4 + 4)];
    if (from < to && to <= end) lines.push(...text.between(from, to).text.split('\n'));
  }
  return lines.filter((line) => line.trim() !== '');
}
