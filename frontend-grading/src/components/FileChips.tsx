import type { Essay, FileFault } from '@marklight/contracts/essays';
import { isReadFromPictures, unsurePages } from '@marklight/contracts/scans';
import { PAGES, pathTo } from '@marklight/contracts/routes';
import { Chip } from '@marklight/ui/chips';
import { Link } from '@marklight/ui/router';

const LEFT_OUT: readonly FileFault['kind'][] = ['damaged_page', 'picture_page', 'large_pictures'];

/** How the file of an essay was read, or how far that is. */
export function FileChips({ essay: { id, status, reading, fileFaults, hiddenText } }: { essay: Essay }) {
  const has = (kind: FileFault['kind']) => fileFaults.some((fault) => fault.kind === kind);
  const isUnsure = unsurePages(fileFaults).length > 0;
  return (
    <>
      {reading && (
        <Chip tone="blue">
          {`Reading scanned page ${Math.min(reading.done + 1, reading.pages)} of ${reading.pages}`}
        </Chip>
      )}
      {hiddenText.length > 0 && <Chip tone="orange">Hidden text</Chip>}
      {LEFT_OUT.some(has) && <Chip tone="orange">Partly read</Chip>}
      {has('model_page') && <Chip tone="orange">Read by a model</Chip>}
      {isUnsure && <Chip tone="orange">Hard to read</Chip>}
      {has('scanned_page') && !isUnsure && <Chip tone="grey">Scanned</Chip>}
      {!reading && isReadFromPictures(fileFaults) && status === 'draft' && (
        <Link to={pathTo(PAGES.essay, { id })}>Check its text</Link>
      )}
      {has('page_order') && <Chip tone="orange">Page order</Chip>}
    </>
  );
}
