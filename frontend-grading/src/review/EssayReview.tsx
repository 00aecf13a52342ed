import { statusOf } from '@marklight/api-client/errors';
import { useParams } from '@marklight/ui/router';
import { ErrorState, SkeletonLines, SkeletonRows } from '@marklight/ui/states';
import { useResultsOfEssayQuery, useReviewedEssayQuery } from '../api/review-api';
import { Ahead } from './components/Ahead';
import { NotFound } from './components/NotFound';
import { ReviewScreen } from './components/ReviewScreen';
import { UnsentNotice } from './components/UnsentNotice';
import { useReviewSet } from './hooks/use-review-set';
import { useTakeBack } from './hooks/use-take-back';

/** One essay with everything known about it, where the teacher decides. */
export function EssayReview() {
  const { id = '' } = useParams();
  const essay = useReviewedEssayQuery(id, { refetchOnMountOrArgChange: true });
  const results = useResultsOfEssayQuery(id, { refetchOnMountOrArgChange: true });
  const isGone = [404, 400].includes(statusOf(essay.error) ?? 0);
  const set = useReviewSet(id, essay.currentData, isGone);
  const takeBack = useTakeBack(set, id);
  if (isGone) return <NotFound key={id} set={set} />;
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
  const ahead = new Set([set.nextAfterApproval, set.next].flatMap((row) => (row ? [row.id] : [])));
  return (
    <>
      <UnsentNotice essayId={id} />
      <ReviewScreen
        key={id}
        essay={essay.currentData}
        results={results.currentData}
        set={set}
        takeBack={takeBack}
      />
      {[...ahead].map((one) => (
        <Ahead key={one} id={one} />
      ))}
    </>
  );
}
