import { LogOut } from 'lucide-react';
import { PROFILE_MESSAGES } from '@marklight/contracts/profile';
import { Button } from '@marklight/ui/antd';
import { Chip } from '@marklight/ui/chips';
import { ErrorState, PageHeader, SkeletonCards } from '@marklight/ui/states';
import { useLogout } from '@marklight/ui/use-logout';
import { useProfileQuery } from './api';
import { AccountCard } from './components/account-card';
import { EssayHistoryCard } from './components/essay-history-card';
import { LetterheadCard } from './components/letterhead-card';
import { ProfileInformationCard } from './components/profile-information-card';
import { RecentActivityCard } from './components/recent-activity-card';
import { SessionsCard } from './components/sessions-card';
import { UsageStatisticsCard } from './components/usage-statistics-card';

/** The person's own account: who they are here, what they did, and what they can do with it. */
export function ProfilePage() {
  // Fetched again, because what was done on other pages since the last visit is shown here.
  const { data, error, isFetching, refetch } = useProfileQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const { logout, loggingOut } = useLogout();
  return (
    <div className="ml-page">
      <PageHeader
        title="Profile"
        lead={data && <Chip tone={data.user.isAdmin ? 'blue' : 'grey'}>{badgeOf(data.user)}</Chip>}
        actions={
          <Button icon={<LogOut size={16} aria-hidden />} loading={loggingOut} onClick={() => void logout()}>
            Log out
          </Button>
        }
      />
      {data ? (
        <div className="ml-columns ml-start">
          <div className="ml-stack">
            <ProfileInformationCard user={data.user} />
            <LetterheadCard />
            <UsageStatisticsCard stats={data.usageStats} access={data.user.accessStatus} />
            <AccountCard stats={data.usageStats} />
          </div>
          <div className="ml-stack">
            <RecentActivityCard activity={data.recentActivity} />
            {data.essayHistory.length > 0 && <EssayHistoryCard essays={data.essayHistory} />}
            <SessionsCard />
          </div>
        </div>
      ) : error ? (
        <ErrorState
          title={PROFILE_MESSAGES.fetchFailed}
          error={error}
          onRetry={refetch}
          retrying={isFetching}
        />
      ) : (
        <SkeletonCards count={4} />
      )}
    </div>
  );
}

function badgeOf({ isAdmin }: { isAdmin: boolean }): string {
  return isAdmin ? 'Admin User' : 'Standard User';
}
