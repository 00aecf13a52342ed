import { lazy } from 'react';

export const loadFilled = () => import('./filled');

// Each is drawn inside a Suspense that reserves its space.
export const AssignmentSelect = lazy(async () => ({ default: (await loadFilled()).AssignmentSelect }));
export const CriteriaPreview = lazy(async () => ({ default: (await loadFilled()).CriteriaPreview }));
export const EssayAnalysisCard = lazy(async () => ({ default: (await loadFilled()).EssayAnalysisCard }));
export const EssayList = lazy(async () => ({ default: (await loadFilled()).EssayList }));
export const PasteEssay = lazy(async () => ({ default: (await loadFilled()).PasteEssay }));
export const ProcessingCard = lazy(async () => ({ default: (await loadFilled()).ProcessingCard }));
export const ResultsSection = lazy(async () => ({ default: (await loadFilled()).ResultsSection }));
export const StartingChoices = lazy(async () => ({ default: (await loadFilled()).StartingChoices }));
export const UploadList = lazy(async () => ({ default: (await loadFilled()).UploadList }));
export const UnsentNotice = lazy(async () => ({
  default: (await import('../review/components/UnsentNotice')).UnsentNotice,
}));
export const WorkInProgressList = lazy(async () => ({ default: (await loadFilled()).WorkInProgressList }));
