import { useState } from 'react';
import { useConfigQuery } from '@marklight/api-client/config-api';
import { useCurrentUserQuery } from '@marklight/api-client/session-api';
import type { CurrentUser } from '@marklight/contracts/auth';
import { TIMINGS } from '@marklight/contracts/business';
import { SUBSCRIPTION_VIEW, trialBannerOf } from '@marklight/contracts/trial-banner';
import { Link } from '@marklight/ui/router';
import { DAY_MS } from '@marklight/contracts/durations';
import { useSubscriptionStatusQuery } from './api';

/** Shown above the dashboard: how long the trial runs, or that a payment is overdue. Nothing for everybody else. */
export function PlanBanner() {
  const { data: config } = useConfigQuery();
  if (config?.billing.enabled === false) return null;
  return <Banner />;
}

function Banner() {
  const { data: view } = useSubscriptionStatusQuery(undefined, {
    pollingInterval: TIMINGS.subscriptionRefetch,
  });
  const { data: user } = useCurrentUserQuery();
  // Until the status has loaded, the account's own date is shown, so that nothing jumps.
  const [guess] = useState(() => trialDaysOf(user));
  if (view?.status === 'past_due') {
    return (
      <aside className="ml-pad ml-amber ml-line-below ml-text-centre" aria-label="Your plan">
        <strong>Your last payment did not go through.</strong> <Link to={SUBSCRIPTION_VIEW}>Pay now</Link>
      </aside>
    );
  }
  const banner = trialBannerOf(
    view ?? { status: 'no_subscription', trialDaysLeft: guess, subscribed: false },
  );
  if (!banner) return null;
  return (
    <aside className="ml-pad ml-tint ml-line-below ml-text-centre" aria-label="Your plan">
      <strong>{banner.label}</strong> {banner.words} <Link to={banner.link.to}>{banner.link.words}</Link>
    </aside>
  );
}

function trialDaysOf(user: CurrentUser | null | undefined): number {
  if (user?.accessStatus !== 'trial' || user.trialEndsAt === null) return 0;
  return Math.max(0, Math.ceil((Date.parse(user.trialEndsAt) - Date.now()) / DAY_MS));
}
