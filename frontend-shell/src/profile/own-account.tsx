import { PROFILE_MESSAGES } from '@marklight/contracts/profile';
import { ErrorState, SkeletonCards } from '@marklight/ui/states';
import { useProfileQuery } from './api';
import { AccountCard } from './components/account-card';

/** The account as a whole, for a person whose access has ended: the data is theirs. */
export function OwnAccount() {
  const { data, error, isFetching, refetch } = useProfileQuery();
  if (data) return <AccountCard stats={data.usageStats} />;
  if (!error) return <SkeletonCards count={1} />;
  return (
    <ErrorState title={PROFILE_MESSAGES.fetchFailed} error={error} retrying={isFetching} onRetry={refetch} />
  );
}
