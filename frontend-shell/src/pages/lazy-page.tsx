import { lazy, Suspense, useMemo, type ComponentType } from 'react';
import type { PageHead } from '@marklight/contracts/page-heads';
import { RemoteBoundary } from '@marklight/ui/remote-boundary';
import { PageLoading } from './page-loading';
import { useAttempts } from './use-attempts';

export interface LazyPageProps {
  /** Its name for people: "The classes page". */
  name: string;
  /** Imports the page. Its identity must not change between draws. */
  load: () => Promise<ComponentType>;
  /** Shown while the page is loading. */
  head?: PageHead;
}

/**
 * A page of the shell whose code is loaded when it is first opened; a failure stays inside it, with a Retry button.
 */
export function LazyPage({ name, load, head }: LazyPageProps) {
  const { attempt, retry } = useAttempts(0);
  const Page = useMemo(() => lazy(async () => ({ default: await load() })), [load, attempt]); // eslint-disable-line react-hooks/exhaustive-deps -- a new attempt needs a new lazy()
  return (
    <RemoteBoundary key={attempt} name={name} onRetry={retry}>
      <Suspense fallback={<PageLoading head={head} />}>
        <Page />
      </Suspense>
    </RemoteBoundary>
  );
}
