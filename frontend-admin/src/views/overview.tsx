import { lazy, Suspense, useState } from 'react';
import { ADMIN_MESSAGES, ADMIN_RECENT_COUNT } from '@marklight/contracts/admin';
import { TIMINGS } from '@marklight/contracts/business';
import { Spinner } from '@marklight/ui/progress-bar';
import { ErrorState } from '@marklight/ui/states';
import { useAdminStatsQuery, useAdminUsersQuery } from '../api/admin-api';
import { ExportDialog } from '../components/export-dialog';
import { QuickActions } from '../components/quick-actions';
import { RecentActivityCard } from '../components/recent-activity-card';
import { StatCards } from '../components/stat-cards';
import { UserManagementCard } from '../components/user-management-card';
import { useAdmin } from '../hooks/admin-context';

const Trends = lazy(() => import('../components/trends').then((loaded) => ({ default: loaded.Trends })));

/** The current numbers, what happened last, the newest accounts, and how the numbers developed. */
export function Overview() {
  const { email } = useAdmin();
  const [exporting, setExporting] = useState(0);
  const [exportOpen, setExportOpen] = useState(false);
  const stats = useAdminStatsQuery({ email }, { pollingInterval: TIMINGS.adminStatsRefresh });
  const users = useAdminUsersQuery({ email, page: 1, pageSize: ADMIN_RECENT_COUNT });
  if (stats.isLoading || users.isLoading) {
    return (
      // With the same key it would become the page's own element, which then moves.
      <div key="loading" className="ml-state">
        <Spinner />
      </div>
    );
  }
  return (
    <div className="ml-stack ml-shrink">
      {stats.error && (
        <div className="ml-card">
          <ErrorState
            title={ADMIN_MESSAGES.statsFailed}
            error={stats.error}
            onRetry={() => void stats.refetch()}
            retrying={stats.isFetching}
          />
        </div>
      )}
      {stats.data && <StatCards stats={stats.data} />}
      <div className="ml-columns">
        {stats.data && <RecentActivityCard entries={stats.data.recentActivity} />}
        <UserManagementCard
          page={users.data}
          error={users.error}
          retrying={users.isFetching}
          onRetry={() => void users.refetch()}
        />
      </div>
      <QuickActions
        onExport={() => {
          setExporting((before) => before + 1);
          setExportOpen(true);
        }}
      />
      <Suspense fallback={<div className="ad-trends-room" />}>
        <Trends />
      </Suspense>
      <ExportDialog key={exporting} open={exportOpen} onClose={() => setExportOpen(false)} />
    </div>
  );
}
