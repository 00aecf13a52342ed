import './fonts.css';
import './base.css';
import './toast.css';
import './components.css';
import './layout.css';
import './utilities.css';
import { StrictMode, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { makeStore } from '@marklight/api-client/make-store';
import { AppProviders } from '@marklight/ui/app-providers';
import { createBrowserRouter, RouterProvider } from '@marklight/ui/router';

/** Renders a remote without its host, for development, with only what the host puts around every page. */
export function renderAlone(page: ReactNode): void {
  const root = document.body.appendChild(document.createElement('div'));
  createRoot(root).render(
    <StrictMode>
      <AppProviders store={makeStore()}>
        <RouterProvider router={createBrowserRouter([{ path: '*', element: page }])} />
      </AppProviders>
    </StrictMode>,
  );
}
