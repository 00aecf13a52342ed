import type { CurrentUser } from '@marklight/contracts/auth';
import { PRODUCT_NAME } from '@marklight/contracts/business';
import { Button } from '@marklight/ui/antd';
import { LogoMark } from '@marklight/ui/drawings';
import { useLogout } from '@marklight/ui/use-logout';

export interface WaitingPageProps {
  user: CurrentUser;
  /** Asks the server how the account stands now. */
  onLookAgain: () => void;
  looking: boolean;
}

/** For an account that the server let in by its email domain, and whose address is not confirmed yet. */
export function WaitingPage({ user, onLookAgain, looking }: WaitingPageProps) {
  const { logout, loggingOut } = useLogout();
  return (
    <>
      <header className="shell-bar shell-bar-plain">
        <span className="shell-logo">
          <LogoMark />
          {PRODUCT_NAME}
        </span>
      </header>
      <main id="main" className="shell-narrow shell-ended">
        <section className="ml-card shell-ended-card">
          <h1>Confirm your email address</h1>
          <p>
            Your account is ready. Before you can use it, somebody has to see that{' '}
            <strong>{user.email}</strong> is yours.
          </p>
          <p>
            If a mail from us has reached you, open its link. If not, ask an administrator of your school to
            confirm your account.
          </p>
          <div className="ml-actions">
            <Button onClick={() => void logout()} loading={loggingOut}>
              Log out
            </Button>
            <Button type="primary" onClick={onLookAgain} loading={looking}>
              Check again
            </Button>
          </div>
        </section>
      </main>
    </>
  );
}
