import '@marklight/ui/fonts.css';
import '@marklight/ui/base.css';
import '@marklight/ui/toast.css';
import '@marklight/ui/components.css';
import '@marklight/ui/layout.css';
import '@marklight/ui/utilities.css';
import './shell.css';
import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { configApi } from '@marklight/api-client/config-api';
import { makeStore } from '@marklight/api-client/make-store';
import { AppProviders } from '@marklight/ui/app-providers';
import { RemoteBoundary } from '@marklight/ui/remote-boundary';
import { createBrowserRouter, RouterProvider } from '@marklight/ui/router';
import { App } from './app';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root.');

const store = makeStore();
// Requested now, because it is needed as soon as the session is known: the two requests need not wait for
// each other.
void store.dispatch(configApi.endpoints.config.initiate());

// One route for everything, because the pages depend on who is signed in.
const router = createBrowserRouter([
  {
    path: '*',
    element: (
      <RemoteBoundary name="The page" onRetry={() => window.location.reload()}>
        <App />
      </RemoteBoundary>
    ),
  },
]);

// A transition is drawn in pieces, between which the page responds.
const application = createRoot(root);
startTransition(() =>
  application.render(
    <StrictMode>
      <AppProviders store={store}>
        <RouterProvider router={router} />
      </AppProviders>
    </StrictMode>,
  ),
);
