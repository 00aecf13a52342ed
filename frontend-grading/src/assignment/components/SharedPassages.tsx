import { lazy, Suspense, useState } from 'react';
import { Button } from '@marklight/ui/antd';
import { Checkbox } from '@marklight/ui/antd-more';
import { SkeletonRows } from '@marklight/ui/states';

const SimilarPairs = lazy(async () => ({ default: (await import('./SimilarPairs')).SimilarPairs }));

/** Compares the essays of an assignment when asked to, and lists the pairs that share passages. */
export function SharedPassages({ assignmentId }: { assignmentId: string }) {
  const [withOthers, setWithOthers] = useState(false);
  /** What was asked for; null until then. */
  const [asked, setAsked] = useState<{ withOthers: boolean } | null>(null);
  return (
    <section className="ml-card ml-stack" aria-labelledby="as-shared">
      <h2 id="as-shared">Shared passages</h2>
      <p className="as-text">
        Pairs of essays with passages that most others do not have. The task, the source text and quotations
        are left out. Why two essays share words, only you can find out.
      </p>
      <div className="ml-row">
        <Checkbox checked={withOthers} onChange={({ target }) => setWithOthers(target.checked)}>
          Also compare with my other assignments
        </Checkbox>
        <Button onClick={() => setAsked({ withOthers })}>Compare essays</Button>
      </div>
      {asked && (
        <Suspense fallback={<SkeletonRows count={3} />}>
          <SimilarPairs key={String(asked.withOthers)} assignmentId={assignmentId} {...asked} />
        </Suspense>
      )}
    </section>
  );
}
