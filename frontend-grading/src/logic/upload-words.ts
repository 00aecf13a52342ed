import type { DuplicateFile } from '@marklight/contracts/essays';
import type { ToastContent } from '@marklight/ui/toast';
import { countOf, shortName } from '@marklight/ui/words';
import type { UploadOutcome } from '../hooks/use-essay-upload';
import { isUnderWay, type UploadEntry } from './upload-state';

/** "3 files repeat essays that are already here". */
export function repeatsInWords(count: number): string {
  return count === 1
    ? '1 file repeats an essay that is already here'
    : `${count} files repeat essays that are already here`;
}

/**
 * What would be lost by leaving the page, a sentence for each kind of file; files that were refused are not stored
 * anyway.
 */
export function leftOpenWords(entries: readonly UploadEntry[]): string[] {
  const repeated = entries.filter(({ stage }) => stage === 'repeated').length;
  const moving = entries.filter(isUnderWay).length;
  const failed = entries.filter(({ stage }) => stage === 'failed').length;
  return [
    ...(repeated > 0 ? [`${repeatsInWords(repeated)}: you have not chosen what to do.`] : []),
    ...(moving > 0 ? [`${countOf(moving, 'file is', 'files are')} still being uploaded.`] : []),
    ...(failed > 0 ? [`${countOf(failed, 'file')} could not be uploaded.`] : []),
  ];
}

/** Why a file is considered a repetition: "The same file as essay.pdf". */
export function repetitionInWords({
  reason,
  twin: { filename, studentName, hasDecisions },
}: DuplicateFile): string {
  const decided = hasDecisions ? ' That essay has your decisions, so it is kept whatever you choose.' : '';
  if (reason === 'same_file') return `The same file as ${shortName(filename)}.${decided}`;
  if (reason === 'same_text') return `The same text as ${shortName(filename)}.${decided}`;
  const whose = studentName === null ? 'The same student' : shortName(studentName);
  return `${whose} has already handed in ${shortName(filename)}.${decided}`;
}

/** "9 essays are ready to grade, and the pages of 2 are being read". */
function readyWords(accepted: UploadOutcome['accepted']): string {
  const beingRead = accepted.filter(({ reading }) => reading !== null).length;
  const readyCount = accepted.length - beingRead;
  const ready = `${countOf(readyCount, 'essay is', 'essays are')} ready to grade`;
  if (beingRead === 0) return ready;
  if (readyCount === 0) return `The pages of ${countOf(beingRead, 'essay')} are being read`;
  return `${ready}, and the pages of ${beingRead} more are being read`;
}

/**
 * What the teacher is told when an upload is finished; null where the page asks what to do, because a message would cover the
 * buttons.
 */
export function uploadToast(outcome: UploadOutcome): ToastContent | null {
  const { accepted, refusedCount, failedCount, repeatedCount, failure } = outcome;
  const taken = accepted.length;
  const ready = readyWords(accepted);
  if (failure !== null) {
    const rest = taken > 0 ? ` ${ready}.` : '';
    return { title: 'Error', message: `${failure}${rest}`, tone: 'error' };
  }
  const stopped = refusedCount + failedCount;
  if (repeatedCount > 0) return null;
  if (stopped === 0) return { title: 'Essays uploaded', message: `${ready}.`, tone: 'success' };
  const listed = stopped === 1 ? '1 file was not accepted' : `${stopped} files were not accepted`;
  if (taken === 0) {
    return { title: 'Error', message: `${listed}. The list says why.`, tone: 'error' };
  }
  return { title: 'Essays uploaded', message: `${ready}; ${listed}, and the list says why.` };
}
