import { useCallback, useMemo, useState } from 'react';
import { DEFAULT_LOCALE, type Locale } from '@marklight/contracts/language';
import { Button } from '@marklight/ui/antd';
import { ErrorState } from '@marklight/ui/states';
import { toast } from '@marklight/ui/toast';
import { useCriteriaQuery } from './api/criteria-api';
import { useEssaysQuery } from './api/essays-api';
import { useResultsQuery } from './api/grading-api';
import { BatchActions } from './components/BatchActions';
import { CriteriaPanel } from './components/CriteriaPanel';
import { DashboardHeader } from './components/DashboardHeader';
import { EssayAnalysisCard } from './components/EssayAnalysisCard';
import { EssayUploadPanel } from './components/EssayUploadPanel';
import { ProcessingCard } from './components/ProcessingCard';
import { ReadyCard } from './components/ReadyCard';
import { WorkInProgress } from './components/WorkInProgress';
import { SampleEssays } from './components/SampleEssays';
import { ResultsSection } from './components/ResultsSection';
import { useClearWorkingSet } from './hooks/use-clear-working-set';
import { useCompletedClearing } from './hooks/use-completed-clearing';
import { useEssayAnalysis } from './hooks/use-essay-analysis';
import { useEssayUpload, type UploadOutcome } from './hooks/use-essay-upload';
import { useFailedEntries } from './hooks/use-failed-entries';
import { useProcessingStatus } from './hooks/use-processing-status';
import { useResultsRefresh } from './hooks/use-results-refresh';
import { useStartGrading } from './hooks/use-start-grading';
import { useStartingChoice } from './hooks/use-starting-choice';
import { uploadToast } from './logic/upload-words';
import { latestCriteriaOf, workingEssaysOf, workingResultsOf } from './logic/working-set';

/** The teacher's main page: essays and criteria in, results and exports out. */
export function GradingDashboard() {
  const essaysQuery = useEssaysQuery();
  const criteriaQuery = useCriteriaQuery();
  const resultsQuery = useResultsQuery();
  const [analysisOpen, setAnalysisOpen] = useState<boolean | null>(null);
  const [locale, setLocale] = useState<Locale>(DEFAULT_LOCALE);

  const essays = useMemo(() => workingEssaysOf(essaysQuery.data ?? []), [essaysQuery.data]);
  const sets = useMemo(() => criteriaQuery.data ?? [], [criteriaQuery.data]);
  const criteria = useMemo(() => latestCriteriaOf(sets), [sets]);
  const results = useMemo(
    () => workingResultsOf(resultsQuery.data ?? [], essays),
    [resultsQuery.data, essays],
  );

  const processing = useProcessingStatus();
  const { statuses, refresh } = processing;
  useResultsRefresh(statuses);
  useCompletedClearing(statuses, refresh);
  const isProcessing = statuses.length > 0;

  const analysis = useEssayAnalysis(essays, locale);
  const { analyseUploaded } = analysis;
  const onUploaded = useCallback(
    (outcome: UploadOutcome) => {
      toast(uploadToast(outcome));
      const [first] = outcome.accepted;
      if (first) void analyseUploaded(first);
    },
    [analyseUploaded],
  );
  const upload = useEssayUpload(onUploaded);
  const choice = useStartingChoice(essays, criteria, locale, isProcessing || upload.isUploading);
  const grading = useStartGrading(essays, choice, locale, processing);
  const failed = useFailedEntries(grading.retry, refresh);
  // Until the teacher says otherwise, the analysis gives way to results and to grading.
  const showsAnalysis = analysisOpen ?? !(isProcessing || results.length > 0);
  const clearing = useClearWorkingSet(
    { essayCount: essays.length, criteriaSetCount: sets.length, underWayCount: statuses.length },
    refresh,
  );

  return (
    <div className="ml-page gd-page">
      <DashboardHeader
        canClear={essays.length > 0 || sets.length > 0}
        isClearing={clearing.isClearing}
        onClear={() => void clearing.clear()}
      />
      <SampleEssays
        isEmpty={essaysQuery.isSuccess && criteriaQuery.isSuccess && essays.length === 0 && sets.length === 0}
        hasSamples={essays.some((essay) => essay.isSample)}
        isProcessing={isProcessing}
      />
      <WorkInProgress />
      <div className="ml-card gd-main">
        <div className="gd-main-head">
          <div role="tablist" aria-label="Dashboard">
            <button
              type="button"
              role="tab"
              id="gd-tab-grading"
              className="gd-tab"
              aria-selected
              aria-controls="gd-tabpanel-grading"
            >
              Essay Grading
            </button>
          </div>
          <Button type="text" loading={clearing.isClearing} onClick={() => void clearing.clear()}>
            Reset All
          </Button>
        </div>
        <div id="gd-tabpanel-grading" role="tabpanel" aria-labelledby="gd-tab-grading" className="gd-panels">
          <EssayUploadPanel
            essays={essays}
            isLoading={essaysQuery.isLoading}
            failure={
              essaysQuery.isError &&
              !essaysQuery.data && (
                <ErrorState
                  title="Your essays could not be loaded."
                  error={essaysQuery.error}
                  retrying={essaysQuery.isFetching}
                  onRetry={() => void essaysQuery.refetch()}
                />
              )
            }
            isProcessing={isProcessing}
            upload={upload}
          />
          <CriteriaPanel
            sets={sets}
            latest={criteria}
            isLoading={criteriaQuery.isLoading}
            failure={
              criteriaQuery.isError &&
              !criteriaQuery.data && (
                <ErrorState
                  title="Your criteria could not be loaded."
                  error={criteriaQuery.error}
                  retrying={criteriaQuery.isFetching}
                  onRetry={() => void criteriaQuery.refetch()}
                />
              )
            }
            isProcessing={isProcessing}
          />
        </div>
      </div>
      <ReadyCard
        essayCount={essays.length}
        criteria={criteria}
        choice={choice}
        locale={locale}
        onLocale={setLocale}
        isProcessing={isProcessing}
        waitsForTeacher={isProcessing && statuses.every((entry) => entry.status === 'error')}
        isStarting={grading.isStarting}
        isUploading={upload.isUploading}
        onStart={() => void grading.start()}
      />
      <ProcessingCard
        processing={processing}
        busyIds={failed.busyIds}
        onRetry={failed.retry}
        onDismiss={failed.dismiss}
      />
      {!resultsQuery.isLoading && (
        <EssayAnalysisCard
          essays={essays}
          view={analysis}
          open={showsAnalysis}
          onToggle={() => setAnalysisOpen(!showsAnalysis)}
        />
      )}
      <ResultsSection
        results={results}
        isLoading={resultsQuery.isLoading || essaysQuery.isLoading}
        error={resultsQuery.isError && !resultsQuery.data ? resultsQuery.error : null}
        onRetry={resultsQuery.refetch}
      />
      <BatchActions resultCount={results.length} />
      {clearing.dialog}
    </div>
  );
}
