import { useUnderWay } from '@marklight/api-client/use-under-way';

const CRITERIA_UPLOADS = ['uploadCriteriaFile', 'uploadCriteriaText'];
const OTHER_CHANGES = ['deleteCriteria', 'deleteEssay', 'addSamples', 'removeSamples', 'clearWorkingSet'];

export interface StartInputs {
  isUploadingEssays: boolean;
  /** No essays or no criteria are known yet, and they are being fetched. */
  isLoading: boolean;
}

/** Why grading cannot start yet: what it would grade, or grade by, is still changing. Null where nothing is. */
export function useStartWaits({ isUploadingEssays, isLoading }: StartInputs): string | null {
  const isUploadingCriteria = useUnderWay(CRITERIA_UPLOADS);
  const isChanging = useUnderWay(OTHER_CHANGES);
  if (isUploadingEssays) return 'Essays are still being uploaded.';
  if (isUploadingCriteria) return 'Criteria are still being uploaded.';
  if (isChanging) return 'Your last change is still being saved.';
  return isLoading ? 'Your essays and criteria are still loading.' : null;
}
