import { useLayoutEffect } from 'react';
import type { CurrentUser } from '@marklight/contracts/auth';
import { PRODUCT_NAME } from '@marklight/contracts/business';
import { PAGES } from '@marklight/contracts/routes';
import { matchPath, Route, Routes, useLocation } from '@marklight/ui/router';
import { PAGE_ELEMENTS } from '../page-elements';
import { PAGE_LIST } from '@marklight/contracts/page-list';
import { MaintenanceBanner } from '../navigation/maintenance-banner';
import { TopNavigation } from '../navigation/top-navigation';
import { useFocusOnPage } from './use-focus-on-page';
import { SessionExpiredDialog } from '../session/session-expired-dialog';
import { asksForSubscription } from '../subscribe/logic/addresses';
import { NotFoundPage } from './not-found-page';

/** The frame of a signed-in person: navigation, the page, and the dialog for a session that has ended. */
export function SignedInPages({ user }: { user: CurrentUser }) {
  const { pathname, search } = useLocation();
  const inSubscription = pathname === PAGES.home && asksForSubscription(search);
  // Before the effects of the page itself, which may name the tab after what it shows.
  useLayoutEffect(() => {
    const page = PAGE_LIST.find(({ path }) => matchPath(path, pathname));
    const title = inSubscription ? 'Subscription' : (page?.title ?? 'Page not found');
    document.title = `${title} · ${PRODUCT_NAME}`;
    window.scrollTo(0, 0);
  }, [pathname, inSubscription]);
  useFocusOnPage(pathname);
  return (
    <>
      <a className="ml-skip" href="#main">
        Skip to the content
      </a>
      <TopNavigation user={user} />
      <MaintenanceBanner />
      <main id="main" tabIndex={-1}>
        <Routes>
          {PAGE_LIST.map(({ path }) => (
            <Route key={path} path={path} element={PAGE_ELEMENTS[path]} />
          ))}
          <Route path="*" element={<NotFoundPage />} />
        </Routes>
      </main>
      <SessionExpiredDialog user={user} />
    </>
  );
}
