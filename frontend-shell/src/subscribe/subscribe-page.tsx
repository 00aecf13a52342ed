import { useConfigQuery } from '@marklight/api-client/config-api';
import { PAGES } from '@marklight/contracts/routes';
import { SUBSCRIPTION_VIEW } from '@marklight/contracts/trial-banner';
import { Link } from '@marklight/ui/router';
import { ErrorState, PageHeader, SkeletonCards } from '@marklight/ui/states';
import { NotFoundPage } from '../pages/not-found-page';
import { useSubscriptionStatusQuery } from './api';
import { Checkout, SettingUp } from './components/checkout';
import { NotSetUp } from './components/not-set-up';
import { TrialCard } from './components/trial-card';
import { PLAN, PRICE } from './logic/words';

/** The checkout screen. Where this server takes no cards it says so. */
export function SubscribePage() {
  const { data: config, error, isFetching, refetch } = useConfigQuery();
  if (!config) {
    return (
      <div className="ml-page ml-page-narrow">
        {error ? (
          <ErrorState
            title="The payment form could not be loaded."
            error={error}
            retrying={isFetching}
            onRetry={() => void refetch()}
          />
        ) : (
          <SettingUp />
        )}
      </div>
    );
  }
  const { enabled, publishableKey, scriptUrl } = config.billing;
  if (!enabled) return <NotFoundPage />;
  return (
    <div className="ml-page ml-page-narrow">
      {publishableKey !== null && scriptUrl !== null ? (
        <Checkout publishableKey={publishableKey} scriptUrl={scriptUrl} />
      ) : (
        <WithoutPayments />
      )}
    </div>
  );
}

function WithoutPayments() {
  const { data: view, isLoading } = useSubscriptionStatusQuery();
  return (
    <>
      <PageHeader title="Subscription" />
      {isLoading ? (
        // Drawn before, the plan would be pushed down by how the trial stands.
        <SkeletonCards count={2} />
      ) : (
        <div className="ml-stack">
          {view && <TrialCard view={view} />}
          <section className="ml-card ml-section" aria-labelledby="sb-plan">
            <h2 id="sb-plan">{`${PLAN}, ${PRICE}`}</h2>
            <NotSetUp />
            <p>
              <Link to={SUBSCRIPTION_VIEW}>See your subscription</Link> ·{' '}
              <Link to={PAGES.home}>Go to Home</Link>
            </p>
          </section>
        </div>
      )}
    </>
  );
}
