import { ESSAY_MAX_CHARACTERS } from '@marklight/contracts/business';
import type { FileFault, HiddenText } from '@marklight/contracts/essays';
import type { ReadDocument } from '../read-document';
import { RefusedInWorker } from '../worker/refused-in-worker';
import { looksGarbled, plainLetters, withoutBlankEnds, withoutUnseenCharacters } from './clean-characters';
import { headingText, readHeading, type HeadingLine } from './essay-heading';

export interface PlainSource {
  hiddenText?: readonly HiddenText[];
  /** Running headers, which may name the student. */
  headerLines?: readonly string[];
  fileFaults?: FileFault[];
  keepHeading: boolean;
}

/**
 * Makes a document of text without pages: unseen characters and the block that names the student are taken out, line
 * ends kept.
 * @throws RefusedInWorker if it holds no words, or too many
 */
export function plainDocument(
  raw: string,
  { hiddenText = [], headerLines = [], fileFaults = [], keepHeading }: PlainSource,
): ReadDocument {
  if (raw.length > ESSAY_MAX_CHARACTERS * 2) throw new RefusedInWorker('too_long');
  const { text, unseen } = withoutUnseenCharacters(plainLetters(raw));
  const lines = text.split('\n');
  const filled = lines.map((line, index) => ({ line, index })).filter(({ line }) => line.trim() !== '');
  const [top, headers] = [filled.map(({ line }) => toHeadingLine(line)), headerLines.map(toHeadingLine)];
  const heading = readHeading(top, headers);
  const skipped = new Set(keepHeading ? [] : [...heading.skip].map((position) => filled[position]?.index));
  const body = withoutBlankEnds(lines.filter((_, index) => !skipped.has(index)).join('\n'));
  if (!/[\p{L}\p{N}]/u.test(body)) throw new RefusedInWorker('no_text');
  if (looksGarbled(body)) throw new RefusedInWorker('no_words');
  const zeroWidth = unseen.map((found): HiddenText => ({ page: 0, reason: 'zero_width', text: found }));
  return {
    text: body,
    pageCount: 0,
    hiddenText: [...hiddenText, ...zeroWidth],
    fileFaults,
    pagesToRead: [],
    studentName: heading.studentName,
    heading: headingText(top, heading, headers),
  };
}

function toHeadingLine(line: string): HeadingLine {
  const text = line.trim();
  return { text: text.replace(/\s+/g, ' '), segments: text.split(/\t+|\s{3,}/) };
}
