import type { ToastContent } from '@marklight/ui/toast';
import type { UploadOutcome } from '../hooks/use-essay-upload';

/** What the teacher is told when an upload is finished. */
export function uploadToast({ accepted, refusedCount, failedCount, failure }: UploadOutcome): ToastContent {
  const taken = accepted.length;
  const ready = taken === 1 ? '1 essay is ready to grade' : `${taken} essays are ready to grade`;
  if (failure !== null) {
    const rest = taken > 0 ? ` ${ready}.` : '';
    return { title: 'Error', message: `${failure}${rest}`, tone: 'error' };
  }
  const stopped = refusedCount + failedCount;
  if (stopped === 0) return { title: 'Essays uploaded', message: `${ready}.`, tone: 'success' };
  const listed = stopped === 1 ? '1 file was not taken' : `${stopped} files were not taken`;
  if (taken === 0) {
    return { title: 'Error', message: `${listed}. The list says why.`, tone: 'error' };
  }
  return { title: 'Essays uploaded', message: `${ready}; ${listed}, and the list says why.` };
}
