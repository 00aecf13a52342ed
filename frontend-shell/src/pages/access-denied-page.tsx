import { PAGES } from '@marklight/contracts/routes';
import { AccessDenied } from '@marklight/ui/access-denied';
import { goTo } from '@marklight/ui/go-to';

/** Access Denied as a whole page, for people who are not signed in. */
export function AccessDeniedPage({ reason }: { reason: string }) {
  return <AccessDenied reason={reason} onGoHome={() => goTo(PAGES.home)} />;
}
