import { useLayoutEffect } from 'react';
import { PRODUCT_NAME } from '@marklight/contracts/business';
import { PAGE_LIST } from '@marklight/contracts/page-list';
import { PAGES } from '@marklight/contracts/routes';
import { Link, Route, Routes, useLocation } from '@marklight/ui/router';
import { LogoMark } from '@marklight/ui/drawings';
import { MaintenanceBanner } from '../navigation/maintenance-banner';
import { SignInCard } from '../session/sign-in-card';
import { AccessDeniedPage } from './access-denied-page';
import { EndedHomePage } from './ended-home-page';
import { LazyPage } from './lazy-page';
import { NotFoundPage } from './not-found-page';
import { AccessEndedPage } from './access-ended-page';

const loadProfile = async () => (await import('../profile/profile-page')).ProfilePage;
const loadSubscribe = async () => (await import('../subscribe/subscribe-page')).SubscribePage;

/**
 * What a person who is not signed in sees. The server sends the landing page to visitors of `/`; this document is for
 * every other address, and for `/` if there is a session whose access has ended.
 */
export function SignedOutPages({ accessEnded }: { accessEnded: boolean }) {
  const card = accessEnded ? <AccessEndedPage /> : <SignInCard />;
  const { pathname } = useLocation();
  // Before the effects of the page itself, which may name the tab after what it shows.
  useLayoutEffect(() => {
    document.title = `${titleOf(pathname, accessEnded)} · ${PRODUCT_NAME}`;
  }, [pathname, accessEnded]);
  return (
    <>
      <header className="shell-bar">
        <Link to={PAGES.home} reloadDocument className="ml-inline shell-logo">
          <LogoMark />
          {PRODUCT_NAME}
        </Link>
      </header>
      <MaintenanceBanner />
      <main id="main">
        <Routes>
          <Route path={PAGES.home} element={accessEnded ? <EndedHomePage /> : card} />
          <Route
            path={PAGES.profile}
            element={
              accessEnded ? (
                <LazyPage key="profile" name="The profile page" load={loadProfile} />
              ) : (
                <AccessDeniedPage reason="Please log in to view your profile." />
              )
            }
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

/** The name of the browser's tab. Pages that this person cannot open are not found. */
function titleOf(pathname: string, accessEnded: boolean): string {
  const hasIt: string[] = [PAGES.profile, PAGES.admin, ...(accessEnded ? [PAGES.subscribe] : [])];
  if (pathname === PAGES.home) return accessEnded ? 'Subscription' : 'Log in';
  const page = PAGE_LIST.find(({ path }) => path === pathname && hasIt.includes(path));
  return page?.title ?? 'Page not found';
}
