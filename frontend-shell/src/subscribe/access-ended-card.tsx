import { AUTH_MESSAGES } from '@marklight/contracts/auth-messages';
import type { SubscriptionStatus } from '@marklight/contracts/billing';
import { PAGES } from '@marklight/contracts/routes';
import { SUBSCRIPTION_VIEW } from '@marklight/contracts/trial-banner';
import { Button } from '@marklight/ui/antd';
import { SkeletonCards } from '@marklight/ui/states';
import { useLogout } from '@marklight/ui/use-logout';
import { usePageTitle } from '@marklight/ui/use-page-title';
import { useSubscriptionStatusQuery } from './api';
import { PayNow } from './components/pay-now';
import { useBillingActions } from './hooks/use-billing-actions';
import { periodEnd, PLAN } from './logic/words';

/**
 * For a person whose access has ended: why, a way to pay, and a way to leave.
 * @param isPage whether it begins the page, so that its heading is the page's
 */
export function AccessEndedCard({ isPage = false }: { isPage?: boolean }) {
  const { data: view, isLoading } = useSubscriptionStatusQuery();
  const { logout, loggingOut } = useLogout();
  const actions = useBillingActions();
  const { title, message } = reasonOf(view);
  usePageTitle(isPage && !isLoading ? title : null);
  if (isLoading) return <SkeletonCards count={1} />;
  const Heading = isPage ? 'h1' : 'h2';
  return (
    <section className="ml-card ml-stack">
      <Heading>{title}</Heading>
      <p>{message}</p>
      <p>Your essays, results and rubrics are kept. You can download or delete them below.</p>
      {actions.problem && (
        <p className="ml-field-error" role="alert">
          {actions.problem}
        </p>
      )}
      <div className="ml-actions">
        <Button onClick={() => void logout()} loading={loggingOut}>
          Log out
        </Button>
        {view?.status !== 'past_due' ? (
          <Button type="primary" href={PAGES.subscribe}>
            Subscribe
          </Button>
        ) : view.paymentsAvailable ? (
          <PayNow view={view} portal={actions} />
        ) : (
          <Button href={SUBSCRIPTION_VIEW}>See your subscription</Button>
        )}
      </div>
    </section>
  );
}

/** Where the status cannot be loaded, the most likely reason: the trial has ended. */
function reasonOf(view: SubscriptionStatus | null | undefined): { title: string; message: string } {
  if (view?.status === 'past_due') {
    return {
      title: 'Your payment is overdue',
      message: `Your last payment did not go through. Pay now to continue with ${PLAN}.`,
    };
  }
  if (view?.status === 'canceled') {
    const end = periodEnd(view);
    return {
      title: 'Your subscription has ended',
      message: `${end ? `It ended on ${end}. ` : ''}Subscribe again to continue with ${PLAN}.`,
    };
  }
  return AUTH_MESSAGES.trialExpired;
}
