import type { DuplicateFile } from '@marklight/contracts/essays';
import type { ToastContent } from '@marklight/ui/toast';
import { shortName } from '@marklight/ui/words';
import type { UploadOutcome } from '../hooks/use-essay-upload';

/** "3 files repeat essays that are already here". */
export function repeatsInWords(count: number): string {
  return count === 1
    ? '1 file repeats an essay that is already here'
    : `${count} files repeat essays that are already here`;
}

/** Why a file is considered a repetition: "The same file as essay.pdf". */
export function repetitionInWords({
  reason,
  twin: { filename, studentName, hasDecisions },
}: DuplicateFile): string {
  const decided = hasDecisions ? ' That one has your decisions, so it is kept whatever you choose.' : '';
  if (reason === 'same_file') return `The same file as ${shortName(filename)}.${decided}`;
  if (reason === 'same_text') return `The same text as ${shortName(filename)}.${decided}`;
  const whose = studentName === null ? 'The same student' : shortName(studentName);
  return `${whose} has already handed in ${shortName(filename)}.${decided}`;
}

/** What the teacher is told when an upload is finished. */
export function uploadToast(outcome: UploadOutcome): ToastContent {
  const { accepted, refusedCount, failedCount, repeatedCount, failure } = outcome;
  const taken = accepted.length;
  const ready = taken === 1 ? '1 essay is ready to grade' : `${taken} essays are ready to grade`;
  if (failure !== null) {
    const rest = taken > 0 ? ` ${ready}.` : '';
    return { title: 'Error', message: `${failure}${rest}`, tone: 'error' };
  }
  const stopped = refusedCount + failedCount;
  if (repeatedCount > 0) {
    const repeats = `${repeatsInWords(repeatedCount)}. Choose what to do in the list.`;
    return { title: 'Already here?', message: taken > 0 ? `${ready}. ${repeats}` : repeats };
  }
  if (stopped === 0) return { title: 'Essays uploaded', message: `${ready}.`, tone: 'success' };
  const listed = stopped === 1 ? '1 file was not accepted' : `${stopped} files were not accepted`;
  if (taken === 0) {
    return { title: 'Error', message: `${listed}. The list says why.`, tone: 'error' };
  }
  return { title: 'Essays uploaded', message: `${ready}; ${listed}, and the list says why.` };
}
