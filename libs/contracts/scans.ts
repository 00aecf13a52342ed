import { SCAN_UNSURE_BELOW } from './business';
import type { FileFault } from './essays';

/** Whether any of the essay's text was read from pictures, or could not be, so that the teacher may type over it. */
export function isReadFromPictures(faults: readonly FileFault[]): boolean {
  return faults.some(({ kind }) => FROM_PICTURES.includes(kind));
}

const FROM_PICTURES: readonly FileFault['kind'][] = [
  'scanned_page',
  'model_page',
  'picture_page',
  'blank_page',
  'typed_over',
];

/** Whether the teacher should look at the text before it is graded: a page was hard to read or not read, and nobody has corrected it. */
export function isHardToRead(faults: readonly FileFault[]): boolean {
  if (faults.some(({ kind }) => kind === 'typed_over')) return false;
  return (
    unsurePages(faults).length > 0 ||
    faults.some(({ kind }) => kind === 'picture_page' || kind === 'blank_page')
  );
}

/** Whether the file has nothing but pages without any writing. */
export function isWithoutWriting(faults: readonly FileFault[], hasText: boolean): boolean {
  return !hasText && faults.length > 0 && faults.every(({ kind }) => kind === 'blank_page');
}

/** Pages on which no text was found, also after the teacher has corrected the text. */
export function pagesWithoutText(faults: readonly FileFault[]): number[] {
  return faults.flatMap((fault) =>
    fault.kind === 'picture_page' || fault.kind === 'blank_page'
      ? [fault.page]
      : fault.kind === 'typed_over'
        ? (fault.unread ?? [])
        : [],
  );
}

/** Scanned pages whose words the recognition is not sure of. */
export function unsurePages(faults: readonly FileFault[]): number[] {
  return faults.flatMap((fault) =>
    fault.kind === 'scanned_page' && fault.confidence < SCAN_UNSURE_BELOW ? [fault.page] : [],
  );
}
