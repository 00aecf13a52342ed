import { useLocation } from '@marklight/ui/router';
import { asksForSubscription } from '../subscribe/logic/addresses';
import { AccessEndedPage } from './access-ended-page';
import { LazyPage } from './lazy-page';

const loadSubscription = async () => (await import('../subscribe/subscription-page')).SubscriptionPage;

/** The home of a person whose access has ended: the same address shows the state of the plan. */
export function EndedHomePage() {
  const { search } = useLocation();
  if (asksForSubscription(search)) {
    return <LazyPage name="The subscription page" load={loadSubscription} />;
  }
  return <AccessEndedPage isPage />;
}
