import { lazy, Suspense } from 'react';
import { useSelector } from '@marklight/api-client/redux';
import type { RootState } from '@marklight/api-client/make-store';
import type { CurrentUser } from '@marklight/contracts/auth';
import { useFetchedLater } from '@marklight/ui/use-fetched-later';
import { useOnceTrue } from '@marklight/ui/use-once-true';

const load = async () => ({ default: (await import('./log-in-again-dialog')).LogInAgainDialog });
const LogInAgainDialog = lazy(load);

/**
 * The dialog for a session that has ended. Its code is not part of the first view, but is fetched before it is
 * needed: at the end of a session a newer server may already have replaced its files.
 */
export function SessionExpiredDialog({ user }: { user: CurrentUser }) {
  const expired = useSelector((state: RootState) => state.session.status === 'expired');
  const needed = useOnceTrue(expired);
  useFetchedLater(load);
  return needed ? (
    <Suspense fallback={null}>
      <LogInAgainDialog user={user} open={expired} />
    </Suspense>
  ) : null;
}
