import { PAGE_HEADS } from '@marklight/contracts/page-heads';
import { PAGES } from '@marklight/contracts/routes';
import { useLocation } from '@marklight/ui/router';
import { RemoteView } from '../remotes/remote-view';
import { asksForSubscription } from '../subscribe/logic/addresses';
import { PlanBanner } from '../subscribe/plan-banner';
import { LazyPage } from './lazy-page';

const loadSubscription = async () => (await import('../subscribe/subscription-page')).SubscriptionPage;

/** The grading dashboard; its subscription tab, which has no button on it, is the shell's own page. */
export function HomePage() {
  const { search } = useLocation();
  if (asksForSubscription(search)) {
    return <LazyPage name="The subscription page" load={loadSubscription} />;
  }
  return (
    <>
      <PlanBanner />
      <RemoteView
        remote="grading"
        expose="GradingDashboard"
        name="The grading dashboard"
        head={PAGE_HEADS[PAGES.home]}
      />
    </>
  );
}
