import { lazy, Suspense, useMemo, type ComponentType } from 'react';
import { RemoteBoundary } from '@marklight/ui/remote-boundary';
import { SkeletonCards } from '@marklight/ui/states';
import { useAttempts } from './use-attempts';

export interface LazyPageProps {
  /** What the person calls it: "The classes page". */
  name: string;
  /** Imports the page. Its identity must not change between draws. */
  load: () => Promise<ComponentType>;
}

/** A page of the shell whose code comes when it is first opened; a failure stays inside, with Retry. */
export function LazyPage({ name, load }: LazyPageProps) {
  const { attempt, retry } = useAttempts(0);
  const Page = useMemo(() => lazy(async () => ({ default: await load() })), [load, attempt]); // eslint-disable-line react-hooks/exhaustive-deps -- a new attempt needs a new lazy()
  return (
    <RemoteBoundary key={attempt} name={name} onRetry={retry}>
      <Suspense
        fallback={
          <div className="ml-page">
            <SkeletonCards count={3} />
          </div>
        }
      >
        <Page />
      </Suspense>
    </RemoteBoundary>
  );
}
