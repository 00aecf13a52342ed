import { ErrorState, SkeletonLines } from '@marklight/ui/states';
import { countOf } from '@marklight/ui/words';
import { useReviewedEssayQuery } from '../../api/review-api';

interface Place {
  start: number;
  end: number;
}

export interface PassagesBesideProps {
  /** The two. */
  essays: readonly { id: string; name: string }[];
  /** Of each passage, where it stands in each essay. */
  passages: readonly (readonly Place[])[];
  /** How many shorter ones there are. */
  notShown: number;
}

/** The passages of two essays, each beside its counterpart; one below the other on a narrow screen. */
export function PassagesBeside({ essays, passages, notShown }: PassagesBesideProps) {
  const [first = '', second = ''] = essays.map(({ id }) => id);
  const texts = [useReviewedEssayQuery(first), useReviewedEssayQuery(second)];
  const broken = texts.find(({ error, data }) => error && !data);
  if (broken) {
    return (
      <ErrorState
        title="The passages could not be loaded."
        error={broken.error}
        retrying={broken.isFetching}
        onRetry={() => void broken.refetch()}
      />
    );
  }
  if (texts.some(({ data }) => !data)) return <SkeletonLines count={3} />;
  return (
    <>
      <ol className="ml-list ml-items">
        {passages.map((places) => (
          <li className="ml-columns" key={places.map(({ start }) => start).join(' ')}>
            {places.map(({ start, end }, side) => (
              <figure key={essays[side]?.id} className="ml-flush ml-shrink">
                <figcaption className="ml-hint">
                  <bdi>{essays[side]?.name}</bdi>
                </figcaption>
                <blockquote className="ml-flush ml-aside ml-measure ml-anywhere ml-preline" dir="auto">
                  {texts[side]?.data?.content.slice(start, end)}
                </blockquote>
              </figure>
            ))}
          </li>
        ))}
      </ol>
      {notShown > 0 && (
        <p className="ml-hint">
          {countOf(notShown, 'shorter passage is', 'shorter passages are')} not shown.
        </p>
      )}
    </>
  );
}
