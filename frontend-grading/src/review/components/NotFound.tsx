import { ArrowRight } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { PAGES } from '@marklight/contracts/routes';
import { Link } from '@marklight/ui/router';
import { EmptyState } from '@marklight/ui/states';
import { useKeysChoice } from '../hooks/use-keys-choice';
import { useReviewKeys } from '../hooks/use-review-keys';
import type { ReviewSet } from '../hooks/use-review-set';
import { EssayStrip } from './EssayStrip';

/** Shown in place of an essay that no longer exists; within a set, with links to the others. */
export function NotFound({ set }: { set: ReviewSet }) {
  const { previous, next, nextAfterApproval: onward, go, wayTo } = set;
  const page = useRef<HTMLDivElement>(null);
  const [isOn] = useKeysChoice();
  const isInSet = set.place >= 0;
  useEffect(() => {
    if (isInSet) page.current?.focus({ preventScroll: true });
  }, [isInSet]);
  useReviewKeys(
    {
      nextEssay: () => next && go(next),
      previousEssay: () => previous && go(previous),
      approve: () => onward && go(onward),
    },
    isOn,
  );
  return (
    <div ref={page} className="ml-page" role="group" aria-label="Essay not found" tabIndex={-1}>
      <nav className="er-ways ml-bar ml-full" aria-label="Essays">
        <EssayStrip set={set} />
      </nav>
      <EmptyState
        isPage
        title="This essay was not found."
        explanation="It may have been deleted. Deleted essays can be restored for a while."
        action={
          onward ? (
            <Link {...wayTo(onward)}>
              Next to review <ArrowRight size={16} aria-hidden />
            </Link>
          ) : (
            <Link to={PAGES.essays}>Go to your essays</Link>
          )
        }
      />
    </div>
  );
}
