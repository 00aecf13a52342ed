import { AUTH_MESSAGES } from '@marklight/contracts/auth-messages';
import { PAGES } from '@marklight/contracts/routes';
import { Button } from '@marklight/ui/antd';
import { useLogout } from '@marklight/ui/use-logout';
import { hasPage } from '../page-list';

/** For a person whose access has ended: pay, or leave. */
export function TrialEndedCard() {
  const { logout, loggingOut } = useLogout();
  return (
    <section className="ml-card shell-ended-card">
      <h2>{AUTH_MESSAGES.trialExpired.title}</h2>
      <p>{AUTH_MESSAGES.trialExpired.message}</p>
      <p>Your essays, results and rubrics are kept. You can download or delete them below.</p>
      <div className="ml-actions">
        <Button onClick={() => void logout()} loading={loggingOut}>
          Log out
        </Button>
        {hasPage(PAGES.subscribe) && (
          <Button type="primary" href={PAGES.subscribe}>
            Subscribe
          </Button>
        )}
      </div>
    </section>
  );
}
