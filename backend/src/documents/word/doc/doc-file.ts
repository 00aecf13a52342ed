import { RefusedInWorker } from '../../worker/refused-in-worker';
import { Bytes } from './bytes';
import { CompoundFile } from './compound-file';
import { readFib, type Fib } from './fib';
import { type FormattedRun, readRuns } from './formatted-runs';
import { type Piece, readPieces } from './pieces';
import { DocStyles } from './styles';

/** The parts of a Word 97–2003 file that its text needs. */
export interface DocFile {
  fib: Fib;
  pieces: readonly Piece[];
  characterRuns: readonly FormattedRun[];
  paragraphRuns: readonly FormattedRun[];
  styles: DocStyles;
  /** Pictures, and long lists of properties; null if there are none. */
  data: Bytes | null;
  part: (name: keyof Fib['parts']) => Bytes;
}

/** @throws RefusedInWorker `not_a_word_file`, `damaged`, `encrypted`, `old_word`, `too_long`, `takes_too_long` */
export function openDoc(content: Uint8Array): DocFile {
  const file = new CompoundFile(content);
  const document = file.stream('WordDocument');
  if (!document) throw new RefusedInWorker('not_a_word_file');
  const fib = readFib(document);
  const table = file.stream(fib.tableStream);
  if (!table) throw new RefusedInWorker('damaged');
  const part = (name: keyof Fib['parts']) => {
    const [offset, length] = fib.parts[name];
    return length === 0 ? new Bytes(new Uint8Array()) : table.slice(offset, length);
  };
  const pieces = readPieces(document, part('pieces'));
  const [, lastCharacter] = fib.stories.headerTextBoxes;
  if (lastCharacter > (pieces.at(-1)?.end ?? 0)) throw new RefusedInWorker('damaged');
  return {
    ...{ fib, pieces, part },
    characterRuns: readRuns(document, part('characterRuns'), 'characters'),
    paragraphRuns: readRuns(document, part('paragraphRuns'), 'paragraphs'),
    styles: new DocStyles(part('styles')),
    data: file.stream('Data'),
  };
}
