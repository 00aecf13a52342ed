import { ArrowLeft } from 'lucide-react';
import { useConfigQuery } from '@marklight/api-client/config-api';
import { isAuthenticated, useCurrentUserQuery } from '@marklight/api-client/session-api';
import { TIMINGS } from '@marklight/contracts/business';
import { PAGES } from '@marklight/contracts/routes';
import { Chip } from '@marklight/ui/chips';
import { Link } from '@marklight/ui/router';
import { ErrorState, PageHeader, SkeletonCards } from '@marklight/ui/states';
import { NotFoundPage } from '../pages/not-found-page';
import { useSubscriptionStatusQuery } from './api';
import { InvoicesCard } from './components/invoices-card';
import { PlanCard } from './components/plan-card';
import { TrialCard } from './components/trial-card';
import { stateLabel, stateTone } from './logic/words';

/** The dashboard's subscription tab: the state of the plan, and what can be done about it. */
export function SubscriptionPage() {
  const { data: user } = useCurrentUserQuery();
  const { data: config } = useConfigQuery();
  const {
    data: view,
    error,
    isFetching,
    refetch,
  } = useSubscriptionStatusQuery(undefined, { pollingInterval: TIMINGS.subscriptionRefetch });
  if (config?.billing.enabled === false) return <NotFoundPage />;
  return (
    <div className="ml-page ml-page-narrow">
      {isAuthenticated(user) && (
        <nav aria-label="Dashboard">
          <Link to={PAGES.home} className="ml-inline ml-tap">
            <ArrowLeft size={16} aria-hidden />
            Essay Grading
          </Link>
        </nav>
      )}
      <PageHeader
        title="Subscription"
        lead={view && <Chip tone={stateTone(view.status)}>{stateLabel(view.status)}</Chip>}
      />
      {view ? (
        <div className="ml-stack">
          <TrialCard view={view} />
          <PlanCard view={view} />
          <InvoicesCard />
        </div>
      ) : error ? (
        <ErrorState
          title="Your subscription could not be loaded."
          error={error}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <SkeletonCards count={2} />
      )}
    </div>
  );
}
