import { lazy, Suspense, useDeferredValue, useEffect, useLayoutEffect, useState } from 'react';
import { useDispatch, useSelector } from '@marklight/api-client/redux';
import type { RootState } from '@marklight/api-client/make-store';
import { isAuthenticated, useCurrentUserQuery } from '@marklight/api-client/session-api';
import { sessionClosed, sessionOpened } from '@marklight/api-client/session-state';
import { storeEmail } from '@marklight/api-client/stored-email';
import { PRODUCT_NAME } from '@marklight/contracts/business';
import { useLocation } from '@marklight/ui/router';
import { ErrorState } from '@marklight/ui/states';
import { hasPageFrame, removePageFrame } from './pages/page-frame';
import { SignedInPages } from './pages/signed-in-pages';
import { returnsFromPayment } from './subscribe/logic/addresses';

const SignedOutPages = lazy(() =>
  import('./pages/signed-out-pages').then((loaded) => ({ default: loaded.SignedOutPages })),
);
const WaitingPage = lazy(() =>
  import('./pages/waiting-page').then((loaded) => ({ default: loaded.WaitingPage })),
);
const PaymentReturn = lazy(() =>
  import('./subscribe/payment-return').then((loaded) => ({ default: loaded.PaymentReturn })),
);

/** The pages, and over them the outcome of a payment that the browser comes back from. */
export function App() {
  const { search } = useLocation();
  const [returns] = useState(() => returnsFromPayment(search));
  return (
    <>
      {returns && (
        <Suspense fallback={null}>
          <PaymentReturn />
        </Suspense>
      )}
      <Pages />
    </>
  );
}

/** Finds out who is signed in and shows the pages that this person has. */
function Pages() {
  const { data: user, error, isFetching, refetch } = useCurrentUserQuery();
  const status = useSelector((state: RootState) => state.session.status);
  const dispatch = useDispatch();
  // Deferred, so that what follows is drawn in pieces, between which the page responds; an answer from the
  // store would be drawn in one go.
  const isKnown = useDeferredValue(user !== undefined || error !== undefined);

  useLayoutEffect(() => {
    if (isKnown) removePageFrame();
  }, [isKnown]);
  useEffect(() => {
    if (user === undefined) return;
    if (isAuthenticated(user)) {
      storeEmail(user.email);
      dispatch(sessionOpened({ id: user.id, email: user.email }));
    } else {
      dispatch(sessionClosed());
    }
  }, [user, dispatch]);

  if (!isKnown) return <Splash />;
  if (isAuthenticated(user) && user.awaitsConfirmation) {
    return (
      <Suspense fallback={<Splash />}>
        <WaitingPage user={user} onLookAgain={() => void refetch()} looking={isFetching} />
      </Suspense>
    );
  }
  // A session that ends while somebody works keeps the page: the last known person stays until logout.
  if (isAuthenticated(user) && status !== 'none') return <SignedInPages user={user} />;
  if (user !== undefined) {
    return (
      <Suspense fallback={<Splash />}>
        <SignedOutPages accessEnded={user !== null && !isAuthenticated(user)} />
      </Suspense>
    );
  }
  if (error) {
    return (
      <main className="ml-page">
        <ErrorState
          title={`${PRODUCT_NAME} could not be loaded.`}
          error={error}
          onRetry={refetch}
          retrying={isFetching}
        />
      </main>
    );
  }
  return <Splash />;
}

/** Shows a message only if the answer takes long enough to be noticed and the page shows no frame, which stays where it is. */
function Splash() {
  const [isFramed] = useState(hasPageFrame);
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), 400);
    return () => clearTimeout(timer);
  }, []);
  if (isFramed) return null;
  return (
    <main className="ml-centre ml-soft" style={{ minHeight: '60vh' }} role="status">
      {late ? `Opening ${PRODUCT_NAME}…` : ''}
    </main>
  );
}
