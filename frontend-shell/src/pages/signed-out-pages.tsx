import { PRODUCT_NAME } from '@marklight/contracts/business';
import { PAGES } from '@marklight/contracts/routes';
import { Link, Route, Routes } from '@marklight/ui/router';
import { LogoMark } from '@marklight/ui/drawings';
import { SignInCard } from '../session/sign-in-card';
import { TrialEndedCard } from '../session/trial-ended-card';
import { LazyPage } from './lazy-page';
import { AccessDeniedPage } from './access-denied-page';
import { NotFoundPage } from './not-found-page';

const loadSubscribe = async () => (await import('../subscribe/subscribe-page')).SubscribePage;

/**
 * What a person sees who is not signed in. The server sends the landing page to visitors of `/`; this
 * document is for every other address, and for `/` where a session stands whose access has ended.
 */
export function SignedOutPages({ accessEnded }: { accessEnded: boolean }) {
  const card = accessEnded ? <TrialEndedCard /> : <SignInCard />;
  return (
    <>
      <header className="shell-bar shell-bar-plain">
        <Link to={PAGES.home} reloadDocument className="shell-logo">
          <LogoMark />
          {PRODUCT_NAME}
        </Link>
      </header>
      <main id="main">
        <Routes>
          <Route path={PAGES.home} element={card} />
          <Route
            path={PAGES.profile}
            element={<AccessDeniedPage reason="Please log in to view your profile." />}
          />
          <Route
            path={PAGES.admin}
            element={<AccessDeniedPage reason="You need admin privileges to access this page." />}
          />
          {accessEnded && (
            <Route
              path={PAGES.subscribe}
              element={<LazyPage name="The subscription page" load={loadSubscribe} />}
            />
          )}
          <Route path="*" element={<NotFoundPage>{card}</NotFoundPage>} />
        </Routes>
      </main>
    </>
  );
}
