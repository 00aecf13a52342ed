import type { Essay, FileFault } from '@marklight/contracts/essays';
import { isReadFromPictures, isWithoutWriting, unsurePages } from '@marklight/contracts/scans';
import { PAGES, pathTo } from '@marklight/contracts/routes';
import { Chip } from '@marklight/ui/chips';
import { Link } from '@marklight/ui/router';

const LEFT_OUT: readonly FileFault['kind'][] = ['damaged_page', 'picture_page', 'large_pictures'];

type ReadFile = Pick<Essay, 'reading' | 'fileFaults' | 'hiddenText' | 'wordCount'>;

/**
 * How the file of an essay was read, or the progress of reading it, with a link to its text if that can be corrected.
 */
export function FileChips({ essay }: { essay: Essay }) {
  const { id, status, reading, fileFaults } = essay;
  const isFromPictures = isReadFromPictures(fileFaults);
  return (
    <>
      <FileStateChips file={essay} />
      {has(fileFaults, 'scanned_page') && unsurePages(fileFaults).length === 0 && (
        <Chip tone="grey">Scanned</Chip>
      )}
      {!reading && isFromPictures && status === 'draft' && (
        <Link to={pathTo(PAGES.essay, { id })}>Check its text</Link>
      )}
    </>
  );
}

/** What a teacher has to know about it before grading. */
export function FileStateChips({ file: { reading, fileFaults, hiddenText, wordCount } }: { file: ReadFile }) {
  const isPartly = LEFT_OUT.some((kind) => has(fileFaults, kind));
  return (
    <>
      {reading && (
        <Chip tone="blue">
          {`Reading scanned page ${Math.min(reading.done + 1, reading.pages)} of ${reading.pages}`}
        </Chip>
      )}
      {hiddenText.length > 0 && <Chip tone="orange">Hidden text</Chip>}
      {!reading && isPartly && <Chip tone="orange">{wordCount === 0 ? 'Not read' : 'Partly read'}</Chip>}
      {!reading && has(fileFaults, 'blank_page') && (
        <Chip tone="orange">
          {isWithoutWriting(fileFaults, wordCount > 0) ? 'No writing found' : 'Blank page'}
        </Chip>
      )}
      {has(fileFaults, 'model_page') && <Chip tone="orange">Read by a model</Chip>}
      {unsurePages(fileFaults).length > 0 && <Chip tone="orange">Hard to read</Chip>}
      {has(fileFaults, 'page_order') && <Chip tone="orange">Page order</Chip>}
    </>
  );
}

function has(faults: readonly FileFault[], kind: FileFault['kind']): boolean {
  return faults.some((fault) => fault.kind === kind);
}
