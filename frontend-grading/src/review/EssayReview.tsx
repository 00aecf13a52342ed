import { useRef, useState } from 'react';
import { isRequestFailure, messageOf, statusOf } from '@marklight/api-client/errors';
import type { Essay } from '@marklight/contracts/essays';
import { fileFlags } from '@marklight/contracts/file-flags';
import type { GradingResult } from '@marklight/contracts/grading';
import { DEFAULT_LOCALE } from '@marklight/contracts/language';
import { PAGES } from '@marklight/contracts/routes';
import { useConfirm } from '@marklight/ui/confirm-dialog';
import { Link, useParams } from '@marklight/ui/router';
import { SelectField } from '@marklight/ui/select-field';
import { EmptyState, ErrorState, SkeletonLines, SkeletonRows } from '@marklight/ui/states';
import { toast } from '@marklight/ui/toast';
import { useMarkReviewedMutation, useResultsOfEssayQuery, useReviewedEssayQuery } from '../api/review-api';
import { EssayText } from '../components/EssayText';
import { NeedsYourEye } from '../components/NeedsYourEye';
import { HiddenTextCard } from './components/HiddenTextCard';
import { OtherResult } from './components/OtherResult';
import { ProposalCard } from './components/ProposalCard';
import { ResultReview } from './components/ResultReview';
import { ReviewAnalysis } from './components/ReviewAnalysis';
import { ReviewHeader } from './components/ReviewHeader';
import { SaveBar } from './components/SaveBar';
import { useLeaveGuard } from './hooks/use-leave-guard';
import { useReview } from './hooks/use-review';
import { isEdited } from './logic/review-edits';
import { resultLabel } from './logic/review-words';

/** One essay with everything known about it, where the teacher decides. */
export function EssayReview() {
  const { id = '' } = useParams();
  const essay = useReviewedEssayQuery(id, { refetchOnMountOrArgChange: true });
  const results = useResultsOfEssayQuery(id, { refetchOnMountOrArgChange: true });
  if (statusOf(essay.error) === 404 || statusOf(essay.error) === 400) {
    return (
      <div className="ml-page">
        <EmptyState
          title="This essay was not found."
          explanation="It may have been deleted. Deleted essays can be restored for a while."
          action={<Link to={PAGES.essays}>Go to your essays</Link>}
        />
      </div>
    );
  }
  const broken = [essay, results].find((query) => query.error && !query.currentData);
  if (broken) {
    return (
      <div className="ml-page">
        <ErrorState
          title="This essay could not be loaded."
          error={broken.error}
          retrying={essay.isFetching || results.isFetching}
          onRetry={() => void Promise.all([essay.refetch(), results.refetch()])}
        />
      </div>
    );
  }
  if (!essay.currentData || !results.currentData) {
    return (
      <div className="ml-page gd-page">
        <SkeletonLines />
        <SkeletonRows count={5} />
      </div>
    );
  }
  return <LoadedEssay key={id} essay={essay.currentData} results={results.currentData} />;
}

function LoadedEssay({ essay, results }: { essay: Essay; results: readonly GradingResult[] }) {
  const review = useReview(essay.id, results);
  const leaveDialog = useLeaveGuard(review.hasEdits);
  const [mark, { isLoading: isMarking }] = useMarkReviewedMutation();
  const [ask, question] = useConfirm();
  const [shownId, setShownId] = useState<string | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const inForce = results.find(({ standing }) => standing === 'in_force') ?? null;
  const shown = results.find(({ id }) => id === shownId) ?? inForce;

  const save = async (result: GradingResult) => {
    const saved = await review.save(result);
    if (saved) toast({ title: 'Saved', message: 'Your review is saved.', tone: 'success' });
    return saved;
  };
  const markAs = async (reviewed: boolean) => {
    let seen = inForce;
    for (const result of reviewed ? results : []) {
      if (!isEdited(review.editsOf(result.id))) continue;
      const saved = await review.save(result);
      if (!saved) {
        setShownId(result.id);
        return;
      }
      if (saved.id === seen?.id) seen = saved;
    }
    const asSeen = { result: seen && { id: seen.id, version: seen.version } };
    const request = { id: essay.id, reviewed, ...(reviewed && asSeen) };
    let reply = await mark(request);
    if (isRequestFailure(reply.error) && reply.error.body?.code === 'criteria_not_marked') {
      const agreed = await ask({
        title: 'Not every criterion is marked',
        body: `${messageOf(reply.error)} Criteria that you leave out do not count: the grade is based on the others.`,
        cancelLabel: 'Continue marking',
        confirmLabel: 'Leave out and mark as reviewed',
      });
      if (!agreed) return;
      reply = await mark({ ...request, leaveOutUnmarked: true });
    }
    if (reply.error) toast({ title: 'Error', message: messageOf(reply.error), tone: 'error' });
    else toast({ title: reviewed ? 'Marked as reviewed' : 'Marked as not reviewed', tone: 'success' });
  };

  return (
    <div className="ml-page gd-page er-page">
      <ReviewHeader
        essay={essay}
        hasEdits={review.hasEdits}
        isBusy={isMarking || review.isSaving}
        onMark={(reviewed) => void markAs(reviewed)}
      />
      <HiddenTextCard hidden={essay.hiddenText} />
      {inForce?.hasProposal && (
        <ProposalCard
          essayId={essay.id}
          isReviewed={essay.status === 'reviewed'}
          hasEdits={review.hasEdits}
        />
      )}
      <section className="ml-card gd-section er-result" aria-labelledby="er-result">
        <div className="gd-panel-head">
          <h2 id="er-result" ref={heading} tabIndex={-1}>
            {shown ? 'Result' : 'Not graded yet'}
          </h2>
          {results.length > 1 && shown && (
            <SelectField
              label="Result to show"
              labelPlace="hidden"
              value={shown.id}
              options={results.map((result) => ({ value: result.id, label: resultLabel(result) }))}
              onChange={setShownId}
            />
          )}
        </div>
        {shown && inForce && shown !== inForce ? (
          <OtherResult
            key={shown.id}
            result={shown}
            inForce={inForce}
            isReviewed={essay.status === 'reviewed'}
            hasEdits={review.hasEdits}
          />
        ) : shown ? (
          <ResultReview key={shown.id} result={shown} text={essay.content} review={review} />
        ) : (
          <>
            <NeedsYourEye result={{ feedback: [], flags: fileFlags({ ...essay, hasHiddenText: false }) }} />
            <p>
              <Link to={PAGES.home}>Grade it on the dashboard</Link>; its result appears here.
            </p>
            <EssayText
              resultId="none"
              text={essay.content}
              ranges={[]}
              activeCriterion={null}
              onBack={() => undefined}
            />
          </>
        )}
      </section>
      <ReviewAnalysis essay={essay} locale={shown?.locale ?? DEFAULT_LOCALE} />
      {shown && (shown === inForce || isEdited(review.editsOf(shown.id))) && (
        <SaveBar
          result={shown}
          edits={review.editsOf(shown.id)}
          failure={review.failure?.resultId === shown.id ? review.failure : null}
          isSaving={review.isSaving}
          next={heading}
          onSave={() => void save(shown)}
          onDiscard={() => review.discard(shown.id)}
        />
      )}
      {leaveDialog}
      {question}
    </div>
  );
}
