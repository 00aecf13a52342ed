import type { SubscriptionStatus } from '@marklight/contracts/billing';
import { Button } from '@marklight/ui/antd';
import { goTo } from '@marklight/ui/go-to';

export interface PayNowProps {
  view: SubscriptionStatus;
  portal: { busy: string | null; openPortal: () => Promise<void> };
}

/** The open invoice where there is one; otherwise the portal, where the card can be changed. */
export function PayNow({ view: { status, pastDue }, portal }: PayNowProps) {
  if (status !== 'past_due') return null;
  const payUrl = pastDue?.payUrl;
  return (
    <Button
      type="primary"
      loading={portal.busy === 'portal'}
      onClick={() => (payUrl ? goTo(payUrl) : void portal.openPortal())}
    >
      Pay now
    </Button>
  );
}
