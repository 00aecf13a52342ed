import { messageOf } from '@marklight/api-client/errors';
import type { ScheduledJobReply } from '@marklight/contracts/admin';
import { useConfirm } from '@marklight/ui/confirm-dialog';
import { ErrorState, SkeletonCards } from '@marklight/ui/states';
import { toast } from '@marklight/ui/toast';
import { FRESH } from '../api/fresh';
import { useAdminJobsQuery, useRunJobMutation } from '../api/operations-api';
import { JobCard } from '../components/job-card';
import { useAdmin } from '../hooks/admin-context';

const WHILE_RUNNING_MS = 2_000;
const OTHERWISE_MS = 30_000;

/** What the server does on a schedule, how each job's last run went, and running one by hand. */
export function JobsView() {
  const { email } = useAdmin();
  const [run, start] = useRunJobMutation();
  const starting = start.isLoading ? start.originalArgs?.name : undefined;
  const [ask, dialog] = useConfirm();
  const known = useAdminJobsQuery({ email }, FRESH);
  const someRunning = known.data?.some(({ running }) => running) ?? false;
  useAdminJobsQuery({ email }, { pollingInterval: someRunning ? WHILE_RUNNING_MS : OTHERWISE_MS });

  const runNow = async (job: ScheduledJobReply) => {
    const yes = await ask({
      title: 'Run this job now?',
      body: `“${job.title}” starts immediately, in addition to its schedule. Running it twice does no harm.`,
      confirmLabel: 'Run now',
    });
    if (!yes) return;
    const outcome = await run({ email, name: job.name });
    if (outcome.error) toast({ title: 'Error', message: messageOf(outcome.error), tone: 'error' });
    else toast({ title: 'Job started', message: job.title, tone: 'success' });
  };
  return (
    <div className="ad-view ml-stack ml-shrink">
      <div className="ml-row ml-between ml-tap">
        <h2>Scheduled jobs</h2>
        <p className="ml-hint">What the server does on a schedule.</p>
      </div>
      {known.error && !known.data ? (
        <div className="ml-card">
          <ErrorState
            title="The scheduled jobs could not be loaded."
            error={known.error}
            onRetry={() => void known.refetch()}
            retrying={known.isFetching}
          />
        </div>
      ) : known.data ? (
        <ul className="ml-columns ml-list">
          {known.data.map((job) => (
            <JobCard
              key={job.name}
              job={job}
              isStarting={job.name === starting}
              onRun={() => void runNow(job)}
            />
          ))}
        </ul>
      ) : (
        <SkeletonCards count={6} />
      )}
      {dialog}
    </div>
  );
}
