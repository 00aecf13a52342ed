/** The parts that an empty dashboard does not draw, in one file that is loaded when the first of them is needed. */
export { AssignmentSelect } from '@marklight/ui/assignment-select';
export { CriteriaPreview } from './CriteriaPreview';
export { EssayAnalysisCard } from './EssayAnalysisCard';
export { EssayList } from './EssayList';
export { PasteEssay } from './PasteEssay';
export { ProcessingCard } from './ProcessingCard';
export { ResultsSection } from './ResultsSection';
export { StartingChoices } from './StartingChoices';
export { UploadList } from './UploadList';
export { WorkInProgressList } from './WorkInProgressList';
export { fetchEssayAgain } from '../api/essay-again';
