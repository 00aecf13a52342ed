import { lazy, useState, type ComponentType } from 'react';

type Filled = typeof import('./filled');
let filled: Filled | undefined;

export const loadFilled = async (): Promise<Filled> => (filled = await import('./filled'));

/** A part of `filled`. Each is drawn inside a Suspense that reserves its space; without one if the code is there. */
function later<Props extends object>(pick: (from: Filled) => ComponentType<Props>): ComponentType<Props> {
  const Lazy: ComponentType<Props> = lazy(async () => ({ default: pick(await loadFilled()) }));
  return function Later(props: Props) {
    // The same for as long as it is drawn, so that it keeps its state.
    const [Part] = useState(() => (filled ? pick(filled) : Lazy));
    return <Part {...props} />;
  };
}

export const AssignmentSelect = later((from) => from.AssignmentSelect);
export const CriteriaPreview = later((from) => from.CriteriaPreview);
export const EssayAnalysisCard = later((from) => from.EssayAnalysisCard);
export const EssayList = later((from) => from.EssayList);
export const PasteEssay = later((from) => from.PasteEssay);
export const ProcessingCard = later((from) => from.ProcessingCard);
export const ResultsSection = later((from) => from.ResultsSection);
export const StartingChoices = later((from) => from.StartingChoices);
export const UploadList = later((from) => from.UploadList);
export const UnsentNotice = lazy(async () => ({
  default: (await import('../review/components/UnsentNotice')).UnsentNotice,
}));
export const WorkInProgressList = later((from) => from.WorkInProgressList);
