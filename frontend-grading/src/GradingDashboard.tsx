import { Suspense, useCallback, useMemo, useState } from 'react';
import { DEFAULT_LOCALE, type Locale } from '@marklight/contracts/language';
import { Button } from '@marklight/ui/antd';
import { useConfirm } from '@marklight/ui/confirm-dialog';
import { ErrorState, SkeletonRows } from '@marklight/ui/states';
import { unreadQuestion } from '@marklight/ui/unread-question';
import { toast } from '@marklight/ui/toast';
import { useFetchedLater } from '@marklight/ui/use-fetched-later';
import { useOnceTrue } from '@marklight/ui/use-once-true';
import { useWorkInProgressQuery } from './assignment/assignment-api';
import { useCriteriaQuery } from './api/criteria-api';
import { useEssaysQuery } from './api/essays-api';
import { useFilingAssignmentsQuery } from './api/filing-api';
import { useResultsQuery } from './api/grading-api';
import { BatchActions } from './components/BatchActions';
import { CriteriaPanel } from './components/CriteriaPanel';
import { DashboardHeader } from './components/DashboardHeader';
import { EssayUploadPanel } from './components/EssayUploadPanel';
import {
  EssayAnalysisCard,
  loadFilled,
  ProcessingCard,
  ResultsSection,
  UnsentNotice,
} from './components/later';
import { PanelsToggle } from './components/PanelsToggle';
import { ProcessingFailure } from './components/ProcessingFailure';
import { ReadyCard } from './components/ReadyCard';
import { WorkInProgress } from './components/WorkInProgress';
import { SampleNotice } from './components/SampleEssays';
import { ResultsPlace } from './components/ResultsPlace';
import { useClearWorkingSet } from './hooks/use-clear-working-set';
import { useCompletedClearing } from './hooks/use-completed-clearing';
import { useEssayAnalysis } from './hooks/use-essay-analysis';
import { useEssayUpload, type UploadOutcome } from './hooks/use-essay-upload';
import { useFailedEntries } from './hooks/use-failed-entries';
import { useFocusAfterChange } from './hooks/use-focus-after-removal';
import { useFoldedPanels } from './hooks/use-folded-panels';
import { useOpening } from './hooks/use-opening';
import { useProcessingStatus } from './hooks/use-processing-status';
import { useResultsRefresh } from './hooks/use-results-refresh';
import { useStartGrading } from './hooks/use-start-grading';
import { useStartWaits } from './hooks/use-start-waits';
import { useStartingChoice } from './hooks/use-starting-choice';
import { useHasUnsent } from './hooks/use-has-unsent';
import { uploadToast } from './logic/upload-words';
import { latestCriteriaOf, unreadOf, workingEssaysOf, workingResultsOf } from './logic/working-set';

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

  const work = useWorkInProgressQuery();
  const filing = useFilingAssignmentsQuery();
  const isOpening = useOpening(
    [essaysQuery, resultsQuery, work, filing].some(({ isLoading }) => isLoading),
    essays.length > 0 || sets.length > 0 || (work.data?.length ?? 0) > 0,
  );
  const processing = useProcessingStatus();
  const { statuses, refresh } = processing;
  useResultsRefresh(statuses);
  useCompletedClearing(statuses, refresh);
  // Entries that failed are not being processed; see docs/decisions/pages.md.
  const isProcessing = statuses.some((entry) => entry.status !== 'error');
  const hasProcessed = useOnceTrue(statuses.length > 0);
  useFetchedLater(loadFilled);
  const hasUnsent = useOnceTrue(useHasUnsent());

  const analysis = useEssayAnalysis(essays, locale);
  const { analyseUploaded } = analysis;
  const onUploaded = useCallback(
    (outcome: UploadOutcome) => {
      const message = uploadToast(outcome);
      if (message) toast(message);
      const [first] = outcome.accepted;
      if (first) void analyseUploaded(first);
    },
    [analyseUploaded],
  );
  const upload = useEssayUpload(onUploaded);
  const choice = useStartingChoice(essays, criteria, locale, isProcessing || upload.isUploading);
  const grading = useStartGrading(essays, choice, locale, processing);
  const waitsFor = useStartWaits({
    isUploadingEssays: upload.isUploading,
    isLoading:
      (essays.length === 0 && essaysQuery.isFetching) || (criteria === null && criteriaQuery.isFetching),
  });
  const failed = useFailedEntries(grading.retry, refresh);
  const hasResults = results.length > 0;
  const essaysFailure = essaysQuery.isError && !essaysQuery.data ? essaysQuery.error : null;
  const criteriaFailure = criteriaQuery.isError && !criteriaQuery.data ? criteriaQuery.error : null;
  const resultsFailure = resultsQuery.isError && !resultsQuery.data ? resultsQuery.error : null;
  // Folded panels would hide that the criteria could not be loaded.
  const nothingWaits =
    hasResults && upload.entries.length === 0 && !upload.isUploading && criteriaFailure === null;
  const panels = useFoldedPanels(nothingWaits && !isProcessing, isProcessing);
  // Results come first once every essay has one and nothing is being added.
  const startsFirst = panels.isOpen || essays.length > results.length;
  // The start button is disabled while essays are graded, and afterwards the progress disappears; the cards
  // above the results move below them.
  useFocusAfterChange(
    `${isProcessing} ${startsFirst}`,
    isProcessing ? 'gd-processing-heading' : 'gd-results-heading',
  );
  // Until the teacher opens it, the analysis is folded while there are results or grading is under way.
  const showsAnalysis = analysisOpen ?? !(isProcessing || hasResults);
  const clearing = useClearWorkingSet(
    {
      essayCount: essays.length,
      filedCount: essays.filter(({ assignmentId }) => assignmentId !== null).length,
      criteriaSetCount: sets.length,
      underWayCount: statuses.length,
    },
    refresh,
  );

  const [ask, question] = useConfirm();
  const start = async () => {
    const graded = new Set(results.map(({ essay }) => essay.id));
    const unread = unreadQuestion(unreadOf(essays.filter(({ id }) => !graded.has(id))));
    if (unread === null || (await ask(unread))) await grading.start();
  };

  const ready = (
    <ReadyCard
      key="ready"
      essayCount={essays.length}
      criteria={criteria}
      essaysUnknown={essaysFailure !== null}
      criteriaUnknown={criteriaFailure !== null}
      choice={choice}
      locale={locale}
      onLocale={setLocale}
      isProcessing={isProcessing}
      failedCount={isProcessing ? 0 : statuses.length}
      isStarting={grading.isStarting}
      waitsFor={waitsFor}
      onStart={() => void start()}
    />
  );
  const analysisCard = !resultsQuery.isLoading && analysis.essay && (
    <Suspense key="analysis" fallback={<AnalysisRoom open={showsAnalysis} />}>
      <EssayAnalysisCard
        essays={essays}
        view={analysis}
        open={showsAnalysis}
        onToggle={() => setAnalysisOpen(!showsAnalysis)}
      />
    </Suspense>
  );

  return (
    <div className="ml-page">
      <DashboardHeader
        canClear={essays.length > 0 || sets.length > 0}
        isClearing={clearing.isClearing}
        onClear={() => void clearing.clear()}
      />
      {isOpening ? (
        <SkeletonRows count={6} />
      ) : (
        <div className="ml-stack">
          {essays.some((essay) => essay.isSample) && <SampleNotice isProcessing={isProcessing} />}
          {hasUnsent && (
            <Suspense fallback={null}>
              <UnsentNotice essayId={null} />
            </Suspense>
          )}
          <WorkInProgress />
          <div className="ml-card ml-unpadded gd-main">
            <div className="gd-main-head ml-card-part ml-bar ml-between">
              <div className="ml-tabs" role="tablist" aria-label="Dashboard">
                <button
                  type="button"
                  role="tab"
                  id="gd-tab-grading"
                  aria-selected
                  aria-controls="gd-tabpanel-grading"
                >
                  Essay Grading
                </button>
              </div>
              {nothingWaits && (
                <PanelsToggle
                  controls="gd-tabpanel-grading"
                  isOpen={panels.isOpen}
                  essayCount={essays.length}
                  criterionCount={criteria?.items.length ?? 0}
                  onToggle={panels.toggle}
                />
              )}
              <Button type="text" loading={clearing.isClearing} onClick={() => void clearing.clear()}>
                Reset All
              </Button>
            </div>
            <div
              ref={panels.ref}
              id="gd-tabpanel-grading"
              role="tabpanel"
              aria-labelledby="gd-tab-grading"
              className="ml-card-part ml-columns ml-gap-24 ml-line-above"
              hidden={!panels.isOpen}
            >
              <EssayUploadPanel
                essays={essays}
                isLoading={essaysQuery.isLoading}
                failure={
                  essaysFailure !== null && (
                    <ErrorState
                      title="Your essays could not be loaded."
                      error={essaysFailure}
                      retrying={essaysQuery.isFetching}
                      onRetry={() => void essaysQuery.refetch()}
                    />
                  )
                }
                isProcessing={isProcessing}
                offersSamples={
                  essaysQuery.isSuccess && criteriaQuery.isSuccess && essays.length === 0 && sets.length === 0
                }
                upload={upload}
              />
              <CriteriaPanel
                sets={sets}
                latest={criteria}
                isLoading={criteriaQuery.isLoading}
                failure={
                  criteriaFailure !== null && (
                    <ErrorState
                      title="Your criteria could not be loaded."
                      error={criteriaFailure}
                      retrying={criteriaQuery.isFetching}
                      onRetry={() => void criteriaQuery.refetch()}
                    />
                  )
                }
                isProcessing={isProcessing}
              />
            </div>
          </div>
          {startsFirst && ready}
          {hasProcessed ? (
            <Suspense fallback={null}>
              <ProcessingCard
                processing={processing}
                busyIds={failed.busyIds}
                onRetry={failed.retry}
                onDismiss={failed.dismiss}
              />
            </Suspense>
          ) : (
            Boolean(processing.error) && <ProcessingFailure error={processing.error} onRetry={refresh} />
          )}
          {startsFirst && analysisCard}
          <Suspense fallback={<ResultsPlace isLoading error={null} onRetry={resultsQuery.refetch} />}>
            {results.length > 0 ? (
              <ResultsSection results={results} essays={essays} />
            ) : (
              <ResultsPlace
                isLoading={resultsQuery.isLoading || essaysQuery.isLoading}
                error={resultsFailure ?? essaysFailure}
                onRetry={resultsFailure ? resultsQuery.refetch : essaysQuery.refetch}
              />
            )}
          </Suspense>
          {!startsFirst && ready}
          {!startsFirst && analysisCard}
          <BatchActions resultCount={results.length} />
        </div>
      )}
      {clearing.dialog}
      {question}
    </div>
  );
}

/** Reserves the space of the analysis while its code is loading. */
function AnalysisRoom({ open }: { open: boolean }) {
  return (
    <section className="ml-card ml-stack" aria-busy>
      <div className="ml-row ml-between">
        <h2>Essay analysis</h2>
        <div className="ml-field ml-field-beside">
          <div className="ml-select-room" aria-hidden />
        </div>
      </div>
      {open && <SkeletonRows count={4} />}
    </section>
  );
}
