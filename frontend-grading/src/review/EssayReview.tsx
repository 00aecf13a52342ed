import { useState } from 'react';
import { statusOf } from '@marklight/api-client/errors';
import { BegunWith } from '@marklight/ui/begun-with';
import { useParams } from '@marklight/ui/router';
import { ErrorState, SkeletonLines, SkeletonRows } from '@marklight/ui/states';
import { useOpenedInPieces } from '@marklight/ui/use-in-pieces';
import { useResultsOfEssayQuery, useReviewedEssayQuery } from '../api/review-api';
import { useFetchAgainOnceDrawn } from '../hooks/use-once-drawn';
import { NotFound } from './components/NotFound';
import { Prepared } from './components/Prepared';
import { UnsentNotice } from './components/UnsentNotice';
import { useEssayNews } from './hooks/use-essay-news';
import { useReviewSet } from './hooks/use-review-set';
import { useTakeBack } from './hooks/use-take-back';

/** One essay with everything known about it, where the teacher decides. */
export function EssayReview() {
  const { id = '' } = useParams();
  const essay = useReviewedEssayQuery(id);
  const results = useResultsOfEssayQuery(id);
  useFetchAgainOnceDrawn(id, essay, results);
  const isGone = [404, 400].includes(statusOf(essay.error) ?? 0);
  const hasBoth = Boolean(essay.currentData && results.currentData);
  const isOpen = useOpenedInPieces(hasBoth);
  const set = useReviewSet(id, essay.currentData, isGone);
  const takeBack = useTakeBack(set, id);
  useEssayNews(id, set.rows);
  // What was prepared is used once: coming back to an essay opens it like any other.
  const [{ visited, visit }, setVisit] = useState({ visited: id, visit: 0 });
  if (visited !== id) setVisit({ visited: id, visit: visit + 1 });
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
  if (!isOpen || !hasBoth) {
    return (
      <BegunWith>
        <div className="ml-page">
          <SkeletonLines />
          <SkeletonRows count={5} />
        </div>
      </BegunWith>
    );
  }
  const ahead = [set.nextAfterApproval, set.next].flatMap((row) => (row ? [row.id] : []));
  return (
    <>
      <UnsentNotice essayId={id} />
      {[...new Set([id, ...ahead])].map((one) => (
        <Prepared
          key={`${one} ${visit + (one === id ? 0 : 1)}`}
          id={one}
          isShown={one === id}
          set={set}
          takeBack={takeBack}
        />
      ))}
    </>
  );
}
