import type { PageHead } from '@marklight/contracts/page-heads';
import { BegunWith } from '@marklight/ui/begun-with';
import { PageHeader, SkeletonCards } from '@marklight/ui/states';

/** In place of a page whose code is loading: what it began with, or its head, if that is known, and grey cards. */
export function PageLoading({ head }: { head?: PageHead }) {
  return (
    <BegunWith>
      <div className="ml-page">
        {head && <PageHeader {...head} />}
        <SkeletonCards count={3} />
      </div>
    </BegunWith>
  );
}
