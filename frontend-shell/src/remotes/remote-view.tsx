import { lazy, Suspense, useMemo } from 'react';
import { useConfigQuery } from '@marklight/api-client/config-api';
import type { PageHead } from '@marklight/contracts/page-heads';
import { RemoteBoundary } from '@marklight/ui/remote-boundary';
import { ErrorState } from '@marklight/ui/states';
import { PageLoading } from '../pages/page-loading';
import { useAttempts } from '../pages/use-attempts';
import { loadRemoteComponent, type RemoteName } from './load-remote';

export interface RemoteViewProps {
  remote: RemoteName;
  /** Name of the exposed module and of its component. */
  expose: string;
  /** Its name for people. */
  name: string;
  /** Shown while the page is loading. */
  head?: PageHead;
}

/** A page from another build. If it cannot be loaded or breaks, the rest of the product still works. */
export function RemoteView({ remote, expose, name, head }: RemoteViewProps) {
  const { data: config, error, refetch, isFetching } = useConfigQuery();
  if (error && !config) {
    return (
      <div className="ml-page">
        <ErrorState
          title={`${name} could not be loaded.`}
          error={error}
          onRetry={refetch}
          retrying={isFetching}
        />
      </div>
    );
  }
  if (!config) return <PageLoading head={head} />;
  return <LoadedRemote entry={config.remotes[remote]} {...{ remote, expose, name, head }} />;
}

function LoadedRemote({ entry, remote, expose, name, head }: RemoteViewProps & { entry: string }) {
  const { attempt, retry } = useAttempts(1);
  const Component = useMemo(
    () => lazy(() => loadRemoteComponent({ remote, entry, expose, force: attempt > 0 })),
    [remote, entry, expose, attempt],
  );
  return (
    <RemoteBoundary key={`${remote}-${attempt}`} name={name} onRetry={retry}>
      <Suspense fallback={<PageLoading head={head} />}>
        <Component />
      </Suspense>
    </RemoteBoundary>
  );
}
