import { useConfigQuery } from '@marklight/api-client/config-api';
import { messageOf } from '@marklight/api-client/errors';
import type { CurrentUser } from '@marklight/contracts/auth';
import { PRODUCT_NAME } from '@marklight/contracts/business';
import { Button } from '@marklight/ui/antd';
import { LogoMark } from '@marklight/ui/drawings';
import { useLogout } from '@marklight/ui/use-logout';
import { useSendEmailLinkMutation } from '../profile/api';

export interface WaitingPageProps {
  user: CurrentUser;
  /** Asks the server for the account's present state. */
  onLookAgain: () => void;
  looking: boolean;
}

/** For an account that the server let in by its email domain, and whose address is not confirmed yet. */
export function WaitingPage({ user, onLookAgain, looking }: WaitingPageProps) {
  const { logout, loggingOut } = useLogout();
  const { data: config } = useConfigQuery();
  const [sendLink, sending] = useSendEmailLinkMutation();
  return (
    <>
      <header className="shell-bar">
        <span className="ml-inline shell-logo">
          <LogoMark />
          {PRODUCT_NAME}
        </span>
      </header>
      <main id="main" className="ml-page ml-page-narrow">
        <section className="ml-card ml-stack">
          <h1>Confirm your email address</h1>
          <p className="ml-anywhere">
            Your account is ready. Before you can use it, <strong>{user.email}</strong> has to be confirmed as
            yours.
          </p>
          {config?.mail ? (
            <>
              <p>Open the link in the email that we have sent there, then check again here.</p>
              <p className="ml-hint">
                Nothing there after a few minutes? Look in your junk folder, or have the link sent again. Only
                the newest one works.
              </p>
            </>
          ) : (
            <p>Ask an administrator of your school to confirm your account, then check again here.</p>
          )}
          <p role="status" className="ml-hint">
            {sending.isSuccess && `We have sent a new link to ${user.email}.`}
          </p>
          <p role="alert" className="ml-field-error">
            {sending.isError && messageOf(sending.error)}
          </p>
          <div className="ml-actions">
            <Button onClick={() => void logout()} loading={loggingOut}>
              Log out
            </Button>
            {config?.mail && (
              <Button loading={sending.isLoading} onClick={() => void sendLink()}>
                Send again
              </Button>
            )}
            <Button type="primary" onClick={onLookAgain} loading={looking}>
              Check again
            </Button>
          </div>
        </section>
      </main>
    </>
  );
}
