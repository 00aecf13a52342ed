/** What a dashboard with nothing on it does not draw, in one file that comes when the first of it is drawn. */
export { AssignmentSelect } from '@marklight/ui/assignment-select';
export { CriteriaPreview } from './CriteriaPreview';
export { EssayAnalysisCard } from './EssayAnalysisCard';
export { EssayList } from './EssayList';
export { ProcessingCard } from './ProcessingCard';
export { ResultsSection } from './ResultsSection';
export { StartingChoices } from './StartingChoices';
export { UploadList } from './UploadList';
export { WorkInProgressList } from './WorkInProgressList';
