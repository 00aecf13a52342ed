import { createContext, useContext } from 'react';
import type { createBrowserRouter } from 'react-router';
// React Router's provider that can draw an address immediately on request (`flushSync`).
import { RouterProvider as Provider } from 'react-router/dom';

type Router = ReturnType<typeof createBrowserRouter>;

const RouterOfPage = createContext<Router | null>(null);

/** Draws the page of the router's address. */
export function RouterProvider({ router }: { router: Router }) {
  return (
    <RouterOfPage value={router}>
      <Provider router={router} />
    </RouterOfPage>
  );
}

/** The router itself, for what its hooks do not offer; null where the page has none. */
export function useRouter(): Router | null {
  return useContext(RouterOfPage);
}
