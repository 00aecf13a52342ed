import { statusOf } from '@marklight/api-client/errors';
import { PAGES } from '@marklight/contracts/routes';
import { Link, useParams } from '@marklight/ui/router';
import { EmptyState, ErrorState, SkeletonLines, SkeletonRows } from '@marklight/ui/states';
import { useResultsOfEssayQuery, useReviewedEssayQuery } from '../api/review-api';
import { Ahead } from './components/Ahead';
import { ReviewScreen } from './components/ReviewScreen';
import { useReviewSet } from './hooks/use-review-set';

/** One essay with everything known about it, where the teacher decides. */
export function EssayReview() {
  const { id = '' } = useParams();
  const essay = useReviewedEssayQuery(id, { refetchOnMountOrArgChange: true });
  const results = useResultsOfEssayQuery(id, { refetchOnMountOrArgChange: true });
  const set = useReviewSet(essay.currentData);
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
  const ahead = new Set([set.nextAfterApproval, set.next].flatMap((row) => (row ? [row.id] : [])));
  return (
    <>
      <ReviewScreen key={id} essay={essay.currentData} results={results.currentData} set={set} />
      {[...ahead].map((one) => (
        <Ahead key={one} id={one} />
      ))}
    </>
  );
}
