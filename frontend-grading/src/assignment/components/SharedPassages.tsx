import { lazy, Suspense, useState } from 'react';
import { Button } from '@marklight/ui/antd';
import { Checkbox } from '@marklight/ui/antd-more';
import { SkeletonRows } from '@marklight/ui/states';

const SimilarPairs = lazy(async () => ({ default: (await import('./SimilarPairs')).SimilarPairs }));

interface SharedPassagesProps {
  assignmentId: string;
  /** Whether the comparison in the background has found pairs. */
  isFound: boolean;
}

/** Lists the pairs of essays that share passages, if there are some or when asked to compare. */
export function SharedPassages({ assignmentId, isFound }: SharedPassagesProps) {
  const [withOthers, setWithOthers] = useState(false);
  /** What was asked for; null until then. */
  const [asked, setAsked] = useState<{ withOthers: boolean } | null>(null);
  const shown = asked ?? (isFound ? { withOthers: false } : null);
  return (
    <section className="ml-card ml-stack" aria-labelledby="as-shared">
      <h2 id="as-shared" tabIndex={-1}>
        Shared passages
      </h2>
      <p className="ml-measure">
        Pairs of essays with passages that most others do not have. The task, the source text and quotations
        are left out. Only you can find out why two essays share words.
      </p>
      <div className="ml-row">
        <Checkbox checked={withOthers} onChange={({ target }) => setWithOthers(target.checked)}>
          Also compare with my other assignments
        </Checkbox>
        <Button onClick={() => setAsked({ withOthers })}>Compare essays</Button>
      </div>
      {shown && (
        <Suspense fallback={<SkeletonRows count={3} />}>
          <SimilarPairs key={String(shown.withOthers)} assignmentId={assignmentId} {...shown} />
        </Suspense>
      )}
    </section>
  );
}
